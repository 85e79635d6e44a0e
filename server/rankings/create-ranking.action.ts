import { assertRunning } from "../arenas/running-arena.step";
import type { ActionContext } from "../platform/context";
import { inTransaction, type Transaction } from "../platform/database";
import { InvalidInput, RuleViolation } from "../platform/errors";
import { literally } from "../platform/like.rules";
import { parseInput } from "../platform/parse-input";
import { rankingSchema } from "./ranking-input.rules";
import { lockRanking } from "./write-version.step";

/** As many as one organiser has, stopped ones included. */
const mostRankings = 300;

export type RankingOwner = { federationId: string } | { arenaId: string };

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
