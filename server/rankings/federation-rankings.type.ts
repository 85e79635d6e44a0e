import type { Prisma } from "../../prisma/generated/client/client";
import { FederationType } from "../federations/federation.type";
import { builder } from "../platform/graphql/builder";
import { assertPage, goingOnWithin, type PageArgs } from "../platform/graphql/connection";
import { rankingVisibleTo } from "./ranking.access";
import { RankingType } from "./ranking.type";

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
