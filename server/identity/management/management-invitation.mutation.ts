import { RuleViolation } from "../../platform/errors";
import { become, may, sessionOwner } from "../../platform/graphql/context";
import { builder } from "../../platform/graphql/builder";
import { ViewerType } from "../identity.type";
import { loadViewer } from "../viewer.loader";
import { answerManagementInvitation } from "./management-invitation.action";
import { isAskedToManage } from "./management-invitation.access";
import { ManagementInvitationType } from "./management-invitation.type";

const AnswerManagementInvitationInput = builder.inputType("AnswerManagementInvitationInput", {
  description: "Input of `answerManagementInvitation` (resposta a um convite para gerir).",
  fields: (t) => ({
    invitationId: t.globalID({
      required: true,
      for: ManagementInvitationType,
      description: "Invitation (convite).",
    }),
    accept: t.boolean({ required: true, description: "Accept; false declines (aceitar)." }),
  }),
});

const AnswerManagementInvitationSuccess = builder
  .objectRef<{ invitationId: string }>("AnswerManagementInvitationSuccess")
  .implement({
    description: "Result of a successful `answerManagementInvitation` (convite respondido).",
    authScopes: { signedIn: true },
    fields: (t) => ({
      invitation: t.prismaField({
        type: ManagementInvitationType,
        description: "Invitation, as it is now (convite).",
        resolve: (query, { invitationId }, _args, ctx) =>
          ctx.db.managementInvitation.findUniqueOrThrow({ ...query, where: { id: invitationId } }),
      }),
      viewer: t.field({
        type: ViewerType,
        description: "Viewer, with what one has become by it (quem está usando).",
        resolve: (_answered, _args, ctx) => sessionOwner(ctx),
      }),
    }),
  });

builder.mutationField("answerManagementInvitation", (t) =>
  t.field({
    type: AnswerManagementInvitationSuccess,
    label: "Responder a um convite para gerir",
    description:
      "Answers an invitation to manage. On yes, the viewer owns the arena, or works for the arena or the federation.",
    authScopes: may(isAskedToManage, "invitationId"),
    args: {
      input: t.arg({
        type: AnswerManagementInvitationInput,
        required: true,
        description: "Input (resposta).",
      }),
    },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { invitationId, accept } }, ctx) => {
      await answerManagementInvitation(ctx, invitationId.id, accept);
      // What they may from now on is asked by the rest of the answer.
      const { userId, sessionId } = sessionOwner(ctx);
      become(ctx, (await loadViewer(ctx.db, { userId, sessionId }, ctx.now)) ?? ctx.viewer);
      return { invitationId: invitationId.id };
    },
  }),
);
