import { ManagementInvitationType } from "../../identity/management/management-invitation.type";
import { RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { may } from "../../platform/graphql/may";
import { canWithdrawInvitation } from "../administration.access";
import { withdrawManagementInvitation } from "./withdraw-management-invitation.action";

const WithdrawManagementInvitationInput = builder.inputType("WithdrawManagementInvitationInput", {
  description: "Cancelamento de um convite para gerir.",
  fields: (t) => ({
    invitationId: t.globalID({ required: true, for: ManagementInvitationType, description: "Convite." }),
  }),
});

const WithdrawManagementInvitationSuccess = builder
  .objectRef<{ invitationId: string }>("WithdrawManagementInvitationSuccess")
  .implement({
    description: "Convite cancelado.",
    authScopes: { signedIn: true },
    fields: (t) => ({
      invitation: t.prismaField({
        type: ManagementInvitationType,
        description: "Convite: as it is now.",
        resolve: (query, { invitationId }, _args, ctx) =>
          ctx.db.managementInvitation.findUniqueOrThrow({ ...query, where: { id: invitationId } }),
      }),
    }),
  });

builder.mutationField("withdrawManagementInvitation", (t) =>
  t.field({
    type: WithdrawManagementInvitationSuccess,
    description:
      "Cancelar convite para gerir: while the person has not answered. For admins, and of an arena or a federation for its people.",
    authScopes: may(canWithdrawInvitation, "invitationId"),
    args: {
      input: t.arg({ type: WithdrawManagementInvitationInput, required: true, description: "Convite." }),
    },
    errors: { types: [RuleViolation], union: { name: "WithdrawManagementInvitationResult" } },
    resolve: async (_root, { input }, ctx) => {
      await withdrawManagementInvitation(ctx, input.invitationId.id);
      return { invitationId: input.invitationId.id };
    },
  }),
);
