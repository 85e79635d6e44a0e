import { randomUUID } from "node:crypto";
import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { roundsReached } from "../sport/draws/round-reached.rules";
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
              : pointsFor(row.tier ?? "G100", level, shares);
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
