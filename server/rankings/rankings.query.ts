import { builder } from "../platform/graphql/builder";
import { assertPage, cursorId, maxPageSize } from "../platform/graphql/connection";
import { isSignedIn } from "../platform/viewer";
import { rankingVisibleTo } from "./ranking.access";
import { RankingType } from "./ranking.type";

builder.queryField("rankings", (t) =>
  t.prismaConnection(
    {
      type: RankingType,
      cursor: "id",
      maxSize: maxPageSize,
      description:
        "Rankings: the running ones one may see, the newest first; without signing in those of active federations.",
      // Everybody, but not before a temporary password is replaced.
      authScopes: (_root, _args, { viewer }) => viewer === null || isSignedIn(viewer),
      resolve: async (query, _root, args, ctx) => {
        assertPage(args);
        const where = { AND: [{ active: true }, rankingVisibleTo(ctx)] };
        const from = cursorId(query.cursor);
        if (from !== null && !(await ctx.db.ranking.count({ where: { AND: [{ id: from }, where] } })))
          return [];
        return ctx.db.ranking.findMany({ ...query, where, orderBy: { id: "desc" } });
      },
    },
    { name: "RankingsConnection", description: "Rankings: a page of them.", authScopes: { public: true } },
    { name: "RankingsEdge", description: "Ranking na lista.", authScopes: { public: true } },
  ),
);
