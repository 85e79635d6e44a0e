import { builder } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/list-size";
import { UserErrorType } from "../platform/graphql/user-errors";
import { ScheduleConflicts, type ScheduleWarning } from "./schedule.errors";

const ScheduleWarningType = builder.objectRef<ScheduleWarning>("ScheduleWarning").implement({
  description: "One thing that a step would break (aviso da programação).",
  authScopes: { signedIn: true }, // it answers who tried the step
  fields: (t) => ({
    reason: t.exposeString("reason", { description: "A sentence (motivo)." }),
    hard: t.exposeBoolean("hard", { description: "Whether it cannot be accepted (impossível)." }),
  }),
});

builder.objectType(ScheduleConflicts, {
  name: "ScheduleConflicts",
  description: "The step breaks something of the schedule, and nothing was written (conflitos).",
  interfaces: [UserErrorType],
  authScopes: { signedIn: true },
  fields: (t) => ({
    conflicts: t.field({
      type: [ScheduleWarningType],
      extensions: atMost(100, 4),
      description: "What cannot be accepted first (conflitos).",
      resolve: ({ conflicts }) => conflicts,
    }),
    acceptable: t.boolean({
      description: "Whether the same step works with acceptWarnings (aceitável).",
      resolve: ({ acceptable }) => acceptable,
    }),
  }),
});
