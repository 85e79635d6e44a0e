import { ManagementInvitationType } from "../../identity/management/management-invitation.type";
import { RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { may } from "../../platform/graphql/context";
import { canWithdrawInvitation } from "../administration.access";
import { withdrawManagementInvitation } from "../../identity/management/management-invitation.action";

const WithdrawManagementInvitationInput = builder.inputType("WithdrawManagementInvitationInput", {
  description: "Input of `withdrawManagementInvitation` (cancelamento de um convite para gerir).",
  fields: (t) => ({
    invitationId: t.globalID({
      required: true,
      for: ManagementInvitationType,
      description: "Invitation (convite).",
    }),
  }),
});

const WithdrawManagementInvitationSuccess = builder
  .objectRef<{ invitationId: string }>("WithdrawManagementInvitationSuccess")
  .implement({
    description: "Result of a successful `withdrawManagementInvitation` (convite cancelado).",
    authScopes: { signedIn: true },
    fields: (t) => ({
      invitation: t.prismaField({
        type: ManagementInvitationType,
        description: "Invitation, as it is now (convite).",
        resolve: (query, { invitationId }, _args, ctx) =>
          ctx.db.managementInvitation.findUniqueOrThrow({ ...query, where: { id: invitationId } }),
      }),
    }),
  });

builder.mutationField("withdrawManagementInvitation", (t) =>
  t.field({
    type: WithdrawManagementInvitationSuccess,
    label: "Cancelar convite para gerir",
    description:
      "Withdraws an invitation to manage that has not been answered. For admins, and for the people of the arena or the federation.",
    authScopes: may(canWithdrawInvitation, "invitationId"),
    args: {
      input: t.arg({
        type: WithdrawManagementInvitationInput,
        required: true,
        description: "Input (convite).",
      }),
    },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input }, ctx) => {
      await withdrawManagementInvitation(ctx, input.invitationId.id);
      return { invitationId: input.invitationId.id };
    },
  }),
);
