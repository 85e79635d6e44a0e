import type { Prisma, RankingResult } from "../../prisma/generated/client/client";
import { AthleteType } from "../athletes/athlete.type";
import { ArenaType } from "../arenas/arena.type";
import { itsPeopleOnly } from "../arenas/arena-scopes.access";
import { athleteFoundBy } from "../athletes/athlete.access";
import { builder } from "../platform/graphql/builder";
import { assertPage, goingOnWithin, type PageArgs } from "../platform/graphql/connection";
import { atMost } from "../platform/graphql/list-size";
import { dayFromDatabase, dayToDatabase } from "../platform/time/calendar-day.rules";
import { athletesOfRanking } from "./athletes-of-ranking.access";
import { loadDraft } from "./draft.loader";
import { managesRanking, rankingVisibleTo, readsRunningList } from "./ranking.access";
import { RankingDraftType } from "./ranking-draft.type";
import { pageOfResults } from "./standing-results.loader";
import { RankingResultType } from "./ranking-result.type";
import { RankingType } from "./ranking.type";
import { resolveCursorConnection } from "@pothos/plugin-relay";
import { dayCursor, placeOfDayCursor } from "../platform/graphql/day-cursor";
import { monthsToPublish } from "./publication.rules";
import { latestVersions, shownVersion } from "./ranking-versions.loader";
import { whenKnown } from "../platform/when-known";
import { brasiliaTime } from "../platform/time/time-zone.rules";
import { dayAt } from "../platform/time/zoned-time.rules";

/** So many athletes are found for points by hand. */
const mostFound = 20;

/** What only who manages a ranking has of it; for anybody else it is null. */
builder.prismaObjectFields(RankingType, (t) => ({
  draft: t.field({
    type: RankingDraftType,
    nullable: true,
    description:
      "Draft, as it would be published now; null unless one manages the ranking (prévia da lista).",
    authScopes: (ranking, _args, ctx) => managesRanking(ranking, ctx.viewer),
    unauthorizedResolver: () => null,
    args: {
      month: t.arg({ type: "Date", description: "Month; null for the month that runs (um dia do mês)." }),
    },
    resolve: (ranking, { month }, ctx) => loadDraft(ctx, ranking, month ?? null),
  }),
  running: t.field({
    type: RankingDraftType,
    nullable: true,
    description:
      "Running, as it stands today, compared with the published list that the ranking shows; null unless one manages the ranking or reads it by a program's key (lista de agora).",
    authScopes: (ranking, _args, ctx) => readsRunningList(ranking, ctx),
    unauthorizedResolver: () => null,
    resolve: async (ranking, _args, ctx) =>
      loadDraft(ctx, ranking, null, { since: await shownVersion(ctx, ranking) }),
  }),
  monthsToPublish: t.field({
    type: ["Date"],
    nullable: true,
    description:
      "Months to publish, those that are over and come after the last list, the latest first; null unless one manages the ranking (meses a publicar).",
    extensions: atMost(12),
    authScopes: (ranking, _args, ctx) => managesRanking(ranking, ctx.viewer),
    unauthorizedResolver: () => null,
    resolve: ({ id, active }, _args, ctx) =>
      active
        ? whenKnown(latestVersions(ctx).load(id), (latest) =>
            monthsToPublish(
              latest === null ? null : dayFromDatabase(latest.month),
              dayAt(ctx.now, brasiliaTime),
            ).map(dayToDatabase),
          )
        : [],
  }),
  athletesToAdd: t.field({
    type: [AthleteType],
    nullable: true,
    description: `Who can be given points, by name, at most ${mostFound}; null unless one manages the ranking (atletas).`,
    extensions: atMost(mostFound),
    authScopes: (ranking, _args, ctx) => managesRanking(ranking, ctx.viewer),
    unauthorizedResolver: () => null,
    args: {
      search: t.arg.string({ required: true, description: "Words of the name (busca)." }),
    },
    resolve: (ranking, { search }, ctx) => {
      const found = ctx.viewer && athleteFoundBy(search, ctx.viewer);
      if (!found) return [];
      return ctx.db.athlete.findMany({
        where: { AND: [athletesOfRanking(ranking), found] },
        orderBy: [{ fullName: "asc" }, { id: "asc" }],
        take: mostFound,
      });
    },
  }),
}));

builder.prismaObjectField(RankingType, "results", (t) =>
  t.connection(
    {
      type: RankingResultType,
      nullable: true,
      description:
        "Results, those that count now, published or not, the latest event first; null unless one manages the ranking (resultados).",
      authScopes: (ranking, _args, ctx) => managesRanking(ranking, ctx.viewer),
      unauthorizedResolver: () => null,
      args: {
        search: t.arg.string({ description: "Words of the athlete's name (busca)." }),
        upTo: t.arg({
          type: "Date",
          description: "Up to, of events that were over by then; null for all (até).",
        }),
      },
      resolve: ({ id }, args, ctx) => {
        assertPage(args);
        return resolveCursorConnection<Promise<RankingResult[]>>(
          {
            args,
            defaultSize: 20,
            maxSize: 100,
            toCursor: ({ date, id: rowId }) => dayCursor({ on: dayFromDatabase(date), id: rowId }),
          },
          ({ after, before, limit, inverted }) =>
            pageOfResults(
              ctx,
              id,
              { search: args.search ?? null, upTo: args.upTo ?? null },
              {
                after: placeOfDayCursor(after),
                before: placeOfDayCursor(before),
                limit,
                inverted,
              },
            ),
        );
      },
    },
    {
      name: "RankingResultsConnection",
      description: "A page of ranking results (resultados de um ranking).",
      authScopes: { signedIn: true },
    },
    {
      name: "RankingResultsEdge",
      description: "Edge of ranking results (resultado na lista).",
      authScopes: { signedIn: true },
    },
  ),
);

builder.prismaObjectField(ArenaType, "rankings", (t) =>
  t.relatedConnection(
    "rankings",
    {
      ...itsPeopleOnly,
      type: RankingType,
      cursor: "id",
      maxSize: 100,
      description:
        "Rankings, the newest first; null unless one owns it or teaches there (rankings da arena).",
      args: {
        stopped: t.arg.boolean({
          description: "Stopped; true for those, else the running ones (encerrados).",
        }),
      },
      query: (args, ctx) => {
        const page = args as PageArgs & { stopped?: boolean | null };
        assertPage(page);
        const shown: Prisma.RankingWhereInput = {
          AND: [{ active: page.stopped !== true }, rankingVisibleTo(ctx)],
        };
        return {
          where: goingOnWithin(page, shown, (row) => ({ arena: { rankings: { some: row } } })),
          orderBy: [{ createdAt: "desc" }, { id: "desc" }],
        };
      },
    },
    {
      name: "ArenaRankingsConnection",
      description: "A page of arena rankings (rankings de uma arena).",
      authScopes: { signedIn: true },
    },
    {
      name: "ArenaRankingsEdge",
      description: "Edge of arena rankings (ranking na lista).",
      authScopes: { signedIn: true },
    },
  ),
);
