"""Key scripts."""

import pytest

from hal import LEFT, UP, A, B
from host_sim import keys


def test_words():
    assert keys.parse("U A+600\nA&L wait500") == [
        (UP, keys.PRESS_MS),
        (0, keys.GAP_MS),
        (A, 600),
        (0, keys.GAP_MS),
        (A | LEFT, keys.PRESS_MS),
        (0, keys.GAP_MS),
        (0, 500),
    ]
    assert keys.parse("B&A+700")[0] == (A | B, 700)
    assert keys.parse("") == []


@pytest.mark.parametrize(
    "word", ["X", "a", "A+", "A+x", "A&", "&A", "A+0", "wait", "wait0", "AB", "A+99999999", "U+600ms"]
)
def test_a_word_that_means_nothing_is_named(word):
    with pytest.raises(keys.BadKeys) as refused:
        keys.parse("U " + word)
    assert "word 2" in str(refused.value) and word in str(refused.value) and "\n" not in str(refused.value)
