import type { TournamentCategory } from "../../../prisma/generated/client/client";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/connection";
import { may } from "../../platform/graphql/context";
import { valueBy } from "../../platform/loaders";
import { whenKnown } from "../../platform/when-known";
import { RankingResultType, RankingTierType } from "../../rankings/ranking-version.type";
import { visibleRanking } from "../../rankings/ranking.access";
import { RankingType } from "../../rankings/ranking.type";
import { mostCategories } from "../../sport/event-size.rules";
import { eventOf } from "../event.loader";
import {
  categoriesByName,
  PlaceModeType,
  TournamentGenderType,
  tournamentSuccess,
  TournamentType,
} from "../tournament.type";
import { canManageTournament, canSeeTournament, visibleTournaments } from "../tournament.access";
import { attachRanking } from "./manage-categories.action";
import { categoriesOf } from "./categories.loader";
import { isCancelledCategory, takesEntries } from "./category-state.rules";
import { canManageCategory } from "./category.access";

export const TournamentCategoryType = builder.prismaNode("TournamentCategory", {
  description: "Who may play in it, for how much; each is drawn and won on its own (categoria do torneio).",
  id: { field: "id", description: "A global, opaque ID." },
  authScopes: (category, ctx) => canSeeTournament(category.tournamentId, ctx),
  fields: (t) => ({
    name: t.exposeString("name", { description: "Name (nome)." }),
    level: t.exposeString("level", { description: "Level (nível)." }),
    gender: t.expose("gender", { type: TournamentGenderType, description: "Gender (gênero)." }),
    minAge: t.exposeInt("minAge", {
      nullable: true,
      description: "Min age, in years, reached in the calendar year; null without one (idade mínima).",
    }),
    maxAge: t.exposeInt("maxAge", {
      nullable: true,
      description: "Max age, in years, reached in the calendar year; null without one (idade máxima).",
    }),
    maxParticipants: t.exposeInt("maxParticipants", {
      nullable: true,
      description: "Athletes; null without a limit (máximo de participantes).",
    }),
    feeInCents: t.exposeInt("feeInCents", {
      description: "Fee, of each athlete, in centavos; 0 is free (valor da inscrição).",
    }),
    earlyFeeInCents: t.exposeInt("earlyFeeInCents", {
      nullable: true,
      description:
        "What it costs until the tournament's day of early fees, in centavos; null: no early fee (preço antecipado).",
    }),
    placeMode: t.expose("placeMode", {
      type: PlaceModeType,
      description: "How places are given (quem fica com a vaga).",
    }),
    wildCards: t.exposeInt("wildCards", {
      description:
        "Entries kept for the organiser to give: pairs, or athletes of an individual category (convites da organização).",
    }),
    placesAssignedAt: t.expose("placesAssignedAt", {
      type: "DateTime",
      nullable: true,
      description:
        "When places were given by ranking or lots; null before, and in the order of enrolment (vagas definidas em).",
    }),
  }),
});

builder.prismaObjectField(TournamentType, "categories", (t) =>
  t.field({
    type: [TournamentCategoryType],
    extensions: atMost(mostCategories, 3),
    description: "Categories, by name; a Super 8 has one (categorias).",
    resolve: ({ id }, _args, ctx) => categoriesOf(ctx).load(id),
  }),
);

const CategoryInBriefType = builder.objectRef<TournamentCategory>("CategoryInBrief").implement({
  description: "What a list of tournaments says of one (categoria em resumo).",
  authScopes: ({ tournamentId }, ctx) => canSeeTournament(tournamentId, ctx),
  fields: (t) => ({
    name: t.exposeString("name", { description: "Name (nome)." }),
    feeInCents: t.exposeInt("feeInCents", {
      description: "Fee, of each athlete, in centavos; 0 is free (valor da inscrição).",
    }),
    maxParticipants: t.exposeInt("maxParticipants", {
      nullable: true,
      description: "Athletes; null without a limit of its own (máximo de participantes).",
    }),
  }),
});

builder.prismaObjectField(TournamentType, "categoriesInBrief", (t) =>
  t.field({
    type: [CategoryInBriefType],
    extensions: atMost(mostCategories, 3),
    description:
      "Categories in brief, by name (categorias em resumo). For lists: one statement for all tournaments, without reading enrolments or matches.",
    select: categoriesByName,
    resolve: ({ categories }) => categories,
  }),
);

builder.prismaObjectFields(TournamentCategoryType, (t) => ({
  cancelledAt: t.field({
    type: "DateTime",
    nullable: true,
    description:
      "Cancelled at, when it was given up before its draw, UTC; null for one that is played (cancelada em).",
    resolve: async ({ id, tournamentId }, _args, ctx) => {
      const categories = await categoriesOf(ctx).load(tournamentId);
      return categories.find((category) => category.id === id && isCancelledCategory(category))?.settledAt;
    },
  }),
  takesEntries: t.boolean({
    description:
      "Whether its organiser can still let people in and out; athletes go by the tournament's registration (recebe inscrições).",
    resolve: async ({ id, tournamentId }, _args, ctx) => {
      const event = await eventOf(ctx).load(tournamentId);
      return event.categories.some((category) => category.id === id && takesEntries(event, category));
    },
  }),
}));

interface Origin {
  tournamentId: string;
  tournament: string;
  category: string;
}

/** The event and category that results come from; one statement for all. */
const originOf = valueBy<Origin | null>(
  async ({ db }, ids) => {
    const rows = await db.tournamentCategory.findMany({
      where: { id: { in: ids } },
      select: { id: true, name: true, tournament: { select: { id: true, name: true } } },
    });
    return new Map(
      rows.map(({ id, name, tournament }) => [
        id,
        { tournamentId: tournament.id, tournament: tournament.name, category: name },
      ]),
    );
  },
  () => null,
);

builder.objectFields(RankingResultType, (t) => ({
  eventName: t.string({
    description: "Its name (evento).",
    resolve: ({ categoryId, eventName }, _args, ctx) =>
      categoryId === null
        ? (eventName ?? "")
        : whenKnown(originOf(ctx).load(categoryId), (origin) => origin?.tournament ?? ""),
  }),
  categoryName: t.string({
    nullable: true,
    description: "Category name, of the event; null of points given by hand (categoria).",
    resolve: ({ categoryId }, _args, ctx) =>
      categoryId === null
        ? null
        : whenKnown(originOf(ctx).load(categoryId), (origin) => origin?.category ?? null),
  }),
  tournamentKey: t.field({
    type: "UUID",
    nullable: true,
    description:
      "Tournament key, as addresses carry it; null unless one may see the event (chave do torneio).",
    resolve: ({ categoryId }, _args, ctx) =>
      categoryId === null
        ? null
        : whenKnown(originOf(ctx).load(categoryId), (origin) =>
            origin === null
              ? null
              : whenKnown(
                  visibleTournaments(ctx).load(origin.tournamentId),
                  (tournament) => tournament?.id ?? null,
                ),
          ),
  }),
}));

builder.prismaObjectFields(TournamentCategoryType, (t) => ({
  ranking: t.field({
    type: RankingType,
    nullable: true,
    description:
      "The one this category gives points for; null for none, or when one may not see it (ranking).",
    resolve: ({ rankingId }, _args, ctx) => (rankingId === null ? null : visibleRanking(rankingId, ctx)),
  }),
  rankingTier: t.expose("rankingTier", {
    type: RankingTierType,
    nullable: true,
    description: "Ranking tier; null where no ranking is attached (faixa de pontos).",
  }),
}));

builder.prismaObjectField(TournamentType, "possibleRankings", (t) =>
  t.field({
    type: [RankingType],
    extensions: atMost(500, 10),
    description:
      "Possible rankings, those that its categories may give points for; for who manages it, else empty (rankings possíveis).",
    authScopes: ({ id }, _args, ctx) => canManageTournament(id, ctx),
    unauthorizedResolver: () => [],
    resolve: ({ id }, _args, ctx) => whenKnown(eventOf(ctx).load(id), ({ rankings }) => rankings),
  }),
);

const AttachRankingInput = builder.inputType("AttachRankingInput", {
  description: "Input of `attachRanking` (ranking de uma categoria).",
  fields: (t) => ({
    categoryId: t.globalID({
      required: true,
      for: TournamentCategoryType,
      description: "Category (categoria).",
    }),
    rankingId: t.globalID({ for: RankingType, description: "Ranking, of who organises it; null for none." }),
    tier: t.field({
      type: RankingTierType,
      description: "Tier; null only without a ranking (faixa de pontos).",
    }),
  }),
});

const AttachRankingSuccess = tournamentSuccess(
  "AttachRankingSuccess",
  "Result of a successful `attachRanking` (ranking da categoria salvo).",
);

builder.mutationField("attachRanking", (t) =>
  t.field({
    type: AttachRankingSuccess,
    label: "Vincular ranking",
    description:
      "Attaches a ranking to a category; both partners earn the points in full once the category has ended.",
    authScopes: may(canManageCategory, "categoryId"),
    args: { input: t.arg({ type: AttachRankingInput, required: true, description: "Input (ranking)." }) },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { categoryId, rankingId, tier } }, ctx) => ({
      tournamentId: await attachRanking(ctx, categoryId.id, { rankingId: rankingId?.id, tier }),
    }),
  }),
);
