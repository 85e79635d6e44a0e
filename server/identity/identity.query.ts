import { builder } from "../platform/graphql/builder";
import { ViewerType } from "./identity.type";

builder.queryField("viewer", (t) =>
  t.field({
    type: ViewerType,
    nullable: true,
    authScopes: { public: true },
    description: "Quem está usando: null for somebody who is not signed in.",
    resolve: (_root, _args, ctx) => ctx.viewer,
  }),
);
