import type { Prisma } from "../../prisma/generated/client/client";
import { canManageArena } from "../arenas/arena.access";
import { ArenaType } from "../arenas/arena.type";
import { AthleteType } from "../athletes/athlete.type";
import { builder } from "../platform/graphql/builder";
import { assertPage, containing, maxPageSize } from "../platform/graphql/connection";
import { TournamentType } from "./tournament.type";

const matching = (
  arenaId: string,
  search: string | null | undefined,
  tournamentId: string | undefined,
): Prisma.AthleteWhereInput => {
  const found = containing(search);
  return {
    status: "ACTIVE",
    arenas: { some: { arenaId, active: true } },
    ...(found && { OR: [{ fullName: found }, { email: found }] }),
    ...(tournamentId === undefined
      ? {}
      : { enrolments: { none: { tournamentId, status: { not: "CANCELLED" } } } }),
  };
};

builder.objectField(ArenaType, "athletes", (t) =>
  t.prismaConnection(
    {
      type: AthleteType,
      cursor: "id",
      maxSize: maxPageSize,
      description: "Atletas da arena: the active ones, by name.",
      authScopes: (arena, _args, ctx) => canManageArena(arena.id, ctx.viewer),
      args: {
        search: t.arg.string({
          description: "Busca: part of the name or e-mail, upper or lower case alike.",
        }),
        notInTournament: t.arg.globalID({
          for: TournamentType,
          description: "Torneio: leaves out who is enrolled in it.",
        }),
      },
      resolve: (query, arena, args, ctx) => {
        assertPage(args);
        return ctx.db.athlete.findMany({
          ...query,
          where: matching(arena.id, args.search, args.notInTournament?.id),
          orderBy: [{ fullName: "asc" }, { id: "asc" }],
        });
      },
      totalCount: (arena, args, ctx) =>
        ctx.db.athlete.count({ where: matching(arena.id, args.search, args.notInTournament?.id) }),
    },
    {
      name: "ArenaAthletesConnection",
      description: "Atletas de uma arena: a page of them.",
      authScopes: { signedIn: true },
    },
    { name: "ArenaAthletesEdge", description: "Atleta na lista.", authScopes: { signedIn: true } },
  ),
);
