import { builder } from "../platform/graphql/builder";

/** The answer of what was done to an arena; what else it tells is added to it. */
export const arenaSuccess = <Done extends { arenaId: string } = { arenaId: string }>(
  name: string,
  description: string,
) =>
  builder.objectRef<Done>(name).implement({
    description,
    authScopes: { signedIn: true },
    fields: (t) => ({
      arena: t.prismaField({
        type: "Arena",
        description: "Arena, as it is now.",
        resolve: (query, { arenaId }, _args, ctx) =>
          ctx.db.arena.findUniqueOrThrow({ ...query, where: { id: arenaId } }),
      }),
    }),
  });
