import type { Prisma } from "../../prisma/generated/client/client";
import { canSeeArenaTournaments } from "../arenas/arena.access";
import { ArenaType } from "../arenas/arena.type";
import { builder } from "../platform/graphql/builder";
import {
  assertPage,
  cursorId,
  maxPageSize,
  totalCountOptions,
  type PageArgs,
} from "../platform/graphql/connection";
import { newestTournaments } from "./newest-tournaments.loader";
import { tournamentFilter, type TournamentFilter } from "./tournament-filter.query";
import { TournamentKindType, TournamentStatusType } from "./tournament-enums.type";
import { TournamentType } from "./tournament.type";

const matching = (arenaId: string, filter: TournamentFilter): Prisma.TournamentWhereInput => ({
  arenaId,
  ...tournamentFilter(filter),
});

/** Whether nothing is asked but so many of the newest. */
const isFirstPage = ({ first, ...others }: PageArgs & TournamentFilter, size: number): boolean =>
  first === size && Object.values(others).every((value) => value === null || value === undefined);

builder.objectField(ArenaType, "tournaments", (t) =>
  t.prismaConnection(
    {
      type: TournamentType,
      cursor: "id",
      maxSize: maxPageSize,
      description: "Torneios: newest first.",
      authScopes: (arena, _args, ctx) => canSeeArenaTournaments(arena.id, ctx.viewer),
      args: {
        search: t.arg.string({
          description: "Busca: part of the name or of a category, upper or lower case alike.",
        }),
        status: t.arg({ type: TournamentStatusType, description: "Status: null for all." }),
        kind: t.arg({ type: TournamentKindType, description: "Tipo: null for all." }),
      },
      resolve: async (query, arena, args, ctx) => {
        assertPage(args);
        const known = newestTournaments(ctx).get(arena.id);
        if (known && isFirstPage(args, known.first)) return known.tournaments.slice(0, query.take);
        const from = cursorId(query.cursor);
        // Going on from another arena's tournament would tell when it was created.
        if (from !== null && !(await ctx.db.tournament.count({ where: { id: from, arenaId: arena.id } })))
          return [];
        return ctx.db.tournament.findMany({
          ...query,
          where: matching(arena.id, args),
          orderBy: [{ createdAt: "desc" }, { id: "desc" }],
        });
      },
    },
    {
      name: "ArenaTournamentsConnection",
      description: "Torneios de uma arena: a page of them.",
      authScopes: { signedIn: true },
      fields: (connection) => ({
        totalCount: connection.int({
          ...totalCountOptions,
          authScopes: ({ parent }, _args, ctx) => canSeeArenaTournaments(parent.id, ctx.viewer),
          resolve: ({ parent, args }, _args, ctx) => {
            const known = newestTournaments(ctx).get(parent.id);
            return known && isFirstPage(args, known.first)
              ? known.total
              : ctx.db.tournament.count({ where: matching(parent.id, args) });
          },
        }),
      }),
    },
    { name: "ArenaTournamentsEdge", description: "Torneio na lista.", authScopes: { signedIn: true } },
  ),
);
