import { InvalidInput, RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/may";
import { ownsEnrolment, canManageEnrolment } from "../enrolments/enrolment-rights.access";
import { EnrolmentType } from "../enrolments/enrolment.type";
import { enrolmentNow } from "../enrolments/enrolment-success.type";
import { tournamentSuccess } from "../tournaments/tournament-success.type";
import { setOwnUnavailability, setUnavailability } from "./unavailability.action";

const PeriodInput = builder.inputType("PeriodInput", {
  description: "Period (período).",
  fields: (t) => ({
    startsAt: t.field({ type: "DateTime", required: true, description: "Starts at, UTC (início)." }),
    endsAt: t.field({
      type: "DateTime",
      required: true,
      description: "Ends at, UTC, after the start (fim).",
    }),
  }),
});

const SetUnavailabilityInput = builder.inputType("SetUnavailabilityInput", {
  description: "Input of `setUnavailability` (indisponibilidade de um inscrito).",
  fields: (t) => ({
    enrolmentId: t.globalID({ required: true, for: EnrolmentType, description: "Enrolment (inscrição)." }),
    periods: t.field({
      type: [PeriodInput],
      required: true,
      description: "All of them; none to be there always (períodos).",
    }),
  }),
});

const SetOwnUnavailabilityInput = builder.inputType("SetOwnUnavailabilityInput", {
  description: "Input of `setOwnUnavailability` (indisponibilidade própria).",
  fields: (t) => ({
    enrolmentId: t.globalID({
      required: true,
      for: EnrolmentType,
      description: "Enrolment, one's own (inscrição).",
    }),
    periods: t.field({
      type: [PeriodInput],
      required: true,
      description:
        "All of one's own, at most 5, within the days of the event; none to be there always (períodos).",
    }),
  }),
});

const SetUnavailabilitySuccess = tournamentSuccess(
  "SetUnavailabilitySuccess",
  "Result of a successful `setUnavailability` (indisponibilidade salva).",
);

const SetOwnUnavailabilitySuccess = builder
  .objectRef<{ enrolmentId: string }>("SetOwnUnavailabilitySuccess")
  .implement({
    description: "Result of a successful `setOwnUnavailability` (indisponibilidade própria salva).",
    authScopes: { signedIn: true },
    fields: (t) => ({
      enrolment: enrolmentNow(t),
    }),
  });

builder.mutationField("setUnavailability", (t) =>
  t.field({
    type: SetUnavailabilitySuccess,
    label: "Registrar indisponibilidade",
    description: "Records when an enrolled athlete cannot play.",
    authScopes: may(canManageEnrolment, "enrolmentId"),
    args: {
      input: t.arg({ type: SetUnavailabilityInput, required: true, description: "Input (períodos)." }),
    },
    errors: { types: [InvalidInput] },
    resolve: async (_root, { input: { enrolmentId, periods } }, ctx) => ({
      tournamentId: await setUnavailability(ctx, enrolmentId.id, { periods }),
    }),
  }),
);

builder.mutationField("setOwnUnavailability", (t) =>
  t.field({
    type: SetOwnUnavailabilitySuccess,
    label: "Informar indisponibilidade própria",
    description: "Records when the viewer cannot play, until the category's matches have times.",
    authScopes: may(ownsEnrolment, "enrolmentId"),
    args: {
      input: t.arg({ type: SetOwnUnavailabilityInput, required: true, description: "Input (períodos)." }),
    },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { enrolmentId, periods } }, ctx) => {
      await setOwnUnavailability(ctx, enrolmentId.id, { periods });
      return { enrolmentId: enrolmentId.id };
    },
  }),
);
