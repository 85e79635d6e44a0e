import type { Prisma } from "../../../prisma/generated/client/client";
import { canSeeFederation } from "../../federations/federation.access";
import { FederationType } from "../../federations/federation.type";
import { builder } from "../../platform/graphql/builder";
import { assertPage, cursorId, maxPageSize, totalCountOptions } from "../../platform/graphql/connection";
import { tournamentFilter, type TournamentFilter } from "../tournament-filter.query";
import { TournamentStatusType } from "../tournament-enums.type";
import { TournamentType } from "../tournament.type";

const matching = (federationId: string, filter: TournamentFilter): Prisma.TournamentWhereInput => ({
  federationId,
  ...tournamentFilter(filter),
});

builder.objectField(FederationType, "championships", (t) =>
  t.prismaConnection(
    {
      type: TournamentType,
      cursor: "id",
      maxSize: maxPageSize,
      description: "Championships, the latest first (campeonatos).",
      args: {
        search: t.arg.string({
          description: "Words of the name or of a category (busca).",
        }),
        status: t.arg({
          type: TournamentStatusType,
          description: "Status; null for all. Drafts are no part of open registration.",
        }),
        draft: t.arg.boolean({
          description: "Draft; true for drafts alone, false for the others, null for both (planejado).",
        }),
      },
      resolve: async (query, federation, args, ctx) => {
        assertPage(args);
        const from = cursorId(query.cursor);
        const federationId = federation.id;
        // Going on from another federation's championship would tell when it is played.
        if (from !== null && !(await ctx.db.tournament.count({ where: { id: from, federationId } })))
          return [];
        return ctx.db.tournament.findMany({
          ...query,
          where: matching(federationId, args),
          orderBy: [{ startDate: "desc" }, { id: "desc" }],
        });
      },
    },
    {
      name: "FederationChampionshipsConnection",
      description: "A page of federation championships (campeonatos de uma federação).",
      authScopes: { signedIn: true },
      fields: (connection) => ({
        totalCount: connection.int({
          ...totalCountOptions,
          authScopes: ({ parent }, _args, ctx) => canSeeFederation(parent.id, ctx.viewer),
          resolve: ({ parent, args }, _args, ctx) =>
            ctx.db.tournament.count({ where: matching(parent.id, args) }),
        }),
      }),
    },
    {
      name: "FederationChampionshipsEdge",
      description: "Edge of federation championships (campeonato na lista).",
      authScopes: { signedIn: true },
    },
  ),
);
