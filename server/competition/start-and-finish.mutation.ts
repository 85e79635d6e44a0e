import { RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/may";
import { canManageTournament } from "../tournaments/tournament.access";
import { tournamentSuccess } from "../tournaments/tournament-success.type";
import { TournamentType } from "../tournaments/tournament.type";
import { drawEveryCategory } from "./draws/draw-category.action";
import { finishSuper8 } from "./super-n/finish-super-n.action";

const onlyTournament = (name: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({
      tournamentId: t.globalID({ required: true, for: TournamentType, description: "Torneio." }),
    }),
  });

const StartTournamentSuccess = tournamentSuccess(
  "StartTournamentSuccess",
  "Torneio iniciado: the lots are drawn.",
);
const FinishTournamentSuccess = tournamentSuccess("FinishTournamentSuccess", "Torneio encerrado.");
const StartTournamentInput = onlyTournament("StartTournamentInput", "Início do torneio.");
const FinishTournamentInput = onlyTournament("FinishTournamentInput", "Encerramento do torneio.");

builder.mutationField("startTournament", (t) =>
  t.field({
    type: StartTournamentSuccess,
    description:
      "Iniciar torneio: closes the enrolments, draws the lots of every category as it is set and writes the matches.",
    authScopes: may(canManageTournament, "tournamentId"),
    args: { input: t.arg({ type: StartTournamentInput, required: true, description: "Torneio." }) },
    errors: { types: [RuleViolation], union: { name: "StartTournamentResult" } },
    resolve: async (_root, { input: { tournamentId } }, ctx) => {
      await drawEveryCategory(ctx, tournamentId.id);
      return { tournamentId: tournamentId.id };
    },
  }),
);

builder.mutationField("finishTournament", (t) =>
  t.field({
    type: FinishTournamentSuccess,
    description: "Encerrar torneio: cancels the matches not played yet and writes the final positions.",
    authScopes: may(canManageTournament, "tournamentId"),
    args: { input: t.arg({ type: FinishTournamentInput, required: true, description: "Torneio." }) },
    errors: { types: [RuleViolation], union: { name: "FinishTournamentResult" } },
    resolve: async (_root, { input: { tournamentId } }, ctx) => {
      await finishSuper8(ctx, tournamentId.id);
      return { tournamentId: tournamentId.id };
    },
  }),
);
