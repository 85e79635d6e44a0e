import { randomUUID } from "node:crypto";
import type { RankingResult } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { roundsReached, type RoundReached } from "../sport/draws/round-reached.rules";
import { pointsFor } from "../sport/ranking/ranking-points.rules";
import type { RankingCorrection } from "./correction.rules";
import { correctionSchema } from "./ranking-input.rules";
import { enterFacts } from "./enter-facts.step";
import { publishCorrections } from "./publish-corrections.step";
import { lockRanking } from "./write-version.step";

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
