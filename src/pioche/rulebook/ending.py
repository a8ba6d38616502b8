"""Closing chapters: calling Uno, going out, points, and table manners."""

from __future__ import annotations

from pioche.rulebook.book import Points, Section
from pioche.rulebook.telling import Telling, paragraph, those


def uno(tell: Telling) -> Section:
    """The call, and what forgetting it costs."""
    options = tell.options
    cost = tell.cards(options["uno_cards_penalty"])
    call, catch = int(options["false_uno_cards"]), int(options["false_catch_cards"])
    wrong = tell("false_uno", call=call, catch=catch, call_cards=tell.cards(call), catch_cards=tell.cards(catch))
    return tell.section(
        "uno",
        paragraph(
            tell("uno"),
            tell("uno-catch", cards=cost),
            tell.setting("uno_call"),
            tell("uno_required-true", cards=cost) if options["uno_required"] else None,
            wrong if call or catch else None,
            tell("uno-exchange") if tell.hands_move else None,
        ),
    )


def going_out(tell: Telling) -> Section:
    """The last card, and the round that cannot go on."""
    options = tell.options
    limits = options["finish_on"] != "any"
    return tell.section(
        "out",
        paragraph(
            tell("out"),
            tell.setting("finish_on"),
            _last_draw(tell),
            tell(f"finish_refused-{options['finish_refused']}") if limits else None,
            tell("blocked", scoring=str(options["scoring"])),
        ),
    )


def _last_draw(tell: Telling) -> str | None:
    """What a last card that makes others draw still does, where one may be the last."""
    finish = tell.options["finish_on"]
    if finish == "number":
        return None
    if not tell.options["last_draw"]:
        return tell("last_draw-false")
    extra = tell.has("downpour_one", "downpour_two") or tell.uno_card == "draw_eight"
    more = "more" if extra else "both" if finish == "any" else "two"
    return tell("last_draw-true", draws="two" if finish == "not_wild" else more)


def points(tell: Telling) -> Section | None:
    """Who counts what after a round."""
    options = tell.options
    if not tell.is_scored:
        return None
    may_tie = options["scoring"] == "losers" or tell.is_on("rounds") or tell.is_on("teams")
    discount = int(options["round_number_discount"])
    return tell.section(
        "points",
        paragraph(
            tell.setting("scoring"),
            tell("worth"),
            tell("round_number_discount", n=discount) if discount else None,
            tell("ties") if may_tie and options["scoring"] != "elimination" else None,
        ),
    )


def cursed(tell: Telling) -> Section | None:
    """The card that is cursed in each round."""
    if not (tell.is_on("cursed_cards") and tell.is_scored):
        return None
    sign = tell("cursed-sign", scoring=str(tell.options["scoring"]))
    return tell.section("cursed", paragraph(tell("cursed"), tell("cursed-cost"), sign, tell("cursed-out")))


def manners(tell: Telling) -> Section | None:
    """What is no move of the game, and costs cards."""
    options = tell.options
    cost = tell.cards(options["manners_cards"])
    rules = those(
        [
            tell("mistakes-penalised", cards=cost) if options["mistakes"] == "penalised" else None,
            tell("tribunal-true", cards=cost) if tell.is_on("tribunal") else None,
            tell("banned_word", word=str(options["banned_word"]), cards=cost) if tell.is_on("banned_word") else None,
            tell("oooh", word=str(options["oooh"]), cards=cost) if tell.is_on("oooh") else None,
        ]
    )
    return tell.section("manners", Points(rules)) if rules else None
