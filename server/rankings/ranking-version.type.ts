import { builder } from "../platform/graphql/builder";
import { canSeeRanking } from "./ranking.access";
import { athleteCounts } from "./ranking-versions.loader";
import { RankingUnaffiliatedType, RankingWindowType } from "./ranking-words.type";

export const RankingVersionType = builder.prismaObject("RankingVersion", {
  description: "Lista publicada: of one month; never changed, a correction is a further one.",
  authScopes: ({ rankingId }, ctx) => canSeeRanking(rankingId, ctx),
  fields: (t) => ({
    key: t.field({
      type: "UUID",
      description: "Chave: as its address carries it.",
      resolve: ({ id }) => id,
    }),
    month: t.expose("month", { type: "Date", description: "Mês: its first day." }),
    number: t.exposeInt("number", {
      description: "Versão: from 1; each correction of the month is one more.",
    }),
    reason: t.exposeString("reason", {
      nullable: true,
      description: "Motivo da correção: null for the first version.",
    }),
    publishedAt: t.expose("publishedAt", { type: "DateTime", description: "Publicada em: UTC." }),
    bestResults: t.exposeInt("bestResults", {
      description: "Melhores resultados: how many counted in this list.",
    }),
    window: t.expose("window", {
      type: RankingWindowType,
      description: "Janela: which results counted in this list.",
    }),
    unaffiliated: t.expose("unaffiliated", {
      type: RankingUnaffiliatedType,
      description: "Sem filiação: what points earned without it were worth in this list.",
    }),
    athleteCount: t.int({
      description: "Atletas: how many stand in the list, with a position.",
      resolve: ({ id }, _args, ctx) => athleteCounts(ctx).load(id),
    }),
    correctedBy: t.relation("correctedBy", {
      nullable: true,
      description: "Corrigida por: the next version of the month; null for the one that counts.",
    }),
  }),
});
