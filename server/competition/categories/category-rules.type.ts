import { builder } from "../../platform/graphql/builder";
import { labelled } from "../../platform/graphql/labelled";
import { atMost } from "../../platform/graphql/list-size";
import { whenKnown } from "../../platform/when-known";
import {
  DrawFormatType,
  MatchFormatType,
  SetFormatType,
  TieBreakCriterionType,
} from "../../tournaments/tournament-enums.type";
import { entersInPairs } from "../../sport/draws/category-format.rules";
import {
  decidingPhaseLabel,
  decidingPhases,
  formatsOfPhase,
  phasesOfCategory,
  type DecidingPhase,
} from "../../sport/scores/deciding-phase.rules";
import { categoriesOf, type CategoryWithDraw } from "../../tournaments/categories/categories.loader";
import { TournamentCategoryType } from "../../tournaments/categories/tournament-category.type";
import { canSeeTournament } from "../../tournaments/tournament.access";
import { boardOf } from "../board/tournament-board.loader";
import { matchesOfPhase, phaseHasBegun } from "../matches/match-rules.loader";

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

export const DecidingPhaseType = builder.enumType("DecidingPhase", {
  description: "Fase decisiva: a round at the end of a knockout, which may be played by a format of its own.",
  values: labelled(decidingPhases, (phase) => decidingPhaseLabel[phase]),
});

interface PhaseFormat {
  category: CategoryWithDraw;
  phase: DecidingPhase;
  /** False before the draw. */
  hasBegun: boolean;
}

const PhaseFormatType = builder.objectRef<PhaseFormat>("PhaseFormat").implement({
  description: "The format of one deciding phase of a category (formato por fase).",
  authScopes: ({ category }, ctx) => canSeeTournament(category.tournamentId, ctx),
  fields: (t) => ({
    phase: t.expose("phase", { type: DecidingPhaseType, description: "Fase." }),
    matchFormat: t.field({
      type: MatchFormatType,
      nullable: true,
      description: "Formato do jogo: null for the same as in the rest of the knockout.",
      resolve: ({ category, phase }) => formatsOfPhase(phase, category).matchFormat,
    }),
    setFormat: t.field({
      type: SetFormatType,
      nullable: true,
      description: "Formato do set: null for the same as in the rest of the knockout.",
      resolve: ({ category, phase }) => formatsOfPhase(phase, category).setFormat,
    }),
    hasBegun: t.exposeBoolean("hasBegun", {
      description: "Já começou: whether one of its matches has begun; then its format stays.",
    }),
  }),
});

builder.prismaObjectField(TournamentCategoryType, "phaseFormats", (t) =>
  t.field({
    type: [PhaseFormatType],
    extensions: atMost(decidingPhases.length),
    description:
      "Formato por fase: of the phases that the category plays, the final last; empty where it has none, as in a Super N.",
    resolve: ({ id, tournamentId }, _args, ctx) =>
      whenKnown(categoriesOf(ctx).load(tournamentId), (categories) => {
        const category = categories.find((one) => one.id === id);
        if (!category) return [];
        if (category.draw === null)
          return phasesOfCategory(category).map((phase) => ({ category, phase, hasBegun: false }));
        return whenKnown(boardOf(ctx).load(tournamentId), (board) =>
          decidingPhases.flatMap((phase) => {
            const matches = matchesOfPhase(board, category, phase);
            return matches.length > 0 ? [{ category, phase, hasBegun: phaseHasBegun(matches) }] : [];
          }),
        );
      }),
  }),
);
