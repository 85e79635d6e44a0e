import { AthleteType } from "../../athletes/athlete.type";
import { NotEligible } from "../../enrolments/enrolment.errors";
import { EnrolmentType, overrideDescription } from "../../enrolments/enrolment.type";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { may } from "../../platform/graphql/may";
import { canManageEnrolment } from "../../enrolments/enrolment-rights.access";
import { tournamentSuccess } from "../../tournaments/tournament-success.type";
import { withdrawPair } from "./withdraw-pair.action";
import { substituteAthlete } from "./substitute-athlete.action";

const SubstituteAthleteInput = builder.inputType("SubstituteAthleteInput", {
  description: "Substituição antes do primeiro jogo.",
  fields: (t) => ({
    enrolmentId: t.globalID({
      required: true,
      for: EnrolmentType,
      description: "Inscrição: of the athlete who leaves.",
    }),
    athleteId: t.globalID({ required: true, for: AthleteType, description: "Atleta: the substitute." }),
    overrideReason: t.string({ description: overrideDescription }),
  }),
});

const SubstituteAthleteSuccess = tournamentSuccess("SubstituteAthleteSuccess", "Atleta substituído.");

builder.mutationField("substituteAthlete", (t) =>
  t.field({
    type: SubstituteAthleteSuccess,
    description:
      "Substituir atleta: before their first match; the newcomer, of the organiser's own, takes over number and matches.",
    authScopes: may(canManageEnrolment, "enrolmentId"),
    args: {
      input: t.arg({ type: SubstituteAthleteInput, required: true, description: "Quem sai e quem entra." }),
    },
    errors: {
      types: [InvalidInput, NotEligible, RuleViolation],
      union: { name: "SubstituteAthleteResult" },
    },
    resolve: async (_root, { input: { enrolmentId, athleteId, overrideReason } }, ctx) => ({
      tournamentId: await substituteAthlete(ctx, enrolmentId.id, athleteId.id, overrideReason ?? null),
    }),
  }),
);

const WithdrawPairInput = builder.inputType("WithdrawPairInput", {
  description: "Retirada de uma dupla depois do sorteio.",
  fields: (t) => ({
    enrolmentId: t.globalID({
      required: true,
      for: EnrolmentType,
      description: "Inscrição: of either athlete.",
    }),
    reason: t.string({ description: "Motivo: null when no reason is given." }),
    withdrawn: t.boolean({
      defaultValue: true,
      description: "Retirada: false brings it back, as long as it has lost no match by W.O.",
    }),
  }),
});

const WithdrawPairSuccess = tournamentSuccess("WithdrawPairSuccess", "Dupla retirada.");

builder.mutationField("withdrawPair", (t) =>
  t.field({
    type: WithdrawPairSuccess,
    description: "Retirar dupla: what it played stays, and every match it still has becomes a W.O.",
    authScopes: may(canManageEnrolment, "enrolmentId"),
    args: { input: t.arg({ type: WithdrawPairInput, required: true, description: "Quem sai." }) },
    errors: { types: [InvalidInput, RuleViolation], union: { name: "WithdrawPairResult" } },
    resolve: async (_root, { input: { enrolmentId, ...why } }, ctx) => ({
      tournamentId: await withdrawPair(ctx, enrolmentId.id, why),
    }),
  }),
);
