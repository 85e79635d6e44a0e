import { InvalidInput, RuleViolation, TooManyAttempts } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/may";
import { canFindGuest } from "./enrolment-rights.access";
import { TournamentType } from "../tournaments/tournament.type";
import { findGuest } from "./find-guest.action";

const FindGuestInput = builder.inputType("FindGuestInput", {
  description: "Busca de um atleta de outra arena.",
  fields: (t) => ({
    tournamentId: t.globalID({
      required: true,
      for: TournamentType,
      description: "Torneio: one that is open to athletes of other arenas.",
    }),
    email: t.string({
      required: true,
      description: "E-mail: the whole address; a part of it matches no athlete.",
    }),
  }),
});

const FindGuestSuccess = builder.objectRef<{ athleteId: string }>("FindGuestSuccess").implement({
  description: "Atleta encontrado.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    athlete: t.prismaField({
      type: "Athlete",
      description: "Atleta: without the personal data, which stays with their own arena.",
      resolve: (query, { athleteId }, _args, ctx) =>
        ctx.db.athlete.findUniqueOrThrow({ ...query, where: { id: athleteId } }),
    }),
  }),
});

// A mutation, because each look-up is counted.
builder.mutationField("findGuest", (t) =>
  t.field({
    type: FindGuestSuccess,
    description: "Buscar atleta de outra arena: by e-mail, to enter them in a tournament open to others.",
    authScopes: may(canFindGuest, "tournamentId"),
    args: { input: t.arg({ type: FindGuestInput, required: true, description: "Torneio e e-mail." }) },
    errors: { types: [InvalidInput, RuleViolation, TooManyAttempts], union: { name: "FindGuestResult" } },
    resolve: async (_root, { input: { tournamentId, email } }, ctx) => ({
      athleteId: await findGuest(ctx, tournamentId.id, { email }),
    }),
  }),
);
