import { InvalidInput, TooManyAttempts } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { labelled } from "../platform/graphql/labelled";
import { sessionOwner } from "../platform/graphql/session-owner";
import { changePassword } from "./change-password.action";
import { InvalidLink } from "./identity.errors";
import { portals } from "./identity-mails.rules";
import { requestPasswordReset } from "./mail-requests.action";
import { resetPassword } from "./reset-password.action";
import { grantSession, sessionGrantType } from "./session-grant.type";
import { done, doneSuccess, emailSuccess } from "./success.type";
import { issueTemporaryPassword } from "./temporary-password.action";

const newPassword = "Nova senha: 8 to 128 characters with lower case, upper case and a digit.";

const PortalType = builder.enumType("Portal", {
  description: "Porta de entrada: which screen the request comes from.",
  values: labelled(
    portals,
    (portal) => ({ ARENA: "Arena.", FEDERATION: "Federação.", ATHLETE: "Aluno." })[portal],
  ),
});

const RequestPasswordResetInput = builder.inputType("RequestPasswordResetInput", {
  description: "Pedido de redefinição de senha.",
  fields: (t) => ({
    email: t.string({ required: true, description: "E-mail: of the account." }),
    portal: t.field({ type: PortalType, required: true, description: "Porta de entrada." }),
  }),
});

const ResetPasswordInput = builder.inputType("ResetPasswordInput", {
  description: "Redefinição de senha.",
  fields: (t) => ({
    token: t.string({ required: true, description: "Token: from the link in the mail." }),
    newPassword: t.string({ required: true, description: newPassword }),
  }),
});

const ChangePasswordInput = builder.inputType("ChangePasswordInput", {
  description: "Troca de senha.",
  fields: (t) => ({
    currentPassword: t.string({ required: true, description: "Senha atual, or the temporary one." }),
    newPassword: t.string({ required: true, description: newPassword }),
  }),
});

const IssueTemporaryPasswordInput = builder.inputType("IssueTemporaryPasswordInput", {
  description: "Senha provisória.",
  fields: (t) => ({ email: t.string({ required: true, description: "E-mail: of the account." }) }),
});

const IssueTemporaryPasswordSuccess = builder
  .objectRef<{ email: string; expiresAt: Date }>("IssueTemporaryPasswordSuccess")
  .implement({
    description: "Senha provisória enviada.",
    authScopes: { admin: true },
    fields: (t) => ({
      email: t.exposeString("email", { description: "E-mail: the address it was mailed to." }),
      expiresAt: t.expose("expiresAt", {
        type: "DateTime",
        description: "Validade: UTC, 72 hours from now.",
      }),
    }),
  });

builder.mutationField("requestPasswordReset", (t) =>
  t.field({
    type: emailSuccess(
      "RequestPasswordResetSuccess",
      "Pedido recebido: if the address has an account, a mail is on its way.",
    ),
    description: "Esqueci minha senha: answers alike whether the address has an account or not.",
    authScopes: { public: true },
    args: {
      input: t.arg({ type: RequestPasswordResetInput, required: true, description: "E-mail e porta." }),
    },
    errors: { types: [InvalidInput, TooManyAttempts], union: { name: "RequestPasswordResetResult" } },
    resolve: (_root, { input }, ctx) => requestPasswordReset(ctx, ctx.network, input),
  }),
);

builder.mutationField("resetPassword", (t) =>
  t.field({
    type: doneSuccess("ResetPasswordSuccess", "Senha redefinida: every session has ended."),
    description:
      "Redefinir senha: with the token of a mailed link, which serves once: of the reset mail, within 30 minutes, or of the mail that confirms a new account.",
    authScopes: { public: true },
    args: { input: t.arg({ type: ResetPasswordInput, required: true, description: "Token e nova senha." }) },
    errors: { types: [InvalidInput, InvalidLink, TooManyAttempts], union: { name: "ResetPasswordResult" } },
    resolve: async (_root, { input }, ctx) => {
      await resetPassword(ctx, ctx.network, input);
      return done;
    },
  }),
);

builder.mutationField("changePassword", (t) =>
  t.field({
    type: sessionGrantType("ChangePasswordSuccess", "Senha alterada"),
    description: "Trocar senha: ends every session and every mailed link; this device gets a new session.",
    authScopes: { hasSession: true },
    args: { input: t.arg({ type: ChangePasswordInput, required: true, description: "Senhas." }) },
    errors: { types: [InvalidInput, TooManyAttempts], union: { name: "ChangePasswordResult" } },
    resolve: async (_root, { input }, ctx) =>
      grantSession(ctx, await changePassword(ctx, sessionOwner(ctx), ctx.userAgent, input)),
  }),
);

builder.mutationField("issueTemporaryPassword", (t) =>
  t.field({
    type: IssueTemporaryPasswordSuccess,
    description:
      "Enviar senha provisória: a random one, by mail, to be changed at the first sign-in; the account's sessions end.",
    authScopes: { admin: true },
    args: { input: t.arg({ type: IssueTemporaryPasswordInput, required: true, description: "E-mail." }) },
    errors: { types: [InvalidInput], union: { name: "IssueTemporaryPasswordResult" } },
    resolve: (_root, { input }, ctx) => issueTemporaryPassword(ctx, input),
  }),
);
