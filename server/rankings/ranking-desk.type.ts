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
    description: "Prévia da lista: as it would be published now; null unless one manages the ranking.",
    authScopes: (ranking, _args, ctx) => managesRanking(ranking, ctx.viewer),
    unauthorizedResolver: () => null,
    args: {
      month: t.arg({ type: "Date", description: "Um dia do mês: null for the month that runs." }),
    },
    resolve: (ranking, { month }, ctx) => loadDraft(ctx, ranking, month ?? null),
  }),
  running: t.field({
    type: RankingDraftType,
    nullable: true,
    description:
      "Lista de agora: as it stands today, compared with the published list that the ranking shows; null unless one manages the ranking or reads it by a program's key.",
    authScopes: (ranking, _args, ctx) => readsRunningList(ranking, ctx),
    unauthorizedResolver: () => null,
    resolve: async (ranking, _args, ctx) =>
      loadDraft(ctx, ranking, null, { since: await shownVersion(ctx, ranking) }),
  }),
  monthsToPublish: t.field({
    type: ["Date"],
    nullable: true,
    description:
      "Meses a publicar: those that are over and come after the last list, the latest first; null unless one manages the ranking.",
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
    description: `Atletas: who can be given points, by name, at most ${mostFound}; null unless one manages the ranking.`,
    extensions: atMost(mostFound),
    authScopes: (ranking, _args, ctx) => managesRanking(ranking, ctx.viewer),
    unauthorizedResolver: () => null,
    args: {
      search: t.arg.string({ required: true, description: "Busca: words of the name." }),
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
        "Resultados: those that count now, published or not, the latest event first; null unless one manages the ranking.",
      authScopes: (ranking, _args, ctx) => managesRanking(ranking, ctx.viewer),
      unauthorizedResolver: () => null,
      args: {
        search: t.arg.string({ description: "Busca: words of the athlete's name." }),
        upTo: t.arg({ type: "Date", description: "Até: of events that were over by then; null for all." }),
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
      description: "Resultados de um ranking: a page of them.",
      authScopes: { signedIn: true },
    },
    { name: "RankingResultsEdge", description: "Resultado na lista.", authScopes: { signedIn: true } },
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
      description: "Rankings da arena: the newest first; null unless one owns it or teaches there.",
      args: { stopped: t.arg.boolean({ description: "Encerrados: true for those, else the running ones." }) },
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
      description: "Rankings de uma arena: a page of them.",
      authScopes: { signedIn: true },
    },
    { name: "ArenaRankingsEdge", description: "Ranking na lista.", authScopes: { signedIn: true } },
  ),
);
