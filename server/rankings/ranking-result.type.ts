import type { RankingResult } from "../../prisma/generated/client/client";
import { athletesOf } from "../athletes/athlete.loader";
import { AthleteType } from "../athletes/athlete.type";
import { builder } from "../platform/graphql/builder";
import { roundsReached } from "../sport/draws/round-reached.rules";
import { canSeeRanking } from "./ranking.access";
import { RankingTierType, RoundReachedType } from "./ranking-words.type";

export const RankingResultType = builder.objectRef<RankingResult>("RankingResult").implement({
  description: "Resultado no ranking: the points that an athlete earned in one event, or was given by hand.",
  authScopes: ({ rankingId }, ctx) => canSeeRanking(rankingId, ctx),
  fields: (t) => ({
    key: t.field({
      type: "UUID",
      description: "Chave: to correct it by.",
      resolve: ({ id }) => id,
    }),
    points: t.exposeInt("points", { description: "Pontos." }),
    date: t.expose("date", { type: "Date", description: "Data: the event's last day." }),
    level: t.field({
      type: RoundReachedType,
      nullable: true,
      description: "Linha da tabela: null for points that come from no table, and after a disqualification.",
      resolve: ({ level }) => roundsReached.find((round) => round === level) ?? null,
    }),
    tier: t.expose("tier", {
      type: RankingTierType,
      nullable: true,
      description: "Faixa de pontos: the tier of the table; null for points that come from no table.",
    }),
    affiliated: t.exposeBoolean("affiliated", {
      description:
        "Filiado: whether the athlete attended the ranking's arena, or one of its federation, when the points were entered first.",
    }),
    byHand: t.boolean({
      description: "Lançado à mão: not from an event of the platform.",
      resolve: ({ entryKey }) => entryKey !== null,
    }),
    reason: t.exposeString("reason", {
      nullable: true,
      description: "Motivo: of what was given or corrected by hand; null of what an event gave.",
    }),
    athlete: t.field({
      type: AthleteType,
      description: "Atleta.",
      resolve: ({ athleteId }, _args, ctx) => athletesOf(ctx).load(athleteId),
    }),
  }),
});
