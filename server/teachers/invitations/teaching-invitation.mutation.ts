import { ViewerType } from "../../identity/identity.type";
import { loadViewer } from "../../identity/viewer.loader";
import { RuleViolation } from "../../platform/errors";
import { become } from "../../platform/graphql/become";
import { builder } from "../../platform/graphql/builder";
import { may } from "../../platform/graphql/may";
import { sessionOwner } from "../../platform/graphql/session-owner";
import { answerTeachingInvitation } from "./answer-teaching-invitation.action";
import { isAskedToTeach } from "./teaching-invitation.access";
import { TeachingInvitationType } from "./teaching-invitation.type";

const AnswerTeachingInvitationInput = builder.inputType("AnswerTeachingInvitationInput", {
  description: "Resposta a um convite para dar aulas.",
  fields: (t) => ({
    invitationId: t.globalID({ required: true, for: TeachingInvitationType, description: "Convite." }),
    accept: t.boolean({ required: true, description: "Aceitar: false declines." }),
  }),
});

const AnswerTeachingInvitationSuccess = builder
  .objectRef<{ invitationId: string }>("AnswerTeachingInvitationSuccess")
  .implement({
    description: "Convite respondido.",
    authScopes: { signedIn: true },
    fields: (t) => ({
      invitation: t.prismaField({
        type: TeachingInvitationType,
        description: "Convite: as it is now.",
        resolve: (query, { invitationId }, _args, ctx) =>
          ctx.db.teachingInvitation.findUniqueOrThrow({ ...query, where: { id: invitationId } }),
      }),
      viewer: t.field({
        type: ViewerType,
        description: "Quem está usando: with the roles after the answer.",
        resolve: (_answered, _args, ctx) => sessionOwner(ctx),
      }),
    }),
  });

builder.mutationField("answerTeachingInvitation", (t) =>
  t.field({
    type: AnswerTeachingInvitationSuccess,
    description:
      "Responder a um convite para dar aulas: accepts or declines. After accepting, the viewer teaches at the arena, which then sees their name, e-mail and certificates.",
    authScopes: may(isAskedToTeach, "invitationId"),
    args: {
      input: t.arg({ type: AnswerTeachingInvitationInput, required: true, description: "Resposta." }),
    },
    errors: { types: [RuleViolation], union: { name: "AnswerTeachingInvitationResult" } },
    resolve: async (_root, { input: { invitationId, accept } }, ctx) => {
      const { userId, sessionId } = sessionOwner(ctx);
      await answerTeachingInvitation(ctx, { invitationId: invitationId.id, userId, accept });
      // What they may from now on is asked by the rest of the answer.
      become(ctx, (await loadViewer(ctx.db, { userId, sessionId }, ctx.now)) ?? ctx.viewer);
      return { invitationId: invitationId.id };
    },
  }),
);
