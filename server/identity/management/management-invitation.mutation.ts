import { RuleViolation } from "../../platform/errors";
import { become } from "../../platform/graphql/become";
import { builder } from "../../platform/graphql/builder";
import { may } from "../../platform/graphql/may";
import { sessionOwner } from "../../platform/graphql/session-owner";
import { ViewerType } from "../identity.type";
import { loadViewer } from "../viewer.loader";
import { answerManagementInvitation } from "./answer-management-invitation.action";
import { isAskedToManage } from "./management-invitation.access";
import { ManagementInvitationType } from "./management-invitation.type";

const AnswerManagementInvitationInput = builder.inputType("AnswerManagementInvitationInput", {
  description: "Resposta a um convite para gerir.",
  fields: (t) => ({
    invitationId: t.globalID({ required: true, for: ManagementInvitationType, description: "Convite." }),
    accept: t.boolean({ required: true, description: "Aceitar: false declines." }),
  }),
});

const AnswerManagementInvitationSuccess = builder
  .objectRef<{ invitationId: string }>("AnswerManagementInvitationSuccess")
  .implement({
    description: "Convite respondido.",
    authScopes: { signedIn: true },
    fields: (t) => ({
      invitation: t.prismaField({
        type: ManagementInvitationType,
        description: "Convite: as it is now.",
        resolve: (query, { invitationId }, _args, ctx) =>
          ctx.db.managementInvitation.findUniqueOrThrow({ ...query, where: { id: invitationId } }),
      }),
      viewer: t.field({
        type: ViewerType,
        description: "Quem está usando: with what one has become by it.",
        resolve: (_answered, _args, ctx) => sessionOwner(ctx),
      }),
    }),
  });

builder.mutationField("answerManagementInvitation", (t) =>
  t.field({
    type: AnswerManagementInvitationSuccess,
    description:
      "Responder a um convite para gerir: with a yes the arena is one's own, or one works for the arena or the federation.",
    authScopes: may(isAskedToManage, "invitationId"),
    args: {
      input: t.arg({ type: AnswerManagementInvitationInput, required: true, description: "Resposta." }),
    },
    errors: { types: [RuleViolation], union: { name: "AnswerManagementInvitationResult" } },
    resolve: async (_root, { input: { invitationId, accept } }, ctx) => {
      await answerManagementInvitation(ctx, invitationId.id, accept);
      // What they may from now on is asked by the rest of the answer.
      const { userId, sessionId } = sessionOwner(ctx);
      become(ctx, (await loadViewer(ctx.db, { userId, sessionId }, ctx.now)) ?? ctx.viewer);
      return { invitationId: invitationId.id };
    },
  }),
);
