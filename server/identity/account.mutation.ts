import { InvalidInput, TooManyAttempts } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/may";
import { sessionOwner } from "../platform/graphql/session-owner";
import { requestEmailChange } from "./confirm-email.action";
import { ViewerType } from "./identity.type";
import { isOwnSession } from "./session.access";
import { endSession, endSessionsOf } from "./session.step";
import { UserSessionType } from "./session.type";
import { emailSuccess } from "./success.type";

const RequestEmailChangeInput = builder.inputType("RequestEmailChangeInput", {
  description: "Input of `requestEmailChange` (troca de e-mail).",
  fields: (t) => ({
    newEmail: t.string({ required: true, description: "The link goes there (novo e-mail)." }),
    password: t.string({ required: true, description: "The account's (senha)." }),
  }),
});

const EndSessionInput = builder.inputType("EndSessionInput", {
  description: "Input of `endSession` (encerrar sessão).",
  fields: (t) => ({
    sessionId: t.globalID({ required: true, for: UserSessionType, description: "Session (sessão)." }),
  }),
});

const sessionsEnded = (name: string) =>
  builder.objectRef<{ ended: number }>(name).implement({
    description: "Sessions ended (sessões encerradas).",
    authScopes: { signedIn: true },
    fields: (t) => ({
      endedCount: t.exposeInt("ended", { description: "How many (encerradas)." }),
      viewer: t.field({
        type: ViewerType,
        description: "Viewer (quem está usando).",
        resolve: (_ended, _args, ctx) => sessionOwner(ctx),
      }),
    }),
  });

builder.mutationField("requestEmailChange", (t) =>
  t.field({
    type: emailSuccess("RequestEmailChangeSuccess", "The link goes to the new address (pedido recebido)."),
    label: "Trocar e-mail",
    description:
      "Asks to change the viewer's e-mail; the new address takes effect once confirmed. The result is the same if another account has it.",
    authScopes: { signedIn: true },
    args: {
      input: t.arg({ type: RequestEmailChangeInput, required: true, description: "Input (e-mail e senha)." }),
    },
    errors: { types: [InvalidInput, TooManyAttempts] },
    resolve: (_root, { input }, ctx) => requestEmailChange(ctx, sessionOwner(ctx), ctx.network, input),
  }),
);

builder.mutationField("endSession", (t) =>
  t.field({
    type: sessionsEnded("EndSessionSuccess"),
    label: "Encerrar sessão",
    description: "Ends one of the user's sessions, with effect from its next request on.",
    authScopes: may(isOwnSession, "sessionId"),
    args: { input: t.arg({ type: EndSessionInput, required: true, description: "Input (sessão)." }) },
    resolve: async (_root, { input }, ctx) => {
      await endSession(ctx.db, input.sessionId.id, ctx.now);
      return { ended: 1 };
    },
  }),
);

builder.mutationField("endOtherSessions", (t) =>
  t.field({
    type: sessionsEnded("EndOtherSessionsSuccess"),
    label: "Encerrar as outras sessões",
    description: "Ends all sessions of the user except this one.",
    authScopes: { signedIn: true },
    resolve: async (_root, _args, ctx) => {
      const { userId, sessionId } = sessionOwner(ctx);
      return { ended: await endSessionsOf(ctx.db, userId, ctx.now, sessionId) };
    },
  }),
);
