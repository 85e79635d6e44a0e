import { expect, test } from "vitest";
import { rulesOfMatch, type CategoryRules } from "./rules-of-match.rules";

const tournament = { setFormat: "SET6_TB66" } as const;
const plain: CategoryRules = {
  matchFormat: "ONE_SET",
  setFormat: null,
  fixedGames: null,
  knockoutMatchFormat: null,
  knockoutSetFormat: null,
};

test.each([
  [
    "a Super 8 plays one set of the tournament's",
    { stage: null },
    null,
    { matchFormat: "ONE_SET", setFormat: "SET6_TB66" },
  ],
  [
    "a group plays what its category says",
    { stage: "GROUP" },
    { ...plain, setFormat: "SET4_TB33" },
    { setFormat: "SET4_TB33" },
  ],
  [
    "a knockout plays as the groups do",
    { stage: "MAIN" },
    plain,
    { matchFormat: "ONE_SET", setFormat: "SET6_TB66", someoneGoesOn: true },
  ],
  [
    "or by formats of its own",
    { stage: "MAIN" },
    { ...plain, knockoutMatchFormat: "BEST_OF_3_MTB10", knockoutSetFormat: "SET6_TB55" },
    { matchFormat: "BEST_OF_3_MTB10", setFormat: "SET6_TB55" },
  ],
] as const)("%s", (_name, match, category, rules) => {
  expect(rulesOfMatch(match, category, tournament)).toMatchObject(rules);
});

test("in a group a match may end level", () => {
  const rules = rulesOfMatch(
    { stage: "GROUP" },
    { ...plain, matchFormat: "FIXED_GAMES", fixedGames: 8 },
    tournament,
  );
  expect(rules).toEqual({ matchFormat: "FIXED_GAMES", setFormat: "SET6_TB66", fixedGames: 8 });
});
