import { InvalidInput, TooManyAttempts } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { EmailNotConfirmed, InvalidCredentials, TemporaryPasswordExpired } from "./identity.errors";
import { endSession } from "./session.step";
import { grantSession, sessionGrantType } from "./session-grant.type";
import { signIn } from "./sign-in.action";

const SignInInput = builder.inputType("SignInInput", {
  description: "Entrada.",
  fields: (t) => ({
    email: t.string({ required: true, description: "E-mail." }),
    password: t.string({ required: true, description: "Senha." }),
  }),
});

const SignOutPayload = builder.objectRef<{ done: boolean }>("SignOutPayload").implement({
  description: "Saída.",
  authScopes: { public: true },
  fields: (t) => ({ done: t.exposeBoolean("done", { description: "Feito: whether a session was ended." }) }),
});

builder.mutationField("signIn", (t) =>
  t.field({
    type: sessionGrantType("SignInSuccess", "Entrada realizada"),
    description: "Entrar: opens a session; the access token comes back, the refresh token in a cookie.",
    authScopes: { public: true },
    args: { input: t.arg({ type: SignInInput, required: true, description: "E-mail e senha." }) },
    errors: {
      types: [InvalidInput, InvalidCredentials, EmailNotConfirmed, TemporaryPasswordExpired, TooManyAttempts],
      union: { name: "SignInResult" },
    },
    resolve: async (_root, { input }, ctx) => grantSession(ctx, await signIn(ctx, ctx, input)),
  }),
);

builder.mutationField("signOut", (t) =>
  t.field({
    type: SignOutPayload,
    description: "Sair: ends this session on every server at once.",
    authScopes: { public: true },
    resolve: async (_root, _args, ctx) => {
      ctx.cookies.clearRefreshToken();
      if (ctx.viewer) await endSession(ctx.db, ctx.viewer.sessionId, ctx.now);
      return { done: ctx.viewer !== null };
    },
  }),
);
