"""Answers: what may be done about a penalty or a +4, several cards at once, and out of turn."""

from __future__ import annotations

from pioche.rulebook.book import Paragraph, Points, Section
from pioche.rulebook.telling import Telling, paragraph, those


def answers(tell: Telling) -> Section | None:
    """Which cards answer a penalty."""
    stacks, cancels = tell.is_on("stacking"), tell.is_on("wild_cancels")
    gives_up = tell("answers-challenge") if tell.has_challenge else None
    blocks = (
        _stacking(tell, gives_up) if stacks else None,
        paragraph(tell.setting("deflect") if tell.is_on("deflect") else None),
        paragraph(tell.setting("skip_answers_skip") if tell.is_on("skip_answers_skip") else None),
        paragraph(tell.setting("wild_cancels"), None if stacks else gives_up) if cancels else None,
    )
    return tell.section("answers", *blocks) if any(blocks) else None


def _stacking(tell: Telling, gives_up: str | None) -> Paragraph | None:
    targeted = tell.has("targeted_two", "targeted_four")
    return paragraph(
        tell.setting("stacking"),
        tell("stacking-pair" if tell.options["pairs"] == "any" else "stacking-single"),
        tell("stacking-targeted") if targeted else None,
        gives_up,
    )


def challenge(tell: Telling) -> Section | None:
    """Bluffing with a +4, and what it costs whom."""
    if not tell.has_challenge:
        return None
    options = tell.options
    who, reveals = str(options["challenger"]), str(options["challenge_reveals"])
    extra = int(options["challenge_extra"])
    back = "yes" if options["bluff_taken_back"] else "no"
    verdicts = [
        tell("challenge-guilty", cards=tell.cards(options["bluff_cards"]), back=back),
        tell("challenge-innocent", cards=tell.cards(4 + extra)),
        tell("challenge-outsider", cards=tell.cards(extra)) if who == "anyone" else None,
        _stack(tell),
    ]
    return tell.section(
        "challenge",
        paragraph(tell("challenge", who=who, reveals=reveals)),
        Points(those(verdicts)),
        _chain(tell),
    )


def _surcharge(tell: Telling) -> dict[str, int | str]:
    """What a bluff costs besides the cards that have added up, and a wrong challenge."""
    more = int(tell.options["bluff_cards"]) - 4
    sign = "more" if more > 0 else "less" if more else "none"
    return {"surcharge": sign, "more": abs(more), "extra": int(tell.options["challenge_extra"])}


def _stack(tell: Telling) -> str | None:
    """A challenge where several cards have added up."""
    if tell.is_on("bluff_chain") or not tell.is_on("stacking"):
        return None
    if not tell.options["challenge_answers"]:
        return tell("challenge_answers-false")
    return tell("challenge-stack", **_surcharge(tell))


def _chain(tell: Telling) -> Paragraph | None:
    if not tell.is_on("bluff_chain"):
        return None
    cards = tell.cards(tell.options["challenge_extra"])
    return paragraph(tell("bluff_chain"), tell("bluff_chain-accuse", cards=cards, **_surcharge(tell)))


def several(tell: Telling) -> Section | None:
    """Pairs and runs."""
    options = tell.options
    pairs, runs = tell.is_on("pairs"), tell.is_on("runs")
    if not (pairs or runs):
        return None
    powers = any([tell.is_on(key) for key in ("seven", "zero", "two", "wizz")])
    finish = str(options["combo_finish"])
    return tell.section(
        "several",
        paragraph(
            tell.setting("pairs") if pairs else None,
            tell.setting("pair_skips") if pairs and options["pair_skips"] else None,
        ),
        paragraph(tell.setting("runs") if runs else None, tell("runs-power") if runs and powers else None),
        paragraph(tell(f"combo_finish-{finish}", players=tell.seats) if _limits(tell) else None),
    )


def _limits(tell: Telling) -> bool:
    """Whether it has to be said who may go out on several cards."""
    return tell.options["combo_finish"] != "not_with_two" or tell.may_be_two


def jump_in(tell: Telling) -> Section | None:
    """Cards laid out of turn."""
    options = tell.options
    if not tell.is_on("jump_in"):
        return None
    actions = options["jump_in"] != "numbers"
    cancels = options["jump_in_action"] == "cancel"
    shout = str(options["jump_in_shout"])
    defended = tell.is_on("stacking") or tell.is_on("skip_answers_skip") or tell.is_on("bluff_chain")
    cost = tell.cards(options["manners_cards"])
    return tell.section(
        "jump_in",
        paragraph(tell.setting("jump_in"), tell("jump_in")),
        paragraph(
            tell(f"jump_in_action-{options['jump_in_action']}") if actions else None,
            tell("jump_in-answers") if actions and cancels and defended else None,
        ),
        paragraph(
            tell("jump_in_shout", word=shout, cards=cost) if shout else None,
            tell.setting("jump_in_own_turn") if options["jump_in_own_turn"] else None,
        ),
    )
