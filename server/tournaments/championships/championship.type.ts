import { builder } from "../../platform/graphql/builder";
import { RankingTierType } from "../../rankings/ranking-words.type";
import { TournamentType } from "../tournament.type";

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
