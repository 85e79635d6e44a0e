import { athletesOf } from "../athletes/athlete.loader";
import { AthleteType } from "../athletes/athlete.type";
import { builder } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/list-size";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { allOf, whenKnown } from "../platform/when-known";
import type { Draft, DraftRow } from "./draft.loader";
import { pageOfPositions } from "./position-pages.loader";
import { pageOfKeys } from "./position-connection.type";
import { readsRunningList, visibleRanking } from "./ranking.access";
import { mostBestResults } from "./ranking-input.rules";
import { RankingResultType } from "./ranking-result.type";
import { resultsById } from "./ranking-versions.loader";
import { RankingChangeType } from "./ranking-words.type";

/** The maximum number of athletes named who leave the list or are unplaced. */
const mostNamed = 20;

export const RankingDraftType = builder.objectRef<Draft>("RankingDraft").implement({
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

export const RankingDraftRowType = builder.objectRef<DraftRow>("RankingDraftRow").implement({
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
