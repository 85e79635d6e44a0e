import { builder } from "../../platform/graphql/builder";
import {
  DrawFormatType,
  MatchFormatType,
  SetFormatType,
  TieBreakCriterionType,
} from "../../tournaments/tournament-enums.type";
import { entersInPairs } from "../../sport/draws/category-format.rules";
import { TournamentCategoryType } from "../../tournaments/categories/tournament-category.type";

builder.prismaObjectFields(TournamentCategoryType, (t) => ({
  drawFormat: t.expose("drawFormat", { type: DrawFormatType, description: "Formato do chaveamento." }),
  inPairs: t.boolean({
    description: "Em duplas: whether people enter it two by two; false in a Super N.",
    resolve: (category) => entersInPairs(category),
  }),
  matchFormat: t.expose("matchFormat", {
    type: MatchFormatType,
    description: "Formato do jogo: how many sets decide one.",
  }),
  setFormat: t.expose("setFormat", {
    type: SetFormatType,
    nullable: true,
    description: "Formato do set: null for the tournament's.",
  }),
  fixedGames: t.exposeInt("fixedGames", {
    nullable: true,
    description: "Games fixos: how many are always played; null unless the format says so.",
  }),
  knockoutMatchFormat: t.expose("knockoutMatchFormat", {
    type: MatchFormatType,
    nullable: true,
    description: "Formato do jogo nas eliminatórias: null for the same as in the groups.",
  }),
  knockoutSetFormat: t.expose("knockoutSetFormat", {
    type: SetFormatType,
    nullable: true,
    description: "Formato do set nas eliminatórias: null for the same as in the groups.",
  }),
  qualifiersPerGroup: t.exposeInt("qualifiersPerGroup", {
    description: "Classificados por grupo: 1 to 4.",
  }),
  groupSize: t.exposeInt("groupSize", {
    nullable: true,
    description: "Duplas por grupo: what one aims at; null for the usual table, groups of 3 or 4.",
  }),
  thirdPlace: t.exposeBoolean("thirdPlace", { description: "Disputa de 3º lugar." }),
  consolation: t.exposeBoolean("consolation", { description: "Consolação." }),
  tieBreakers: t.expose("tieBreakers", {
    type: [TieBreakCriterionType],
    description: "Critérios de desempate: in their order, after victories and before lots.",
  }),
  walkoverBars: t.exposeBoolean("walkoverBars", {
    description: "W.O. elimina: whether a pair that did not show up cannot advance.",
  }),
}));
