import { RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/context";
import { canManageTournament } from "../tournaments/tournament.access";
import { tournamentSuccess, TournamentType } from "../tournaments/tournament.type";
import { drawEveryCategory } from "./draws/draw-category.action";
import { finishSuper8 } from "./super-n/super-n.action";

const onlyTournament = (name: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({
      tournamentId: t.globalID({ required: true, for: TournamentType, description: "Tournament (torneio)." }),
    }),
  });

const StartTournamentSuccess = tournamentSuccess(
  "StartTournamentSuccess",
  "The lots are drawn (torneio iniciado).",
);
const FinishTournamentSuccess = tournamentSuccess(
  "FinishTournamentSuccess",
  "Result of a successful `finishTournament` (torneio encerrado).",
);
const StartTournamentInput = onlyTournament(
  "StartTournamentInput",
  "Input of `startTournament` (início do torneio).",
);
const FinishTournamentInput = onlyTournament(
  "FinishTournamentInput",
  "Input of `finishTournament` (encerramento do torneio).",
);

builder.mutationField("startTournament", (t) =>
  t.field({
    type: StartTournamentSuccess,
    label: "Iniciar torneio",
    description: "Closes the enrolments, draws every category as it is configured and writes the matches.",
    authScopes: may(canManageTournament, "tournamentId"),
    args: { input: t.arg({ type: StartTournamentInput, required: true, description: "Input (torneio)." }) },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { tournamentId } }, ctx) => {
      await drawEveryCategory(ctx, tournamentId.id);
      return { tournamentId: tournamentId.id };
    },
  }),
);

builder.mutationField("finishTournament", (t) =>
  t.field({
    type: FinishTournamentSuccess,
    label: "Encerrar torneio",
    description: "Cancels the matches not played yet and writes the final positions.",
    authScopes: may(canManageTournament, "tournamentId"),
    args: { input: t.arg({ type: FinishTournamentInput, required: true, description: "Input (torneio)." }) },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { tournamentId } }, ctx) => {
      await finishSuper8(ctx, tournamentId.id);
      return { tournamentId: tournamentId.id };
    },
  }),
);
