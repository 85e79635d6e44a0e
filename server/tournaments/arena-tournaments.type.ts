import type { Prisma } from "../../prisma/generated/client/client";
import { canManageArena, canSeeArenaTournaments } from "../arenas/arena.access";
import { ArenaType } from "../arenas/arena.type";
import { openArenasOf } from "../athletes/joining/joining.loader";
import { PublicArenaType } from "../athletes/joining/joining.type";
import { builder } from "../platform/graphql/builder";
import {
  assertPage,
  atMost,
  cursorId,
  maxPageSize,
  type PageArgs,
  totalCountOptions,
} from "../platform/graphql/connection";
import type { Viewer } from "../platform/viewer";
import { newestTournaments } from "./tournament-directory.loader";
import { tournamentFilter, type TournamentFilter } from "./tournament-directory.query";
import { noDraft, publishedTournament } from "./tournament.access";
import { TournamentKindType, TournamentStatusType, TournamentType } from "./tournament.type";

/** Who only teaches there does not see its drafts. */
const ofArena = (arenaId: string, viewer: Viewer | null): Prisma.TournamentWhereInput => ({
  arenaId,
  ...(canManageArena(arenaId, viewer) ? {} : noDraft),
});
const matching = (
  arenaId: string,
  filter: TournamentFilter,
  viewer: Viewer | null,
): Prisma.TournamentWhereInput => ({ AND: [ofArena(arenaId, viewer), tournamentFilter(filter)] });

/** Whether nothing is asked but so many of the newest. */
const isFirstPage = ({ first, ...others }: PageArgs & TournamentFilter, size: number): boolean =>
  first === size && Object.values(others).every((value) => value === null || value === undefined);

builder.objectField(ArenaType, "tournaments", (t) =>
  t.prismaConnection(
    {
      type: TournamentType,
      cursor: "id",
      maxSize: maxPageSize,
      description: "Newest first (torneios).",
      authScopes: (arena, _args, ctx) => canSeeArenaTournaments(arena.id, ctx.viewer),
      args: {
        search: t.arg.string({
          description: "Words of the name or of a category (busca).",
        }),
        status: t.arg({
          type: TournamentStatusType,
          description: "Status; null for all. Drafts are no part of open registration.",
        }),
        kind: t.arg({ type: TournamentKindType, description: "Kind; null for all (tipo)." }),
        draft: t.arg.boolean({
          description: "Draft; true for drafts alone, false for the others, null for both (rascunho).",
        }),
      },
      resolve: async (query, arena, args, ctx) => {
        assertPage(args);
        const known = newestTournaments(ctx).get(arena.id);
        if (known && isFirstPage(args, known.first)) return known.tournaments.slice(0, query.take);
        const from = cursorId(query.cursor);
        // Going on from another arena's tournament would tell when it was created.
        const seen = ofArena(arena.id, ctx.viewer);
        if (from !== null && !(await ctx.db.tournament.count({ where: { id: from, ...seen } }))) return [];
        return ctx.db.tournament.findMany({
          ...query,
          where: matching(arena.id, args, ctx.viewer),
          orderBy: [{ createdAt: "desc" }, { id: "desc" }],
        });
      },
    },
    {
      name: "ArenaTournamentsConnection",
      description: "A page of arena tournaments (torneios de uma arena).",
      authScopes: { signedIn: true },
      fields: (connection) => ({
        totalCount: connection.int({
          ...totalCountOptions,
          authScopes: ({ parent }, _args, ctx) => canSeeArenaTournaments(parent.id, ctx.viewer),
          resolve: ({ parent, args }, _args, ctx) => {
            const known = newestTournaments(ctx).get(parent.id);
            return known && isFirstPage(args, known.first)
              ? known.total
              : ctx.db.tournament.count({ where: matching(parent.id, args, ctx.viewer) });
          },
        }),
      }),
    },
    {
      name: "ArenaTournamentsEdge",
      description: "Edge of arena tournaments (torneio na lista).",
      authScopes: { signedIn: true },
    },
  ),
);

const longestList = 12;

builder.objectField(PublicArenaType, "tournaments", (t) =>
  t.prismaField({
    type: [TournamentType],
    extensions: atMost(longestList, 3),
    description:
      "Tournaments, with a public page, which take enrolments or are under way; the next ones, at most 12 (torneios).",
    resolve: (query, { id }, _args, ctx) =>
      ctx.db.tournament.findMany({
        ...query,
        where: {
          AND: [
            { arenaId: id, federationId: null, isPublic: true, status: { not: "FINISHED" } },
            publishedTournament,
          ],
        },
        orderBy: [{ startDate: "asc" }, { id: "asc" }],
        take: longestList,
      }),
  }),
);

builder.prismaObjectField(TournamentType, "hostArena", (t) =>
  t.field({
    type: PublicArenaType,
    nullable: true,
    description:
      "Host arena, of the arena whose tournament it is; null in a championship, and for an arena that is closed (página da arena).",
    resolve: ({ arenaId, federationId }, _args, ctx) =>
      arenaId === null || federationId !== null ? null : openArenasOf(ctx).load(arenaId),
  }),
);
