import { builder, type FieldsOf } from "../../platform/graphql/builder";
import { tournamentNow } from "../../tournaments/tournament-success.type";

/** A mutation's result field: the changed match, reloaded. */
export const matchNow = <Root extends { matchId: string }>(
  t: FieldsOf<Root>,
  description = "Match, as it is now (jogo).",
) =>
  t.prismaField({
    type: "Match",
    description,
    resolve: (query, { matchId }, _args, ctx) =>
      ctx.db.match.findUniqueOrThrow({ ...query, where: { id: matchId } }),
  });

/** The answer of an action on a match that worked: the match and what it changed of its tournament. */
export const matchSuccess = (name: string, description: string) =>
  builder.objectRef<{ matchId: string; tournamentId: string }>(name).implement({
    description,
    authScopes: { signedIn: true },
    fields: (t) => ({
      match: matchNow(t),
      tournament: tournamentNow(
        t,
        "Tournament, as it is now, its classification and schedule with it (torneio).",
      ),
    }),
  });
