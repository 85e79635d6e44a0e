import type { TournamentCategory } from "../../../prisma/generated/client/client";
import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/list-size";
import { canSeeTournament } from "../tournament.access";
import { categoriesByName, TournamentType } from "../tournament.type";
import { mostCategories } from "../../sport/event-size.rules";

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
