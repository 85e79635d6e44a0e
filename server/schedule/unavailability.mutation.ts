import { InvalidInput, RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/may";
import { ownsEnrolment, canManageEnrolment } from "../enrolments/enrolment-rights.access";
import { EnrolmentType } from "../enrolments/enrolment.type";
import { enrolmentNow } from "../enrolments/enrolment-success.type";
import { tournamentSuccess } from "../tournaments/tournament-success.type";
import { setOwnUnavailability } from "./own-unavailability.action";
import { setUnavailability } from "./set-unavailability.action";

const PeriodInput = builder.inputType("PeriodInput", {
  description: "Período.",
  fields: (t) => ({
    startsAt: t.field({ type: "DateTime", required: true, description: "Início: UTC." }),
    endsAt: t.field({ type: "DateTime", required: true, description: "Fim: UTC, after the start." }),
  }),
});

const SetUnavailabilityInput = builder.inputType("SetUnavailabilityInput", {
  description: "Indisponibilidade de um inscrito.",
  fields: (t) => ({
    enrolmentId: t.globalID({ required: true, for: EnrolmentType, description: "Inscrição." }),
    periods: t.field({
      type: [PeriodInput],
      required: true,
      description: "Períodos: all of them; none to be there always.",
    }),
  }),
});

const SetOwnUnavailabilityInput = builder.inputType("SetOwnUnavailabilityInput", {
  description: "Indisponibilidade própria.",
  fields: (t) => ({
    enrolmentId: t.globalID({ required: true, for: EnrolmentType, description: "Inscrição: one's own." }),
    periods: t.field({
      type: [PeriodInput],
      required: true,
      description:
        "Períodos: all of one's own, at most 5, within the days of the event; none to be there always.",
    }),
  }),
});

const SetUnavailabilitySuccess = tournamentSuccess("SetUnavailabilitySuccess", "Indisponibilidade salva.");

const SetOwnUnavailabilitySuccess = builder
  .objectRef<{ enrolmentId: string }>("SetOwnUnavailabilitySuccess")
  .implement({
    description: "Indisponibilidade própria salva.",
    authScopes: { signedIn: true },
    fields: (t) => ({
      enrolment: enrolmentNow(t),
    }),
  });

builder.mutationField("setUnavailability", (t) =>
  t.field({
    type: SetUnavailabilitySuccess,
    description: "Registrar indisponibilidade: when an enrolled athlete cannot play.",
    authScopes: may(canManageEnrolment, "enrolmentId"),
    args: { input: t.arg({ type: SetUnavailabilityInput, required: true, description: "Períodos." }) },
    errors: { types: [InvalidInput], union: { name: "SetUnavailabilityResult" } },
    resolve: async (_root, { input: { enrolmentId, periods } }, ctx) => ({
      tournamentId: await setUnavailability(ctx, enrolmentId.id, { periods }),
    }),
  }),
);

builder.mutationField("setOwnUnavailability", (t) =>
  t.field({
    type: SetOwnUnavailabilitySuccess,
    description:
      "Informar indisponibilidade própria: when one cannot play, until the category's matches have times.",
    authScopes: may(ownsEnrolment, "enrolmentId"),
    args: { input: t.arg({ type: SetOwnUnavailabilityInput, required: true, description: "Períodos." }) },
    errors: { types: [InvalidInput, RuleViolation], union: { name: "SetOwnUnavailabilityResult" } },
    resolve: async (_root, { input: { enrolmentId, periods } }, ctx) => {
      await setOwnUnavailability(ctx, enrolmentId.id, { periods });
      return { enrolmentId: enrolmentId.id };
    },
  }),
);
