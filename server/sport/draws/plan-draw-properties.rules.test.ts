import fc from "fast-check";
import { expect, test } from "vitest";
import { byeCount } from "./knockout-draw.rules";
import {
  drawFormats,
  type DrawEntry,
  type DrawPlan,
  type DrawSettings,
  type SideSource,
} from "./draw-plan.rules";
import { planDraw } from "./plan-draw.rules";

interface Case {
  entries: DrawEntry[];
  settings: DrawSettings;
  lots: string;
}

const anySettings: fc.Arbitrary<DrawSettings> = fc.record({
  format: fc.constantFrom(...drawFormats),
  qualifiersPerGroup: fc.integer({ min: 1, max: 4 }),
  groupSize: fc.option(fc.integer({ min: 3, max: 8 })),
  thirdPlace: fc.boolean(),
  consolation: fc.boolean(),
});

function anyCase(settings: fc.Arbitrary<DrawSettings> = anySettings, max = 128): fc.Arbitrary<Case> {
  return fc
    .record({
      count: fc.integer({ min: 2, max }),
      seeds: fc.nat({ max }),
      clubs: fc.integer({ min: 1, max: 40 }),
      settings,
    })
    .chain(({ count, seeds, clubs, settings: chosen }) =>
      fc.record({
        entries: fc
          .shuffledSubarray(
            Array.from({ length: count }, (_, index) => index),
            { minLength: count },
          )
          .map((order) =>
            order.map((index) => ({
              id: `pair-${index}`,
              seed: index < seeds ? index + 1 : null,
              clubs: [`club-${index % clubs}`],
            })),
          ),
        settings: fc.constant(chosen),
        lots: fc.string(),
      }),
    );
}

/** Checks what holds of every draw that can be made. */
function everyDraw(check: (plan: DrawPlan, of: Case) => void, cases = anyCase()) {
  fc.assert(
    fc.property(cases, (of) => {
      const plan = planDraw(of.entries, of.settings, of.lots);
      if (!("problem" in plan)) check(plan, of);
    }),
    { numRuns: 150 },
  );
}

const sidesOf = (plan: DrawPlan) => plan.matches.flatMap(({ sides }) => sides);
const ids = (sides: readonly SideSource[]) =>
  sides.flatMap((side) => (side.kind === "ENTRY" ? [side.entryId] : []));
const key = (side: SideSource) => JSON.stringify(side);
const unique = <T>(items: readonly T[]) => new Set(items).size === items.length;

test("every pair enters once, or plays everybody in its group once", () => {
  everyDraw((plan, { entries }) => {
    const entered = ids(sidesOf(plan));
    const mates = (id: string) => (plan.groups.find((group) => group.includes(id)) ?? []).length - 1;
    for (const { id } of entries)
      expect(entered.filter((it) => it === id)).toHaveLength(plan.groups.length > 0 ? mates(id) : 1);
    if (plan.groups.length > 0) expect(plan.groups.flat().sort()).toEqual(entries.map(({ id }) => id).sort());
  });
});

test("every side comes from a match before it or from a place its group has, and each only once", () => {
  everyDraw((plan) => {
    expect(plan.matches.map(({ number }) => number)).toEqual(plan.matches.map((_, index) => index + 1));
    for (const { number, sides } of plan.matches)
      for (const side of sides) {
        if (side.kind === "WINNER_OF" || side.kind === "LOSER_OF") expect(side.match).toBeLessThan(number);
        if (side.kind !== "GROUP_PLACE") continue;
        const sizes = plan.groups.map(({ length }) => length);
        const isKnown = !plan.lettersByResult || side.group < plan.seeds;
        const size = isKnown ? (sizes[side.group] ?? 0) : Math.min(...sizes);
        expect(side.place).toBeLessThanOrEqual(size);
      }
    const onward = sidesOf(plan).filter(({ kind }) => kind !== "ENTRY");
    expect(unique(onward.map(key))).toBe(true);
  });
});

test("there is one final, to which the winner of every other match of the bracket leads", () => {
  everyDraw((plan) => {
    const bracket = plan.matches.filter(
      ({ stage }) => stage === "MAIN" || stage === "LOSERS" || stage === "GRAND_FINAL",
    );
    const used = new Set(sidesOf(plan).flatMap((side) => (side.kind === "WINNER_OF" ? [side.match] : [])));
    const finals = bracket.filter(({ number }) => !used.has(number));
    expect(finals).toHaveLength(plan.settings.format === "ROUND_ROBIN" ? 0 : 1);
    if (finals[0]) expect(finals[0].number).toBe(plan.matches.length);
  });
});

test("stage, round and order name a match", () => {
  everyDraw((plan) => {
    expect(unique(plan.matches.map(({ stage, round, order }) => `${stage} ${round} ${order}`))).toBe(true);
    for (const stage of new Set(plan.matches.map((match) => match.stage))) {
      const rounds = new Set(plan.matches.filter((match) => match.stage === stage).map(({ round }) => round));
      expect([...rounds].sort((one, other) => one - other)).toEqual([...rounds].map((_, index) => index + 1));
    }
  });
});

test("no entry plays twice in a round of the groups", () => {
  everyDraw((plan) => {
    for (const round of new Set(plan.matches.map((match) => match.round))) {
      const matches = plan.matches.filter((match) => match.stage === "GROUP" && match.round === round);
      expect(unique(ids(matches.flatMap(({ sides }) => sides)))).toBe(true);
    }
  });
});

test("byes go to the top seeds", () => {
  const knockouts = anySettings.map((settings): DrawSettings => ({ ...settings, format: "KNOCKOUT" }));
  everyDraw((plan, { entries }) => {
    const round1 = new Set(
      ids(
        plan.matches
          .filter(({ round, stage }) => stage === "MAIN" && round === 1)
          .flatMap(({ sides }) => sides),
      ),
    );
    const rested = entries.filter(({ id }) => !round1.has(id));
    expect(rested).toHaveLength(byeCount(entries.length));
    const seeds = entries.filter(({ seed }) => seed !== null);
    for (const seed of seeds) expect(!round1.has(seed.id)).toBe((seed.seed ?? 0) <= rested.length);
  }, anyCase(knockouts));
});

test("pairs are spread evenly over the halves, quarters and eighths of a bracket, wherever the byes are", () => {
  const brackets = anySettings.map((settings): DrawSettings => ({ ...settings, format: "KNOCKOUT" }));
  everyDraw((plan) => {
    const main = plan.matches.filter(({ stage }) => stage === "MAIN");
    const last = Math.max(...main.map(({ round }) => round));
    const pairsIn = (side: SideSource): number => {
      const before = side.kind === "WINNER_OF" ? plan.matches[side.match - 1] : undefined;
      return before ? pairsIn(before.sides[0]) + pairsIn(before.sides[1]) : 1;
    };
    for (let round = 2; round <= last; round++) {
      const sections = main
        .filter((match) => match.round === round)
        .flatMap(({ sides }) => sides.map(pairsIn));
      expect(Math.max(...sections) - Math.min(...sections)).toBeLessThanOrEqual(1);
    }
  }, anyCase(brackets));
});

test("winners of groups never meet in round 1, and of two qualifiers mates only in the final", () => {
  const two = anySettings.map((settings): DrawSettings => ({
    ...settings,
    format: "GROUPS_KNOCKOUT",
    qualifiersPerGroup: 2,
  }));
  everyDraw((plan) => {
    const main = plan.matches.filter(({ stage }) => stage === "MAIN");
    const canReach = new Map<number, Set<string>>();
    for (const { number, round, sides } of main) {
      const [one, other] = sides.map((side) =>
        side.kind === "WINNER_OF" ? (canReach.get(side.match) ?? new Set<string>()) : new Set([key(side)]),
      );
      const all = new Set([...(one ?? []), ...(other ?? [])]);
      canReach.set(number, all);
      if (number === plan.matches.length) continue;
      const groups = [...all].map((side) => /"group":(\d+)/.exec(side)?.[1]);
      expect(unique(groups)).toBe(true);
      if (round === 1)
        expect(sides.every((side) => side.kind === "GROUP_PLACE" && side.place === 1)).toBe(false);
    }
  }, anyCase(two));
});

test("a second defeat, and only that, is the end of a double elimination", () => {
  const double = anySettings.map((settings): DrawSettings => ({ ...settings, format: "DOUBLE_ELIMINATION" }));
  everyDraw(
    (plan, { entries }) => {
      expect(plan.matches).toHaveLength(2 * entries.length - 2);
      const losers = sidesOf(plan).flatMap((side) => (side.kind === "LOSER_OF" ? [side.match] : []));
      const main = plan.matches.filter(({ stage }) => stage === "MAIN").map(({ number }) => number);
      expect(losers.sort((one, other) => one - other)).toEqual(main);
    },
    anyCase(double, 64),
  );
});

test("neither the order of the entries nor anything but lots, entries and settings changes the draw", () => {
  everyDraw((plan, { entries, settings, lots }) => {
    expect(planDraw(entries.toReversed(), settings, lots)).toEqual(plan);
    expect([...plan.lots].sort()).toEqual(entries.map(({ id }) => id).sort());
  });
});
