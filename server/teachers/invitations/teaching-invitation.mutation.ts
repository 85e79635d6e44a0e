import { ViewerType } from "../../identity/identity.type";
import { loadViewer } from "../../identity/viewer.loader";
import { RuleViolation } from "../../platform/errors";
import { become, may, sessionOwner } from "../../platform/graphql/context";
import { builder } from "../../platform/graphql/builder";
import { answerTeachingInvitation } from "./teaching-invitation.action";
import { isAskedToTeach } from "./teaching-invitation.access";
import { TeachingInvitationType } from "./teaching-invitation.type";

const AnswerTeachingInvitationInput = builder.inputType("AnswerTeachingInvitationInput", {
  description: "Input of `answerTeachingInvitation` (resposta a um convite para dar aulas).",
  fields: (t) => ({
    invitationId: t.globalID({
      required: true,
      for: TeachingInvitationType,
      description: "Invitation (convite).",
    }),
    accept: t.boolean({ required: true, description: "Accept; false declines (aceitar)." }),
  }),
});

const AnswerTeachingInvitationSuccess = builder
  .objectRef<{ invitationId: string }>("AnswerTeachingInvitationSuccess")
  .implement({
    description: "Result of a successful `answerTeachingInvitation` (convite respondido).",
    authScopes: { signedIn: true },
    fields: (t) => ({
      invitation: t.prismaField({
        type: TeachingInvitationType,
        description: "Invitation, as it is now (convite).",
        resolve: (query, { invitationId }, _args, ctx) =>
          ctx.db.teachingInvitation.findUniqueOrThrow({ ...query, where: { id: invitationId } }),
      }),
      viewer: t.field({
        type: ViewerType,
        description: "Viewer, with the roles after the answer (quem está usando).",
        resolve: (_answered, _args, ctx) => sessionOwner(ctx),
      }),
    }),
  });

builder.mutationField("answerTeachingInvitation", (t) =>
  t.field({
    type: AnswerTeachingInvitationSuccess,
    label: "Responder a um convite para dar aulas",
    description:
      "Accepts or declines an invitation to teach. After accepting, the viewer teaches at the arena, which then sees their name, e-mail and certificates.",
    authScopes: may(isAskedToTeach, "invitationId"),
    args: {
      input: t.arg({ type: AnswerTeachingInvitationInput, required: true, description: "Input (resposta)." }),
    },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { invitationId, accept } }, ctx) => {
      const { userId, sessionId } = sessionOwner(ctx);
      await answerTeachingInvitation(ctx, { invitationId: invitationId.id, userId, accept });
      // What they may from now on is asked by the rest of the answer.
      become(ctx, (await loadViewer(ctx.db, { userId, sessionId }, ctx.now)) ?? ctx.viewer);
      return { invitationId: invitationId.id };
    },
  }),
);
