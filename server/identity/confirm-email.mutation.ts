import { InvalidInput, TooManyAttempts } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { confirmEmail } from "./confirm-email.action";
import { EmailAlreadyConfirmed, InvalidLink } from "./identity.errors";
import { resendConfirmation } from "./mail-requests.action";
import { emailSuccess } from "./success.type";

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
