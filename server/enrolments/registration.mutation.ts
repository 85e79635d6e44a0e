import { InvalidInput, RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/may";
import { canManageTournament } from "../tournaments/tournament.access";
import { tournamentSuccess } from "../tournaments/tournament-success.type";
import { TournamentType } from "../tournaments/tournament.type";
import { updateRegistration } from "./update-registration.action";

const UpdateRegistrationInput = builder.inputType("UpdateRegistrationInput", {
  description: "An absent field stays as it is (regras de inscrição de um torneio).",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Tournament (torneio)." }),
    registrationOpen: t.boolean({ description: "Registration open (inscrições abertas)." }),
    registrationStartsOn: t.field({
      type: "Date",
      description: "Registration starts on; null empties it (início das inscrições).",
    }),
    registrationEndsOn: t.field({
      type: "Date",
      description: "Registration ends on; null empties it (fim das inscrições).",
    }),
    paymentDays: t.int({ description: "Payment days, 1 to 60 days (prazo de pagamento)." }),
    fullRefundDays: t.int({
      description: "Full refund days, up to so many days before the start, 0 to 365 (reembolso integral).",
    }),
    lateRefundPercent: t.int({
      description: "Late refund percent, 0 to 100 percent, until the draw (reembolso tardio).",
    }),
    minPairs: t.int({ description: "Min pairs; null empties it; not in a Super 8 (mínimo de duplas)." }),
    maxCategories: t.int({
      description:
        "Categories at most of one athlete, 1 to 10; null: no limit (máximo de categorias por atleta).",
    }),
    oneLevelPerGender: t.boolean({
      description: "Refuses a second level of one gender (não permitir dois níveis do mesmo gênero).",
    }),
    podiumMonths: t.int({
      description:
        "For how many months before the start a podium counts, 1 to 36; null: no such rule (meses em que o pódio conta).",
    }),
    podiumMovesUp: t.boolean({
      description:
        "Who was on the podium of a level plays above it, else only not below (pódio sobe de nível).",
    }),
    secondFeeInCents: t.int({
      description:
        "In centavos, up to the dearest category's fee; null: the category's fee (preço da 2ª categoria).",
    }),
    thirdFeeInCents: t.int({ description: "The same for the third one (preço da 3ª categoria)." }),
    furtherFeeInCents: t.int({
      description: "The same from the fourth one on (preço da 4ª categoria em diante).",
    }),
    earlyUntil: t.field({
      type: "Date",
      description: "Last day of the categories' early fees; null empties it (preço antecipado até).",
    }),
    memberFeeInCents: t.int({
      description:
        "What the arena's own athletes pay for a category, in centavos; null: no such price; not in a championship (preço para atletas da arena).",
    }),
    memberDiscountPercent: t.int({
      description:
        "What they save of the category's fee instead, 1 to 100; null: nothing (desconto para atletas da arena).",
    }),
  }),
});

const UpdateRegistrationSuccess = tournamentSuccess(
  "UpdateRegistrationSuccess",
  "Result of a successful `updateRegistration` (regras de inscrição salvas).",
);

builder.mutationField("updateRegistration", (t) =>
  t.field({
    type: UpdateRegistrationSuccess,
    label: "Salvar regras de inscrição",
    description: "Saves the enrolment rules of a tournament.",
    authScopes: may(canManageTournament, "tournamentId"),
    args: { input: t.arg({ type: UpdateRegistrationInput, required: true, description: "Input (regras)." }) },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { tournamentId, ...change } }, ctx) => {
      await updateRegistration(ctx, tournamentId.id, change);
      return { tournamentId: tournamentId.id };
    },
  }),
);
