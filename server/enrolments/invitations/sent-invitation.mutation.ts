import { InvalidInput, RuleViolation, TooManyAttempts } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { may } from "../../platform/graphql/may";
import { ownsInvitation } from "../enrolment-rights.access";
import { enrolmentSuccess } from "../enrolment-success.type";
import { NotEligible } from "../enrolment.errors";
import { PairInvitationType } from "./invitation.type";
import { resendInvitation, withdrawInvitation } from "./sent-invitation.action";

const ResendInvitationInput = builder.inputType("ResendInvitationInput", {
  description: "Reenvio de um convite: the link before serves no longer.",
  fields: (t) => ({
    invitationId: t.globalID({
      required: true,
      for: PairInvitationType,
      description: "Convite: one's own, or the organiser's.",
    }),
  }),
});

const WithdrawInvitationInput = builder.inputType("WithdrawInvitationInput", {
  description: "Retirada de um convite.",
  fields: (t) => ({
    invitationId: t.globalID({
      required: true,
      for: PairInvitationType,
      description: "Convite: one's own, or the organiser's.",
    }),
  }),
});

const ResendInvitationSuccess = enrolmentSuccess("ResendInvitationSuccess", "Convite enviado de novo.");
const WithdrawInvitationSuccess = enrolmentSuccess("WithdrawInvitationSuccess", "Convite retirado.");

builder.mutationField("resendInvitation", (t) =>
  t.field({
    type: ResendInvitationSuccess,
    description:
      "Enviar o convite de novo: to the same person, by a new link; also the organiser to a guest.",
    authScopes: may(ownsInvitation, "invitationId"),
    args: { input: t.arg({ type: ResendInvitationInput, required: true, description: "Convite." }) },
    errors: {
      types: [InvalidInput, NotEligible, RuleViolation, TooManyAttempts],
      union: { name: "ResendInvitationResult" },
    },
    resolve: (_root, { input }, ctx) => resendInvitation(ctx, input.invitationId.id),
  }),
);

builder.mutationField("withdrawInvitation", (t) =>
  t.field({
    type: WithdrawInvitationSuccess,
    description:
      "Retirar convite: before it is answered; the places stay kept for whom one asks next, those kept for the organiser's guest are free.",
    authScopes: may(ownsInvitation, "invitationId"),
    args: { input: t.arg({ type: WithdrawInvitationInput, required: true, description: "Convite." }) },
    errors: { types: [RuleViolation], union: { name: "WithdrawInvitationResult" } },
    resolve: (_root, { input }, ctx) => withdrawInvitation(ctx, input.invitationId.id),
  }),
);
