import type { Prisma } from "../../../prisma/generated/client/client";
import { canSeeFederation } from "../../federations/federation.access";
import { FederationType } from "../../federations/federation.type";
import { builder } from "../../platform/graphql/builder";
import {
  assertPage,
  atMost,
  cursorId,
  maxPageSize,
  totalCountOptions,
} from "../../platform/graphql/connection";
import { RankingTierType } from "../../rankings/ranking-version.type";
import { TournamentStatusType, TournamentType } from "../tournament.type";
import { tournamentFilter, type TournamentFilter } from "../tournament-directory.query";
import {
  type FederationSummary,
  federationSummaryOf,
  type SeasonChampionship,
  seasonOf,
} from "./championship.loader";
import { maxClashesShown, mostInSeason } from "./season.rules";

builder.prismaObjectFields(TournamentType, (t) => ({
  venue: t.exposeString("venue", {
    nullable: true,
    description: "Venue, as its organiser named it; null where the arena says it all (local de realização).",
  }),
  directorName: t.exposeString("directorName", {
    nullable: true,
    description: "Director name; null where no director is named (diretor responsável).",
  }),
  sanctionTier: t.expose("sanctionTier", {
    type: RankingTierType,
    nullable: true,
    description: "What its categories are worth unless they say otherwise; null for none (faixa da etapa).",
  }),
  protestHours: t.exposeInt("protestHours", {
    nullable: true,
    description:
      "Hours after the end of the category; null where the event sets none (prazo para protestos).",
  }),
}));

const SeasonChampionshipType = builder.objectRef<SeasonChampionship>("SeasonChampionship").implement({
  description:
    "Season championship, with the other events on its days (campeonato da temporada). For members of the federation.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    tournament: t.field({
      type: TournamentType,
      description: "Tournament (campeonato).",
      resolve: ({ tournament }) => tournament,
    }),
    clashes: t.stringList({
      description:
        "Other championships of the federation, then published events of its arenas, by name, those in the same city first; the first five (na mesma data).",
      extensions: atMost(maxClashesShown, 1),
      resolve: ({ clashes }) => clashes.names.slice(0, maxClashesShown),
    }),
    clashesInSamePlaceCount: t.int({
      description:
        "How many of the events on the same days are in the same city; they come first (quantos na mesma data e cidade).",
      resolve: ({ clashes }) => clashes.inSamePlaceCount,
    }),
    clashCount: t.int({
      description: "The total, including events that are not listed by name (quantos na mesma data).",
      resolve: ({ clashes }) => clashes.names.length,
    }),
  }),
});

builder.objectField(FederationType, "season", (t) =>
  t.field({
    type: [SeasonChampionshipType],
    description: `Its championships that have a day in a year, the first one first, drafts too; at most ${mostInSeason} (temporada). A year that no calendar has is empty.`,
    extensions: atMost(mostInSeason, 20),
    args: { year: t.arg.int({ required: true, description: "Year (ano)." }) },
    resolve: ({ id }, { year }, { db }) =>
      Number.isInteger(year) && year >= 1900 && year <= 9998 ? seasonOf(db, id, year) : [],
  }),
);

const FederationSummaryType = builder.objectRef<FederationSummary>("FederationSummary").implement({
  description: "Its numbers at this moment (resumo da federação).",
  authScopes: ({ federationId }, ctx) => canSeeFederation(federationId, ctx.viewer),
  fields: (t) => ({
    activeChampionshipCount: t.exposeInt("activeChampionships", {
      description: "Active championship count, with registration open, or under way (campeonatos ativos).",
    }),
    openChampionshipCount: t.exposeInt("openChampionships", {
      description: "How many of the active championships have their registration open (inscrições abertas).",
    }),
    athleteCount: t.exposeInt("athletes", {
      description: "Active athletes of affiliated arenas, each counted once (atletas federados).",
    }),
    athleteLevelCount: t.exposeInt("athleteLevels", {
      description: "How many different levels those athletes have (categorias).",
    }),
    teacherCount: t.exposeInt("teachers", {
      description: "Active teachers of affiliated arenas, each counted once (professores).",
    }),
    arenaCount: t.exposeInt("arenas", {
      description: "Arena count, those that are not suspended (arenas filiadas).",
    }),
  }),
});

builder.prismaObjectField(FederationType, "summary", (t) =>
  t.field({
    type: FederationSummaryType,
    description: "Summary (resumo).",
    resolve: ({ id }, _args, ctx) => federationSummaryOf(ctx).load(id),
  }),
);

const matching = (federationId: string, filter: TournamentFilter): Prisma.TournamentWhereInput => ({
  federationId,
  ...tournamentFilter(filter),
});

builder.objectField(FederationType, "championships", (t) =>
  t.prismaConnection(
    {
      type: TournamentType,
      cursor: "id",
      maxSize: maxPageSize,
      description: "Championships, the latest first (campeonatos).",
      args: {
        search: t.arg.string({
          description: "Words of the name or of a category (busca).",
        }),
        status: t.arg({
          type: TournamentStatusType,
          description: "Status; null for all. Drafts are no part of open registration.",
        }),
        draft: t.arg.boolean({
          description: "Draft; true for drafts alone, false for the others, null for both (planejado).",
        }),
      },
      resolve: async (query, federation, args, ctx) => {
        assertPage(args);
        const from = cursorId(query.cursor);
        const federationId = federation.id;
        // Going on from another federation's championship would tell when it is played.
        if (from !== null && !(await ctx.db.tournament.count({ where: { id: from, federationId } })))
          return [];
        return ctx.db.tournament.findMany({
          ...query,
          where: matching(federationId, args),
          orderBy: [{ startDate: "desc" }, { id: "desc" }],
        });
      },
    },
    {
      name: "FederationChampionshipsConnection",
      description: "A page of federation championships (campeonatos de uma federação).",
      authScopes: { signedIn: true },
      fields: (connection) => ({
        totalCount: connection.int({
          ...totalCountOptions,
          authScopes: ({ parent }, _args, ctx) => canSeeFederation(parent.id, ctx.viewer),
          resolve: ({ parent, args }, _args, ctx) =>
            ctx.db.tournament.count({ where: matching(parent.id, args) }),
        }),
      }),
    },
    {
      name: "FederationChampionshipsEdge",
      description: "Edge of federation championships (campeonato na lista).",
      authScopes: { signedIn: true },
    },
  ),
);
