import { builder } from "../platform/graphql/builder";
import { ViewerType } from "./identity.type";
import { isResetLinkOpen } from "./reset-password.action";

builder.queryField("viewer", (t) =>
  t.field({
    type: ViewerType,
    nullable: true,
    authScopes: { public: true },
    description: "Quem está usando: null for somebody who is not signed in.",
    resolve: (_root, _args, ctx) => ctx.viewer,
  }),
);

builder.queryField("passwordResetLinkIsOpen", (t) =>
  t.boolean({
    authScopes: { public: true },
    description: "Link de redefinição válido: false for one that ran out, was used or never was one.",
    args: { token: t.arg.string({ required: true, description: "Token: from the link in the mail." }) },
    resolve: (_root, { token }, ctx) => isResetLinkOpen(ctx, token),
  }),
);
