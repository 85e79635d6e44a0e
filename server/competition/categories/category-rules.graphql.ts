import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder, labelled } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/connection";
import { may } from "../../platform/graphql/context";
import { whenKnown } from "../../platform/when-known";
import { entersInPairs } from "../../sport/draws/draw-plan.rules";
import {
  type DecidingPhase,
  decidingPhaseLabel,
  decidingPhases,
  formatsOfPhase,
  phasesOfCategory,
} from "../../sport/scores/rules-of-match.rules";
import { categoriesOf, type CategoryWithDraw } from "../../tournaments/categories/categories.loader";
import { canManageCategory } from "../../tournaments/categories/category.access";
import { TournamentCategoryType } from "../../tournaments/categories/tournament-category.type";
import { canSeeTournament } from "../../tournaments/tournament.access";
import {
  DrawFormatType,
  MatchFormatType,
  SetFormatType,
  TieBreakCriterionType,
  tournamentSuccess,
} from "../../tournaments/tournament.type";
import { boardOf } from "../board/tournament-board.loader";
import { matchesOfPhase, phaseHasBegun } from "../matches/match.loader";
import { cancelCategory, updateCategoryRules, updatePhaseFormat } from "./category-rules.action";

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

const DecidingPhaseType = builder.enumType("DecidingPhase", {
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

const UpdateCategoryRulesInput = builder.inputType("UpdateCategoryRulesInput", {
  description: "An absent field stays as it is (regras de uma categoria).",
  fields: (t) => ({
    categoryId: t.globalID({
      required: true,
      for: TournamentCategoryType,
      description: "Category (categoria).",
    }),
    drawFormat: t.field({ type: DrawFormatType, description: "Draw format (formato do chaveamento)." }),
    matchFormat: t.field({ type: MatchFormatType, description: "Match format (formato do jogo)." }),
    setFormat: t.field({
      type: SetFormatType,
      description: "Set format; null for the tournament's (formato do set).",
    }),
    fixedGames: t.int({
      description: "Fixed games, 1 to 99, where the format of the match says so (games fixos).",
    }),
    knockoutMatchFormat: t.field({
      type: MatchFormatType,
      description:
        "Knockout match format; null for the same as in the groups (formato do jogo nas eliminatórias).",
    }),
    knockoutSetFormat: t.field({
      type: SetFormatType,
      description:
        "Knockout set format; null for the same as in the groups (formato do set nas eliminatórias).",
    }),
    qualifiersPerGroup: t.int({ description: "Qualifiers per group, 1 to 4 (classificados por grupo)." }),
    groupSize: t.int({ description: "Group size, 3 to 8; null for the usual table (duplas por grupo)." }),
    thirdPlace: t.boolean({ description: "Third place (disputa de 3º lugar)." }),
    consolation: t.boolean({ description: "Consolation (consolação)." }),
    tieBreakers: t.field({
      type: [TieBreakCriterionType],
      description: "Each at most once, in their order (critérios de desempate).",
    }),
    walkoverBars: t.boolean({ description: "Walkover bars (W.O. elimina)." }),
  }),
});

const UpdateCategoryRulesSuccess = tournamentSuccess(
  "UpdateCategoryRulesSuccess",
  "Result of a successful `updateCategoryRules` (regras salvas).",
);

builder.mutationField("updateCategoryRules", (t) =>
  t.field({
    type: UpdateCategoryRulesSuccess,
    label: "Salvar regras da categoria",
    description: "Saves how a category is drawn and played, before its draw.",
    authScopes: may(canManageCategory, "categoryId"),
    args: {
      input: t.arg({ type: UpdateCategoryRulesInput, required: true, description: "Input (regras)." }),
    },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { categoryId, ...rules } }, ctx) => ({
      tournamentId: await updateCategoryRules(ctx, categoryId.id, rules),
    }),
  }),
);

const UpdatePhaseFormatInput = builder.inputType("UpdatePhaseFormatInput", {
  description:
    "An absent field stays as it is, null is as in the rest of the knockout (formato de uma fase).",
  fields: (t) => ({
    categoryId: t.globalID({
      required: true,
      for: TournamentCategoryType,
      description: "Category (categoria).",
    }),
    phase: t.field({ type: DecidingPhaseType, required: true, description: "Phase (fase)." }),
    matchFormat: t.field({ type: MatchFormatType, description: "Match format (formato do jogo)." }),
    setFormat: t.field({ type: SetFormatType, description: "Set format (formato do set)." }),
  }),
});

const UpdatePhaseFormatSuccess = tournamentSuccess(
  "UpdatePhaseFormatSuccess",
  "Result of a successful `updatePhaseFormat` (formato da fase salvo).",
);

builder.mutationField("updatePhaseFormat", (t) =>
  t.field({
    type: UpdatePhaseFormatSuccess,
    label: "Salvar formato da fase",
    description:
      "Saves the format of a phase, also after the draw, until the first match of the phase begins.",
    authScopes: may(canManageCategory, "categoryId"),
    args: { input: t.arg({ type: UpdatePhaseFormatInput, required: true, description: "Input (formato)." }) },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { categoryId, ...change } }, ctx) => ({
      tournamentId: await updatePhaseFormat(ctx, categoryId.id, change),
    }),
  }),
);

const CancelCategoryInput = builder.inputType("CancelCategoryInput", {
  description: "Input of `cancelCategory` (cancelamento de uma categoria que não será disputada).",
  fields: (t) => ({
    categoryId: t.globalID({
      required: true,
      for: TournamentCategoryType,
      description: "Category (categoria).",
    }),
  }),
});

const CancelCategorySuccess = tournamentSuccess(
  "CancelCategorySuccess",
  "Result of a successful `cancelCategory` (categoria cancelada).",
);

builder.mutationField("cancelCategory", (t) =>
  t.field({
    type: CancelCategorySuccess,
    label: "Cancelar categoria",
    description: "Cancels a category before its draw; all its enrolments end and are refunded in full.",
    authScopes: may(canManageCategory, "categoryId"),
    args: { input: t.arg({ type: CancelCategoryInput, required: true, description: "Input (categoria)." }) },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input }, ctx) => ({
      tournamentId: await cancelCategory(ctx, input.categoryId.id),
    }),
  }),
);
