import { RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/may";
import { admitFromLine } from "./admit-from-line.action";
import { canManageEnrolment } from "./enrolment-rights.access";
import { affectedSuccess } from "./enrolment-success.type";
import { EnrolmentType } from "./enrolment.type";

const AdmitFromLineInput = builder.inputType("AdmitFromLineInput", {
  description: "Vaga para quem está na lista de espera.",
  fields: (t) => ({
    enrolmentId: t.globalID({
      required: true,
      for: EnrolmentType,
      description: "Inscrição: of a pair that waits either one; both get their places.",
    }),
    raiseLimit: t.boolean({
      required: true,
      description: "Aumentar o limite: raises the limits as needed; false is rejected when there is no room.",
    }),
  }),
});

const AdmitFromLineSuccess = affectedSuccess("AdmitFromLineSuccess", "Vaga dada.");

builder.mutationField("admitFromLine", (t) =>
  t.field({
    type: AdmitFromLineSuccess,
    description:
      "Dar vaga: gives a waitlisted enrolment a place, regardless of its position; before the draw. The athletes are notified, and pay like anyone who moves up.",
    authScopes: may(canManageEnrolment, "enrolmentId"),
    args: { input: t.arg({ type: AdmitFromLineInput, required: true, description: "Inscrição." }) },
    errors: { types: [RuleViolation], union: { name: "AdmitFromLineResult" } },
    resolve: async (_root, { input: { enrolmentId, raiseLimit } }, ctx) => ({
      enrolmentId: enrolmentId.id,
      tournamentId: await admitFromLine(ctx, enrolmentId.id, { raiseLimit }),
    }),
  }),
);
