import { AthleteType } from "../../athletes/athlete.type";
import { NotEligible } from "../../enrolments/enrolment.errors";
import { EnrolmentType, overrideDescription } from "../../enrolments/enrolment.type";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { may } from "../../platform/graphql/context";
import { canManageEnrolment } from "../../enrolments/enrolment-rights.access";
import { tournamentSuccess } from "../../tournaments/tournament.type";
import { substituteAthlete, withdrawPair } from "./substitute-athlete.action";

const SubstituteAthleteInput = builder.inputType("SubstituteAthleteInput", {
  description: "Input of `substituteAthlete` (substituição antes do primeiro jogo).",
  fields: (t) => ({
    enrolmentId: t.globalID({
      required: true,
      for: EnrolmentType,
      description: "Enrolment, of the athlete who leaves (inscrição).",
    }),
    athleteId: t.globalID({ required: true, for: AthleteType, description: "The substitute (atleta)." }),
    overrideReason: t.string({ description: overrideDescription }),
  }),
});

const SubstituteAthleteSuccess = tournamentSuccess(
  "SubstituteAthleteSuccess",
  "Result of a successful `substituteAthlete` (atleta substituído).",
);

builder.mutationField("substituteAthlete", (t) =>
  t.field({
    type: SubstituteAthleteSuccess,
    label: "Substituir atleta",
    description:
      "Replaces an athlete before their first match; the new one, an athlete of the organiser, takes over number and matches.",
    authScopes: may(canManageEnrolment, "enrolmentId"),
    args: {
      input: t.arg({
        type: SubstituteAthleteInput,
        required: true,
        description: "Input (quem sai e quem entra).",
      }),
    },
    errors: {
      types: [InvalidInput, NotEligible, RuleViolation],
    },
    resolve: async (_root, { input: { enrolmentId, athleteId, overrideReason } }, ctx) => ({
      tournamentId: await substituteAthlete(ctx, enrolmentId.id, athleteId.id, overrideReason ?? null),
    }),
  }),
);

const WithdrawPairInput = builder.inputType("WithdrawPairInput", {
  description: "Input of `withdrawPair` (retirada de uma dupla depois do sorteio).",
  fields: (t) => ({
    enrolmentId: t.globalID({
      required: true,
      for: EnrolmentType,
      description: "Enrolment, of either athlete (inscrição).",
    }),
    reason: t.string({ description: "Reason; null when no reason is given (motivo)." }),
    withdrawn: t.boolean({
      defaultValue: true,
      description: "Withdrawn; false brings it back, as long as it has lost no match by W.O (retirada).",
    }),
  }),
});

const WithdrawPairSuccess = tournamentSuccess(
  "WithdrawPairSuccess",
  "Result of a successful `withdrawPair` (dupla retirada).",
);

builder.mutationField("withdrawPair", (t) =>
  t.field({
    type: WithdrawPairSuccess,
    label: "Retirar dupla",
    description:
      "Withdraws a pair after the draw; its played matches stay, and each remaining one becomes a walkover.",
    authScopes: may(canManageEnrolment, "enrolmentId"),
    args: { input: t.arg({ type: WithdrawPairInput, required: true, description: "Input (quem sai)." }) },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { enrolmentId, ...why } }, ctx) => ({
      tournamentId: await withdrawPair(ctx, enrolmentId.id, why),
    }),
  }),
);
