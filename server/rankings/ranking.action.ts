import { randomUUID } from "node:crypto";
import type { RankingResult } from "../../prisma/generated/client/client";
import { assertRunning } from "../arenas/arena.step";
import type { ActionContext } from "../platform/context";
import { inTransaction, type Transaction } from "../platform/database";
import { InvalidInput, RuleViolation } from "../platform/errors";
import { literally } from "../platform/like.rules";
import { parseInput } from "../platform/parse-input";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../platform/time/time-zone.rules";
import { type RoundReached, roundsReached } from "../sport/draws/rounds.rules";
import { pointsFor } from "../sport/ranking/ranking-points.rules";
import { correctedMonths } from "../sport/ranking/ranking-versions.rules";
import { affiliatedAthletes, athletesOfRanking } from "./ranking.access";
import type { RankingCorrection } from "./correction.rules";
import { enterFacts, lockRanking, writeVersion } from "./ranking.step";
import { factsOf, publishedMonths } from "./ranking-results.loader";
import {
  correctionSchema,
  noAthlete,
  notOn,
  rankingPointsSchema,
  rankingSchema,
} from "./ranking-input.rules";

/**
 * Publishes a new version of every month that results entered as a correction change; the ranking is locked.
 * @param entered their ids. @returns the ids of the new versions, the oldest month first.
 */
async function publishCorrections(
  tx: Transaction,
  {
    rankingId,
    entered,
    reason,
    byId,
  }: { rankingId: string; entered: readonly string[]; reason: string; byId: string | null },
): Promise<string[]> {
  const facts = await factsOf(tx, rankingId);
  const { months, joined } = await publishedMonths(tx, rankingId, facts);
  const put = facts.filter(({ id }) => entered.includes(id));
  const before = months.map((month) => ({
    ...month,
    corrections: month.corrections.filter(({ id }) => !entered.includes(id)),
  }));
  const versions: string[] = [];
  for (const { month, rows } of correctedMonths(before, facts, put, joined)) {
    const of = before.find((one) => one.month === month);
    if (!of) continue;
    const { versionId, number, terms, closedAt } = of;
    versions.push(
      await writeVersion(tx, {
        rankingId,
        month,
        rows,
        terms,
        closedAt: new Date(closedAt),
        publishedById: byId,
        correction: { versionId, number, reason },
      }),
    );
  }
  return versions;
}

/**
 * Corrects results after a protest, a disqualification or a forgotten result: replaces the facts, and publishes a new
 * version of every month that changes. Published versions stay as they are.
 * @returns the ids of the new versions, the oldest month first. @throws RuleViolation
 */
export const correctRanking = (
  ctx: ActionContext,
  rankingId: string,
  { changes, reason }: RankingCorrection,
  byId: string | null,
): Promise<string[]> =>
  inTransaction(ctx.db, async (tx) => {
    await lockRanking(tx, rankingId);
    const { shares } = await tx.ranking.findUniqueOrThrow({
      where: { id: rankingId },
      select: { shares: true },
    });
    const standing = await tx.rankingResult.findMany({
      where: { rankingId, replacedAt: null, id: { in: changes.map(({ resultId }) => resultId) } },
    });
    if (standing.length < changes.length)
      throw new RuleViolation(
        "RESULT_GONE",
        "Um destes resultados já foi corrigido ou não é deste ranking. Abra a página de novo.",
        ["changes"],
      );
    // The points table may have changed since an event ended, but one event pays a round equally.
    const paid = await tx.rankingResult.findMany({
      where: {
        rankingId,
        categoryId: { in: standing.flatMap(({ categoryId }) => categoryId ?? []) },
        level: { not: null },
      },
      orderBy: [{ replacedAt: { sort: "desc", nulls: "first" } }, { enteredAt: "asc" }, { id: "asc" }],
    });
    const pointsOf = (
      { categoryId, tier }: Pick<RankingResult, "categoryId" | "tier">,
      level: RoundReached | null,
    ) =>
      paid.find((one) => one.categoryId === categoryId && one.tier === tier && one.level === level)?.points ??
      pointsFor(tier ?? "G100", level, shares);
    const correction = randomUUID();
    const entered = await enterFacts(tx, {
      replacing: standing.map(({ id }) => id),
      facts: standing.map(({ id, enteredAt: _at, recordId: _record, joinedAt: _joined, ...row }) => {
        const level = changes.find(({ resultId }) => resultId === id)?.level;
        const reached = level === undefined ? roundsReached.find((round) => round === row.level) : level;
        const points =
          level === undefined
            ? row.points
            : row.tier === null && level !== null
              ? row.points
              : pointsOf(row, level);
        return { ...row, level: reached ?? null, points, reason, correction, enteredById: byId };
      }),
    });
    return publishCorrections(tx, { rankingId, entered, reason, byId });
  });

/** Like `correctRanking`, with input that is not validated yet. @throws InvalidInput, RuleViolation */
export const correctRankingTyped = (
  ctx: ActionContext,
  rankingId: string,
  typed: unknown,
): Promise<string[]> =>
  correctRanking(ctx, rankingId, parseInput(correctionSchema, typed), ctx.viewer?.userId ?? null);

/**
 * Gives points by hand: of an event elsewhere, of a protest. They count from the next list on; what was forgotten, also in those
 * that are out, which get a new version.
 * @param typed.key of this act: the same twice is a double click.
 * @returns the ids of the new versions. @throws InvalidInput, RuleViolation
 */
export function addRankingPoints(
  ctx: ActionContext,
  rankingId: string,
  { key, ...typed }: { key: string } & object,
): Promise<string[]> {
  const { athleteKey, date, tier, level, points, reason, eventName, correctsPublished } = parseInput(
    rankingPointsSchema,
    typed,
  );
  const wrong = notOn(date, dayAt(ctx.now, brasiliaTime));
  if (wrong !== null) throw new InvalidInput([{ path: ["date"], message: wrong }]);
  return inTransaction(ctx.db, async (tx) => {
    await lockRanking(tx, rankingId);
    const ranking = await tx.ranking.findUniqueOrThrow({ where: { id: rankingId } });
    if (!ranking.active)
      throw new RuleViolation(
        "RANKING_STOPPED",
        "Este ranking está encerrado. Reabra antes de lançar pontos.",
      );
    if ((await tx.rankingResult.count({ where: { rankingId, entryKey: key } })) > 0) return [];
    const athlete = await tx.athlete.count({
      where: { AND: [{ id: athleteKey }, athletesOfRanking(ranking)] },
    });
    if (athlete === 0) throw new InvalidInput([{ path: ["athleteKey"], message: noAthlete }]);
    const affiliated = await affiliatedAthletes(tx, ranking, [athleteKey]);
    const entered = await enterFacts(tx, {
      replacing: [],
      facts: [
        {
          rankingId,
          entryKey: key,
          eventName,
          athleteId: athleteKey,
          tier: tier ?? null,
          level: level ?? null,
          points: tier && level ? pointsFor(tier, level, ranking.shares) : (points ?? 0),
          date: dayToDatabase(date),
          affiliated: affiliated.has(athleteKey),
          reason,
          correction: correctsPublished ? randomUUID() : null,
          enteredById: ctx.viewer?.userId ?? null,
        },
      ],
    });
    if (!correctsPublished) return [];
    return publishCorrections(tx, { rankingId, entered, reason, byId: ctx.viewer?.userId ?? null });
  });
}

/** As many as one organiser has, stopped ones included. */
const mostRankings = 300;

type RankingOwner = { federationId: string } | { arenaId: string };

/** Two who make a ranking of one name at one time wait for each other. @throws InvalidInput */
async function assertNameFree(
  tx: Transaction,
  owner: RankingOwner,
  name: string,
  self?: string,
): Promise<void> {
  const ownerId = "arenaId" in owner ? owner.arenaId : owner.federationId;
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`rankings:${ownerId}`}, 0))::text`;
  const same = await tx.ranking.count({
    where: {
      ...owner,
      active: true,
      name: { equals: literally(name), mode: "insensitive" },
      ...(self === undefined ? {} : { id: { not: self } }),
    },
  });
  if (same > 0)
    throw new InvalidInput([{ path: ["name"], message: "Já existe um ranking em andamento com este nome" }]);
}

/** Opens a ranking. A federation that waits to be activated may prepare its own. @returns its id. @throws InvalidInput, RuleViolation */
export function createRanking(ctx: ActionContext, owner: RankingOwner, typed: unknown): Promise<string> {
  const data = parseInput(rankingSchema, typed);
  return inTransaction(ctx.db, async (tx) => {
    if ("arenaId" in owner) await assertRunning(tx, owner.arenaId);
    await assertNameFree(tx, owner, data.name);
    if ((await tx.ranking.count({ where: owner })) >= mostRankings)
      throw new RuleViolation("TOO_MANY_RANKINGS", `São no máximo ${mostRankings} rankings.`);
    const { id } = await tx.ranking.create({
      data: { ...data, ...owner, createdAt: ctx.now },
      select: { id: true },
    });
    return id;
  });
}

/**
 * Changes what a ranking is, how it counts from the next list on, and whether it runs. What was published stays.
 * @throws InvalidInput
 */
export function updateRanking(
  ctx: ActionContext,
  rankingId: string,
  { active, ...typed }: { active: boolean } & object,
): Promise<void> {
  const data = parseInput(rankingSchema, typed);
  return inTransaction(ctx.db, async (tx) => {
    await lockRanking(tx, rankingId);
    const { arenaId, federationId } = await tx.ranking.findUniqueOrThrow({ where: { id: rankingId } });
    const owner = arenaId === null ? { federationId: federationId ?? "" } : { arenaId };
    if (active) await assertNameFree(tx, owner, data.name, rankingId);
    await tx.ranking.update({ where: { id: rankingId }, data: { ...data, active } });
  });
}
