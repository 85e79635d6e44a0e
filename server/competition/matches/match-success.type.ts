import { builder } from "../../platform/graphql/builder";

/** The answer of an action on a match that worked: the match and what it changed of its tournament, read anew. */
export const matchSuccess = (name: string, description: string) =>
  builder.objectRef<{ matchId: string; tournamentId: string }>(name).implement({
    description,
    authScopes: { signedIn: true },
    fields: (t) => ({
      match: t.prismaField({
        type: "Match",
        description: "Jogo: as it is now.",
        resolve: (query, { matchId }, _args, ctx) =>
          ctx.db.match.findUniqueOrThrow({ ...query, where: { id: matchId } }),
      }),
      tournament: t.prismaField({
        type: "Tournament",
        description: "Torneio: as it is now, its classification and schedule with it.",
        resolve: (query, { tournamentId }, _args, ctx) =>
          ctx.db.tournament.findUniqueOrThrow({ ...query, where: { id: tournamentId } }),
      }),
    }),
  });
