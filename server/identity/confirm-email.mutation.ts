import { InvalidInput, TooManyAttempts } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { confirmEmail } from "./confirm-email.action";
import { EmailAlreadyConfirmed, InvalidLink } from "./identity.errors";
import { resendConfirmation } from "./mail-requests.action";
import { emailSuccess } from "./success.type";

const ConfirmEmailInput = builder.inputType("ConfirmEmailInput", {
  description: "Confirmação de e-mail.",
  fields: (t) => ({
    token: t.string({ required: true, description: "Token: from the link in the mail." }),
    password: t.string({ required: true, description: "Senha: of the account that the link belongs to." }),
  }),
});

const ResendConfirmationInput = builder.inputType("ResendConfirmationInput", {
  description: "Reenvio da confirmação.",
  fields: (t) => ({ email: t.string({ required: true, description: "E-mail: of the account." }) }),
});

builder.mutationField("confirmEmail", (t) =>
  t.field({
    type: emailSuccess("ConfirmEmailSuccess", "E-mail confirmado: one can sign in with it now."),
    description:
      "Confirmar e-mail: with the token of the mailed link, which serves once, and the account's password.",
    authScopes: { public: true },
    args: { input: t.arg({ type: ConfirmEmailInput, required: true, description: "Token e senha." }) },
    errors: {
      types: [EmailAlreadyConfirmed, InvalidInput, InvalidLink, TooManyAttempts],
      union: { name: "ConfirmEmailResult" },
    },
    resolve: (_root, { input }, ctx) => confirmEmail(ctx, ctx.network, input),
  }),
);

builder.mutationField("resendConfirmation", (t) =>
  t.field({
    type: emailSuccess(
      "ResendConfirmationSuccess",
      "Pedido recebido: if the address has an account that waits for it, a mail is on its way.",
    ),
    description: "Reenviar confirmação: answers alike whether the address has an account or not.",
    authScopes: { public: true },
    args: { input: t.arg({ type: ResendConfirmationInput, required: true, description: "E-mail." }) },
    errors: { types: [InvalidInput, TooManyAttempts], union: { name: "ResendConfirmationResult" } },
    resolve: (_root, { input }, ctx) => resendConfirmation(ctx, ctx.network, input),
  }),
);
