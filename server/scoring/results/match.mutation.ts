import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { may } from "../../platform/graphql/may";
import { canWriteScore } from "../scoring.access";
import { MatchOutcomeType } from "../../tournaments/tournament-enums.type";
import { ResultMovesMatches, VersionConflict } from "../../competition/matches/match.errors";
import "../../competition/matches/match-move.type";
import { matchSuccess } from "../../competition/matches/match-success.type";
import { MatchType } from "../../competition/matches/match.type";
import { takeBackWalkover } from "../../competition/matches/take-back-walkover.action";
import { recordMatchResult } from "../../competition/matches/record-match-result.action";

const SetScoreInput = builder.inputType("SetScoreInput", {
  description: "Placar de um set.",
  fields: (t) => ({
    games: t.intList({
      required: true,
      description: "Games: of side 1 and side 2; in a match tie-break 1 for its winner and 0.",
    }),
    tieBreak: t.intList({
      description: "Pontos no tie-break: of side 1 and side 2; null when not written down.",
    }),
  }),
});

export const RecordMatchResultInput = builder.inputType("RecordMatchResultInput", {
  description: "Resultado de um jogo.",
  fields: (t) => ({
    matchId: t.globalID({ required: true, for: MatchType, description: "Jogo." }),
    expectedVersion: t.int({
      required: true,
      description: "Versão: the one that was on the screen; another one is refused.",
    }),
    outcome: t.field({ type: MatchOutcomeType, required: true, description: "Desfecho." }),
    sets: t.field({
      type: [SetScoreInput],
      description: "Sets: in their order; for a retirement the score when play stopped.",
    }),
    games: t.intList({
      description: "Games: of side 1 and side 2, instead of sets where a match has one; null with sets.",
    }),
    tieBreak: t.intList({
      description: "Pontos no tie-break: of side 1 and side 2; null when not written down.",
    }),
    absentOrRetiredSide: t.int({
      description: "Lado ausente ou que desistiu: 1 or 2; for a W.O. or a retirement.",
    }),
    reason: t.string({ description: "Motivo da correção: null when no reason is given." }),
    notes: t.string({
      description: "Observações do jogo: null deletes them; an absent field keeps them.",
    }),
    acceptMoves: t.boolean({
      description:
        "Aceita as mudanças: whether other matches may change sides, which voids the results of the sides that leave.",
    }),
  }),
});

builder.mutationField("recordMatchResult", (t) =>
  t.field({
    type: matchSuccess("RecordMatchResultSuccess", "Resultado registrado."),
    description: "Registrar resultado: records a result, or corrects the current one.",
    authScopes: may(canWriteScore, "matchId"),
    args: { input: t.arg({ type: RecordMatchResultInput, required: true, description: "Resultado." }) },
    errors: {
      types: [InvalidInput, VersionConflict, RuleViolation, ResultMovesMatches],
      union: { name: "RecordMatchResultResult" },
    },
    resolve: async (_root, { input: { matchId, expectedVersion, ...result } }, ctx) => ({
      matchId: matchId.id,
      tournamentId: await recordMatchResult(ctx, matchId.id, expectedVersion, result),
    }),
  }),
);

const TakeBackWalkoverInput = builder.inputType("TakeBackWalkoverInput", {
  description: "W.O. registrado por engano.",
  fields: (t) => ({
    matchId: t.globalID({ required: true, for: MatchType, description: "Jogo." }),
    expectedVersion: t.int({
      required: true,
      description: "Versão: the one that was on the screen; another one is refused.",
    }),
    reason: t.string({ description: "Motivo: null when no reason is given." }),
  }),
});

builder.mutationField("takeBackWalkover", (t) =>
  t.field({
    type: matchSuccess("TakeBackWalkoverSuccess", "W.O. desfeito."),
    description:
      "Desfazer W.O.: the match is to be played again, as long as nothing was played because of it.",
    authScopes: may(canWriteScore, "matchId"),
    args: { input: t.arg({ type: TakeBackWalkoverInput, required: true, description: "W.O." }) },
    errors: {
      types: [InvalidInput, VersionConflict, RuleViolation],
      union: { name: "TakeBackWalkoverResult" },
    },
    resolve: async (_root, { input: { matchId, expectedVersion, ...why } }, ctx) => ({
      matchId: matchId.id,
      tournamentId: await takeBackWalkover(ctx, matchId.id, expectedVersion, why),
    }),
  }),
);
