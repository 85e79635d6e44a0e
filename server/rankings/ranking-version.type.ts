import { builder } from "../platform/graphql/builder";
import { canSeeRanking } from "./ranking.access";
import { athleteCounts } from "./ranking-versions.loader";
import { RankingUnaffiliatedType, RankingWindowType } from "./ranking-words.type";

export const RankingVersionType = builder.prismaObject("RankingVersion", {
  description:
    "Ranking version, of one month; never changed, a correction is a further one (lista publicada).",
  authScopes: ({ rankingId }, ctx) => canSeeRanking(rankingId, ctx),
  fields: (t) => ({
    key: t.field({
      type: "UUID",
      description: "Key, as its address carries it (chave).",
      resolve: ({ id }) => id,
    }),
    month: t.expose("month", { type: "Date", description: "Its first day (mês)." }),
    number: t.exposeInt("number", {
      description: "Number, from 1; each correction of the month is one more (versão).",
    }),
    reason: t.exposeString("reason", {
      nullable: true,
      description: "Reason; null for the first version (motivo da correção).",
    }),
    publishedAt: t.expose("publishedAt", {
      type: "DateTime",
      description: "Published at, UTC (publicada em).",
    }),
    bestResults: t.exposeInt("bestResults", {
      description: "How many counted in this list (melhores resultados).",
    }),
    window: t.expose("window", {
      type: RankingWindowType,
      description: "Window, which results counted in this list (janela).",
    }),
    unaffiliated: t.expose("unaffiliated", {
      type: RankingUnaffiliatedType,
      description: "What points earned without it were worth in this list (sem filiação).",
    }),
    athleteCount: t.int({
      description: "How many stand in the list, with a position (atletas).",
      resolve: ({ id }, _args, ctx) => athleteCounts(ctx).load(id),
    }),
    correctedBy: t.relation("correctedBy", {
      nullable: true,
      description: "The next version of the month; null for the one that counts (corrigida por).",
    }),
  }),
});
