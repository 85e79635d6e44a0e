import type { Prisma } from "../../prisma/generated/client/client";
import { allOf, whenKnown } from "../platform/when-known";
import { isThatAthlete } from "../athletes/athlete.access";
import { athletesOf } from "../athletes/athlete.loader";
import { AthleteType } from "../athletes/athlete.type";
import { builder } from "../platform/graphql/builder";
import { assertPage, atMost, goingOnWithin, type PageArgs } from "../platform/graphql/connection";
import { forbidden } from "../platform/graphql/errors";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { isPlaced, listedPositions } from "./ranking-positions.loader";
import {
  EventGenderType,
  positionConnection,
  RankingChangeType,
  RankingResultType,
  RankingScopeType,
  RankingUnaffiliatedType,
  RankingVersionType,
  RankingWindowType,
} from "./ranking-version.type";
import { mostBestResults } from "./ranking-input.rules";
import { canSeeRanking, managesRanking, namedRanking } from "./ranking.access";
import {
  isReadAsOf,
  mostMonths,
  organisers,
  placesOverTime,
  publishedYears,
  resultsById,
  shownVersion,
  versionsById,
} from "./ranking.loader";

/** No list is older than the platform. */
const mostYears = 200;

export const RankingType = builder.prismaNode("Ranking", {
  description: "Ranking, of a federation or an arena, for one category.",
  id: { field: "id", description: "A global, opaque ID." },
  authScopes: ({ id }, ctx) => whenKnown(namedRanking(id, ctx), (ranking) => ranking !== null),
  fields: (t) => ({
    key: t.field({
      type: "UUID",
      description: "Key, as addresses of pages carry it (chave).",
      resolve: ({ id }) => id,
    }),
    name: t.exposeString("name", { description: "Name (nome)." }),
    category: t.exposeString("category", {
      description: "Category, for instance “Masculino B” (categoria).",
    }),
    gender: t.expose("gender", {
      type: EventGenderType,
      nullable: true,
      description: "Gender; null for one that was made before it was asked (gênero).",
    }),
    scope: t.expose("scope", { type: RankingScopeType, description: "Scope (abrangência)." }),
    window: t.expose("window", {
      type: RankingWindowType,
      description: "Window, which results count (janela).",
    }),
    bestResults: t.exposeInt("bestResults", { description: "How many count (melhores resultados)." }),
    shares: t.intList({
      description:
        "What each round earns of the winner's points, from the winner down, in hundredths of a percent (tabela de pontos).",
      extensions: atMost(7),
      resolve: ({ shares }) => shares,
    }),
    unaffiliated: t.expose("unaffiliated", {
      type: RankingUnaffiliatedType,
      description: "What points earned without it are worth (sem filiação).",
    }),
    automatic: t.exposeBoolean("automatic", {
      description: "Automatic, on the first of the month (publicação automática).",
    }),
    active: t.exposeBoolean("active", { description: "Active; false once it was stopped (em andamento)." }),
    organiser: t.string({
      description: "The name of the federation or arena that owns the ranking (organização).",
      resolve: ({ id }, _args, ctx) => whenKnown(organisers(ctx).load(id), ({ name }) => name),
    }),
    isPublic: t.boolean({
      description: "Whether it is public, and has a picture to share (aberto ao público).",
      resolve: ({ id }, _args, ctx) => whenKnown(organisers(ctx).load(id), ({ isPublic }) => isPublic),
    }),
    workplaceKey: t.field({
      type: "UUID",
      nullable: true,
      description:
        "Workplace key, of the federation or arena that owns it; null unless the viewer works there (chave do local de trabalho).",
      resolve: ({ arenaId, federationId }, _args, { viewer }) =>
        viewer?.workplaces.find(({ key }) => key === (federationId ?? arenaId))?.key ?? null,
    }),
    viewerCanManage: t.boolean({
      description: "Publish, correct and give points (posso gerenciar).",
      resolve: (ranking, _args, ctx) => managesRanking(ranking, ctx.viewer),
    }),
    years: t.intList({
      description: "Years, in which lists were published, the latest first (anos).",
      extensions: atMost(mostYears, 10),
      resolve: ({ id }, _args, ctx) => publishedYears(ctx).load(id),
    }),
    version: t.field({
      type: RankingVersionType,
      nullable: true,
      description:
        "The one of that key, null where it is none of this ranking; without a key the latest, or the one of the day the ranking is read as of, null before the first (lista publicada).",
      args: {
        key: t.arg({
          type: "UUID",
          description: "Key, of the list; null for the one that is shown (chave).",
        }),
      },
      resolve: (ranking, { key }, ctx) =>
        typeof key === "string"
          ? whenKnown(versionsById(ctx).load(key), (version) =>
              version?.rankingId === ranking.id ? version : null,
            )
          : shownVersion(ctx, ranking),
    }),
  }),
});

export const RankingPositionType = builder.prismaNode("RankingPosition", {
  description: "One athlete's place in one month (posição no ranking).",
  id: { field: "id", description: "A global, opaque ID." },
  // An unplaced athlete is a RankingUnplaced. The viewer's own positions remain when a ranking is stopped.
  authScopes: (position, ctx) =>
    isPlaced(position) && (isThatAthlete(position.athleteId, ctx) || canSeeRanking(position.rankingId, ctx)),
  fields: (t) => ({
    position: t.int({
      description: "Position, from 1; level points share it (1, 1, 3) (posição).",
      resolve: ({ position }) => position ?? 0, // never null here, as above
    }),
    points: t.exposeInt("points", { description: "Points (pontos)." }),
    month: t.expose("month", { type: "Date", description: "Its first day (mês)." }),
    titles: t.exposeInt("titles", { description: "Titles, among the results that count (títulos)." }),
    eventsPlayed: t.exposeInt("eventsPlayed", {
      description: "Events played, counted or not (eventos jogados).",
    }),
    change: t.expose("change", {
      type: RankingChangeType,
      description: "Change, against the month published before (mudança).",
    }),
    changeBy: t.exposeInt("changeBy", {
      nullable: true,
      description:
        "Number of positions up or down; null for an athlete who was not in the previous list (posições).",
    }),
    tieBreak: t.exposeString("tieBreak", {
      nullable: true,
      description: "Tie break, in words; null where no other athlete has as many points (desempate).",
    }),
    results: t.field({
      type: [RankingResultType],
      description: "Results, the best first (resultados que contam).",
      extensions: atMost(mostBestResults, 10),
      resolve: ({ countedIds }, _args, ctx) =>
        whenKnown(allOf(countedIds.map((id) => resultsById(ctx).load(id))), (results) =>
          results.filter((one) => one !== null),
        ),
    }),
    athlete: t.field({
      type: AthleteType,
      description: "Athlete (atleta).",
      resolve: ({ athleteId }, _args, ctx) => athletesOf(ctx).load(athleteId),
    }),
    ranking: t.field({
      type: RankingType,
      description: "Ranking.",
      resolve: async ({ rankingId }, _args, ctx) => {
        const ranking = await namedRanking(rankingId, ctx);
        if (!ranking) throw forbidden();
        return ranking;
      },
    }),
  }),
});

builder.prismaObjectField(RankingPositionType, "history", (t) =>
  t.field({
    type: [RankingPositionType],
    description: `History; where the athlete stood in this ranking month by month, the latest first, at most ${mostMonths} (histórico).`,
    extensions: atMost(mostMonths, 12),
    resolve: (position, _args, ctx) => placesOverTime(ctx, position),
  }),
);

builder.prismaObjectField(RankingType, "positions", (t) =>
  t.connection(
    {
      type: RankingPositionType,
      description:
        "Positions, of one list, the first place first; empty before the first month (posições). A client that reads all pages passes the list's key, because a later list may be published meanwhile.",
      args: {
        version: t.arg({
          type: "UUID",
          description: "The key; null for the one that is shown (lista publicada).",
        }),
        search: t.arg.string({
          description:
            "Words of the name, ignoring accents and case; minors are not found by viewers who see only their initials (busca).",
        }),
      },
      resolve: (ranking, args, ctx) =>
        positionConnection(args, async (page) => {
          const search = args.search?.trim() ?? null;
          if (typeof args.version === "string" || !isReadAsOf(ranking))
            return listedPositions(ctx, ranking.id, { versionId: args.version ?? null, search }, page);
          const version = await shownVersion(ctx, ranking);
          return version ? listedPositions(ctx, ranking.id, { versionId: version.id, search }, page) : [];
        }),
    },
    {
      name: "RankingPositionsConnection",
      description: "A page of ranking positions (posições de um ranking).",
      authScopes: { public: true }, // a ranking that one may see has shown it
    },
    {
      name: "RankingPositionsEdge",
      description: "Edge of ranking positions (posição na lista).",
      authScopes: { public: true },
    },
  ),
);

builder.prismaObjectField(RankingType, "versions", (t) =>
  t.relatedConnection(
    "versions",
    {
      type: RankingVersionType,
      cursor: "id",
      maxSize: 100,
      description: "Versions, the latest month first, of each the latest version first (listas publicadas).",
      args: { year: t.arg.int({ description: "Year; null for all (ano)." }) },
      query: (args) => {
        const page = args as PageArgs & { year?: number | null };
        assertPage(page);
        const { year } = page;
        const within: Prisma.RankingVersionWhereInput =
          typeof year === "number" && year >= 1900 && year < 2200
            ? { month: { gte: dayToDatabase(`${year}-01-01`), lt: dayToDatabase(`${year + 1}-01-01`) } }
            : typeof year === "number"
              ? { id: { in: [] } }
              : {};
        return {
          where: goingOnWithin(page, within, (row) => ({ ranking: { versions: { some: row } } })),
          orderBy: [{ month: "desc" }, { number: "desc" }, { id: "desc" }],
        };
      },
    },
    {
      name: "RankingVersionsConnection",
      description: "A page of ranking versions (listas publicadas de um ranking).",
      authScopes: { public: true }, // as above
    },
    {
      name: "RankingVersionsEdge",
      description: "Edge of ranking versions (lista publicada na lista).",
      authScopes: { public: true },
    },
  ),
);

const RankingUnplacedType = builder.prismaObject("RankingPosition", {
  variant: "RankingUnplaced",
  description: "An athlete with unaffiliated points only, where those give no position (sem posição).",
  authScopes: (row, ctx) => canSeeRanking(row.rankingId, ctx),
  fields: (t) => ({
    key: t.field({ type: "UUID", description: "Key, of this line (chave).", resolve: ({ id }) => id }),
    points: t.exposeInt("points", { description: "Points (pontos)." }),
    eventsPlayed: t.exposeInt("eventsPlayed", {
      description: "Events played, counted or not (eventos jogados).",
    }),
    results: t.field({
      type: [RankingResultType],
      description: "What the points are made of, the best first (resultados).",
      extensions: atMost(mostBestResults, 10),
      resolve: ({ countedIds }, _args, ctx) =>
        whenKnown(allOf(countedIds.map((id) => resultsById(ctx).load(id))), (results) =>
          results.filter((one) => one !== null),
        ),
    }),
    athlete: t.field({
      type: AthleteType,
      description: "Athlete (atleta).",
      resolve: ({ athleteId }, _args, ctx) => athletesOf(ctx).load(athleteId),
    }),
  }),
});

builder.prismaObjectField(RankingVersionType, "unplaced", (t) =>
  t.relatedConnection(
    "positions",
    {
      type: RankingUnplacedType,
      cursor: "id",
      maxSize: 100,
      description:
        "Athletes with unaffiliated points only, the most points first; empty where such points count like all others, or not at all (sem posição).",
      query: (args) => {
        const page = args as PageArgs; // the page is in them, though the plugin types only our own
        assertPage(page);
        const within: Prisma.RankingPositionWhereInput = { position: null };
        return {
          where: goingOnWithin(page, within, (row) => ({
            version: { positions: { some: row } },
          })),
          orderBy: [{ points: "desc" }, { id: "asc" }],
        };
      },
    },
    {
      name: "RankingUnplacedConnection",
      description: "A page of ranking unplaced (sem posição em uma lista).",
      authScopes: { public: true }, // a list that one may see has shown it
    },
    {
      name: "RankingUnplacedEdge",
      description: "Edge of ranking unplaced (sem posição na lista).",
      authScopes: { public: true },
    },
  ),
);
