import { beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "../../server/platform/database";
import { awardPoints, enterFacts, lockRanking } from "../../server/rankings/ranking.step";
import { correctRanking } from "../../server/rankings/ranking.action";
import { factsOf, publishedMonths } from "../../server/rankings/ranking-results.loader";
import { publishDue, publishRanking } from "../../server/rankings/publish-ranking.action";
import { versionsAgain } from "../../server/rankings/ranking.loader";
import { dayFromDatabase } from "../../server/platform/time/calendar-day.rules";
import { listOf, listsBefore, withCorrections } from "../../server/sport/ranking/ranking-versions.rules";
import { useApi } from "../support/api";
import { createOpenEvent } from "../support/enrolling";
import { day } from "../support/federation-story";
import { listed } from "../support/merging";
import { createArena, type ArenaStory } from "../support/story";

const api = useApi();
const now = new Date("2026-12-01T12:00:00Z");
const acting = () => ({ db: api().db, now }) as unknown as Parameters<typeof publishRanking>[0];
let arena: ArenaStory;

beforeAll(async () => {
  arena = await createArena(api(), "Que publica");
});

/** A ranking of six in three events: who won is entered right after each. */
async function season() {
  const { id } = await api().db.ranking.create({
    data: {
      name: "Ranking da casa",
      category: "Fun",
      scope: "LOCAL",
      arenaId: arena.id,
      createdAt: day("2026-01-01"),
    },
  });
  const athletes: string[] = [];
  for (let index = 0; index < 4; index++) athletes.push((await listed(api(), arena)).athleteId);
  for (const [index, date] of ["2026-09-12", "2026-10-17", "2026-11-14"].entries()) {
    const { categoryId } = await createOpenEvent(api(), arena, {});
    await api().db.rankingResult.createMany({
      data: (["W", "F", "SF", "SF"] as const).map((level, place) => ({
        rankingId: id,
        categoryId,
        athleteId: athletes[(place + index) % 4] ?? "",
        level,
        tier: "G500" as const,
        points: { W: 500, F: 300, SF: 180 }[level],
        date: day(date),
        enteredAt: new Date(`${date}T21:00:00Z`),
      })),
    });
  }
  return { id, athletes };
}

const versionsOf = async (rankingId: string) =>
  (
    await api().db.rankingVersion.findMany({
      where: { rankingId },
      orderBy: [{ month: "asc" }, { number: "asc" }],
    })
  ).map(({ month, number, reason }) => [dayFromDatabase(month), number, reason]);
const publish = (rankingId: string, month: string) =>
  publishRanking(acting(), { rankingId, month, key: null, publishedById: null });

describe("publishing", () => {
  test("a month comes out once, whoever asks for it at the same time", async () => {
    const { id } = await season();
    const answers = await Promise.allSettled([1, 2, 3].map(() => publish(id, "2026-11-01")));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const answer of answers)
      if (answer.status === "rejected") expect(answer.reason).toMatchObject({ code: "ALREADY_PUBLISHED" });
    expect(await versionsOf(id)).toEqual([["2026-11-01", 1, null]]);
    expect(await api().db.rankingPosition.count({ where: { rankingId: id } })).toBe(4);
    await expect(publish(id, "2026-12-01")).rejects.toMatchObject({ code: "MONTH_NOT_OPEN" });
    await expect(publish(id, "2026-10-01")).rejects.toMatchObject({ code: "MONTH_NOT_OPEN" });
  });

  test("by two at once beside a correction makes one list, whole, and what counts in the end holds the correction", async () => {
    for (let round = 0; round < 3; round++) {
      const { id } = await season();
      await publish(id, "2026-10-01");
      const won = await api().db.rankingResult.findFirstOrThrow({
        where: { rankingId: id, level: "W", date: day("2026-10-17") },
      });
      const out = { changes: [{ resultId: won.id, level: null }], reason: "Protesto deferido" };
      const asked = [
        () => publish(id, "2026-11-01"),
        () => correctRanking(acting(), id, out, null),
        () => publish(id, "2026-11-01"),
      ];
      const answers = await Promise.allSettled(
        [...asked.slice(round), ...asked.slice(0, round)].map((ask) => ask()),
      );
      expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
      const versions = await api().db.rankingVersion.findMany({
        where: { rankingId: id },
        orderBy: [{ month: "asc" }, { number: "asc" }],
        include: { positions: true, correctedBy: true },
      });
      const of = (month: string) => versions.filter((one) => dayFromDatabase(one.month) === month);
      expect(of("2026-10-01").map(({ number, reason }) => [number, reason])).toEqual([
        [1, null],
        [2, "Protesto deferido"],
      ]);
      // Published before the correction, November has a version of it too; after it, one that holds it.
      const november = of("2026-11-01");
      expect([1, 2]).toContain(november.length);
      const [stands] = november.filter(({ correctedBy }) => correctedBy === null);
      expect(stands?.positions).toHaveLength(4);
      const points = stands?.positions.find(({ athleteId }) => athleteId === won.athleteId)?.points;
      expect(points).toBe(300 + 180);
    }
  });

  test("the job publishes last month of what runs by itself, and nothing the second time", async () => {
    const { id } = await season();
    const byHand = await season();
    await api().db.ranking.update({ where: { id: byHand.id }, data: { automatic: false } });
    expect(await publishDue(api().db, now)).toBeGreaterThan(0);
    expect(await publishDue(api().db, now)).toBe(0);
    expect(await versionsOf(id)).toEqual([["2026-11-01", 1, null]]);
    expect(await versionsOf(byHand.id)).toEqual([]);
  });

  test("what was published can neither be changed, deleted nor added to", async () => {
    const { id, athletes } = await season();
    const versionId = await publish(id, "2026-11-01");
    for (const statement of [
      `UPDATE posicoes_ranking SET pontos = 1 WHERE versao_id = '${versionId}'`,
      `UPDATE posicoes_ranking SET aluno_id = '${athletes[0]}' WHERE versao_id = '${versionId}'`,
      `DELETE FROM posicoes_ranking WHERE versao_id = '${versionId}'`,
      `UPDATE versoes_ranking SET versao = 9 WHERE id = '${versionId}'`,
      `DELETE FROM versoes_ranking WHERE id = '${versionId}'`,
      `UPDATE resultados_ranking SET pontos = 1 WHERE ranking_id = '${id}'`,
      `DELETE FROM resultados_ranking WHERE ranking_id = '${id}'`,
      `INSERT INTO posicoes_ranking (id, versao_id, ranking_id, aluno_id, posicao, pontos, mes_ano)
        SELECT gen_random_uuid(), id, ranking_id, '${arena.id}', 1, 1, mes_ano FROM versoes_ranking WHERE id = '${versionId}'`,
    ])
      await expect(api().db.$executeRawUnsafe(statement), statement).rejects.toThrow(/_ranking/);
  });
});

describe("a correction", () => {
  test("makes a new version of every month it changes, and each is what the stored results make again", async () => {
    const { id, athletes } = await season();
    for (const month of ["2026-09-01", "2026-10-01", "2026-11-01"]) await publish(id, month);
    // Entered after the lists came out: it counts from the next one only.
    const results = await api().db.rankingResult.findMany({
      where: { rankingId: id },
      orderBy: { date: "asc" },
    });
    const won = results.find(({ level, date }) => level === "W" && dayFromDatabase(date) === "2026-10-17");
    const versions = await correctRanking(
      acting(),
      id,
      { changes: [{ resultId: won?.id ?? "", level: null }], reason: "Protesto deferido" },
      null,
    );
    expect(versions).toHaveLength(2);
    expect(await versionsOf(id)).toEqual([
      ["2026-09-01", 1, null],
      ["2026-10-01", 1, null],
      ["2026-10-01", 2, "Protesto deferido"],
      ["2026-11-01", 1, null],
      ["2026-11-01", 2, "Protesto deferido"],
    ]);
    expect(won?.athleteId).toBe(athletes[1]);
    const rowsOf = async (versionId: string | undefined) =>
      (await api().db.rankingPosition.findMany({ where: { versionId } }))
        .map(({ athleteId, position, points, change, countedIds }) => [
          athleteId,
          position,
          points,
          change,
          countedIds,
        ])
        .sort();
    const facts = await factsOf(api().db, id);
    const { months, joined } = await publishedMonths(api().db, id, facts);
    for (const [index, month] of months.entries()) {
      const made = withCorrections(facts, month.closedAt, month.corrections);
      const before = listsBefore(months.slice(0, index), joined, month.closedAt);
      const again = listOf(made, month.day, month.terms, before);
      expect(
        again
          .map(({ athleteId, position, total, change, counted }) => [
            athleteId,
            position,
            total,
            change.kind,
            counted.map((fact) => fact.id),
          ])
          .sort(),
      ).toEqual(await rowsOf(month.versionId));
    }
    await expect(
      correctRanking(acting(), id, { changes: [{ resultId: won?.id ?? "" }], reason: "De novo" }, null),
    ).rejects.toMatchObject({ code: "RESULT_GONE" });
  });

  test("of a result entered after a list came out leaves that list alone, and changes the later ones", async () => {
    const { id, athletes } = await season();
    await publish(id, "2026-10-01");
    const { categoryId } = await createOpenEvent(api(), arena, {});
    const late = await api().db.rankingResult.create({
      data: {
        rankingId: id,
        categoryId,
        athleteId: athletes[0] ?? "",
        level: "SF",
        tier: "G500",
        points: 180,
        date: day("2026-10-31"),
      },
    });
    const correct = (resultId: string, level: "F" | "QF") =>
      correctRanking(acting(), id, { changes: [{ resultId, level }], reason: "Protesto deferido" }, null);
    expect(await correct(late.id, "F")).toEqual([]);
    await publish(id, "2026-11-01");
    const standing = await api().db.rankingResult.findFirstOrThrow({
      where: { categoryId, replacedAt: null },
    });
    expect(standing).toMatchObject({ points: 300 });
    expect(await correct(standing.id, "QF")).toHaveLength(1);
    expect(await versionsOf(id)).toEqual([
      ["2026-10-01", 1, null],
      ["2026-11-01", 1, null],
      ["2026-11-01", 2, "Protesto deferido"],
    ]);
    for (const { published, again } of await versionsAgain(api().db, id)) expect(again).toBe(published);
  });

  test("pays what the event paid the others, whatever the points table says by now", async () => {
    const { id } = await season();
    await publish(id, "2026-10-01");
    await api().db.ranking.update({
      where: { id },
      data: { shares: [10000, 7000, 4000, 2000, 1000, 500, 250] },
    });
    const semifinalists = await api().db.rankingResult.findMany({
      where: { rankingId: id, level: "SF", date: day("2026-10-17") },
    });
    const [up, down] = semifinalists.map((result) => result.id);
    const changes = [
      { resultId: up ?? "", level: "F" as const },
      // Nobody else of this event went out there.
      { resultId: down ?? "", level: "QF" as const },
    ];
    await correctRanking(acting(), id, { changes, reason: "Protesto deferido" }, null);
    const standing = await api().db.rankingResult.findMany({
      where: { rankingId: id, date: day("2026-10-17"), replacedAt: null },
    });
    expect(standing.map(({ level, points }) => [level, points]).sort()).toEqual([
      ["F", 300],
      ["F", 300],
      ["QF", 100],
      ["W", 500],
    ]);
  });

  test("that is entered while the event's results are entered again is kept, and stands alone", async () => {
    const { id } = await season();
    const wrong = await api().db.rankingResult.findFirstOrThrow({
      where: { rankingId: id, level: "SF", date: day("2026-10-17") },
    });
    const { id: wrongId, categoryId, athleteId, enteredAt: _at, ...rest } = wrong;
    const category = { id: categoryId ?? "", rankingId: id, rankingTier: "G500" as const };
    const earned = [{ athleteId, reached: "F" as const }];
    const waiting = () => api().db.$queryRaw<unknown[]>`
      SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    const [awarding] = await api().db.$transaction(
      async (tx) => {
        await lockRanking(tx, id);
        const correction = {
          ...rest,
          categoryId,
          athleteId,
          level: null,
          points: 0,
          reason: "Desclassificado",
        };
        await enterFacts(tx, { replacing: [wrongId], facts: [correction] });
        const awarded = inTransaction(api().db, (other) =>
          awardPoints(other, null, { category, earned, date: "2026-10-17" }),
        );
        await expect.poll(waiting, { timeout: 25_000 }).not.toHaveLength(0);
        return [awarded]; // a promise itself would be waited for here
      },
      { timeout: 30_000 },
    );
    await awarding;
    const standing = { categoryId, athleteId, replacedAt: null };
    expect(await api().db.rankingResult.findMany({ where: standing })).toMatchObject([
      { points: 0, reason: "Desclassificado" },
    ]);
  });

  test("that changes no list makes no version", async () => {
    const { id } = await season();
    await publish(id, "2026-11-01");
    const [first] = await api().db.rankingResult.findMany({ where: { rankingId: id } });
    const same = { changes: [{ resultId: first?.id ?? "" }], reason: "Conferido" };
    expect(await correctRanking(acting(), id, same, null)).toEqual([]);
  });
});
