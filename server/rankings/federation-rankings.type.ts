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
      description: "Rankings: newest first.",
      args: { stopped: t.arg.boolean({ description: "Encerrados: true for those, else the running ones." }) },
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
      description: "Rankings de uma federação: a page of them.",
      authScopes: { signedIn: true },
    },
    { name: "FederationRankingsEdge", description: "Ranking na lista.", authScopes: { signedIn: true } },
  ),
);
