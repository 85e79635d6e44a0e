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
    "Prévia da lista: as it would be published now. For managers of the ranking, and for API clients that read rankings.",
  authScopes: ({ ranking }, ctx) => readsRunningList(ranking, ctx),
  fields: (t) => ({
    month: t.field({
      type: "Date",
      description: "Mês: its first day.",
      resolve: ({ month }) => dayToDatabase(month),
    }),
    key: t.exposeString("key", { description: "Chave: sent back to publish this very list." }),
    canPublish: t.boolean({
      description: "Pode ser publicada: the month is over and none of it is out.",
      resolve: ({ month, open }) => open.includes(month),
    }),
    athleteCount: t.int({
      description: "Atletas: the number of athletes in the list.",
      resolve: ({ rows }) => rows.length,
    }),
    upCount: t.int({
      description: "Sobem: the number of athletes with a better position than in the previous list.",
      resolve: ({ rows }) => rows.filter(({ row }) => row.change.kind === "UP").length,
    }),
    downCount: t.int({
      description: "Descem: the number of athletes with a worse position than in the previous list.",
      resolve: ({ rows }) => rows.filter(({ row }) => row.change.kind === "DOWN").length,
    }),
    newCount: t.int({
      description: "Entram: how many were not in the list before.",
      resolve: ({ rows }) => rows.filter(({ row }) => row.change.by === null).length,
    }),
    unplacedCount: t.int({
      description: "Sem posição: how many have earned points without affiliation only.",
      resolve: ({ unplaced }) => unplaced.length,
    }),
    unplaced: t.field({
      type: [AthleteType],
      description: `Quem fica sem posição: the first ${mostNamed}, the most points first.`,
      extensions: atMost(mostNamed, 5),
      resolve: ({ unplaced }, _args, ctx) =>
        allOf(unplaced.slice(0, mostNamed).map((id) => athletesOf(ctx).load(id))),
    }),
    leavingCount: t.int({
      description: "Saem: how many were in the list before and are not in this one.",
      resolve: ({ leaving }) => leaving.length,
    }),
    leaving: t.field({
      type: [AthleteType],
      description: "Quem sai.",
      extensions: atMost(mostNamed, 5),
      resolve: ({ leaving }, _args, ctx) =>
        allOf(leaving.slice(0, mostNamed).map((id) => athletesOf(ctx).load(id))),
    }),
  }),
});

export const RankingDraftRowType = builder.objectRef<DraftRow>("RankingDraftRow").implement({
  description: "Linha da prévia: the position that an athlete would get.",
  authScopes: ({ rankingId }, ctx) =>
    whenKnown(
      visibleRanking(rankingId, ctx),
      (ranking) => ranking !== null && readsRunningList(ranking, ctx),
    ),
  fields: (t) => ({
    position: t.exposeInt("position", { description: "Posição." }),
    points: t.int({ description: "Pontos.", resolve: ({ row }) => row.total }),
    titles: t.int({
      description: "Títulos: among the results that count.",
      resolve: ({ row }) => row.titles,
    }),
    eventsPlayed: t.int({ description: "Eventos jogados.", resolve: ({ row }) => row.eventsPlayed }),
    change: t.field({
      type: RankingChangeType,
      description: "Mudança: against the list before.",
      resolve: ({ row }) => row.change.kind,
    }),
    changeBy: t.int({
      nullable: true,
      description:
        "Posições: number of positions up or down; null for an athlete who was not in the previous list.",
      resolve: ({ row }) => row.change.by,
    }),
    tieBreak: t.string({
      nullable: true,
      description: "Desempate: in words; null where no other athlete has as many points.",
      resolve: ({ row }) => row.tieBreak,
    }),
    athlete: t.field({
      type: AthleteType,
      description: "Atleta.",
      resolve: ({ id }, _args, ctx) => athletesOf(ctx).load(id),
    }),
    results: t.field({
      type: [RankingResultType],
      description: "Resultados que contam: the best first.",
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
    description: "Linha: of one athlete; null for an athlete who would not be in the list.",
    args: { athlete: t.arg({ type: "UUID", required: true, description: "Atleta: the key." }) },
    resolve: ({ rows }, { athlete }) => rows.find(({ id }) => id === athlete) ?? null,
  }),
);

builder.objectField(RankingDraftType, "rows", (t) =>
  t.connection(
    {
      type: RankingDraftRowType,
      description: "Lista: the first place first.",
      resolve: ({ rows }, args) => pageOfKeys(args, (page) => Promise.resolve(pageOfPositions(rows, page))),
    },
    {
      name: "RankingDraftRowsConnection",
      description: "Prévia da lista: a page of it.",
      authScopes: { known: true },
    },
    { name: "RankingDraftRowsEdge", description: "Linha na prévia.", authScopes: { known: true } },
  ),
);
