import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { randomBelow, seededRandom, type RandomSource } from "../../platform/random.rules";
import {
  defaultDrawSettings,
  drawFormats,
  type DrawEntry,
  type DrawPlan,
  type DrawResult,
  type DrawSettings,
} from "../draws/draw-plan.rules";
import { planDraw } from "../draws/plan-draw.rules";
import { consequencesOf } from "./consequences.rules";
import { progressOf } from "./draw-progress.rules";
import { entriesOf, finalPositions } from "./final-positions.rules";
import { defaultTieBreaking, tieBreakCriteria, type TieBreaking } from "./tie-breaking.rules";

vi.setConfig({ testTimeout: 120_000 });

const anySettings: fc.Arbitrary<DrawSettings> = fc.record({
  format: fc.constantFrom(...drawFormats),
  qualifiersPerGroup: fc.integer({ min: 1, max: 3 }),
  groupSize: fc.option(fc.integer({ min: 3, max: 6 })),
  thirdPlace: fc.boolean(),
  consolation: fc.boolean(),
});

const anyTieBreaking: fc.Arbitrary<TieBreaking> = fc.record({
  tieBreakers: fc.shuffledSubarray([...tieBreakCriteria]),
  walkoverBars: fc.boolean(),
});

/** Where there can be no such draw, a direct knockout. */
function planOf(count: number, settings: DrawSettings, lots: string, seeds = 0): DrawPlan {
  const entries = Array.from({ length: count }, (_, index): DrawEntry => ({
    id: `e${index}`,
    seed: index < seeds ? index + 1 : null,
    clubs: [],
  }));
  const plan = planDraw(entries, settings, lots);
  return "problem" in plan ? planOf(count, { ...settings, format: "KNOCKOUT" }, lots, seeds) : plan;
}

/** Any draw that there can be, of 3 to 64 entries, some of them seeded. */
const anyDraw = fc
  .record({
    count: fc.integer({ min: 3, max: 64 }),
    seeds: fc.nat(64),
    settings: anySettings,
    lots: fc.uuid(),
  })
  .map(({ count, seeds, settings, lots }) => planOf(count, settings, lots, seeds));

/** What happens in a match, the same for the same story and match. */
function resultIn(story: string, match: number, walkovers: boolean): DrawResult {
  const random = seededRandom(`${story}/${match}`);
  const winnerSide = randomBelow(random, 2) === 0 ? 0 : 1;
  const games = (loser: number): [number, number] => (winnerSide === 0 ? [6, loser] : [loser, 6]);
  const kind = walkovers ? randomBelow(random, 12) : 11;
  if (kind === 0) return { match, outcome: "DOUBLE_WALKOVER", winnerSide: null, sets: [] };
  if (kind < 3) return { match, outcome: "WALKOVER", winnerSide, sets: [games(0)] };
  return {
    match,
    outcome: kind === 3 ? "RETIREMENT" : "COMPLETED",
    winnerSide,
    sets: [games(randomBelow(random, 5))],
  };
}

/** Plays all playable matches, in the order that `random` chooses, until there are `stop` results. */
function play(
  plan: DrawPlan,
  tieBreaking: TieBreaking,
  resultOf: (match: number) => DrawResult,
  random: RandomSource,
  played: readonly DrawResult[] = [],
  stop = Infinity,
): DrawResult[] {
  const results = [...played];
  for (;;) {
    const ready = progressOf(plan, results, tieBreaking).matches.filter(({ state }) => state === "READY");
    if (ready.length === 0 || results.length >= stop) return results;
    // Several at a time, as on several courts: long draws are over sooner.
    for (const { match } of ready.filter(() => randomBelow(random, 3) > 0))
      results.push(resultOf(match.number));
  }
}

const runs = { numRuns: 60 };

const positionsOf = (plan: DrawPlan, results: readonly DrawResult[], tieBreaking: TieBreaking) =>
  finalPositions(plan, progressOf(plan, results, tieBreaking));

describe("any draw of 3 to 64 pairs, any seeds, any scores", () => {
  test("without walkovers every match has two known sides in the end", () => {
    fc.assert(
      fc.property(anyDraw, anyTieBreaking, fc.string(), (plan, tieBreaking, story) => {
        const results = play(
          plan,
          tieBreaking,
          (match) => resultIn(story, match, false),
          seededRandom(story),
        );
        const { matches, decided } = progressOf(plan, results, tieBreaking);
        expect(decided).toBe(true);
        for (const { sides, state } of matches) {
          expect(state).toBe("PLAYED");
          expect(sides.map((side) => typeof side)).toEqual(["string", "string"]);
          expect(sides[0]).not.toBe(sides[1]);
        }
      }),
      runs,
    );
  });

  test.each([
    ["without walkovers", false],
    ["with walkovers", true],
  ])("%s the end is one order of everybody, with reasons", (_name, walkovers) => {
    fc.assert(
      fc.property(anyDraw, anyTieBreaking, fc.string(), (plan, tieBreaking, story) => {
        const results = play(
          plan,
          tieBreaking,
          (match) => resultIn(story, match, walkovers),
          seededRandom(story),
        );
        const { decided, matches } = progressOf(plan, results, tieBreaking);
        expect(decided).toBe(true);
        const positions = positionsOf(plan, results, tieBreaking);
        expect(positions.map(({ entryId }) => entryId).sort()).toEqual(entriesOf(plan).sort());
        // A final with two vacant sides has no winner: there is no 1st place, and two entries are 2nd.
        const winner = matches.at(-1)?.winner;
        const isWon = plan.settings.format === "ROUND_ROBIN" || typeof winner === "string";
        expect(positions.map(({ position }) => position)).toEqual(
          positions.map((_, index) => Math.max(index + 1, isWon ? 1 : 2)),
        );
        if (plan.settings.format !== "ROUND_ROBIN")
          for (const { entryId, reached } of positions) expect(reached === "W").toBe(entryId === winner);
        for (const { position, reason } of positions)
          expect(reason).toMatch(new RegExp(`^${position}º: \\S`));
        if (!walkovers) expect(positions[0]?.reached).toBe("W");
      }),
      runs,
    );
  });

  test("who stays away is paid the same whether or not the other one came", () => {
    const twoToThePower = fc.constantFrom(4, 8, 16, 32);
    const anyBracket = fc
      .record({
        count: twoToThePower,
        format: fc.constantFrom("KNOCKOUT" as const, "DOUBLE_ELIMINATION" as const),
      })
      .map(({ count, format }) => planOf(count, { ...defaultDrawSettings, format }, "sementes"));
    fc.assert(
      fc.property(anyBracket, fc.string(), fc.nat(), (plan, story, pick) => {
        const resultOf = (match: number) => resultIn(story, match, true);
        const results = play(plan, defaultTieBreaking, resultOf, seededRandom(story));
        const walkovers = results.filter(({ outcome }) => outcome === "WALKOVER");
        const chosen = walkovers[pick % Math.max(walkovers.length, 1)];
        if (!chosen) return;
        const { sides } = progressOf(plan, results, defaultTieBreaking).matches[chosen.match - 1] ?? {};
        const absent = sides?.[chosen.winnerSide === 0 ? 1 : 0];
        const neither: DrawResult = { ...chosen, outcome: "DOUBLE_WALKOVER", winnerSide: null, sets: [] };
        const whole = (match: number) => (match === chosen.match ? neither : resultOf(match));
        const others = play(plan, defaultTieBreaking, whole, seededRandom(story));
        const paid = (standing: readonly DrawResult[]) =>
          positionsOf(plan, standing, defaultTieBreaking).find(({ entryId }) => entryId === absent)?.reached;
        expect(paid(others)).toBe(paid(results));
      }),
      { numRuns: 300 },
    );
  });

  test("the order in which results are recorded does not matter", () => {
    fc.assert(
      fc.property(anyDraw, fc.string(), fc.string(), fc.string(), (plan, story, oneDay, otherDay) => {
        const resultOf = (match: number) => resultIn(story, match, true);
        const one = play(plan, defaultTieBreaking, resultOf, seededRandom(oneDay));
        const other = play(plan, defaultTieBreaking, resultOf, seededRandom(otherDay));
        expect(progressOf(plan, other, defaultTieBreaking)).toEqual(
          progressOf(plan, one, defaultTieBreaking),
        );
        expect(positionsOf(plan, other, defaultTieBreaking)).toEqual(
          positionsOf(plan, one, defaultTieBreaking),
        );
      }),
      runs,
    );
  });

  test("correcting a result is having recorded it so from the start", () => {
    fc.assert(
      fc.property(
        anyDraw,
        anyTieBreaking,
        fc.string(),
        fc.nat(),
        fc.nat(),
        (plan, tieBreaking, story, part, pick) => {
          const resultOf = (match: number) => resultIn(story, match, true);
          const stop = 1 + (part % plan.matches.length);
          const before = play(plan, tieBreaking, resultOf, seededRandom(story), [], stop);
          const chosen = before[pick % before.length];
          if (!chosen) return;
          const corrected = resultIn(`${story}, corrected`, chosen.match, true);
          const { moved, voided, results, progress } = consequencesOf(plan, before, corrected, tieBreaking);

          // The remaining results are valid, and their sides are unchanged.
          expect(progressOf(plan, results.toReversed(), tieBreaking)).toEqual(progress);
          expect(progress.matches.filter(({ state }) => state === "PLAYED").length).toBe(results.length);
          const sidesBefore = progressOf(plan, before, tieBreaking).matches.map(({ sides }) => sides);
          for (const [index, { match, sides, state }] of progress.matches.entries()) {
            if (state === "PLAYED") expect(sides).toEqual(sidesBefore[index]);
            expect(moved.some((other) => other.match === match.number)).toBe(
              sides.some((side, place) => side !== sidesBefore[index]?.[place]),
            );
          }
          // Only results of matches whose sides changed became void, and no result was lost otherwise.
          expect(voided.every((number) => moved.some(({ match }) => match === number))).toBe(true);
          expect(results.length + voided.length).toBe(before.length);

          const whole = (match: number) => (match === chosen.match ? corrected : resultOf(match));
          const afterwards = play(plan, tieBreaking, whole, seededRandom(story), results);
          const fromTheStart = play(plan, tieBreaking, whole, seededRandom(`${story}, again`));
          expect(positionsOf(plan, afterwards, tieBreaking)).toEqual(
            positionsOf(plan, fromTheStart, tieBreaking),
          );
        },
      ),
      runs,
    );
  });
});
