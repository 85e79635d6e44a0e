import { InvalidInput, RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/may";
import { canManageTournament } from "../tournaments/tournament.access";
import { tournamentSuccess } from "../tournaments/tournament-success.type";
import { TournamentType } from "../tournaments/tournament.type";
import { updateRegistration } from "./update-registration.action";

const UpdateRegistrationInput = builder.inputType("UpdateRegistrationInput", {
  description: "Regras de inscrição de um torneio: an absent field stays as it is.",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Torneio." }),
    registrationOpen: t.boolean({ description: "Inscrições abertas." }),
    registrationStartsOn: t.field({ type: "Date", description: "Início das inscrições: null empties it." }),
    registrationEndsOn: t.field({ type: "Date", description: "Fim das inscrições: null empties it." }),
    paymentDays: t.int({ description: "Prazo de pagamento: 1 to 60 days." }),
    fullRefundDays: t.int({
      description: "Reembolso integral: up to so many days before the start, 0 to 365.",
    }),
    lateRefundPercent: t.int({ description: "Reembolso tardio: 0 to 100 percent, until the draw." }),
    minPairs: t.int({ description: "Mínimo de duplas: null empties it; not in a Super 8." }),
  }),
});

const UpdateRegistrationSuccess = tournamentSuccess(
  "UpdateRegistrationSuccess",
  "Regras de inscrição salvas.",
);

builder.mutationField("updateRegistration", (t) =>
  t.field({
    type: UpdateRegistrationSuccess,
    description: "Salvar regras de inscrição.",
    authScopes: may(canManageTournament, "tournamentId"),
    args: { input: t.arg({ type: UpdateRegistrationInput, required: true, description: "Regras." }) },
    errors: { types: [InvalidInput, RuleViolation], union: { name: "UpdateRegistrationResult" } },
    resolve: async (_root, { input: { tournamentId, ...change } }, ctx) => {
      await updateRegistration(ctx, tournamentId.id, change);
      return { tournamentId: tournamentId.id };
    },
  }),
);
