import type { Prisma, Tournament } from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { lockTournament } from "../lock-tournament.step";
import { rankingAttachedLate } from "../tournament.event";
import { tournamentTopic } from "../tournament-topic.rules";
import { z } from "zod";
import { placesUndecided } from "./place-modes.rules";
import { rankingTierNames } from "../../sport/ranking/ranking-points.rules";

/** What a category is worth in the ranking attached to it; both are null for none. */
const attachRankingSchema = z
  .object({
    rankingId: z.string().nullish(),
    tier: z.enum(rankingTierNames, { error: "Faixa de pontos inválida" }).nullish(),
  })
  .refine(({ rankingId, tier }) => !rankingId || tier, {
    path: ["tier"],
    message: "Escolha quantos pontos vale",
  })
  .transform(({ rankingId, tier }) =>
    rankingId && tier ? { rankingId, rankingTier: tier } : { rankingId: null, rankingTier: null },
  );

/** Rankings that a tournament may give points for: the running ones of who organises it. */
const rankingsOf = ({
  arenaId,
  federationId,
}: Pick<Tournament, "arenaId" | "federationId">): Prisma.RankingWhereInput => ({
  active: true,
  ...(federationId === null ? { arenaId } : { federationId }),
});

/**
 * Sets which ranking a category gives points for, and how many; null for none. A category that has ended without a ranking
 * may still get one: its points are given at once. Points that were given stay, so that the ranking cannot change then.
 * @returns the tournament's id.
 * @throws InvalidInput, RuleViolation
 */
export function attachRanking(ctx: ActionContext, categoryId: string, typed: unknown): Promise<string> {
  const data = parseInput(attachRankingSchema, typed);
  return inTransaction(ctx.db, async (tx) => {
    const { tournamentId } = await tx.tournamentCategory.findUniqueOrThrow({
      where: { id: categoryId },
      select: { tournamentId: true },
    });
    const tournament = await lockTournament(tx, tournamentId);
    const category = await tx.tournamentCategory.findUniqueOrThrow({ where: { id: categoryId } });
    const { settledAt, rankingId: attached } = category;
    if (data.rankingId === null && category.placeMode === "RANKING" && placesUndecided(category))
      throw new RuleViolation(
        "RANKING_NEEDED",
        "As vagas desta categoria saem pelo ranking. Para tirar o ranking, mude antes quem fica com a vaga.",
        ["rankingId"],
      );
    if (settledAt !== null && attached !== null)
      throw new RuleViolation("CATEGORY_SETTLED", "A categoria já terminou: os pontos já foram dados.");
    if (data.rankingId !== null) {
      const own = await tx.ranking.count({
        where: { AND: [{ id: data.rankingId }, rankingsOf(tournament)] },
      });
      if (own === 0)
        throw new InvalidInput([
          { path: ["rankingId"], message: "Escolha um ranking em andamento de quem organiza o torneio" },
        ]);
    }
    await tx.tournamentCategory.update({ where: { id: categoryId }, data });
    if (settledAt !== null && data.rankingId !== null)
      await rankingAttachedLate.happened(tx, ctx, { tournament, categoryId });
    await ctx.events.emit(tx, tournamentTopic(tournamentId));
    return tournamentId;
  });
}
