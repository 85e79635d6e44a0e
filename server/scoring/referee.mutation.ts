import { InvalidInput, RuleViolation, TooManyAttempts } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/may";
import { unauthenticated } from "../platform/graphql/errors";
import { canManageTournament } from "../tournaments/tournament.access";
import { tournamentSuccess } from "../tournaments/tournament-success.type";
import { TournamentType } from "../tournaments/tournament.type";
import { canManageReferee } from "./referee.access";
import { appointReferee, dismissReferee } from "./referee.action";
import { TournamentRefereeType } from "./referee.type";

const AppointRefereeInput = builder.inputType("AppointRefereeInput", {
  description: "Nomeação de um árbitro: by e-mail or from the arena's teachers.",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Torneio." }),
    email: t.string({ description: "E-mail: the whole address of an account; null for a teacher." }),
    teacherKey: t.field({
      type: "UUID",
      description: "Professor: the key of one of refereeCandidates; null for an e-mail.",
    }),
  }),
});

const DismissRefereeInput = builder.inputType("DismissRefereeInput", {
  description: "Dispensa de um árbitro.",
  fields: (t) => ({
    refereeId: t.globalID({ required: true, for: TournamentRefereeType, description: "Árbitro." }),
  }),
});

builder.mutationField("appointReferee", (t) =>
  t.field({
    type: tournamentSuccess("AppointRefereeSuccess", "Árbitro nomeado."),
    description: "Nomear árbitro: from now on that person may write the scores; a mail tells them.",
    authScopes: may(canManageTournament, "tournamentId"),
    args: { input: t.arg({ type: AppointRefereeInput, required: true, description: "Pessoa." }) },
    errors: {
      types: [InvalidInput, RuleViolation, TooManyAttempts],
      union: { name: "AppointRefereeResult" },
    },
    resolve: async (_root, { input: { tournamentId, ...person } }, ctx) => {
      if (!ctx.viewer) throw unauthenticated();
      await appointReferee(ctx, ctx.viewer, tournamentId.id, person);
      return { tournamentId: tournamentId.id };
    },
  }),
);

builder.mutationField("dismissReferee", (t) =>
  t.field({
    type: tournamentSuccess("DismissRefereeSuccess", "Árbitro dispensado."),
    description: "Dispensar árbitro: what was scored stays.",
    authScopes: may(canManageReferee, "refereeId"),
    args: { input: t.arg({ type: DismissRefereeInput, required: true, description: "Árbitro." }) },
    resolve: async (_root, { input: { refereeId } }, ctx) => ({
      tournamentId: await dismissReferee(ctx, refereeId.id),
    }),
  }),
);
