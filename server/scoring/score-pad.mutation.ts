import { InvalidInput, RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { mayWith } from "../platform/graphql/may";
import { ResultMovesMatches } from "../competition/matches/match.errors";
import "../competition/matches/match-move.type";
import { MatchType } from "../competition/matches/match.type";
import { MatchOutcomeType } from "../tournaments/tournament-enums.type";
import { finishLiveMatch } from "./finish-live-match.action";
import { recordLiveScore } from "./record-live-score.action";
import { loadScorePad } from "./score-pad.loader";
import { ScorePadType } from "./score-pad.type";
import { canUsePad } from "./scoring.access";
import { ScoreConflict } from "./scoring.errors";

const tokenDescription =
  "Token do link: for holders of the match's link; null for viewers who may score it without one.";

const LiveSetInput = builder.inputType("LiveSetInput", {
  description: "Set: finished or under way.",
  fields: (t) => ({
    games: t.intList({
      required: true,
      description: "Games: of side 1 and side 2; of a match tie-break 0 and 0 until it is won, then 1 and 0.",
    }),
    tieBreak: t.intList({ description: "Pontos no tie-break: of side 1 and side 2; null without one." }),
  }),
});

const RecordLiveScoreInput = builder.inputType("RecordLiveScoreInput", {
  description: "Placar de um jogo em andamento.",
  fields: (t) => ({
    matchId: t.globalID({ required: true, for: MatchType, description: "Jogo." }),
    token: t.string({ description: tokenDescription }),
    expectedVersion: t.int({
      required: true,
      description: "Versão: the one the score was counted on; another one is refused.",
    }),
    sets: t.field({
      type: [LiveSetInput],
      required: true,
      description: "Sets: all of them in their order, the last one perhaps under way; empty for 0x0.",
    }),
  }),
});

const FinishLiveMatchInput = builder.inputType("FinishLiveMatchInput", {
  description: "Encerramento de um jogo por quem marca o placar.",
  fields: (t) => ({
    matchId: t.globalID({ required: true, for: MatchType, description: "Jogo." }),
    token: t.string({ description: tokenDescription }),
    expectedVersion: t.int({
      required: true,
      description: "Versão: the one that was on the screen; another one is refused.",
    }),
    outcome: t.field({ type: MatchOutcomeType, required: true, description: "Desfecho." }),
    sets: t.field({
      type: [LiveSetInput],
      description: "Sets: for a retirement as play stopped; null for a W.O.",
    }),
    absentOrRetiredSide: t.int({
      description: "Lado ausente ou que desistiu: 1 or 2; for a W.O. or a retirement.",
    }),
    acceptMoves: t.boolean({
      description:
        "Aceita as mudanças: whether other matches may change sides; not with the match's link alone.",
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
        description: "Súmula: as it is now; null when the match is gone.",
        resolve: ({ matchId }, _args, ctx) => loadScorePad(ctx, matchId),
      }),
    }),
  });

builder.mutationField("recordLiveScore", (t) =>
  t.field({
    type: padSuccess("RecordLiveScoreSuccess", "Placar salvo."),
    description:
      "Marcar o placar: of a match in progress, starting it if needed; it has no further effect until the match is ended.",
    authScopes: mayWith(canUsePad),
    args: { input: t.arg({ type: RecordLiveScoreInput, required: true, description: "Placar." }) },
    errors: {
      types: [InvalidInput, ScoreConflict, RuleViolation],
      union: { name: "RecordLiveScoreResult" },
    },
    resolve: async (_root, { input: { matchId, expectedVersion, sets } }, ctx) => {
      await recordLiveScore(ctx, matchId.id, expectedVersion, { sets });
      return { matchId: matchId.id };
    },
  }),
);

builder.mutationField("finishLiveMatch", (t) =>
  t.field({
    type: padSuccess("FinishLiveMatchSuccess", "Jogo encerrado."),
    description:
      "Encerrar jogo: the scorer ends the match with its result; while the link is valid, also corrects it.",
    authScopes: mayWith(canUsePad),
    args: { input: t.arg({ type: FinishLiveMatchInput, required: true, description: "Resultado." }) },
    errors: {
      types: [InvalidInput, ScoreConflict, RuleViolation, ResultMovesMatches],
      union: { name: "FinishLiveMatchResult" },
    },
    resolve: async (_root, { input: { matchId, token, expectedVersion, ...result } }, ctx) => {
      await finishLiveMatch(ctx, matchId.id, expectedVersion, result, typeof token === "string");
      return { matchId: matchId.id };
    },
  }),
);
