import { describe, expect, test } from "vitest";
import vectors from "../../../tests/vectors/scoring-formats.json";
import type { CategoryFormat, DrawStage } from "../draws/draw-plan.rules";
import {
  type CategoryRules,
  decidingPhaseOf,
  minutesOfMatch,
  phaseFormatsOf,
  phasesInWords,
  phasesOfCategory,
  rulesOfMatch,
} from "./rules-of-match.rules";
import { validateMatchScore } from "./match-score.rules";
import { walkoverScore } from "./match-outcome.rules";
import type { SetFormatName } from "./match-format.rules";

const tournament = { setFormat: "SET6_TB66" } as const;
const plain: CategoryRules = {
  drawFormat: "GROUPS_KNOCKOUT",
  matchFormat: "ONE_SET",
  setFormat: null,
  fixedGames: null,
  knockoutMatchFormat: null,
  knockoutSetFormat: null,
  roundOf16MatchFormat: null,
  roundOf16SetFormat: null,
  quarterfinalMatchFormat: null,
  quarterfinalSetFormat: null,
  semifinalMatchFormat: null,
  semifinalSetFormat: null,
  thirdPlaceMatchFormat: null,
  thirdPlaceSetFormat: null,
  finalMatchFormat: null,
  finalSetFormat: null,
};
/** Of a draw whose main bracket has four rounds. */
const place = (stage: DrawStage | null, round = 1, lastRound = 4) => ({ stage, round, lastRound });

test.each([
  [
    "a Super 8 plays one set of the tournament's",
    place(null),
    null,
    { matchFormat: "ONE_SET", setFormat: "SET6_TB66" },
  ],
  [
    "a group plays what its category says",
    place("GROUP"),
    { ...plain, setFormat: "SET4_TB33" },
    { setFormat: "SET4_TB33" },
  ],
  [
    "a knockout plays as the groups do",
    place("MAIN"),
    plain,
    { matchFormat: "ONE_SET", setFormat: "SET6_TB66", someoneGoesOn: true },
  ],
  [
    "or by formats of its own",
    place("MAIN"),
    { ...plain, knockoutMatchFormat: "BEST_OF_3_MTB10", knockoutSetFormat: "SET6_TB55" },
    { matchFormat: "BEST_OF_3_MTB10", setFormat: "SET6_TB55" },
  ],
  ...(["KNOCKOUT", "DOUBLE_ELIMINATION"] as const).map(
    (drawFormat) =>
      [
        `but without groups before it those do not count: ${drawFormat}`,
        place("MAIN"),
        { ...plain, drawFormat, knockoutMatchFormat: "BEST_OF_3_MTB10", knockoutSetFormat: "SET6_TB55" },
        { matchFormat: "ONE_SET", setFormat: "SET6_TB66" },
      ] as const,
  ),
] as const)("%s", (_name, match, category, rules) => {
  expect(rulesOfMatch(match, category, tournament)).toMatchObject(rules);
});

test("in a group a match may end level", () => {
  const rules = rulesOfMatch(
    place("GROUP"),
    { ...plain, matchFormat: "FIXED_GAMES", fixedGames: 8 },
    tournament,
  );
  expect(rules).toEqual({ matchFormat: "FIXED_GAMES", setFormat: "SET6_TB66", fixedGames: 8 });
});

describe("the last rounds", () => {
  /** As a regulation has it: one set to 6, the final best of three, third place one set to 4. */
  const regulation: CategoryRules = {
    ...plain,
    knockoutSetFormat: "SET6_TB55",
    thirdPlaceSetFormat: "SET4_TB33",
    finalMatchFormat: "BEST_OF_3_MTB10",
    finalSetFormat: "SET6_TB66",
  };
  const phases: [string, ReturnType<typeof place>, "ONE_SET" | "BEST_OF_3_MTB10", SetFormatName][] = [
    ["groups", place("GROUP"), "ONE_SET", "SET6_TB66"],
    ["quarter-finals", place("MAIN", 2), "ONE_SET", "SET6_TB55"],
    ["semifinals", place("MAIN", 3), "ONE_SET", "SET6_TB55"],
    ["third place", place("THIRD_PLACE", 1, 1), "ONE_SET", "SET4_TB33"],
    ["final", place("MAIN", 4), "BEST_OF_3_MTB10", "SET6_TB66"],
    ["final of the consolation", place("CONSOLATION", 2, 2), "ONE_SET", "SET6_TB55"],
  ];

  test.each(phases)("%s: by their own format", (_name, match, matchFormat, setFormat) => {
    expect(rulesOfMatch(match, regulation, tournament)).toMatchObject({ matchFormat, setFormat });
  });

  test.each(phases)(
    "%s: exactly the results of the scoring table are legal",
    (_name, match, matchFormat, setFormat) => {
      const rules = rulesOfMatch(match, regulation, tournament);
      const cases = vectors.test_cases.filter(({ set_format }) => set_format === setFormat);
      expect(cases.length).toBeGreaterThan(10);
      for (const { score, valid } of cases) {
        const set = { games: score as [number, number] };
        const whole = matchFormat === "ONE_SET" ? [set] : [set, set];
        expect(validateMatchScore(rules, whole) === null, `${score.join("x")} ${setFormat}`).toBe(valid);
      }
    },
  );

  test("a W.O. is worth what its phase is played to", () => {
    const games = (match: ReturnType<typeof place>) =>
      walkoverScore(rulesOfMatch(match, regulation, tournament), 0).map((set) => set.games);
    expect(games(place("THIRD_PLACE", 1, 1))).toEqual([[4, 0]]);
    expect(games(place("MAIN", 4))).toEqual([
      [6, 0],
      [6, 0],
    ]);
  });

  test.each<[DrawStage, number, CategoryFormat, string | null]>([
    ["MAIN", 4, "DOUBLE_ELIMINATION", null],
    ["MAIN", 3, "DOUBLE_ELIMINATION", null],
    ["LOSERS", 4, "DOUBLE_ELIMINATION", null],
    ["GRAND_FINAL", 1, "DOUBLE_ELIMINATION", "FINAL"],
    ["CONSOLATION", 4, "KNOCKOUT", null],
    ["MAIN", 2, "KNOCKOUT", "QUARTERFINAL"],
    ["MAIN", 1, "GROUPS_KNOCKOUT", "ROUND_OF_16"],
    ["GROUP", 4, "ROUND_ROBIN", null],
  ])("%s, round %i of 4 in %s is %s", (stage, round, drawFormat, phase) => {
    expect(decidingPhaseOf(place(stage, round), drawFormat)).toBe(phase);
  });

  test("the round of 32 is played as the knockout, each round after it by its own format", () => {
    const category: CategoryRules = {
      ...plain,
      knockoutSetFormat: "SET4_TB33",
      roundOf16SetFormat: "SET4_TB44",
      quarterfinalSetFormat: "SET5_TB44",
      quarterfinalMatchFormat: "BEST_OF_3_MTB7",
    };
    const rules = [1, 2, 3, 4, 5].map((round) => {
      const { matchFormat, setFormat } = rulesOfMatch(place("MAIN", round, 5), category, tournament);
      return `${matchFormat} ${setFormat}`;
    });
    expect(rules).toEqual([
      "ONE_SET SET4_TB33",
      "ONE_SET SET4_TB44",
      "BEST_OF_3_MTB7 SET5_TB44",
      "ONE_SET SET4_TB33",
      "ONE_SET SET4_TB33",
    ]);
  });

  test.each<[CategoryFormat, boolean, string[]]>([
    ["KNOCKOUT", true, ["ROUND_OF_16", "QUARTERFINAL", "SEMIFINAL", "THIRD_PLACE", "FINAL"]],
    ["GROUPS_KNOCKOUT", false, ["ROUND_OF_16", "QUARTERFINAL", "SEMIFINAL", "FINAL"]],
    ["DOUBLE_ELIMINATION", true, ["FINAL"]],
    ["ROUND_ROBIN", true, []],
    ["SUPER_N", true, []],
  ])("%s, third place %s: %j", (drawFormat, thirdPlace, phases) => {
    expect(phasesOfCategory({ drawFormat, thirdPlace })).toEqual(phases);
  });

  test("are said in words where they differ", () => {
    const category = { ...regulation, thirdPlace: true };
    expect(phasesInWords(phaseFormatsOf(category), category, tournament)).toEqual([
      "Na disputa de 3º lugar: um set; set até 4, tie-break em 3x3.",
      "Na final: melhor de 3, match tie-break até 10; set até 6, tie-break em 6x6.",
    ]);
    expect(phasesInWords(phaseFormatsOf({ ...plain, thirdPlace: true }), plain, tournament)).toEqual([]);
  });

  test("take as long as their format has games", () => {
    const minutes = (match: ReturnType<typeof place>, category: CategoryRules = regulation) =>
      minutesOfMatch(match, category, { ...tournament, matchMinutes: 40 });
    expect(minutes(place("GROUP"))).toBe(40);
    expect(minutes(place("MAIN", 3))).toBe(40);
    expect(minutes(place("THIRD_PLACE", 1, 1))).toBe(25);
    expect(minutes(place("MAIN", 4))).toBe(85);
    expect(minutes(place("MAIN", 4), { ...regulation, finalMatchFormat: "TIMED" })).toBe(40);
    expect(minutesOfMatch(place("MAIN", 4), regulation, { ...tournament, matchMinutes: 200 })).toBe(240);
  });
});
