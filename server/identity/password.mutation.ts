import { InvalidInput, TooManyAttempts } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { labelled } from "../platform/graphql/labelled";
import { sessionOwner } from "../platform/graphql/session-owner";
import { changePassword, issueTemporaryPassword } from "./password.action";
import { InvalidLink } from "./identity.errors";
import { portals } from "./identity-mails.rules";
import { requestPasswordReset } from "./mail-requests.action";
import { resetPassword } from "./reset-password.action";
import { grantSession, sessionGrantType } from "./session-grant.type";
import { done, doneSuccess, emailSuccess } from "./success.type";

const newPassword = "New password, 8 to 128 characters with lower case, upper case and a digit (nova senha).";

const PortalType = builder.enumType("Portal", {
  description: "Portal, which screen the request comes from (porta de entrada).",
  values: labelled(
    portals,
    (portal) => ({ ARENA: "Arena.", FEDERATION: "Federação.", ATHLETE: "Aluno." })[portal],
  ),
});

const RequestPasswordResetInput = builder.inputType("RequestPasswordResetInput", {
  description: "Input of `requestPasswordReset` (pedido de redefinição de senha).",
  fields: (t) => ({
    email: t.string({ required: true, description: "E-mail, of the account (e-mail)." }),
    portal: t.field({ type: PortalType, required: true, description: "Portal (porta de entrada)." }),
  }),
});

const ResetPasswordInput = builder.inputType("ResetPasswordInput", {
  description: "Input of `resetPassword` (redefinição de senha).",
  fields: (t) => ({
    token: t.string({ required: true, description: "Token, from the link in the mail." }),
    newPassword: t.string({ required: true, description: newPassword }),
  }),
});

const ChangePasswordInput = builder.inputType("ChangePasswordInput", {
  description: "Input of `changePassword` (troca de senha).",
  fields: (t) => ({
    currentPassword: t.string({
      required: true,
      description: "The current password, or the temporary one (senha atual).",
    }),
    newPassword: t.string({ required: true, description: newPassword }),
  }),
});

const IssueTemporaryPasswordInput = builder.inputType("IssueTemporaryPasswordInput", {
  description: "Input of `issueTemporaryPassword` (senha provisória).",
  fields: (t) => ({ email: t.string({ required: true, description: "E-mail, of the account (e-mail)." }) }),
});

const IssueTemporaryPasswordSuccess = builder
  .objectRef<{ email: string; expiresAt: Date }>("IssueTemporaryPasswordSuccess")
  .implement({
    description: "Result of a successful `issueTemporaryPassword` (senha provisória enviada).",
    authScopes: { admin: true },
    fields: (t) => ({
      email: t.exposeString("email", { description: "The address it was mailed to (e-mail)." }),
      expiresAt: t.expose("expiresAt", {
        type: "DateTime",
        description: "Expires at, UTC, 72 hours from now (validade).",
      }),
    }),
  });

builder.mutationField("requestPasswordReset", (t) =>
  t.field({
    type: emailSuccess(
      "RequestPasswordResetSuccess",
      "Request password reset, if the address has an account, a mail is on its way (pedido recebido).",
    ),
    label: "Esqueci minha senha",
    description:
      "Mails a link to reset the password. The result does not reveal whether the address has an account.",
    authScopes: { public: true },
    args: {
      input: t.arg({
        type: RequestPasswordResetInput,
        required: true,
        description: "Input (e-mail e porta).",
      }),
    },
    errors: { types: [InvalidInput, TooManyAttempts] },
    resolve: (_root, { input }, ctx) => requestPasswordReset(ctx, ctx.network, input),
  }),
);

builder.mutationField("resetPassword", (t) =>
  t.field({
    type: doneSuccess("ResetPasswordSuccess", "Every session has ended (senha redefinida)."),
    label: "Redefinir senha",
    description:
      "Sets a new password with the token of a mailed link, which serves once: of the reset mail, within 30 minutes, or of the mail that confirms a new account.",
    authScopes: { public: true },
    args: {
      input: t.arg({ type: ResetPasswordInput, required: true, description: "Input (token e nova senha)." }),
    },
    errors: { types: [InvalidInput, InvalidLink, TooManyAttempts] },
    resolve: async (_root, { input }, ctx) => {
      await resetPassword(ctx, ctx.network, input);
      return done;
    },
  }),
);

builder.mutationField("changePassword", (t) =>
  t.field({
    type: sessionGrantType("ChangePasswordSuccess", "Senha alterada"),
    label: "Trocar senha",
    description:
      "Changes the viewer's password and ends every session and every mailed link; this device gets a new session.",
    authScopes: { hasSession: true },
    args: { input: t.arg({ type: ChangePasswordInput, required: true, description: "Input (senhas)." }) },
    errors: { types: [InvalidInput, TooManyAttempts] },
    resolve: async (_root, { input }, ctx) =>
      grantSession(ctx, await changePassword(ctx, sessionOwner(ctx), ctx.userAgent, input)),
  }),
);

builder.mutationField("issueTemporaryPassword", (t) =>
  t.field({
    type: IssueTemporaryPasswordSuccess,
    label: "Enviar senha provisória",
    description:
      "Mails a random password, to be changed at the first sign-in, and ends the account's sessions.",
    authScopes: { admin: true },
    args: {
      input: t.arg({ type: IssueTemporaryPasswordInput, required: true, description: "Input (e-mail)." }),
    },
    errors: { types: [InvalidInput] },
    resolve: (_root, { input }, ctx) => issueTemporaryPassword(ctx, input),
  }),
);
