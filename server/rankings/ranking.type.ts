import { athletesOf } from "../athletes/athlete.loader";
import { AthleteType } from "../athletes/athlete.type";
import { builder } from "../platform/graphql/builder";
import { forbidden } from "../platform/graphql/errors";
import { latestPositions } from "./position-pages.loader";
import { positionConnection } from "./position-connection.type";
import { canSeeRanking, visibleRanking } from "./ranking.access";
import { organiserNames } from "./ranking.loader";
import { rankingScopeLabel, rankingScopes, type RankingScope } from "../sport/ranking/ranking-labels.rules";

const RankingScopeType = builder.enumType("RankingScope", {
  description: "Abrangência do ranking.",
  values: Object.fromEntries(
    rankingScopes.map((scope) => [scope, { description: rankingScopeLabel[scope] }]),
  ) as Record<RankingScope, { description: string }>,
});

export const RankingType = builder.prismaNode("Ranking", {
  description: "Ranking: of a federation or an arena, for one category.",
  id: { field: "id", description: "Id: global and opaque." },
  authScopes: (ranking, ctx) => canSeeRanking(ranking.id, ctx),
  fields: (t) => ({
    name: t.exposeString("name", { description: "Nome." }),
    category: t.exposeString("category", { description: "Categoria: for instance “Masculino B”." }),
    scope: t.expose("scope", { type: RankingScopeType, description: "Abrangência." }),
    organiser: t.string({
      description: "Organização: the name of the federation or arena whose ranking it is.",
      resolve: ({ id }, _args, ctx) => organiserNames(ctx).load(id),
    }),
  }),
});

export const RankingPositionType = builder.prismaNode("RankingPosition", {
  description: "Posição no ranking: one athlete's place in one month.",
  id: { field: "id", description: "Id: global and opaque." },
  authScopes: (position, ctx) => canSeeRanking(position.rankingId, ctx),
  fields: (t) => ({
    position: t.exposeInt("position", { description: "Posição: from 1; level points share it (1, 1, 3)." }),
    points: t.exposeInt("points", { description: "Pontos." }),
    month: t.expose("month", { type: "Date", description: "Mês: its first day." }),
    athlete: t.field({
      type: AthleteType,
      description: "Atleta.",
      resolve: ({ athleteId }, _args, ctx) => athletesOf(ctx).load(athleteId),
    }),
    ranking: t.field({
      type: RankingType,
      description: "Ranking.",
      resolve: async ({ rankingId }, _args, ctx) => {
        const ranking = await visibleRanking(rankingId, ctx);
        if (!ranking) throw forbidden();
        return ranking;
      },
    }),
  }),
});

builder.prismaObjectField(RankingType, "positions", (t) =>
  t.connection(
    {
      type: RankingPositionType,
      description: "Posições: of the latest month, the first place first; empty before the first month.",
      resolve: ({ id }, args, ctx) => positionConnection(args, (page) => latestPositions(ctx, id, page)),
    },
    {
      name: "RankingPositionsConnection",
      description: "Posições de um ranking: a page of them.",
      authScopes: { public: true }, // a ranking that one may see has shown it
    },
    { name: "RankingPositionsEdge", description: "Posição na lista.", authScopes: { public: true } },
  ),
);
