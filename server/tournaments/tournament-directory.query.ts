import type { Prisma } from "../../prisma/generated/client/client";
import { builder } from "../platform/graphql/builder";
import { assertPage, cursorId, maxPageSize, totalCountOptions } from "../platform/graphql/connection";
import { isSignedIn, type Viewer } from "../platform/viewer";
import { tournamentFilter, type TournamentFilter } from "./tournament-filter.query";
import { publishedTournament } from "./tournament.access";
import { TournamentKindType, TournamentStatusType } from "./tournament-enums.type";
import { TournamentType } from "./tournament.type";

const matching = (filter: TournamentFilter): Prisma.TournamentWhereInput => ({
  AND: [
    publishedTournament,
    tournamentFilter(filter, (text) => [
      { venue: text },
      { arena: { OR: [{ name: text }, { city: text }] } },
      { federation: { name: text } },
    ]),
  ],
});

// Everybody, but not before a temporary password is replaced.
const everybody = (viewer: Viewer | null) => viewer === null || isSignedIn(viewer);

builder.queryField("tournaments", (t) =>
  t.prismaConnection(
    {
      type: TournamentType,
      cursor: "id",
      maxSize: maxPageSize,
      description:
        "Torneios: those open to everybody. Which take enrolments: the next one first; otherwise the latest.",
      authScopes: (_root, _args, { viewer }) => everybody(viewer),
      args: {
        search: t.arg.string({
          description: "Busca: part of a name, category, place or organiser, upper or lower case alike.",
        }),
        status: t.arg({ type: TournamentStatusType, description: "Status: null for all." }),
        kind: t.arg({ type: TournamentKindType, description: "Tipo: null for all." }),
      },
      resolve: async (query, _root, args, ctx) => {
        assertPage(args);
        const where = matching(args);
        const from = cursorId(query.cursor);
        if (from !== null && !(await ctx.db.tournament.count({ where: { AND: [{ id: from }, where] } })))
          return [];
        const order = args.status === "REGISTRATION_OPEN" ? "asc" : "desc";
        return ctx.db.tournament.findMany({
          ...query,
          where,
          orderBy: [{ startDate: order }, { id: order }],
        });
      },
    },
    {
      name: "TournamentsConnection",
      description: "Torneios abertos a todos: a page of them.",
      authScopes: { public: true },
      fields: (connection) => ({
        totalCount: connection.int({
          ...totalCountOptions,
          authScopes: (_parent, _args, { viewer }) => everybody(viewer),
          resolve: ({ args }, _args, ctx) => ctx.db.tournament.count({ where: matching(args) }),
        }),
      }),
    },
    { name: "TournamentsEdge", description: "Torneio na lista.", authScopes: { public: true } },
  ),
);
