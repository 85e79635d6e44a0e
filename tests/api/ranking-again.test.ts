import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "../../server/platform/database";
import { InvalidInput, RuleViolation } from "../../server/platform/errors";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { addDays, addMonths } from "../../server/platform/time/calendar-day.rules";
import { addRankingPoints, correctRanking } from "../../server/rankings/ranking.action";
import { awardPoints } from "../../server/rankings/ranking.step";
import { publishRanking } from "../../server/rankings/publish-ranking.action";
import { versionsAgain } from "../../server/rankings/ranking.loader";
import { useApi } from "../support/api";
import { createOpenEvent } from "../support/enrolling";
import { day } from "../support/federation-story";
import { mergeDesk } from "../support/merge-desk";
import { listed, type Listed } from "../support/merging";
import { createArena, type ArenaStory } from "../support/story";

const api = useApi();
const { act, join } = mergeDesk(api, () => arena);
let arena: ArenaStory;

beforeAll(async () => {
  arena = await createArena(api(), "Que refaz");
});

const acting = () =>
  ({ db: api().db, now: new Date("2027-02-15T12:00:00Z"), viewer: null }) as unknown as Parameters<
    typeof correctRanking
  >[0];

/** Numbers from 0 up to 1, the same ones for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const levels = ["W", "F", "SF", "QF"] as const;
const tiers = ["G100", "G500", "G1000"] as const;
const firstMonth = "2026-06-01";
const lastMonth = "2027-01-01";

/** What befalls a ranking in random order; each deed is done through the product's own actions. */
async function season(seed: number) {
  const next = seeded(seed);
  const below = (count: number) => Math.floor(next() * count);
  const oneOf = <Item>(items: readonly Item[]) => items[below(items.length)] as Item;
  const { db } = api();
  const { id: rankingId } = await db.ranking.create({
    data: {
      name: `Ranking que se refaz ${seed}`,
      category: "Fun",
      scope: "LOCAL",
      arenaId: arena.id,
      bestResults: 2,
      unaffiliated: "UNPLACED",
      createdAt: day("2026-01-01"),
    },
  });
  const athletes: Listed[] = [];
  for (let index = 0; index < 7; index++) athletes.push(await listed(api(), arena));
  const alive = new Set(athletes);
  const merged: Listed[] = [];
  const categories: string[] = [];
  for (let index = 0; index < 4; index++)
    categories.push((await createOpenEvent(api(), arena, {})).categoryId);
  const dateOf = () => addDays(firstMonth, below(230));
  let month = firstMonth;

  const addPoints = (correctsPublished: boolean) => {
    const typed = {
      key: randomUUID(),
      athleteKey: oneOf([...alive]).athleteId,
      eventName: "Etapa de fora",
      date: dateOf(),
      tier: oneOf(tiers),
      level: oneOf(levels),
      reason: correctsPublished ? "Resultado esquecido" : "Outra federação",
      correctsPublished,
    };
    return addRankingPoints(acting(), rankingId, typed);
  };
  const deeds: Record<string, () => Promise<unknown>> = {
    result: async () => {
      const index = below(categories.length);
      const earned = [...alive].flatMap(({ athleteId }) =>
        next() < 0.6 ? [{ athleteId, reached: oneOf(levels) }] : [],
      );
      const category = { id: categories[index] ?? "", rankingId, rankingTier: oneOf(tiers) };
      await inTransaction(db, (tx) =>
        awardPoints(tx, null, { category, earned, date: addDays(firstMonth, 20 + index * 50) }),
      );
    },
    points: () => addPoints(false),
    forgotten: () => addPoints(true),
    correction: async () => {
      const results = await db.rankingResult.findMany({
        where: { rankingId, replacedAt: null },
        orderBy: { id: "asc" },
      });
      if (results.length === 0) return;
      const changes = [{ resultId: oneOf(results).id, level: oneOf([null, ...levels]) }];
      await correctRanking(acting(), rankingId, { changes, reason: "Protesto deferido" }, null);
    },
    merge: async () => {
      if (alive.size < 4) return;
      const kept = oneOf([...alive]);
      const gone = oneOf([...alive].filter((one) => one !== kept));
      await join(kept, gone);
      if ((await db.mergedRecord.count({ where: { id: gone.athleteId } })) === 0) return;
      alive.delete(gone);
      merged.push(gone);
    },
    undo: async () => {
      const gone = merged.at(-1);
      if (!gone) return;
      const merge = await db.recordMerge.findFirstOrThrow({
        where: { otherId: gone.athleteId, undoneAt: null },
      });
      const undone = await act(
        arena.manager.token,
        "undoMerge",
        { mergeId: encodeGlobalId("RecordMerge", merge.id) },
        "... on UndoMergeSuccess { merge { undone } }",
      );
      expect(undone).toMatchObject({ merge: { undone: true } });
      merged.pop();
      alive.add(gone);
    },
    affiliation: () => {
      const { athleteId } = oneOf([...alive]);
      return db.arenaAthlete.updateMany({
        where: { athleteId, arenaId: arena.id },
        data: { active: next() < 0.5 },
      });
    },
    name: () =>
      db.athlete.update({
        where: { id: oneOf([...alive]).athleteId },
        data: { fullName: `Zeca ${below(1000)}` },
      }),
    terms: () =>
      db.ranking.update({
        where: { id: rankingId },
        data: {
          bestResults: 1 + below(4),
          window: oneOf(["ROLLING_52_WEEKS", "CALENDAR_YEAR"] as const),
          unaffiliated: oneOf(["COUNT", "UNPLACED", "OUT"] as const),
        },
      }),
    publication: async () => {
      if (month > lastMonth) return;
      await publishRanking(acting(), { rankingId, month, key: null, publishedById: null });
      month = addMonths(month, 1);
    },
  };
  const published = new Map<string, string>();
  const names = Object.keys(deeds);
  // The first ones make sure that a list is out before anything befalls it, and that a merge is undone after others saw it.
  const opening = ["result", "points", "publication", "merge", "publication", "forgotten", "undo"];
  const closing = ["publication", "correction", "name", "affiliation", "merge", "correction", "publication"];
  const random = Array.from({ length: 30 }, () => oneOf(names));
  for (const name of [...opening, ...random, ...closing]) {
    await deeds[name]?.().catch((error: unknown) => {
      // Where a rule is in the way, as for an athlete without affiliation who has no points yet, nothing happens.
      if (!(error instanceof RuleViolation || error instanceof InvalidInput)) throw error;
    });
    for (const one of await versionsAgain(db, rankingId))
      if (!published.has(one.versionId)) published.set(one.versionId, one.published);
  }
  return { rankingId, published };
}

describe("a published version", () => {
  /** In all seasons: a record without results in a ranking leaves no merge there. */
  let separated = 0;

  test.each([1, 2, 3, 4])(
    "recomputed from the stored facts is the same, byte for byte, whatever came later (season %i)",
    async (seed) => {
      const { rankingId, published } = await season(seed);
      const versions = await versionsAgain(api().db, rankingId);
      expect(versions.length).toBeGreaterThan(4);
      expect(versions.some(({ number }) => number > 1)).toBe(true);
      const merges = await api().db.rankingMerge.findMany({ where: { rankingId } });
      separated += merges.filter(({ separatedAt }) => separatedAt !== null).length;
      for (const { versionId, month, number, published: stored, again } of versions) {
        expect(stored, `${month} version ${number}, as it came out`).toBe(published.get(versionId));
        expect(again, `${month} version ${number}, recomputed`).toBe(stored);
      }
      // It could fail: a fact that was known then and is left out makes another list.
      const [first] = versions.filter(({ published: list }) => list !== "[]");
      const countedId = first && /"([\da-f-]{36})"\]/.exec(first.published)?.[1];
      await api().db.$executeRawUnsafe(
        `ALTER TABLE resultados_ranking DISABLE TRIGGER resultados_ranking_nao_mudam`,
      );
      await api().db
        .$executeRaw`UPDATE resultados_ranking SET pontos = pontos + 1 WHERE id = ${countedId}::uuid`;
      await api().db.$executeRawUnsafe(
        `ALTER TABLE resultados_ranking ENABLE TRIGGER resultados_ranking_nao_mudam`,
      );
      const tampered = await versionsAgain(api().db, rankingId);
      expect(tampered.some(({ published: stored, again }) => stored !== again)).toBe(true);
    },
  );

  test("was recomputed across merges that were undone", () => {
    expect(separated).toBeGreaterThan(0);
  });
});
