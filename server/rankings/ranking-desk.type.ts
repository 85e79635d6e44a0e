import { resolveCursorConnection } from "@pothos/plugin-relay";
import type { Prisma, RankingResult } from "../../prisma/generated/client/client";
import { itsPeopleOnly } from "../arenas/arena.access";
import { ArenaType } from "../arenas/arena.type";
import { athleteFoundBy } from "../athletes/athlete.access";
import { athletesOf } from "../athletes/athlete.loader";
import { AthleteType } from "../athletes/athlete.type";
import { builder } from "../platform/graphql/builder";
import {
  assertPage,
  atMost,
  dayCursor,
  goingOnWithin,
  type PageArgs,
  placeOfDayCursor,
} from "../platform/graphql/connection";
import { dayFromDatabase, dayToDatabase } from "../platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../platform/time/time-zone.rules";
import { allOf, whenKnown } from "../platform/when-known";
import {
  athletesOfRanking,
  managesRanking,
  rankingVisibleTo,
  readsRunningList,
  visibleRanking,
} from "./ranking.access";
import { type Draft, type DraftRow, loadDraft } from "./draft.loader";
import { pageOfPositions } from "./ranking-positions.loader";
import { monthsToPublish } from "./publication.rules";
import { mostBestResults } from "./ranking-input.rules";
import { pageOfKeys, RankingChangeType, RankingResultType } from "./ranking-version.type";
import { latestVersions, resultsById, shownVersion } from "./ranking.loader";
import { RankingType } from "./ranking.type";
import { pageOfResults } from "./ranking-results.loader";

/** The maximum number of athletes named who leave the list or are unplaced. */
const mostNamed = 20;

const RankingDraftType = builder.objectRef<Draft>("RankingDraft").implement({
  description:
    "Ranking draft, as it would be published now (prévia da lista). For managers of the ranking, and for API clients that read rankings.",
  authScopes: ({ ranking }, ctx) => readsRunningList(ranking, ctx),
  fields: (t) => ({
    month: t.field({
      type: "Date",
      description: "Its first day (mês).",
      resolve: ({ month }) => dayToDatabase(month),
    }),
    key: t.exposeString("key", { description: "Sent back to publish this very list (chave)." }),
    canPublish: t.boolean({
      description: "The month is over and none of it is out (pode ser publicada).",
      resolve: ({ month, open }) => open.includes(month),
    }),
    athleteCount: t.int({
      description: "The number of athletes in the list (atletas).",
      resolve: ({ rows }) => rows.length,
    }),
    upCount: t.int({
      description: "The number of athletes with a better position than in the previous list (sobem).",
      resolve: ({ rows }) => rows.filter(({ row }) => row.change.kind === "UP").length,
    }),
    downCount: t.int({
      description: "The number of athletes with a worse position than in the previous list (descem).",
      resolve: ({ rows }) => rows.filter(({ row }) => row.change.kind === "DOWN").length,
    }),
    newCount: t.int({
      description: "How many were not in the list before (entram).",
      resolve: ({ rows }) => rows.filter(({ row }) => row.change.by === null).length,
    }),
    unplacedCount: t.int({
      description: "How many have earned points without affiliation only (sem posição).",
      resolve: ({ unplaced }) => unplaced.length,
    }),
    unplaced: t.field({
      type: [AthleteType],
      description: `The first ${mostNamed}, the most points first (quem fica sem posição).`,
      extensions: atMost(mostNamed, 5),
      resolve: ({ unplaced }, _args, ctx) =>
        allOf(unplaced.slice(0, mostNamed).map((id) => athletesOf(ctx).load(id))),
    }),
    leavingCount: t.int({
      description: "How many were in the list before and are not in this one (saem).",
      resolve: ({ leaving }) => leaving.length,
    }),
    leaving: t.field({
      type: [AthleteType],
      description: "Leaving (quem sai).",
      extensions: atMost(mostNamed, 5),
      resolve: ({ leaving }, _args, ctx) =>
        allOf(leaving.slice(0, mostNamed).map((id) => athletesOf(ctx).load(id))),
    }),
  }),
});

const RankingDraftRowType = builder.objectRef<DraftRow>("RankingDraftRow").implement({
  description: "The position that an athlete would get (linha da prévia).",
  authScopes: ({ rankingId }, ctx) =>
    whenKnown(
      visibleRanking(rankingId, ctx),
      (ranking) => ranking !== null && readsRunningList(ranking, ctx),
    ),
  fields: (t) => ({
    position: t.exposeInt("position", { description: "Position (posição)." }),
    points: t.int({ description: "Points (pontos).", resolve: ({ row }) => row.total }),
    titles: t.int({
      description: "Titles, among the results that count (títulos).",
      resolve: ({ row }) => row.titles,
    }),
    eventsPlayed: t.int({
      description: "Events played (eventos jogados).",
      resolve: ({ row }) => row.eventsPlayed,
    }),
    change: t.field({
      type: RankingChangeType,
      description: "Change, against the list before (mudança).",
      resolve: ({ row }) => row.change.kind,
    }),
    changeBy: t.int({
      nullable: true,
      description:
        "Number of positions up or down; null for an athlete who was not in the previous list (posições).",
      resolve: ({ row }) => row.change.by,
    }),
    tieBreak: t.string({
      nullable: true,
      description: "Tie break, in words; null where no other athlete has as many points (desempate).",
      resolve: ({ row }) => row.tieBreak,
    }),
    athlete: t.field({
      type: AthleteType,
      description: "Athlete (atleta).",
      resolve: ({ id }, _args, ctx) => athletesOf(ctx).load(id),
    }),
    results: t.field({
      type: [RankingResultType],
      description: "Results, the best first (resultados que contam).",
      extensions: atMost(mostBestResults, 10),
      resolve: ({ row }, _args, ctx) =>
        whenKnown(allOf(row.counted.map(({ id }) => resultsById(ctx).load(id))), (results) =>
          results.filter((one) => one !== null),
        ),
    }),
  }),
});

builder.objectField(RankingDraftType, "row", (t) =>
  t.field({
    type: RankingDraftRowType,
    nullable: true,
    description: "Row, of one athlete; null for an athlete who would not be in the list (linha).",
    args: { athlete: t.arg({ type: "UUID", required: true, description: "The key (atleta)." }) },
    resolve: ({ rows }, { athlete }) => rows.find(({ id }) => id === athlete) ?? null,
  }),
);

builder.objectField(RankingDraftType, "rows", (t) =>
  t.connection(
    {
      type: RankingDraftRowType,
      description: "Rows, the first place first (lista).",
      resolve: ({ rows }, args) => pageOfKeys(args, (page) => Promise.resolve(pageOfPositions(rows, page))),
    },
    {
      name: "RankingDraftRowsConnection",
      description: "A page of it (prévia da lista).",
      authScopes: { known: true },
    },
    {
      name: "RankingDraftRowsEdge",
      description: "Edge of ranking draft rows (linha na prévia).",
      authScopes: { known: true },
    },
  ),
);

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
