import { builder } from "../../platform/graphql/builder";
import { isSignedIn } from "../../platform/viewer";
import { findOpenArena } from "./public-arena.loader";
import { PublicArenaType } from "./public-arena.type";

builder.queryField("publicArena", (t) =>
  t.field({
    type: PublicArenaType,
    nullable: true,
    // Public, except for users with a temporary password.
    authScopes: (_root, _args, { viewer }) => viewer === null || isSignedIn(viewer),
    description:
      "Public arena, by the key in its address; null when there is none that is open (página da arena).",
    args: { key: t.arg.string({ required: true, description: "Upper or lower case alike (chave)." }) },
    resolve: (_root, { key }, ctx) => findOpenArena(ctx, key),
  }),
);
