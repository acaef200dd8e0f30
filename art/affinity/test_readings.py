"""Made-up counts, and what they do to a table: `python3 -m unittest discover art/affinity`."""

import unittest

from pathlib import Path

from readings import OF_KIND, column, of_deck, read, row, weigh

FLAT = [[0.0] * 54 for _ in range(84)]


def reading(people, clues=("dream-07",), choices=("place-01", "place-02", "place-18")):
    return {"clues": list(clues), "choices": list(choices), "people": people}


class Weigh(unittest.TestCase):
    def test_names_are_places_in_the_table(self):
        self.assertEqual([row("dream-01"), row("dream-84")], [0, 83])
        self.assertEqual([column("object-01"), column("place-18"), column("character-01")], [0, 35, 36])

    def test_nobody_moves_nothing(self):
        self.assertEqual(weigh(FLAT, []), FLAT)
        self.assertEqual(weigh(FLAT, [reading([0, 0, 0])]), FLAT)

    def test_what_many_take_it_for_rises_and_the_rest_falls(self):
        one, two, last = column("place-01"), column("place-02"), column("place-18")
        moved = weigh(FLAT, [reading([18, 1, 1])])
        self.assertGreater(moved[6][one], 0.5)
        self.assertLess(moved[6][two], -0.2)
        self.assertAlmostEqual(moved[6][two], moved[6][last])
        self.assertAlmostEqual(sum(moved[6]), 0, places=6)
        untouched = [[*line] for line in moved]
        untouched[6][one] = untouched[6][two] = untouched[6][last] = 0.0
        self.assertEqual(untouched, FLAT, "only what was read moves")

    def test_more_people_weigh_more_but_never_run_away(self):
        one = column("place-01")
        few, many, all_of_them = (weigh(FLAT, [reading([n, 0, 0])])[6][one] for n in (0.2, 2, 2000))
        self.assertLess(few, 0.8)
        self.assertLess(few, many)
        self.assertLess(many, all_of_them)
        self.assertLess(all_of_them, 8)

    def test_what_the_table_knows_already_does_not_move_it(self):
        sure = [[*line] for line in FLAT]
        sure[6][column("place-01")] = 3.0
        to_learn = weigh(FLAT, [reading([18, 1, 1])])[6][column("place-01")]
        known = weigh(sure, [reading([18, 1, 1])])[6][column("place-01")] - 3.0
        self.assertLess(abs(known), to_learn / 3)

    def test_dreams_that_come_together_share_what_they_teach(self):
        one = column("place-01")
        moved = weigh(FLAT, [reading([18, 1, 1], clues=("dream-07", "dream-08"))])
        self.assertAlmostEqual(moved[6][one], moved[7][one])
        self.assertLess(moved[6][one], weigh(FLAT, [reading([18, 1, 1])])[6][one])

    def test_what_everybody_says_in_the_end_is_what_the_table_tells(self):
        moved = weigh(FLAT, [reading([60, 30, 10])])[6]
        loud = [2.718281828 ** moved[column(choice)] for choice in ("place-01", "place-02", "place-18")]
        for share, one in zip((0.6, 0.3, 0.1), loud):
            self.assertAlmostEqual(one / sum(loud), share, places=2)

    def test_the_table_that_was_given_stays(self):
        weigh(FLAT, [reading([18, 1, 1])])
        self.assertTrue(all(number == 0 for line in FLAT for number in line))


class OfTheDeck(unittest.TestCase):
    LINE = {"dream": "dream-07", "first": "place-03", "second": "place-01", "third": "place-18"}

    def test_three_cards_are_named_and_the_others_share_what_is_left(self):
        line = self.LINE | {"first_percent": "50", "second_percent": "20", "third_percent": "15"}
        told = of_deck(line)
        self.assertEqual((told["clues"], len(told["choices"])), (["dream-07"], OF_KIND))
        shares = dict(zip(told["choices"], told["people"]))
        self.assertEqual([shares[card] for card in ("place-03", "place-01", "place-18")], [0.5, 0.2, 0.15])
        self.assertAlmostEqual(shares["place-02"], 0.01)
        self.assertAlmostEqual(sum(told["people"]), 1)

    def test_every_reader_of_the_deck_has_read_every_dream_once(self):
        files = sorted((Path(__file__).parent / "readings").glob("*.csv"))
        self.assertEqual(len(files), 6)
        for file in files:
            told = read(file)
            self.assertEqual(sorted(row(one["clues"][0]) for one in told), [*range(84)], file.name)
            for one in told:
                self.assertAlmostEqual(sum(one["people"]), 1, msg=f"{file.name} {one['clues']}")
                self.assertTrue(all(share >= 0 for share in one["people"]), f"{file.name} {one['clues']}")
                self.assertEqual({choice.split("-")[0] + "s" for choice in one["choices"]}, {file.name.split("-")[0]})


if __name__ == "__main__":
    unittest.main()
