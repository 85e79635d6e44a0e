import { InvalidInput, RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { mayWith } from "../platform/graphql/may";
import { ResultMovesMatches } from "../competition/matches/match.errors";
import "../competition/matches/match-move.type";
import { MatchType } from "../competition/matches/match.type";
import { MatchOutcomeType } from "../tournaments/tournament-enums.type";
import { finishLiveMatch, recordLiveScore } from "./record-live-score.action";
import { loadScorePad } from "./score-pad.loader";
import { ScorePadType } from "./score-pad.type";
import { canUsePad } from "./scoring.access";
import { ScoreConflict } from "./scoring.errors";

const tokenDescription =
  "For holders of the match's link; null for viewers who may score it without one (token do link).";

const LiveSetInput = builder.inputType("LiveSetInput", {
  description: "Finished or under way (set).",
  fields: (t) => ({
    games: t.intList({
      required: true,
      description: "Games, of side 1 and side 2; of a match tie-break 0 and 0 until it is won, then 1 and 0.",
    }),
    tieBreak: t.intList({
      description: "Tie break, of side 1 and side 2; null without one (pontos no tie-break).",
    }),
  }),
});

const RecordLiveScoreInput = builder.inputType("RecordLiveScoreInput", {
  description: "Input of `recordLiveScore` (placar de um jogo em andamento).",
  fields: (t) => ({
    matchId: t.globalID({ required: true, for: MatchType, description: "Match (jogo)." }),
    token: t.string({ description: tokenDescription }),
    expectedVersion: t.int({
      required: true,
      description: "The one the score was counted on; another one is refused (versão).",
    }),
    sets: t.field({
      type: [LiveSetInput],
      required: true,
      description: "All of them in their order, the last one perhaps under way; empty for 0x0 (sets).",
    }),
  }),
});

const FinishLiveMatchInput = builder.inputType("FinishLiveMatchInput", {
  description: "Input of `finishLiveMatch` (encerramento de um jogo por quem marca o placar).",
  fields: (t) => ({
    matchId: t.globalID({ required: true, for: MatchType, description: "Match (jogo)." }),
    token: t.string({ description: tokenDescription }),
    expectedVersion: t.int({
      required: true,
      description: "The one that was on the screen; another one is refused (versão).",
    }),
    outcome: t.field({ type: MatchOutcomeType, required: true, description: "Outcome (desfecho)." }),
    sets: t.field({
      type: [LiveSetInput],
      description: "Sets, for a retirement as play stopped; null for a W.O.",
    }),
    absentOrRetiredSide: t.int({
      description:
        "Absent or retired side, 1 or 2; for a W.O. or a retirement (lado ausente ou que desistiu).",
    }),
    acceptMoves: t.boolean({
      description:
        "Whether other matches may change sides; not with the match's link alone (aceita as mudanças).",
    }),
  }),
});

const padSuccess = (name: string, description: string) =>
  builder.objectRef<{ matchId: string }>(name).implement({
    description,
    authScopes: { public: true }, // the mutation has already checked access
    fields: (t) => ({
      pad: t.field({
        type: ScorePadType,
        nullable: true,
        description: "Pad, as it is now; null when the match is gone (súmula).",
        resolve: ({ matchId }, _args, ctx) => loadScorePad(ctx, matchId),
      }),
    }),
  });

builder.mutationField("recordLiveScore", (t) =>
  t.field({
    type: padSuccess("RecordLiveScoreSuccess", "Result of a successful `recordLiveScore` (placar salvo)."),
    label: "Marcar o placar",
    description:
      "Records the score of a match in progress, starting it if needed; it has no further effect until the match is ended.",
    authScopes: mayWith(canUsePad),
    args: { input: t.arg({ type: RecordLiveScoreInput, required: true, description: "Input (placar)." }) },
    errors: {
      types: [InvalidInput, ScoreConflict, RuleViolation],
    },
    resolve: async (_root, { input: { matchId, expectedVersion, sets } }, ctx) => {
      await recordLiveScore(ctx, matchId.id, expectedVersion, { sets });
      return { matchId: matchId.id };
    },
  }),
);

builder.mutationField("finishLiveMatch", (t) =>
  t.field({
    type: padSuccess("FinishLiveMatchSuccess", "Result of a successful `finishLiveMatch` (jogo encerrado)."),
    label: "Encerrar jogo",
    description:
      "Ends the match with its result, for the scorer; while the link is valid, it also corrects the result.",
    authScopes: mayWith(canUsePad),
    args: { input: t.arg({ type: FinishLiveMatchInput, required: true, description: "Input (resultado)." }) },
    errors: {
      types: [InvalidInput, ScoreConflict, RuleViolation, ResultMovesMatches],
    },
    resolve: async (_root, { input: { matchId, token, expectedVersion, ...result } }, ctx) => {
      await finishLiveMatch(ctx, matchId.id, expectedVersion, result, typeof token === "string");
      return { matchId: matchId.id };
    },
  }),
);
