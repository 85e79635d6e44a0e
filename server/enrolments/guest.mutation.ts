import { InvalidInput, RuleViolation, TooManyAttempts } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/may";
import { canFindGuest } from "./enrolment-rights.access";
import { TournamentType } from "../tournaments/tournament.type";
import { findGuest } from "./enrol-athlete.action";

const FindGuestInput = builder.inputType("FindGuestInput", {
  description: "Input of `findGuest` (busca de um atleta de outra arena).",
  fields: (t) => ({
    tournamentId: t.globalID({
      required: true,
      for: TournamentType,
      description: "One that is open to athletes of other arenas (torneio).",
    }),
    email: t.string({
      required: true,
      description: "The whole address; a part of it matches no athlete (e-mail).",
    }),
  }),
});

const FindGuestSuccess = builder.objectRef<{ athleteId: string }>("FindGuestSuccess").implement({
  description: "Result of a successful `findGuest` (atleta encontrado).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    athlete: t.prismaField({
      type: "Athlete",
      description: "Athlete, without the personal data, which stays with their own arena (atleta).",
      resolve: (query, { athleteId }, _args, ctx) =>
        ctx.db.athlete.findUniqueOrThrow({ ...query, where: { id: athleteId } }),
    }),
  }),
});

// A mutation, because each look-up is counted.
builder.mutationField("findGuest", (t) =>
  t.field({
    type: FindGuestSuccess,
    label: "Buscar atleta de outra arena",
    description: "Finds an athlete of another arena by e-mail, to enrol them in a tournament open to others.",
    authScopes: may(canFindGuest, "tournamentId"),
    args: {
      input: t.arg({ type: FindGuestInput, required: true, description: "Input (torneio e e-mail)." }),
    },
    errors: { types: [InvalidInput, RuleViolation, TooManyAttempts] },
    resolve: async (_root, { input: { tournamentId, email } }, ctx) => ({
      athleteId: await findGuest(ctx, tournamentId.id, { email }),
    }),
  }),
);
