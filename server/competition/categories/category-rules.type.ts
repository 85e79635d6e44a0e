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
  drawFormat: t.expose("drawFormat", {
    type: DrawFormatType,
    description: "Draw format (formato do chaveamento).",
  }),
  inPairs: t.boolean({
    description: "Whether people enter it two by two; false in a Super N (em duplas).",
    resolve: (category) => entersInPairs(category),
  }),
  matchFormat: t.expose("matchFormat", {
    type: MatchFormatType,
    description: "How many sets decide one (formato do jogo).",
  }),
  setFormat: t.expose("setFormat", {
    type: SetFormatType,
    nullable: true,
    description: "Set format; null for the tournament's (formato do set).",
  }),
  fixedGames: t.exposeInt("fixedGames", {
    nullable: true,
    description: "How many are always played; null unless the format says so (games fixos).",
  }),
  knockoutMatchFormat: t.expose("knockoutMatchFormat", {
    type: MatchFormatType,
    nullable: true,
    description:
      "Knockout match format; null for the same as in the groups (formato do jogo nas eliminatórias).",
  }),
  knockoutSetFormat: t.expose("knockoutSetFormat", {
    type: SetFormatType,
    nullable: true,
    description:
      "Knockout set format; null for the same as in the groups (formato do set nas eliminatórias).",
  }),
  qualifiersPerGroup: t.exposeInt("qualifiersPerGroup", {
    description: "Qualifiers per group, 1 to 4 (classificados por grupo).",
  }),
  groupSize: t.exposeInt("groupSize", {
    nullable: true,
    description: "What one aims at; null for the usual table, groups of 3 or 4 (duplas por grupo).",
  }),
  thirdPlace: t.exposeBoolean("thirdPlace", { description: "Third place (disputa de 3º lugar)." }),
  consolation: t.exposeBoolean("consolation", { description: "Consolation (consolação)." }),
  tieBreakers: t.expose("tieBreakers", {
    type: [TieBreakCriterionType],
    description: "Tie breakers, in their order, after victories and before lots (critérios de desempate).",
  }),
  walkoverBars: t.exposeBoolean("walkoverBars", {
    description: "Whether a pair that did not show up cannot advance (W.O. elimina).",
  }),
}));

export const DecidingPhaseType = builder.enumType("DecidingPhase", {
  description:
    "A round at the end of a knockout, which may be played by a format of its own (fase decisiva).",
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
    phase: t.expose("phase", { type: DecidingPhaseType, description: "Phase (fase)." }),
    matchFormat: t.field({
      type: MatchFormatType,
      nullable: true,
      description: "Match format; null for the same as in the rest of the knockout (formato do jogo).",
      resolve: ({ category, phase }) => formatsOfPhase(phase, category).matchFormat,
    }),
    setFormat: t.field({
      type: SetFormatType,
      nullable: true,
      description: "Set format; null for the same as in the rest of the knockout (formato do set).",
      resolve: ({ category, phase }) => formatsOfPhase(phase, category).setFormat,
    }),
    hasBegun: t.exposeBoolean("hasBegun", {
      description: "Whether one of its matches has begun; then its format stays (já começou).",
    }),
  }),
});

builder.prismaObjectField(TournamentCategoryType, "phaseFormats", (t) =>
  t.field({
    type: [PhaseFormatType],
    extensions: atMost(decidingPhases.length),
    description:
      "Phase formats, of the phases that the category plays, the final last; empty where it has none, as in a Super N (formato por fase).",
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
