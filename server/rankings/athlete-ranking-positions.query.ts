import { AthleteType } from "../athletes/athlete.type";
import { builder } from "../platform/graphql/builder";
import { currentPositionsOf } from "./current-positions.loader";
import { pageOfPositions } from "./position-pages.loader";
import { positionConnection } from "./position-connection.type";
import { RankingPositionType } from "./ranking.type";

builder.prismaObjectField(AthleteType, "rankingPositions", (t) =>
  t.connection(
    {
      type: RankingPositionType,
      description: "Posições atuais: the latest in each running ranking one may see, the best place first.",
      authScopes: { known: true },
      resolve: ({ id }, args, ctx) =>
        positionConnection(args, async (page) =>
          pageOfPositions(await currentPositionsOf(ctx).load(id), page),
        ),
    },
    {
      name: "AthleteRankingPositionsConnection",
      description: "Posições de um atleta: a page of them.",
      authScopes: { known: true },
    },
    {
      name: "AthleteRankingPositionsEdge",
      description: "Posição na lista.",
      authScopes: { known: true },
    },
  ),
);
