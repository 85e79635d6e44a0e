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
  description: "Appoint referee, by e-mail or from the arena's teachers (nomeação de um árbitro).",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Tournament (torneio)." }),
    email: t.string({ description: "The whole address of an account; null for a teacher (e-mail)." }),
    teacherKey: t.field({
      type: "UUID",
      description: "The key of one of refereeCandidates; null for an e-mail (professor).",
    }),
  }),
});

const DismissRefereeInput = builder.inputType("DismissRefereeInput", {
  description: "Input of `dismissReferee` (dispensa de um árbitro).",
  fields: (t) => ({
    refereeId: t.globalID({ required: true, for: TournamentRefereeType, description: "Referee (árbitro)." }),
  }),
});

builder.mutationField("appointReferee", (t) =>
  t.field({
    type: tournamentSuccess(
      "AppointRefereeSuccess",
      "Result of a successful `appointReferee` (árbitro nomeado).",
    ),
    label: "Nomear árbitro",
    description: "Appoints a referee, who may write the scores from now on and is notified by mail.",
    authScopes: may(canManageTournament, "tournamentId"),
    args: { input: t.arg({ type: AppointRefereeInput, required: true, description: "Input (pessoa)." }) },
    errors: {
      types: [InvalidInput, RuleViolation, TooManyAttempts],
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
    type: tournamentSuccess(
      "DismissRefereeSuccess",
      "Result of a successful `dismissReferee` (árbitro dispensado).",
    ),
    label: "Dispensar árbitro",
    description: "Dismisses a referee; the scores that they wrote stay.",
    authScopes: may(canManageReferee, "refereeId"),
    args: { input: t.arg({ type: DismissRefereeInput, required: true, description: "Input (árbitro)." }) },
    resolve: async (_root, { input: { refereeId } }, ctx) => ({
      tournamentId: await dismissReferee(ctx, refereeId.id),
    }),
  }),
);
