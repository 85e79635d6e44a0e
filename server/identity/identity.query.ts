import { builder } from "../platform/graphql/builder";
import { confirmationLink, type ConfirmationLink } from "./confirm-email.action";
import { ViewerType } from "./identity.type";
import { isResetLinkOpen } from "./reset-password.action";

const ConfirmationLinkStateType = builder.enumType("ConfirmationLinkState", {
  description: "What the link of a confirmation mail does when it is used.",
  values: {
    CONFIRMS_ACCOUNT: { description: "Confirms the address of a new account (confirmar e-mail)." },
    CHANGES_EMAIL: { description: "Gives an account another address (trocar e-mail)." },
    ALREADY_CONFIRMED: { description: "Nothing more to do, since the address is confirmed (já confirmado)." },
  } as const,
});

const ConfirmationLinkType = builder.objectRef<ConfirmationLink>("ConfirmationLink").implement({
  description: "The link of a confirmation mail, for the holder of its token (link de confirmação).",
  authScopes: { public: true },
  fields: (t) => ({
    state: t.expose("state", { type: ConfirmationLinkStateType, description: "What using it does." }),
    email: t.exposeString("email", { description: "The address it was mailed to." }),
  }),
});

builder.queryField("viewer", (t) =>
  t.field({
    type: ViewerType,
    nullable: true,
    authScopes: { public: true },
    description: "The signed-in user; null if the request has no session (quem está usando).",
    resolve: (_root, _args, ctx) => ctx.viewer,
  }),
);

builder.queryField("passwordResetLinkIsOpen", (t) =>
  t.boolean({
    authScopes: { public: true },
    description:
      "Password reset link is open; false for one that ran out, was used or never was one (link de redefinição válido).",
    args: { token: t.arg.string({ required: true, description: "Token, from the link in the mail." }) },
    resolve: (_root, { token }, ctx) => isResetLinkOpen(ctx, token),
  }),
);

builder.queryField("confirmationLink", (t) =>
  t.field({
    type: ConfirmationLinkType,
    nullable: true,
    authScopes: { public: true },
    description: "Reads a link without using it; null for one that expired or never existed.",
    args: { token: t.arg.string({ required: true, description: "Token, from the link in the mail." }) },
    resolve: (_root, { token }, ctx) => confirmationLink(ctx, token),
  }),
);
