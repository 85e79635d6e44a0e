import type { TournamentCategory } from "../../../prisma/generated/client/client";
import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/list-size";
import { canSeeTournament } from "../tournament.access";
import { categoriesByName, TournamentType } from "../tournament.type";
import { mostCategories } from "../../sport/event-size.rules";

const CategoryInBriefType = builder.objectRef<TournamentCategory>("CategoryInBrief").implement({
  description: "Categoria em resumo: what a list of tournaments says of one.",
  authScopes: ({ tournamentId }, ctx) => canSeeTournament(tournamentId, ctx),
  fields: (t) => ({
    name: t.exposeString("name", { description: "Nome." }),
    feeInCents: t.exposeInt("feeInCents", {
      description: "Valor da inscrição: of each athlete, in centavos; 0 is free.",
    }),
    maxParticipants: t.exposeInt("maxParticipants", {
      nullable: true,
      description: "Máximo de participantes: athletes; null without a limit of its own.",
    }),
  }),
});

builder.prismaObjectField(TournamentType, "categoriesInBrief", (t) =>
  t.field({
    type: [CategoryInBriefType],
    extensions: atMost(mostCategories, 3),
    description:
      "Categorias em resumo: by name. For lists: one statement for all tournaments, without reading enrolments or matches.",
    select: categoriesByName,
    resolve: ({ categories }) => categories,
  }),
);
