"""Codes: short enough to be said aloud, long enough not to be guessed (S2, S3)."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pioche.server.codes import ALPHABET, LINK, digest, is_token, new_code, new_token, read_code, same, spelt


def test_a_code_has_fifty_bits() -> None:
    codes = {new_code() for _ in range(2000)}
    assert len(codes) == 2000
    assert len(ALPHABET) == 32
    assert all([re.fullmatch("[0-9A-HJKMNP-TV-Z]{10}", code) for code in codes])
    assert {letter for code in codes for letter in code} == set(ALPHABET)
    assert {code[0] for code in codes} == {code[-1] for code in codes} == set(ALPHABET)


@pytest.mark.parametrize(
    "typed",
    [
        "7K3Q1-9F0MD",
        "7k3q1-9f0md",
        " 7K3Q1 9F0MD ",
        "7K3Q19F0MD",
        "7k3ql-9fomd",
        "7K3QI-9FOMD",
        "7-K-3-Q-1-9-F-0-M-D",
    ],
)
def test_a_code_is_read_as_people_write_it(typed: str) -> None:
    assert read_code(typed) == "7K3Q19F0MD"


@pytest.mark.parametrize(
    "typed",
    [
        "", "7K3Q1-9F0M", "7K3Q1-9F0MDD", "7K3U1-9F0MD", "7K3Q1_9F0MD", "７K3Q19F0MD", "7K3Q19F0Mı", "7K3Q19F0MD\n",
        "7K3Q19F0M\ud800", "A" * 1_000_000, "-" * 30 + "7K3Q19F0MD", "-" * 1_000_000, "ﬀ" * 5,
    ],
)  # fmt: skip
def test_anything_else_is_no_code(typed: str) -> None:
    assert read_code(typed) is None


def test_a_code_that_is_spelt_is_read_back() -> None:
    assert spelt("7K3Q19F0MD") == "7K3Q1-9F0MD"
    for length in (10, LINK):
        code = new_code(length)
        assert read_code(spelt(code), length) == read_code(spelt(code).lower(), length) == code


@given(st.text(max_size=40))
def test_reading_never_fails(typed: str) -> None:
    code = read_code(typed)
    assert code is None or read_code(code) == code


def test_a_token_has_256_bits_and_a_form() -> None:
    tokens = {new_token() for _ in range(1000)}
    assert len(tokens) == 1000
    assert all([is_token(token) for token in tokens])
    token = new_token()
    assert not any(
        [is_token(wrong) for wrong in (token[:-1], token + "A", token[:-1] + "+", token + "\n", "", "é" * 43)]
    )


def test_only_the_digest_of_a_token_is_kept() -> None:
    assert digest("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert digest("\ud800") != digest("")
    assert same(digest("abc"), digest("abc"))
    assert not same(digest("abc"), digest("abd"))
    assert not same("é", "e")
    assert not same("\ud800", "")
