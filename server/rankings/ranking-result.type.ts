import type { RankingResult } from "../../prisma/generated/client/client";
import { athletesOf } from "../athletes/athlete.loader";
import { AthleteType } from "../athletes/athlete.type";
import { builder } from "../platform/graphql/builder";
import { roundsReached } from "../sport/draws/round-reached.rules";
import { canSeeRanking } from "./ranking.access";
import { RankingTierType, RoundReachedType } from "./ranking-words.type";

export const RankingResultType = builder.objectRef<RankingResult>("RankingResult").implement({
  description: "The points that an athlete earned in one event, or was given by hand (resultado no ranking).",
  authScopes: ({ rankingId }, ctx) => canSeeRanking(rankingId, ctx),
  fields: (t) => ({
    key: t.field({
      type: "UUID",
      description: "Key, to correct it by (chave).",
      resolve: ({ id }) => id,
    }),
    points: t.exposeInt("points", { description: "Points (pontos)." }),
    date: t.expose("date", { type: "Date", description: "The event's last day (data)." }),
    level: t.field({
      type: RoundReachedType,
      nullable: true,
      description:
        "Level; null for points that come from no table, and after a disqualification (linha da tabela).",
      resolve: ({ level }) => roundsReached.find((round) => round === level) ?? null,
    }),
    tier: t.expose("tier", {
      type: RankingTierType,
      nullable: true,
      description: "The tier of the table; null for points that come from no table (faixa de pontos).",
    }),
    affiliated: t.exposeBoolean("affiliated", {
      description:
        "Whether the athlete attended the ranking's arena, or one of its federation, when the points were entered first (filiado).",
    }),
    byHand: t.boolean({
      description: "By hand; not from an event of the platform (lançado à mão).",
      resolve: ({ entryKey }) => entryKey !== null,
    }),
    reason: t.exposeString("reason", {
      nullable: true,
      description: "Reason, of what was given or corrected by hand; null of what an event gave (motivo).",
    }),
    athlete: t.field({
      type: AthleteType,
      description: "Athlete (atleta).",
      resolve: ({ athleteId }, _args, ctx) => athletesOf(ctx).load(athleteId),
    }),
  }),
});
