import { ArenaType } from "../../arenas/arena.type";
import { builder, type FieldsOf } from "../../platform/graphql/builder";

const admins = { admin: true } as const;

const arenaNow = <Root extends { arenaId: string }>(t: FieldsOf<Root>) =>
  t.prismaField({
    type: ArenaType,
    description: "Arena, as it is now (arena).",
    resolve: (query, { arenaId }, _args, ctx) =>
      ctx.db.arena.findUniqueOrThrow({ ...query, where: { id: arenaId } }),
  });

/** The answer of what was done to an arena. */
export const arenaSuccess = (name: string, description: string) =>
  builder.objectRef<{ arenaId: string }>(name).implement({
    description,
    authScopes: admins,
    fields: (t) => ({ arena: arenaNow(t) }),
  });

/** The success type of a mutation that also invites an owner. */
export const invitedToArena = (name: string, description: string) =>
  builder.objectRef<{ arenaId: string; asked: boolean }>(name).implement({
    description,
    authScopes: admins,
    fields: (t) => ({
      asked: t.exposeBoolean("asked", {
        description:
          "Whether the person has an account and answers first; else they have one now, and its password by mail (perguntada).",
      }),
      arena: arenaNow(t),
    }),
  });
