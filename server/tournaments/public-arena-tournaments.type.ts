import { PublicArenaType } from "../athletes/joining/public-arena.type";
import { openArenasOf } from "../athletes/joining/public-arena.loader";
import { builder } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/list-size";
import { publishedTournament } from "./tournament.access";
import { TournamentType } from "./tournament.type";

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
