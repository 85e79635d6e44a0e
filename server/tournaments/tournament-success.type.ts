import { builder } from "../platform/graphql/builder";

/** The answer of an action on a tournament that worked: the tournament, read anew. */
export const tournamentSuccess = (name: string, description: string) =>
  builder.objectRef<{ tournamentId: string }>(name).implement({
    description,
    authScopes: { signedIn: true },
    fields: (t) => ({
      tournament: t.prismaField({
        type: "Tournament",
        description: "Torneio: as it is now.",
        resolve: (query, { tournamentId }, _args, ctx) =>
          ctx.db.tournament.findUniqueOrThrow({ ...query, where: { id: tournamentId } }),
      }),
    }),
  });
