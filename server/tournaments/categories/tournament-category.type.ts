import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/list-size";
import { categoriesOf } from "./categories.loader";
import { canSeeTournament } from "../tournament.access";
import { PlaceModeType, TournamentGenderType } from "../tournament-enums.type";
import { TournamentType } from "../tournament.type";
import { mostCategories } from "../../sport/event-size.rules";

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
