import type { Prisma, TournamentKind, TournamentStatus } from "../../prisma/generated/client/client";
import { builder } from "../platform/graphql/builder";
import { assertPage, cursorId, maxPageSize, totalCountOptions } from "../platform/graphql/connection";
import { foundBy } from "../platform/search.rules";
import { isSignedIn, type Viewer } from "../platform/viewer";
import { directoryPage } from "./tournament-directory.loader";
import { publishedTournament } from "./tournament.access";
import { TournamentKindType, TournamentStatusType, TournamentType } from "./tournament.type";

interface DirectoryFilter extends TournamentFilter {
  championships?: boolean | null;
}

const matching = (filter: DirectoryFilter): Prisma.TournamentWhereInput => ({
  AND: [
    publishedTournament,
    ...(typeof filter.championships === "boolean"
      ? [{ federationId: filter.championships ? { not: null } : null }]
      : []),
    tournamentFilter(filter, true),
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
        "Tournaments, those open to everybody (torneios). Who play now first, then those to come, the next one first, then what is past, the latest first.",
      authScopes: (_root, _args, { viewer }) => everybody(viewer),
      args: {
        search: t.arg.string({
          description: "Words of a name, category, place or organiser (busca).",
        }),
        status: t.arg({ type: TournamentStatusType, description: "Status; null for all." }),
        kind: t.arg({ type: TournamentKindType, description: "Kind; null for all (tipo)." }),
        championships: t.arg.boolean({
          description:
            "Championships; true for federations' alone, false for arenas' alone, null for both (campeonatos).",
        }),
      },
      resolve: async (query, _root, args, ctx) => {
        assertPage(args);
        const where = matching(args);
        const { take, cursor, skip, ...fields } = query;
        const ids = await directoryPage(ctx, where, { take, skip, from: cursorId(cursor) });
        const rows = await ctx.db.tournament.findMany({ ...fields, where: { id: { in: ids } } });
        const byId = new Map(rows.map((row) => [row.id, row]));
        return ids.flatMap((id) => byId.get(id) ?? []);
      },
    },
    {
      name: "TournamentsConnection",
      description: "A page of tournaments (torneios abertos a todos).",
      authScopes: { public: true },
      fields: (connection) => ({
        totalCount: connection.int({
          ...totalCountOptions,
          authScopes: (_parent, _args, { viewer }) => everybody(viewer),
          resolve: ({ args }, _args, ctx) => ctx.db.tournament.count({ where: matching(args) }),
        }),
      }),
    },
    {
      name: "TournamentsEdge",
      description: "Edge of tournaments (torneio na lista).",
      authScopes: { public: true },
    },
  ),
);

export interface TournamentFilter {
  /** Words that stand in its texts; null or empty for all. */
  search?: string | null;
  status?: TournamentStatus | null;
  kind?: TournamentKind | null;
  /** True for drafts alone; they are no part of open registration. */
  draft?: boolean | null;
}

/** @param alsoByPlace whether a word may stand in venue, city and organiser, besides the name and the categories. */
export function tournamentFilter(
  { search, status, kind, draft }: TournamentFilter,
  alsoByPlace = false,
): Prisma.TournamentWhereInput {
  const found = foundBy<Prisma.TournamentSearchWhereInput>(search, (word) => [
    { name: word },
    ...(alsoByPlace ? [{ place: word }] : []),
  ]);
  return {
    ...(status ? { status } : {}),
    ...(draft === true
      ? { publishedAt: null }
      : draft === false || status === "REGISTRATION_OPEN"
        ? { publishedAt: { not: null } }
        : {}),
    ...(kind ? { kind } : {}),
    ...(found && { search: found }),
  };
}
