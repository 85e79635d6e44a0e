import type { Prisma } from "../../prisma/generated/client/client";
import { allOf, whenKnown } from "../platform/when-known";
import { athletesOf } from "../athletes/athlete.loader";
import { AthleteType } from "../athletes/athlete.type";
import { builder } from "../platform/graphql/builder";
import { assertPage, goingOnWithin, type PageArgs } from "../platform/graphql/connection";
import { forbidden } from "../platform/graphql/errors";
import { atMost } from "../platform/graphql/list-size";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { isPlaced, listedPositions } from "./position-pages.loader";
import { positionConnection } from "./position-connection.type";
import { mostBestResults } from "./ranking-input.rules";
import { canSeeRanking, managesRanking, visibleRanking } from "./ranking.access";
import { organisers } from "./ranking.loader";
import { RankingResultType } from "./ranking-result.type";
import { RankingVersionType } from "./ranking-version.type";
import {
  isReadAsOf,
  mostMonths,
  placesOverTime,
  publishedYears,
  resultsById,
  shownVersion,
  versionsById,
} from "./ranking-versions.loader";
import {
  EventGenderType,
  RankingChangeType,
  RankingScopeType,
  RankingUnaffiliatedType,
  RankingWindowType,
} from "./ranking-words.type";

/** No list is older than the platform. */
const mostYears = 200;

export const RankingType = builder.prismaNode("Ranking", {
  description: "Ranking: of a federation or an arena, for one category.",
  id: { field: "id", description: "Id: global and opaque." },
  authScopes: (ranking, ctx) => canSeeRanking(ranking.id, ctx),
  fields: (t) => ({
    key: t.field({
      type: "UUID",
      description: "Chave: as addresses of pages carry it.",
      resolve: ({ id }) => id,
    }),
    name: t.exposeString("name", { description: "Nome." }),
    category: t.exposeString("category", { description: "Categoria: for instance “Masculino B”." }),
    gender: t.expose("gender", {
      type: EventGenderType,
      nullable: true,
      description: "Gênero: null for one that was made before it was asked.",
    }),
    scope: t.expose("scope", { type: RankingScopeType, description: "Abrangência." }),
    window: t.expose("window", { type: RankingWindowType, description: "Janela: which results count." }),
    bestResults: t.exposeInt("bestResults", { description: "Melhores resultados: how many count." }),
    shares: t.intList({
      description:
        "Tabela de pontos: what each round earns of the winner's points, from the winner down, in hundredths of a percent.",
      extensions: atMost(7),
      resolve: ({ shares }) => shares,
    }),
    unaffiliated: t.expose("unaffiliated", {
      type: RankingUnaffiliatedType,
      description: "Sem filiação: what points earned without it are worth.",
    }),
    automatic: t.exposeBoolean("automatic", {
      description: "Publicação automática: on the first of the month.",
    }),
    active: t.exposeBoolean("active", { description: "Em andamento: false once it was stopped." }),
    organiser: t.string({
      description: "Organização: the name of the federation or arena that owns the ranking.",
      resolve: ({ id }, _args, ctx) => whenKnown(organisers(ctx).load(id), ({ name }) => name),
    }),
    isPublic: t.boolean({
      description: "Aberto ao público: whether it is public, and has a picture to share.",
      resolve: ({ id }, _args, ctx) => whenKnown(organisers(ctx).load(id), ({ isPublic }) => isPublic),
    }),
    workplaceKey: t.field({
      type: "UUID",
      nullable: true,
      description:
        "Chave do local de trabalho: of the federation or arena that owns it; null unless the viewer works there.",
      resolve: ({ arenaId, federationId }, _args, { viewer }) =>
        viewer?.workplaces.find(({ key }) => key === (federationId ?? arenaId))?.key ?? null,
    }),
    viewerCanManage: t.boolean({
      description: "Posso gerenciar: publish, correct and give points.",
      resolve: (ranking, _args, ctx) => managesRanking(ranking, ctx.viewer),
    }),
    years: t.intList({
      description: "Anos: in which lists were published, the latest first.",
      extensions: atMost(mostYears, 10),
      resolve: ({ id }, _args, ctx) => publishedYears(ctx).load(id),
    }),
    version: t.field({
      type: RankingVersionType,
      nullable: true,
      description:
        "Lista publicada: the one of that key, null where it is none of this ranking; without a key the latest, or the one of the day the ranking is read as of, null before the first.",
      args: {
        key: t.arg({ type: "UUID", description: "Chave: of the list; null for the one that is shown." }),
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
  description: "Posição no ranking: one athlete's place in one month.",
  id: { field: "id", description: "Id: global and opaque." },
  // An unplaced athlete is a RankingUnplaced.
  authScopes: (position, ctx) => isPlaced(position) && canSeeRanking(position.rankingId, ctx),
  fields: (t) => ({
    position: t.int({
      description: "Posição: from 1; level points share it (1, 1, 3).",
      resolve: ({ position }) => position ?? 0, // never null here, as above
    }),
    points: t.exposeInt("points", { description: "Pontos." }),
    month: t.expose("month", { type: "Date", description: "Mês: its first day." }),
    titles: t.exposeInt("titles", { description: "Títulos: among the results that count." }),
    eventsPlayed: t.exposeInt("eventsPlayed", { description: "Eventos jogados: counted or not." }),
    change: t.expose("change", {
      type: RankingChangeType,
      description: "Mudança: against the month published before.",
    }),
    changeBy: t.exposeInt("changeBy", {
      nullable: true,
      description:
        "Posições: number of positions up or down; null for an athlete who was not in the previous list.",
    }),
    tieBreak: t.exposeString("tieBreak", {
      nullable: true,
      description: "Desempate: in words; null where no other athlete has as many points.",
    }),
    results: t.field({
      type: [RankingResultType],
      description: "Resultados que contam: the best first.",
      extensions: atMost(mostBestResults, 10),
      resolve: ({ countedIds }, _args, ctx) =>
        whenKnown(allOf(countedIds.map((id) => resultsById(ctx).load(id))), (results) =>
          results.filter((one) => one !== null),
        ),
    }),
    athlete: t.field({
      type: AthleteType,
      description: "Atleta.",
      resolve: ({ athleteId }, _args, ctx) => athletesOf(ctx).load(athleteId),
    }),
    ranking: t.field({
      type: RankingType,
      description: "Ranking.",
      resolve: async ({ rankingId }, _args, ctx) => {
        const ranking = await visibleRanking(rankingId, ctx);
        if (!ranking) throw forbidden();
        return ranking;
      },
    }),
  }),
});

builder.prismaObjectField(RankingPositionType, "history", (t) =>
  t.field({
    type: [RankingPositionType],
    description: `Histórico: where the athlete stood in this ranking month by month, the latest first, at most ${mostMonths}.`,
    extensions: atMost(mostMonths, 12),
    resolve: (position, _args, ctx) => placesOverTime(ctx, position),
  }),
);

builder.prismaObjectField(RankingType, "positions", (t) =>
  t.connection(
    {
      type: RankingPositionType,
      description:
        "Posições: of one list, the first place first; empty before the first month. A client that reads all pages passes the list's key, because a later list may be published meanwhile.",
      args: {
        version: t.arg({
          type: "UUID",
          description: "Lista publicada: the key; null for the one that is shown.",
        }),
        search: t.arg.string({
          description:
            "Busca: words of the name, ignoring accents and case; minors are not found by viewers who see only their initials.",
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
      description: "Posições de um ranking: a page of them.",
      authScopes: { public: true }, // a ranking that one may see has shown it
    },
    { name: "RankingPositionsEdge", description: "Posição na lista.", authScopes: { public: true } },
  ),
);

builder.prismaObjectField(RankingType, "versions", (t) =>
  t.relatedConnection(
    "versions",
    {
      type: RankingVersionType,
      cursor: "id",
      maxSize: 100,
      description: "Listas publicadas: the latest month first, of each the latest version first.",
      args: { year: t.arg.int({ description: "Ano: null for all." }) },
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
      description: "Listas publicadas de um ranking: a page of them.",
      authScopes: { public: true }, // as above
    },
    { name: "RankingVersionsEdge", description: "Lista publicada na lista.", authScopes: { public: true } },
  ),
);

const RankingUnplacedType = builder.prismaObject("RankingPosition", {
  variant: "RankingUnplaced",
  description: "Sem posição: an athlete with unaffiliated points only, where those give no position.",
  authScopes: (row, ctx) => canSeeRanking(row.rankingId, ctx),
  fields: (t) => ({
    key: t.field({ type: "UUID", description: "Chave: of this line.", resolve: ({ id }) => id }),
    points: t.exposeInt("points", { description: "Pontos." }),
    eventsPlayed: t.exposeInt("eventsPlayed", { description: "Eventos jogados: counted or not." }),
    results: t.field({
      type: [RankingResultType],
      description: "Resultados: what the points are made of, the best first.",
      extensions: atMost(mostBestResults, 10),
      resolve: ({ countedIds }, _args, ctx) =>
        whenKnown(allOf(countedIds.map((id) => resultsById(ctx).load(id))), (results) =>
          results.filter((one) => one !== null),
        ),
    }),
    athlete: t.field({
      type: AthleteType,
      description: "Atleta.",
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
        "Sem posição: athletes with unaffiliated points only, the most points first; empty where such points count like all others, or not at all.",
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
      description: "Sem posição em uma lista: a page of them.",
      authScopes: { public: true }, // a list that one may see has shown it
    },
    { name: "RankingUnplacedEdge", description: "Sem posição na lista.", authScopes: { public: true } },
  ),
);
