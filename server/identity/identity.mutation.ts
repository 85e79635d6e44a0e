import { builder } from "../platform/graphql/builder";
import type { GraphQLContext } from "../platform/graphql/context";
import { InvalidInput, TooManyAttempts } from "../platform/errors";
import type { Viewer } from "../platform/viewer";
import { accessTokenSeconds, createAccessToken } from "./access-token.rules";
import { confirmEmail } from "./confirm-email.action";
import { EmailNotConfirmed, EmailTaken, InvalidCredentials, InvalidLink } from "./identity.errors";
import { ViewerType } from "./identity.type";
import { endSession } from "./session.action";
import { signIn } from "./sign-in.action";
import { signUpArena } from "./sign-up-arena.action";
import { loadViewer } from "./viewer.access";

const SignUpArenaInput = builder.inputType("SignUpArenaInput", {
  description: "Cadastro de arena.",
  fields: (t) => ({
    arenaName: t.string({ required: true, description: "Nome da arena: 2 to 100 characters." }),
    cnpj: t.string({
      required: true,
      description: "CNPJ: with or without mask; letters are possible since July 2026.",
    }),
    fullAddress: t.string({ required: true, description: "Endereço completo: 10 to 200 characters." }),
    email: t.string({ required: true, description: "Email: where the confirmation is sent; the login." }),
    contactPhone: t.string({ description: "Telefone de contato: null when there is none." }),
    responsibleName: t.string({ required: true, description: "Responsável: letters and spaces, 2 to 100." }),
    password: t.string({
      required: true,
      description: "Senha: 8 to 128 characters with lower case, upper case and a digit.",
    }),
  }),
});

const ConfirmEmailInput = builder.inputType("ConfirmEmailInput", {
  description: "Confirmação de e-mail.",
  fields: (t) => ({ token: t.string({ required: true, description: "Token: from the link in the mail." }) }),
});

const SignInInput = builder.inputType("SignInInput", {
  description: "Entrada.",
  fields: (t) => ({
    email: t.string({ required: true, description: "Email." }),
    password: t.string({ required: true, description: "Senha." }),
  }),
});

const emailSuccess = (name: string, description: string) =>
  builder.objectRef<{ email: string }>(name).implement({
    description,
    authScopes: { public: true },
    fields: (t) => ({ email: t.exposeString("email", { description: "Email: the address concerned." }) }),
  });

const SignUpArenaSuccess = emailSuccess(
  "SignUpArenaSuccess",
  "Cadastro realizado: a confirmation is on its way.",
);
const ConfirmEmailSuccess = emailSuccess("ConfirmEmailSuccess", "E-mail confirmado: one can sign in now.");

const SignInSuccess = builder.objectRef<{ accessToken: string; viewer: Viewer }>("SignInSuccess").implement({
  description: "Entrada realizada: the refresh token travels in a cookie that scripts cannot read.",
  authScopes: { public: true },
  fields: (t) => ({
    accessToken: t.exposeString("accessToken", {
      description: "Token de acesso: send it as «Authorization: Bearer …».",
    }),
    expiresInSeconds: t.int({
      description: "Validade: seconds until the access token runs out.",
      resolve: () => accessTokenSeconds,
    }),
    viewer: t.field({ type: ViewerType, description: "Quem entrou.", resolve: ({ viewer }) => viewer }),
  }),
});

const SignOutPayload = builder.objectRef<{ done: boolean }>("SignOutPayload").implement({
  description: "Saída.",
  authScopes: { public: true },
  fields: (t) => ({ done: t.exposeBoolean("done", { description: "Feito: whether a session was ended." }) }),
});

builder.mutationField("signUpArena", (t) =>
  t.field({
    type: SignUpArenaSuccess,
    description:
      "Cadastrar arena: creates the account, the arena and its first court, and mails a confirmation link.",
    authScopes: { public: true },
    args: { input: t.arg({ type: SignUpArenaInput, required: true, description: "Dados do cadastro." }) },
    errors: { types: [InvalidInput, EmailTaken, TooManyAttempts], union: { name: "SignUpArenaResult" } },
    resolve: (_root, { input }, ctx) => signUpArena(ctx, ctx.address, input),
  }),
);

builder.mutationField("confirmEmail", (t) =>
  t.field({
    type: ConfirmEmailSuccess,
    description: "Confirmar e-mail: with the token of the mailed link.",
    authScopes: { public: true },
    args: { input: t.arg({ type: ConfirmEmailInput, required: true, description: "Token do link." }) },
    errors: { types: [InvalidLink], union: { name: "ConfirmEmailResult" } },
    resolve: (_root, { input }, ctx) => confirmEmail(ctx, input.token),
  }),
);

builder.mutationField("signIn", (t) =>
  t.field({
    type: SignInSuccess,
    description: "Entrar: opens a session; the access token comes back, the refresh token in a cookie.",
    authScopes: { public: true },
    args: { input: t.arg({ type: SignInInput, required: true, description: "Email e senha." }) },
    errors: {
      types: [InvalidInput, InvalidCredentials, EmailNotConfirmed, TooManyAttempts],
      union: { name: "SignInResult" },
    },
    resolve: async (_root, { input }, ctx) => {
      const session = await signIn(ctx, ctx, input);
      ctx.cookies.setRefreshToken(session.refreshToken, session.expiresAt);
      return {
        accessToken: createAccessToken(session, ctx.tokenSecret, ctx.now),
        viewer: await signedInViewer(ctx, session),
      };
    },
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

/** The rest of the answer is about the person who just signed in, so the context has to know them. */
async function signedInViewer(
  ctx: GraphQLContext,
  session: { userId: string; sessionId: string },
): Promise<Viewer> {
  const viewer = await loadViewer(ctx.db, session, ctx.now);
  if (!viewer) throw new InvalidCredentials();
  ctx.viewer = viewer;
  return viewer;
}
