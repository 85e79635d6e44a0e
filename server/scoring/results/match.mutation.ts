import "../../competition/matches/match-result.type";
import { ResultMovesMatches, VersionConflict } from "../../competition/matches/match.errors";
import { matchNow, matchSuccess, MatchType } from "../../competition/matches/match.type";
import {
  recordMatchResult,
  takeBackWalkover,
  updateMatchNotes,
} from "../../competition/matches/match-result.action";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { may } from "../../platform/graphql/context";
import { eitherHolds } from "../../platform/when-known";
import { MatchOutcomeType } from "../../tournaments/tournament.type";
import { isInsideTournament } from "../../tournaments/tournament.access";
import { canWriteScore, refereedTournaments } from "../scoring.access";

const SetScoreInput = builder.inputType("SetScoreInput", {
  description: "Set score (placar de um set).",
  fields: (t) => ({
    games: t.intList({
      required: true,
      description: "Games, of side 1 and side 2; in a match tie-break 1 for its winner and 0.",
    }),
    tieBreak: t.intList({
      description: "Tie break, of side 1 and side 2; null when not written down (pontos no tie-break).",
    }),
  }),
});

export const RecordMatchResultInput = builder.inputType("RecordMatchResultInput", {
  description: "Input of `recordMatchResult` (resultado de um jogo).",
  fields: (t) => ({
    matchId: t.globalID({ required: true, for: MatchType, description: "Match (jogo)." }),
    expectedVersion: t.int({
      required: true,
      description: "The one that was on the screen; another one is refused (versão).",
    }),
    outcome: t.field({ type: MatchOutcomeType, required: true, description: "Outcome (desfecho)." }),
    sets: t.field({
      type: [SetScoreInput],
      description: "Sets, in their order; for a retirement the score when play stopped.",
    }),
    games: t.intList({
      description: "Games, of side 1 and side 2, instead of sets where a match has one; null with sets.",
    }),
    tieBreak: t.intList({
      description: "Tie break, of side 1 and side 2; null when not written down (pontos no tie-break).",
    }),
    absentOrRetiredSide: t.int({
      description:
        "Absent or retired side, 1 or 2; for a W.O. or a retirement (lado ausente ou que desistiu).",
    }),
    reason: t.string({ description: "Reason; null when no reason is given (motivo da correção)." }),
    notes: t.string({
      description: "Notes; null deletes them; an absent field keeps them (observações do jogo).",
    }),
    acceptMoves: t.boolean({
      description:
        "Whether other matches may change sides, which voids the results of the sides that leave (aceita as mudanças).",
    }),
  }),
});

builder.mutationField("recordMatchResult", (t) =>
  t.field({
    type: matchSuccess(
      "RecordMatchResultSuccess",
      "Result of a successful `recordMatchResult` (resultado registrado).",
    ),
    label: "Registrar resultado",
    description: "Records the result of a match, or corrects the current one.",
    authScopes: may(canWriteScore, "matchId"),
    args: {
      input: t.arg({ type: RecordMatchResultInput, required: true, description: "Input (resultado)." }),
    },
    errors: {
      types: [InvalidInput, VersionConflict, RuleViolation, ResultMovesMatches],
    },
    resolve: async (_root, { input: { matchId, expectedVersion, ...result } }, ctx) => ({
      matchId: matchId.id,
      tournamentId: await recordMatchResult(ctx, matchId.id, expectedVersion, result),
    }),
  }),
);

const TakeBackWalkoverInput = builder.inputType("TakeBackWalkoverInput", {
  description: "Input of `takeBackWalkover` (W.O. registrado por engano).",
  fields: (t) => ({
    matchId: t.globalID({ required: true, for: MatchType, description: "Match (jogo)." }),
    expectedVersion: t.int({
      required: true,
      description: "The one that was on the screen; another one is refused (versão).",
    }),
    reason: t.string({ description: "Reason; null when no reason is given (motivo)." }),
  }),
});

builder.mutationField("takeBackWalkover", (t) =>
  t.field({
    type: matchSuccess(
      "TakeBackWalkoverSuccess",
      "Result of a successful `takeBackWalkover` (W.O. desfeito).",
    ),
    label: "Desfazer W.O.",
    description:
      "Undoes a walkover, so that the match is played, as long as nothing was played because of it.",
    authScopes: may(canWriteScore, "matchId"),
    args: { input: t.arg({ type: TakeBackWalkoverInput, required: true, description: "Input (w.O)." }) },
    errors: {
      types: [InvalidInput, VersionConflict, RuleViolation],
    },
    resolve: async (_root, { input: { matchId, expectedVersion, ...why } }, ctx) => ({
      matchId: matchId.id,
      tournamentId: await takeBackWalkover(ctx, matchId.id, expectedVersion, why),
    }),
  }),
);

const UpdateMatchNotesInput = builder.inputType("UpdateMatchNotesInput", {
  description: "Input of `updateMatchNotes` (observações de um jogo).",
  fields: (t) => ({
    matchId: t.globalID({ required: true, for: MatchType, description: "Match (jogo)." }),
    notes: t.string({
      description: "Notes, at most 1000 characters; null or blank takes them away (observações).",
    }),
  }),
});

const UpdateMatchNotesSuccess = builder.objectRef<{ matchId: string }>("UpdateMatchNotesSuccess").implement({
  description: "Result of a successful `updateMatchNotes` (observações salvas).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    match: matchNow(t),
  }),
});

builder.mutationField("updateMatchNotes", (t) =>
  t.field({
    type: UpdateMatchNotesSuccess,
    label: "Salvar observações",
    description: "Saves the notes of a match, without touching its result.",
    authScopes: may(canWriteScore, "matchId"),
    args: {
      input: t.arg({ type: UpdateMatchNotesInput, required: true, description: "Input (observações)." }),
    },
    errors: { types: [InvalidInput] },
    resolve: async (_root, { input: { matchId, notes } }, ctx) => {
      await updateMatchNotes(ctx, matchId.id, { notes: notes ?? null });
      return { matchId: matchId.id };
    },
  }),
);

builder.prismaObjectField(MatchType, "notes", (t) =>
  t.exposeString("notes", {
    nullable: true,
    authScopes: ({ tournamentId }, _args, ctx) =>
      eitherHolds(isInsideTournament(tournamentId, ctx), async () =>
        (await refereedTournaments(ctx)).has(tournamentId),
      ),
    unauthorizedResolver: () => null,
    description: "Notes; null without any, and to the public (observações).",
  }),
);
