import { z } from "zod";
import { rankingTierNames } from "../../sport/ranking/ranking-points.rules";

/** What a category is worth in the ranking attached to it; both are null for none. */
export const attachRankingSchema = z
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
