import { builder } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/list-size";
import { UserErrorType } from "../platform/graphql/user-errors";
import { ScheduleConflicts, type ScheduleWarning } from "./schedule.errors";

const ScheduleWarningType = builder.objectRef<ScheduleWarning>("ScheduleWarning").implement({
  description: "Aviso da programação: one thing that a step would break.",
  authScopes: { signedIn: true }, // it answers who tried the step
  fields: (t) => ({
    reason: t.exposeString("reason", { description: "Motivo: a sentence." }),
    hard: t.exposeBoolean("hard", { description: "Impossível: whether it cannot be accepted." }),
  }),
});

builder.objectType(ScheduleConflicts, {
  name: "ScheduleConflicts",
  description: "Conflitos: the step breaks something of the schedule, and nothing was written.",
  interfaces: [UserErrorType],
  authScopes: { signedIn: true },
  fields: (t) => ({
    conflicts: t.field({
      type: [ScheduleWarningType],
      extensions: atMost(100, 4),
      description: "Conflitos: what cannot be accepted first.",
      resolve: ({ conflicts }) => conflicts,
    }),
    acceptable: t.boolean({
      description: "Aceitável: whether the same step works with acceptWarnings.",
      resolve: ({ acceptable }) => acceptable,
    }),
  }),
});
