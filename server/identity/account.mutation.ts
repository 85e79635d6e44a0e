import { InvalidInput, TooManyAttempts } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/may";
import { sessionOwner } from "../platform/graphql/session-owner";
import { requestEmailChange } from "./change-email.action";
import { ViewerType } from "./identity.type";
import { isOwnSession } from "./session.access";
import { endSession, endSessionsOf } from "./session.step";
import { UserSessionType } from "./session.type";
import { emailSuccess } from "./success.type";

const RequestEmailChangeInput = builder.inputType("RequestEmailChangeInput", {
  description: "Troca de e-mail.",
  fields: (t) => ({
    newEmail: t.string({ required: true, description: "Novo e-mail: the link goes there." }),
    password: t.string({ required: true, description: "Senha: the account's." }),
  }),
});

const EndSessionInput = builder.inputType("EndSessionInput", {
  description: "Encerrar sessão.",
  fields: (t) => ({
    sessionId: t.globalID({ required: true, for: UserSessionType, description: "Sessão." }),
  }),
});

const sessionsEnded = (name: string) =>
  builder.objectRef<{ ended: number }>(name).implement({
    description: "Sessões encerradas.",
    authScopes: { signedIn: true },
    fields: (t) => ({
      endedCount: t.exposeInt("ended", { description: "Encerradas: how many." }),
      viewer: t.field({
        type: ViewerType,
        description: "Quem está usando.",
        resolve: (_ended, _args, ctx) => sessionOwner(ctx),
      }),
    }),
  });

builder.mutationField("requestEmailChange", (t) =>
  t.field({
    type: emailSuccess("RequestEmailChangeSuccess", "Pedido recebido: the link goes to the new address."),
    description:
      "Trocar e-mail: The new address takes effect once confirmed. The result is the same if another account has it.",
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: RequestEmailChangeInput, required: true, description: "E-mail e senha." }) },
    errors: { types: [InvalidInput, TooManyAttempts], union: { name: "RequestEmailChangeResult" } },
    resolve: (_root, { input }, ctx) => requestEmailChange(ctx, sessionOwner(ctx), ctx.network, input),
  }),
);

builder.mutationField("endSession", (t) =>
  t.field({
    type: sessionsEnded("EndSessionPayload"),
    description: "Encerrar sessão: Ends one of the user's sessions, with effect from its next request on.",
    authScopes: may(isOwnSession, "sessionId"),
    args: { input: t.arg({ type: EndSessionInput, required: true, description: "Sessão." }) },
    resolve: async (_root, { input }, ctx) => {
      await endSession(ctx.db, input.sessionId.id, ctx.now);
      return { ended: 1 };
    },
  }),
);

builder.mutationField("endOtherSessions", (t) =>
  t.field({
    type: sessionsEnded("EndOtherSessionsPayload"),
    description: "Encerrar as outras sessões: Ends all sessions of the user except this one.",
    authScopes: { signedIn: true },
    resolve: async (_root, _args, ctx) => {
      const { userId, sessionId } = sessionOwner(ctx);
      return { ended: await endSessionsOf(ctx.db, userId, ctx.now, sessionId) };
    },
  }),
);
