import type { Prisma } from "../../prisma/generated/client/client";
import { builder } from "../platform/graphql/builder";
import { assertPage, cursorId, maxPageSize, totalCountOptions } from "../platform/graphql/connection";
import { foundBy } from "../platform/search.rules";
import { isSignedIn, type Caller, type Viewer } from "../platform/viewer";
import { brasiliaTime, dayAt } from "../platform/time/time-zone.rules";
import { whenKnown } from "../platform/when-known";
import type { EventGender } from "../sport/gender.rules";
import type { RankingScope } from "../sport/ranking/ranking-labels.rules";
import { rankingVisibleTo, visibleRanking } from "./ranking.access";
import { readAsOf } from "./ranking.loader";
import { EventGenderType, RankingScopeType } from "./ranking-version.type";
import { RankingType } from "./ranking.type";

// Everybody, but not before a temporary password is replaced.
const everybody = (viewer: Viewer | null) => viewer === null || isSignedIn(viewer);

interface RankingFilter {
  search?: string | null;
  gender?: EventGender | null;
  scope?: RankingScope | null;
}

function matching({ search, gender, scope }: RankingFilter, ctx: Caller): Prisma.RankingWhereInput {
  const found = foundBy<Prisma.RankingSearchWhereInput>(search, (word) => [{ text: word }]);
  return {
    AND: [
      { active: true, ...(gender ? { gender } : {}), ...(scope ? { scope } : {}) },
      rankingVisibleTo(ctx),
      found ? { search: found } : {},
    ],
  };
}

builder.queryField("rankings", (t) =>
  t.prismaConnection(
    {
      type: RankingType,
      cursor: "id",
      maxSize: maxPageSize,
      description:
        "The running ones one may see, the newest first; without signing in those of active federations (rankings).",
      authScopes: (_root, _args, { viewer }) => everybody(viewer),
      args: {
        search: t.arg.string({
          description: "Words of the name, the category or the organisation (busca).",
        }),
        gender: t.arg({ type: EventGenderType, description: "Gender; null for all (gênero)." }),
        scope: t.arg({ type: RankingScopeType, description: "Scope; null for all (abrangência)." }),
      },
      resolve: async (query, _root, args, ctx) => {
        assertPage(args);
        const where = matching(args, ctx);
        const from = cursorId(query.cursor);
        if (from !== null && !(await ctx.db.ranking.count({ where: { AND: [{ id: from }, where] } })))
          return [];
        return ctx.db.ranking.findMany({ ...query, where, orderBy: { id: "desc" } });
      },
    },
    {
      name: "RankingsConnection",
      description: "A page of rankings (rankings).",
      authScopes: { public: true },
      fields: (connection) => ({
        totalCount: connection.int({
          ...totalCountOptions,
          authScopes: (_parent, _args, { viewer }) => everybody(viewer),
          resolve: ({ args }, _args, ctx) => ctx.db.ranking.count({ where: matching(args, ctx) }),
        }),
      }),
    },
    {
      name: "RankingsEdge",
      description: "Edge of rankings (ranking na lista).",
      authScopes: { public: true },
    },
  ),
);

builder.queryField("ranking", (t) =>
  t.field({
    type: RankingType,
    nullable: true,
    description: "Ranking, by its key; null for one that one may not see, as for one that does not exist.",
    authScopes: (_root, _args, { viewer }) => everybody(viewer),
    args: {
      key: t.arg({ type: "UUID", required: true, description: "Key, as its address carries it (chave)." }),
      asOf: t.arg({
        type: "Date",
        description:
          "Its version, positions and running are then of the list that hung out when that day ended; null for the latest (como estava no dia).",
      }),
    },
    resolve: (_root, { key, asOf }, ctx) =>
      whenKnown(visibleRanking(key, ctx), (ranking) =>
        ranking && typeof asOf === "string" && asOf < dayAt(ctx.now, brasiliaTime)
          ? readAsOf(ranking, asOf)
          : ranking,
      ),
  }),
);
