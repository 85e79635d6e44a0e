import type { Prisma } from "../../prisma/generated/client/client";
import { canSeeFigures } from "../athletes/athlete.access";
import { AthleteType } from "../athletes/athlete.type";
import { FederatedAthleteType } from "../federations/athletes/federated-athlete.type";
import { FederationType } from "../federations/federation.type";
import { builder } from "../platform/graphql/builder";
import { assertPage, atMost, goingOnWithin, type PageArgs } from "../platform/graphql/connection";
import { isSignedIn } from "../platform/viewer";
import { whenKnown } from "../platform/when-known";
import {
  athleteInFederation,
  currentPositionsOf,
  federatedPositionsOf,
  pageOfPositions,
} from "./ranking-positions.loader";
import { positionConnection } from "./ranking-version.type";
import { rankingVisibleTo } from "./ranking.access";
import { RankingPositionType, RankingType } from "./ranking.type";

builder.prismaObjectField(FederationType, "rankings", (t) =>
  t.relatedConnection(
    "rankings",
    {
      type: RankingType,
      cursor: "id",
      maxSize: 100,
      description: "Newest first (rankings).",
      args: {
        stopped: t.arg.boolean({
          description: "Stopped; true for those, else the running ones (encerrados).",
        }),
      },
      query: (args, ctx) => {
        const page = args as PageArgs & { stopped?: boolean | null }; // the page is in them, though the plugin types only our own
        assertPage(page);
        const shown: Prisma.RankingWhereInput = {
          AND: [{ active: page.stopped !== true }, rankingVisibleTo(ctx)],
        };
        return {
          where: goingOnWithin(page, shown, (row) => ({ federation: { rankings: { some: row } } })),
          orderBy: [{ createdAt: "desc" }, { id: "desc" }],
        };
      },
    },
    {
      name: "FederationRankingsConnection",
      description: "A page of federation rankings (rankings de uma federação).",
      authScopes: { signedIn: true },
    },
    {
      name: "FederationRankingsEdge",
      description: "Edge of federation rankings (ranking na lista).",
      authScopes: { signedIn: true },
    },
  ),
);

/** An athlete is in few of a federation's rankings: one per category they play. */
const mostPositions = 20;

builder.objectField(FederatedAthleteType, "positions", (t) =>
  t.field({
    type: [RankingPositionType],
    description:
      "Positions, in the latest lists of the federation's running rankings, the best place first (posições atuais).",
    extensions: atMost(mostPositions, 2),
    resolve: ({ federationId, athleteId }, _args, ctx) =>
      whenKnown(federatedPositionsOf(ctx).load(athleteInFederation(federationId, athleteId)), (rows) =>
        rows.slice(0, mostPositions).map(({ position }) => position),
      ),
  }),
);

/** Reached only through an athlete, who says who sees it. */
const ofAthlete = { public: true } as const;

builder.prismaObjectField(AthleteType, "rankingPositions", (t) =>
  t.connection(
    {
      type: RankingPositionType,
      description: "The latest in each running ranking one may see, the best place first (posições atuais).",
      authScopes: ({ id }, _args, ctx) => canSeeFigures(id, ctx),
      resolve: ({ id }, args, ctx) =>
        positionConnection(args, async (page) =>
          pageOfPositions(await currentPositionsOf(ctx).load(id), page),
        ),
    },
    {
      name: "AthleteRankingPositionsConnection",
      description: "A page of athlete ranking positions (posições de um atleta).",
      authScopes: ofAthlete,
    },
    {
      name: "AthleteRankingPositionsEdge",
      description: "Edge of athlete ranking positions (posição na lista).",
      authScopes: ofAthlete,
    },
  ),
);

builder.prismaObjectField(AthleteType, "rankingHistory", (t) =>
  t.relatedConnection(
    "rankingPositions",
    {
      type: RankingPositionType,
      cursor: "id",
      maxSize: 100,
      description:
        "Ranking history, in every list that stands, the newest month first: the viewer's own of all rankings, that of others of each running ranking one may see (histórico de posições).",
      authScopes: ({ id }, _args, ctx) => canSeeFigures(id, ctx),
      query: (args, ctx) => {
        const page = args as PageArgs; // the page is in them, though the plugin types only our own
        assertPage(page);
        const shown: Prisma.RankingPositionWhereInput = {
          version: { correctedBy: null },
          position: { not: null },
          OR: [
            { ranking: { AND: [{ active: true }, rankingVisibleTo(ctx)] } },
            ...(isSignedIn(ctx.viewer) && ctx.viewer.athleteId !== null
              ? [{ athleteId: ctx.viewer.athleteId }]
              : []),
          ],
        };
        return {
          where: goingOnWithin(page, shown, (row) => ({ athlete: { rankingPositions: { some: row } } })),
          orderBy: [{ month: "desc" }, { position: "asc" }, { id: "asc" }],
        };
      },
    },
    {
      name: "AthleteRankingHistoryConnection",
      description: "A page of it (histórico de posições de um atleta).",
      authScopes: ofAthlete,
    },
    {
      name: "AthleteRankingHistoryEdge",
      description: "Edge of athlete ranking history (posição no histórico).",
      authScopes: ofAthlete,
    },
  ),
);
