import { builder, type FieldsOf } from "../platform/graphql/builder";

/** A mutation's result field: the changed tournament, reloaded. */
export const tournamentNow = <Root extends { tournamentId: string }>(
  t: FieldsOf<Root>,
  description = "Tournament, as it is now (torneio).",
) =>
  t.prismaField({
    type: "Tournament",
    description,
    resolve: (query, { tournamentId }, _args, ctx) =>
      ctx.db.tournament.findUniqueOrThrow({ ...query, where: { id: tournamentId } }),
  });

/** The answer of an action on a tournament that worked. */
export const tournamentSuccess = (name: string, description: string) =>
  builder.objectRef<{ tournamentId: string }>(name).implement({
    description,
    authScopes: { signedIn: true },
    fields: (t) => ({ tournament: tournamentNow(t) }),
  });
