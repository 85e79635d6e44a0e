import { InvalidInput, TooManyAttempts } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { EmailNotConfirmed, InvalidCredentials, TemporaryPasswordExpired } from "./identity.errors";
import { endSession } from "./session.step";
import { grantSession, sessionGrantType } from "./session.type";
import { signIn } from "./session.action";

const SignInInput = builder.inputType("SignInInput", {
  description: "Input of `signIn` (entrada).",
  fields: (t) => ({
    email: t.string({ required: true, description: "E-mail (e-mail)." }),
    password: t.string({ required: true, description: "Password (senha)." }),
  }),
});

const SignOutSuccess = builder.objectRef<{ done: boolean }>("SignOutSuccess").implement({
  description: "Result of a successful `signOut` (saída).",
  authScopes: { public: true },
  fields: (t) => ({ done: t.exposeBoolean("done", { description: "Whether a session was ended (feito)." }) }),
});

builder.mutationField("signIn", (t) =>
  t.field({
    type: sessionGrantType("SignInSuccess", "Entrada realizada"),
    label: "Entrar",
    description: "Opens a session; the access token is in the response, the refresh token in a cookie.",
    authScopes: { public: true },
    args: { input: t.arg({ type: SignInInput, required: true, description: "Input (e-mail e senha)." }) },
    errors: {
      types: [InvalidInput, InvalidCredentials, EmailNotConfirmed, TemporaryPasswordExpired, TooManyAttempts],
    },
    resolve: async (_root, { input }, ctx) => grantSession(ctx, await signIn(ctx, ctx, input)),
  }),
);

builder.mutationField("signOut", (t) =>
  t.field({
    type: SignOutSuccess,
    label: "Sair",
    description: "Ends this session on every server at once.",
    authScopes: { public: true },
    resolve: async (_root, _args, ctx) => {
      ctx.cookies.clearRefreshToken();
      if (ctx.viewer) await endSession(ctx.db, ctx.viewer.sessionId, ctx.now);
      return { done: ctx.viewer !== null };
    },
  }),
);
