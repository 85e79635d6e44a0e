import { ViewerType } from "../identity/identity.type";
import { builder } from "../platform/graphql/builder";
import { workplaceOf } from "./arena.access";

builder.objectField(ViewerType, "arena", (t) =>
  t.prismaField({
    type: "Arena",
    nullable: true,
    description: "Arena: the one this person owns, else teaches at; null without one.",
    resolve: async (query, _viewer, _args, ctx) => {
      const id = workplaceOf(ctx);
      return id === null ? null : ctx.db.arena.findUnique({ ...query, where: { id } });
    },
  }),
);
