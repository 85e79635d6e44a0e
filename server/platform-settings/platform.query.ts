import { builder } from "../platform/graphql/builder";
import { platformSettings } from "./platform-settings.loader";
import { PlatformType } from "./platform.type";

builder.queryField("platform", (t) =>
  t.field({
    type: PlatformType,
    authScopes: { public: true },
    description: "Whom to ask, who can sign up, and what is announced (plataforma).",
    resolve: (_root, _args, { db }) => platformSettings(db),
  }),
);
