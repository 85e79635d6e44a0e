import { ArenaType } from "../arenas/arena.type";
import { builder } from "../platform/graphql/builder";
import { canSeeFederation } from "./federation.access";
import { FederationType } from "./federation.type";

builder.prismaObjectField(ArenaType, "federation", (t) =>
  t.relation("federation", {
    type: FederationType,
    nullable: true,
    unauthorizedResolver: () => null,
    authScopes: ({ federationId }, _args, ctx) =>
      federationId !== null && canSeeFederation(federationId, ctx.viewer),
    description:
      "Federation, to which it is affiliated; null without one, or unless one may see the federation's own affairs (federação).",
  }),
);
