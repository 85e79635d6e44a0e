import { InvalidInput, RuleViolation, TooManyAttempts } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { may } from "../../platform/graphql/context";
import { ownsInvitation } from "../enrolment-rights.access";
import { enrolmentSuccess } from "../enrolment.type";
import { NotEligible } from "../enrolment.errors";
import { PairInvitationType } from "./invitation.type";
import { resendInvitation, withdrawInvitation } from "./sent-invitation.action";

const ResendInvitationInput = builder.inputType("ResendInvitationInput", {
  description: "The link before serves no longer (reenvio de um convite).",
  fields: (t) => ({
    invitationId: t.globalID({
      required: true,
      for: PairInvitationType,
      description: "Invitation, one's own, or the organiser's (convite).",
    }),
  }),
});

const WithdrawInvitationInput = builder.inputType("WithdrawInvitationInput", {
  description: "Input of `withdrawInvitation` (retirada de um convite).",
  fields: (t) => ({
    invitationId: t.globalID({
      required: true,
      for: PairInvitationType,
      description: "Invitation, one's own, or the organiser's (convite).",
    }),
  }),
});

const ResendInvitationSuccess = enrolmentSuccess(
  "ResendInvitationSuccess",
  "Result of a successful `resendInvitation` (convite enviado de novo).",
);
const WithdrawInvitationSuccess = enrolmentSuccess(
  "WithdrawInvitationSuccess",
  "Result of a successful `withdrawInvitation` (convite retirado).",
);

builder.mutationField("resendInvitation", (t) =>
  t.field({
    type: ResendInvitationSuccess,
    label: "Enviar o convite de novo",
    description:
      "Sends an invitation again to the same person, with a new link; organisers also send one to a guest again.",
    authScopes: may(ownsInvitation, "invitationId"),
    args: { input: t.arg({ type: ResendInvitationInput, required: true, description: "Input (convite)." }) },
    errors: {
      types: [InvalidInput, NotEligible, RuleViolation, TooManyAttempts],
    },
    resolve: (_root, { input }, ctx) => resendInvitation(ctx, input.invitationId.id),
  }),
);

builder.mutationField("withdrawInvitation", (t) =>
  t.field({
    type: WithdrawInvitationSuccess,
    label: "Retirar convite",
    description:
      "Withdraws an invitation before it is answered. The places stay kept for the person who is invited next; those kept for an organiser's guest become free.",
    authScopes: may(ownsInvitation, "invitationId"),
    args: {
      input: t.arg({ type: WithdrawInvitationInput, required: true, description: "Input (convite)." }),
    },
    errors: { types: [RuleViolation] },
    resolve: (_root, { input }, ctx) => withdrawInvitation(ctx, input.invitationId.id),
  }),
);
