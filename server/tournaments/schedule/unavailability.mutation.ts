import { InvalidInput } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { EnrolmentType } from "../enrolments/enrolment.type";
import { canManageEnrolment } from "../tournament.access";
import { tournamentSuccess } from "../tournament-success.type";
import { setUnavailability } from "./set-unavailability.action";

const SetUnavailabilityInput = builder.inputType("SetUnavailabilityInput", {
  description: "Indisponibilidade de um inscrito.",
  fields: (t) => ({
    enrolmentId: t.globalID({ required: true, for: EnrolmentType, description: "Inscrição." }),
    periods: t.field({
      type: [
        builder.inputType("PeriodInput", {
          description: "Período.",
          fields: (p) => ({
            startsAt: p.field({ type: "DateTime", required: true, description: "Início: UTC." }),
            endsAt: p.field({ type: "DateTime", required: true, description: "Fim: UTC, after the start." }),
          }),
        }),
      ],
      required: true,
      description: "Períodos: all of them; none to be there always.",
    }),
  }),
});

const SetUnavailabilitySuccess = tournamentSuccess("SetUnavailabilitySuccess", "Indisponibilidade salva.");

builder.mutationField("setUnavailability", (t) =>
  t.field({
    type: SetUnavailabilitySuccess,
    description: "Registrar indisponibilidade: when an enrolled athlete cannot play.",
    authScopes: (_root, { input }, ctx) => canManageEnrolment(input.enrolmentId.id, ctx),
    args: { input: t.arg({ type: SetUnavailabilityInput, required: true, description: "Períodos." }) },
    errors: { types: [InvalidInput], union: { name: "SetUnavailabilityResult" } },
    resolve: async (_root, { input: { enrolmentId, periods } }, ctx) => ({
      tournamentId: await setUnavailability(ctx, enrolmentId.id, { periods }),
    }),
  }),
);
