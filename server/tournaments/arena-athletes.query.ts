import type { Prisma } from "../../prisma/generated/client/client";
import { canManageArena } from "../arenas/arena.access";
import { ArenaType } from "../arenas/arena.type";
import { AthleteType } from "../athletes/athlete.type";
import type { ActionContext } from "../platform/context";
import type { Database } from "../platform/database";
import { builder } from "../platform/graphql/builder";
import {
  assertPage,
  cursorId,
  holding,
  maxPageSize,
  totalCountOptions,
} from "../platform/graphql/connection";
import { TournamentCategoryType } from "./categories/tournament-category.type";
import { canSeeTournament } from "./tournament.access";
import { TournamentType } from "./tournament.type";
import { goneStatuses } from "./enrolments/enrolment-status.rules";

const matching = (
  arenaId: string,
  search: string | null | undefined,
  { tournamentId, categoryId }: { tournamentId: string | undefined; categoryId: string | undefined },
): Prisma.AthleteWhereInput => {
  const text = holding(search);
  const without = [
    ...(tournamentId === undefined ? [] : [{ tournamentId }]),
    ...(categoryId === undefined ? [] : [{ categoryId }]),
  ];
  return {
    status: "ACTIVE",
    arenas: { some: { arenaId, active: true } },
    ...(text === null ? {} : { OR: [{ fullName: text }, { email: text }] }),
    AND: without.map((place) => ({
      enrolments: { none: { ...place, status: { notIn: [...goneStatuses] } } },
    })),
  };
};

interface Without {
  notInTournament?: { id: string } | null;
  notInCategory?: { id: string } | null;
}
const placesOf = ({ notInTournament, notInCategory }: Without) => ({
  tournamentId: notInTournament?.id,
  categoryId: notInCategory?.id,
});

async function maySeeCategory(id: string, ctx: ActionContext): Promise<boolean> {
  const category = await ctx.db.tournamentCategory.findUnique({
    where: { id },
    select: { tournamentId: true },
  });
  return category !== null && canSeeTournament(category.tournamentId, ctx);
}

/** Going on from another arena's athlete would tell where their full name, which may be hidden, stands among one's own. */
const attends = async (db: Database, athleteId: string, arenaId: string): Promise<boolean> =>
  (await db.arenaAthlete.count({ where: { athleteId, arenaId } })) > 0;

builder.objectField(ArenaType, "athletes", (t) =>
  t.prismaConnection(
    {
      type: AthleteType,
      cursor: "id",
      maxSize: maxPageSize,
      description: "Atletas da arena: the active ones, by name.",
      // Who is missing from the list plays in that tournament: only for those who may see it.
      authScopes: async (arena, { notInTournament, notInCategory }, ctx) =>
        canManageArena(arena.id, ctx.viewer) &&
        (!notInTournament || (await canSeeTournament(notInTournament.id, ctx))) &&
        (!notInCategory || (await maySeeCategory(notInCategory.id, ctx))),
      args: {
        search: t.arg.string({
          description: "Busca: part of the name or e-mail, upper or lower case alike.",
        }),
        notInTournament: t.arg.globalID({
          for: TournamentType,
          description: "Torneio: leaves out who is enrolled in it.",
        }),
        notInCategory: t.arg.globalID({
          for: TournamentCategoryType,
          description: "Categoria: leaves out who is enrolled in it; who plays in another one is listed.",
        }),
      },
      resolve: async (query, arena, args, ctx) => {
        assertPage(args);
        const from = cursorId(query.cursor);
        if (from !== null && !(await attends(ctx.db, from, arena.id))) return [];
        return ctx.db.athlete.findMany({
          ...query,
          where: matching(arena.id, args.search, placesOf(args)),
          orderBy: [{ fullName: "asc" }, { id: "asc" }],
        });
      },
    },
    {
      name: "ArenaAthletesConnection",
      description: "Atletas de uma arena: a page of them.",
      authScopes: { signedIn: true },
      fields: (connection) => ({
        totalCount: connection.int({
          ...totalCountOptions,
          authScopes: ({ parent }, _args, ctx) => canManageArena(parent.id, ctx.viewer),
          resolve: ({ parent, args }, _args, ctx) =>
            ctx.db.athlete.count({ where: matching(parent.id, args.search, placesOf(args)) }),
        }),
      }),
    },
    { name: "ArenaAthletesEdge", description: "Atleta na lista.", authScopes: { signedIn: true } },
  ),
);
