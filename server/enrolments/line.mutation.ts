import { RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/may";
import { admitFromLine } from "./admit-from-line.action";
import { canManageEnrolment } from "./enrolment-rights.access";
import { affectedSuccess } from "./enrolment-success.type";
import { EnrolmentType } from "./enrolment.type";

const AdmitFromLineInput = builder.inputType("AdmitFromLineInput", {
  description: "Input of `admitFromLine` (vaga para quem está na lista de espera).",
  fields: (t) => ({
    enrolmentId: t.globalID({
      required: true,
      for: EnrolmentType,
      description: "Enrolment, of a pair that waits either one; both get their places (inscrição).",
    }),
    raiseLimit: t.boolean({
      required: true,
      description:
        "Raises the limits as needed; false is rejected when there is no room (aumentar o limite).",
    }),
  }),
});

const AdmitFromLineSuccess = affectedSuccess(
  "AdmitFromLineSuccess",
  "Result of a successful `admitFromLine` (vaga dada).",
);

builder.mutationField("admitFromLine", (t) =>
  t.field({
    type: AdmitFromLineSuccess,
    label: "Dar vaga",
    description:
      "Gives a waitlisted enrolment a place before the draw, regardless of its position. The athletes are notified, and pay like anyone who moves up.",
    authScopes: may(canManageEnrolment, "enrolmentId"),
    args: { input: t.arg({ type: AdmitFromLineInput, required: true, description: "Input (inscrição)." }) },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { enrolmentId, raiseLimit } }, ctx) => ({
      enrolmentId: enrolmentId.id,
      tournamentId: await admitFromLine(ctx, enrolmentId.id, { raiseLimit }),
    }),
  }),
);
