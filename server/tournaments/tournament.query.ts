import { builder } from "../platform/graphql/builder";
import { tournamentVisibleTo } from "./tournament.access";

builder.queryField("tournament", (t) =>
  t.prismaField({
    type: "Tournament",
    nullable: true,
    authScopes: { public: true },
    description: "Torneio: by the key in its address; null when it does not exist or one may not see it.",
    args: { key: t.arg({ type: "UUID", required: true, description: "Chave." }) },
    resolve: (query, _root, { key }, ctx) =>
      ctx.db.tournament.findFirst({
        ...query,
        where: { AND: [{ id: key }, tournamentVisibleTo(ctx)] },
      }),
  }),
);
