import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { factsOf } from "../../server/rankings/ranking-results.loader";
import { rankedInDatabase } from "../../server/rankings/draft.loader";
import {
  rankedByRule,
  rankingWindows,
  unaffiliatedRules,
  type Ranked,
  type RankingTerms,
} from "../../server/sport/ranking/ranking-totals.rules";
import { factsAsOf } from "../../server/sport/ranking/ranking-versions.rules";
import { useApi } from "../support/api";
import { day } from "../support/federation-story";
import { listed } from "../support/merging";
import { createArena, type ArenaStory } from "../support/story";

const api = useApi();
let arena: ArenaStory;
const athletes: string[] = [];

beforeAll(async () => {
  arena = await createArena(api(), "Que soma");
  for (let index = 0; index < 6; index++) athletes.push((await listed(api(), arena)).athleteId);
});

const today = "2026-11-20";
/** Few values, so that all kinds of ties come up; some days lie outside each window. */
const results = fc.array(
  fc.record({
    athlete: fc.nat(5),
    /** A record that has become the athlete's since. */
    merged: fc.boolean(),
    points: fc.constantFrom(0, 50, 100, 100, 180),
    level: fc.constantFrom("W", "F", null),
    date: fc.constantFrom(
      "2025-11-21",
      "2025-11-22",
      "2025-12-31",
      "2026-01-01",
      "2026-06-10",
      "2026-11-20",
      "2026-11-21",
    ),
    affiliated: fc.boolean(),
    enteredAt: fc.constantFrom("2026-11-10T12:00:00Z", "2026-11-20T12:00:00Z", "2026-11-20T12:00:01Z"),
    replacedAt: fc.constantFrom(null, null, "2026-11-15T12:00:00Z", "2026-11-25T12:00:00Z"),
  }),
  { maxLength: 40 },
);
const at = new Date("2026-11-20T12:00:00Z");

const shape = ({ placed, unplaced }: Ranked<{ id: string; points: number; personId: string }>) => ({
  placed: placed.map(({ counted, ...row }) => ({
    ...row,
    counted: counted.map(({ id, points, personId }) => [id, points, personId]),
  })),
  unplaced: unplaced.map(({ counted, ...row }) => ({ ...row, counted: counted.map(({ id }) => id) })),
});

async function fill(rows: readonly (typeof results extends fc.Arbitrary<(infer Row)[]> ? Row : never)[]) {
  const { id: rankingId } = await api().db.ranking.create({
    data: { name: "Ranking de somas", category: "B", scope: "LOCAL", arenaId: arena.id },
  });
  const records = athletes.map(() => randomUUID());
  await api().db.rankingResult.createMany({
    data: rows.map(({ athlete, merged, points, level, date, affiliated, enteredAt, replacedAt }) => ({
      rankingId,
      entryKey: randomUUID(),
      eventName: "Evento",
      reason: "Motivo",
      athleteId: athletes[athlete] ?? "",
      ...(merged ? { recordId: records[athlete] ?? "", joinedAt: day("2026-11-12") } : {}),
      points,
      level,
      date: day(date),
      affiliated,
      enteredAt: new Date(enteredAt),
      replacedAt: replacedAt === null ? null : new Date(replacedAt),
    })),
  });
  return rankingId;
}

describe("a ranking summed by the database", () => {
  test("is what the rule makes of the same results, row by row", async () => {
    let ties = 0;
    await fc.assert(
      fc.asyncProperty(results, async (rows) => {
        const rankingId = await fill(rows);
        const facts = factsAsOf(await factsOf(api().db, rankingId), at.getTime());
        for (const window of rankingWindows)
          for (const unaffiliated of unaffiliatedRules)
            for (const bestResults of [1, 3]) {
              const terms: RankingTerms = { window, bestResults, unaffiliated };
              const byRule = rankedByRule(facts, today, terms);
              const summed = await rankedInDatabase(api().db, { rankingId, terms, day: today, at });
              expect(shape(summed)).toEqual(shape(byRule));
              ties += byRule.placed.filter(
                ({ position }, index) => position === byRule.placed[index - 1]?.position,
              ).length;
            }
      }),
      { numRuns: 25, seed: 20_261_128 },
    );
    expect(ties).toBeGreaterThan(0);
  });

  test("takes one statement, however many results there are", async () => {
    const rankingId = await fill(fc.sample(results, { numRuns: 1, seed: 7 })[0] ?? []);
    const terms: RankingTerms = { window: "ROLLING_52_WEEKS", bestResults: 10 };
    const ask = () => rankedInDatabase(api().db, { rankingId, terms, day: today, at });
    expect(await api().statementsOf(ask)).toHaveLength(1);
  });
});
