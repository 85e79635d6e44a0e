import { InvalidInput, TooManyAttempts } from "../platform/errors";
import { builder, labelled } from "../platform/graphql/builder";
import { may, sessionOwner } from "../platform/graphql/context";
import {
  confirmEmail,
  requestEmailChange,
  requestPasswordReset,
  resendConfirmation,
  resetPassword,
} from "./account.action";
import { portals } from "./identity-mails.rules";
import { EmailAlreadyConfirmed, InvalidLink } from "./identity.errors";
import { done, doneSuccess, emailSuccess, ViewerType } from "./identity.type";
import { changePassword, issueTemporaryPassword } from "./password.action";
import { grantSession, sessionGrantType, UserSessionType } from "./session.type";
import { isOwnSession } from "./session.access";
import { endSession, endSessionsOf } from "./session.step";

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

const ConfirmEmailInput = builder.inputType("ConfirmEmailInput", {
  description: "Input of `confirmEmail` (confirmação de e-mail).",
  fields: (t) => ({
    token: t.string({ required: true, description: "Token, from the link in the mail." }),
    password: t.string({
      required: true,
      description: "Password, of the account that the link belongs to (senha).",
    }),
  }),
});

const ResendConfirmationInput = builder.inputType("ResendConfirmationInput", {
  description: "Input of `resendConfirmation` (reenvio da confirmação).",
  fields: (t) => ({ email: t.string({ required: true, description: "E-mail, of the account (e-mail)." }) }),
});

builder.mutationField("confirmEmail", (t) =>
  t.field({
    type: emailSuccess("ConfirmEmailSuccess", "One can sign in with it now (e-mail confirmado)."),
    label: "Confirmar e-mail",
    description:
      "Confirms an e-mail address with the token of the mailed link, which serves once, and the account's password.",
    authScopes: { public: true },
    args: {
      input: t.arg({ type: ConfirmEmailInput, required: true, description: "Input (token e senha)." }),
    },
    errors: {
      types: [EmailAlreadyConfirmed, InvalidInput, InvalidLink, TooManyAttempts],
    },
    resolve: (_root, { input }, ctx) => confirmEmail(ctx, ctx.network, input),
  }),
);

builder.mutationField("resendConfirmation", (t) =>
  t.field({
    type: emailSuccess(
      "ResendConfirmationSuccess",
      "Resend confirmation, if the address has an account that waits for it, a mail is on its way (pedido recebido).",
    ),
    label: "Reenviar confirmação",
    description:
      "Mails the confirmation link again. The result does not reveal whether the address has an account.",
    authScopes: { public: true },
    args: { input: t.arg({ type: ResendConfirmationInput, required: true, description: "Input (e-mail)." }) },
    errors: { types: [InvalidInput, TooManyAttempts] },
    resolve: (_root, { input }, ctx) => resendConfirmation(ctx, ctx.network, input),
  }),
);

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
