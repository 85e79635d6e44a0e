import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/list-size";
import { categoriesOf } from "./categories.loader";
import { canSeeTournament } from "../tournament.access";
import { PlaceModeType, TournamentGenderType } from "../tournament-enums.type";
import { TournamentType } from "../tournament.type";
import { mostCategories } from "../../sport/event-size.rules";

export const TournamentCategoryType = builder.prismaNode("TournamentCategory", {
  description: "Categoria do torneio: who may play in it, for how much; each is drawn and won on its own.",
  id: { field: "id", description: "Id: global and opaque." },
  authScopes: (category, ctx) => canSeeTournament(category.tournamentId, ctx),
  fields: (t) => ({
    name: t.exposeString("name", { description: "Nome." }),
    level: t.exposeString("level", { description: "Nível." }),
    gender: t.expose("gender", { type: TournamentGenderType, description: "Gênero." }),
    minAge: t.exposeInt("minAge", {
      nullable: true,
      description: "Idade mínima: in years, reached in the calendar year; null without one.",
    }),
    maxAge: t.exposeInt("maxAge", {
      nullable: true,
      description: "Idade máxima: in years, reached in the calendar year; null without one.",
    }),
    maxParticipants: t.exposeInt("maxParticipants", {
      nullable: true,
      description: "Máximo de participantes: athletes; null without a limit.",
    }),
    feeInCents: t.exposeInt("feeInCents", {
      description: "Valor da inscrição: of each athlete, in centavos; 0 is free.",
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
    description: "Categorias: by name; a Super 8 has one.",
    resolve: ({ id }, _args, ctx) => categoriesOf(ctx).load(id),
  }),
);
