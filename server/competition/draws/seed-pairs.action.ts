import { writeSeeds } from "../../enrolments/draw-numbers.step";
import { randomBytes } from "node:crypto";
import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { latestPoints } from "../../rankings/latest-points.loader";
import { assertOfPairs, assertUndrawn, lockBoard } from "../board/lock-board.step";
import { tournamentTopic } from "../../tournaments/tournament-topic.rules";
import { pairsToDraw } from "./draw-entries.loader";
import { seedingRankings } from "./seeding-rankings.loader";
import { settingsOf } from "../../sport/draws/draw-settings.rules";
import { seedsFromRanking, usualSeeds } from "../../sport/draws/seeds-from-ranking.rules";

/**
 * Seeds pairs by hand.
 * @param pairIds the first seed first; pairs that are not listed lose their seed.
 * @returns the tournament's id.
 * @throws RuleViolation
 */
export function setSeeds(
  ctx: ActionContext,
  categoryId: string,
  pairIds: readonly string[],
): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const { tournament, category, board } = await lockBoard(tx, categoryId);
    assertOfPairs(category);
    assertUndrawn(category);
    const own = new Set(pairsToDraw(board, categoryId).map(({ id }) => id));
    if (new Set(pairIds).size < pairIds.length || pairIds.some((id) => !own.has(id)))
      throw new RuleViolation(
        "NOT_IN_CATEGORY",
        "Escolha cada cabeça de chave uma só vez, entre as duplas desta categoria.",
        ["pairIds"],
      );
    await writeSeeds(tx, categoryId, pairIds);
    await ctx.events.emit(tx, tournamentTopic(tournament.id));
    return tournament.id;
  });
}

/**
 * Seeds as many pairs as the format usually has, by the points of both athletes in the latest published list of the
 * ranking.
 * @returns the tournament's id.
 * @throws RuleViolation when the ranking belongs neither to the organiser nor to the arena's federation, or when no
 *   athlete has points in it.
 */
export function seedFromRanking(ctx: ActionContext, categoryId: string, rankingId: string): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const { tournament, category, board } = await lockBoard(tx, categoryId);
    assertOfPairs(category);
    assertUndrawn(category);
    const ranking = await tx.ranking.findFirst({
      where: { AND: [{ id: rankingId }, seedingRankings(tournament)] },
    });
    if (!ranking) throw new RuleViolation("RANKING_UNKNOWN", "Escolha um ranking da lista.", ["rankingId"]);
    const pairs = pairsToDraw(board, categoryId);
    const points = await latestPoints(
      tx,
      rankingId,
      pairs.flatMap(({ enrolments }) => enrolments.map(({ athleteId }) => athleteId)),
    );
    const ranked = pairs.map(({ id, enrolments }) => ({
      id,
      points: enrolments.map(({ athleteId }) => points.get(athleteId) ?? 0),
    }));
    const count = usualSeeds(pairs.length, settingsOf(category));
    const seeds = seedsFromRanking(ranked, count, randomBytes(16).toString("hex"));
    if (seeds.length === 0)
      throw new RuleViolation("NOBODY_RANKED", "Nenhuma dupla desta categoria tem pontos neste ranking.", [
        "rankingId",
      ]);
    await writeSeeds(tx, categoryId, seeds);
    await ctx.events.emit(tx, tournamentTopic(tournament.id));
    return tournament.id;
  });
}
