import { builder } from "../../platform/graphql/builder";
import { RankingTierType } from "../../rankings/ranking-words.type";
import { TournamentType } from "../tournament.type";

builder.prismaObjectFields(TournamentType, (t) => ({
  venue: t.exposeString("venue", {
    nullable: true,
    description: "Local de realização: as its organiser named it; null where the arena says it all.",
  }),
  directorName: t.exposeString("directorName", {
    nullable: true,
    description: "Diretor responsável: null where no director is named.",
  }),
  sanctionTier: t.expose("sanctionTier", {
    type: RankingTierType,
    nullable: true,
    description: "Faixa da etapa: what its categories are worth unless they say otherwise; null for none.",
  }),
  protestHours: t.exposeInt("protestHours", {
    nullable: true,
    description: "Prazo para protestos: hours after the end of the category; null where the event sets none.",
  }),
}));
