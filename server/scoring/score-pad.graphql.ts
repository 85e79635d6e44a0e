import { afterMatchOf } from "../competition/classification/after-match.loader";
import "../competition/matches/match-result.type";
import { loadRulesOfMatch } from "../competition/matches/match.loader";
import { MatchRulesType } from "../competition/matches/match-result.type";
import { ResultMovesMatches } from "../competition/matches/match.errors";
import { matchFacts, MatchSetType, MatchType } from "../competition/matches/match.type";
import type { ActionContext } from "../platform/context";
import { InvalidInput, RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { UserErrorType } from "../platform/graphql/user-errors";
import { forbidden } from "../platform/graphql/errors";
import { encodeGlobalId } from "../platform/graphql/nodes";
import { atMost } from "../platform/graphql/connection";
import { mayWith } from "../platform/graphql/context";
import { originOf, sourceInWords } from "../sport/draws/draw-plan.rules";
import { tournamentTopic } from "../tournaments/tournament-topic.rules";
import { MatchOutcomeType } from "../tournaments/tournament.type";
import { finishLiveMatch, recordLiveScore } from "./record-live-score.action";
import { canScoreMatch, canUsePad, matchOfScoreLink } from "./scoring.access";
import { loadScorePad, namesOfSide, phaseOfPad, type ScorePad } from "./score-pad.loader";
import { ScoreConflict } from "./scoring.errors";

const ScorePadSideType = builder.objectRef<{ pad: ScorePad; number: 1 | 2 }>("ScorePadSide").implement({
  description: "The athletes on it (lado da súmula).",
  authScopes: { public: true }, // only reached through a pad
  fields: (t) => ({
    number: t.exposeInt("number", { description: "Number, 1 or 2 (lado)." }),
    names: t.stringList({
      description: "Names, in their places and in full; empty while the athletes are not known (nomes).",
      resolve: ({ pad, number }) => namesOfSide(pad, number),
    }),
    origin: t.string({
      nullable: true,
      description:
        "Origin, in words, where this side comes from; null for a pair that was drawn onto it (origem).",
      resolve: ({ pad: { source1, source2 }, number }) => {
        const source = originOf(number === 1 ? source1 : source2);
        return source && sourceInWords(source);
      },
    }),
  }),
});

const ScorePadType = builder.objectRef<ScorePad>("ScorePad").implement({
  description: "The match as its scorer sees it, and all that its link shows (súmula).",
  authScopes: { public: true }, // the fields that return it check the viewer, or the link's secret
  fields: (t) => ({
    matchId: t.id({
      description: "Its id, to send back (jogo).",
      resolve: ({ id }) => encodeGlobalId("Match", id),
    }),
    ...matchFacts(t),
    phase: t.string({
      nullable: true,
      description: "Grupo A, Semifinal; in a Super N Rodada 3 (fase em palavras).",
      resolve: (pad, _args, ctx) => phaseOfPad(ctx, pad),
    }),
    courtName: t.string({
      nullable: true,
      description: "Court name; null while it has none (quadra).",
      resolve: ({ court }) => court?.name ?? null,
    }),
    sides: t.field({
      type: [ScorePadSideType],
      extensions: atMost(2),
      description: "Always two (lados).",
      resolve: (pad) => ([1, 2] as const).map((number) => ({ pad, number })),
    }),
    rules: t.field({
      type: MatchRulesType,
      description: "Rules, of its category and phase (regras).",
      resolve: (pad, _args, ctx) => loadRulesOfMatch(ctx.db, pad, pad.category, pad.tournament),
    }),
    sets: t.field({
      type: [MatchSetType],
      extensions: atMost(3),
      description: "The current score, the last set perhaps unfinished; empty at 0x0 (sets).",
      resolve: ({ sets }) => sets,
    }),
    after: t.stringList({
      description:
        "What follows from its result, in sentences; empty while it has none, and where nothing does (depois do jogo).",
      resolve: (pad, _args, ctx) => afterMatchOf(pad, ctx),
    }),
  }),
});

builder.objectType(ScoreConflict, {
  name: "ScoreConflict",
  description: "Another user has changed this match's score in the meantime (conflito).",
  interfaces: [UserErrorType],
  authScopes: { public: true }, // the mutation has already checked access
  fields: (t) => ({
    pad: t.field({
      type: ScorePadType,
      nullable: true,
      description: "Pad, with the other person's score; null when the match is gone (súmula).",
      resolve: ({ matchId }, _args, ctx) => loadScorePad(ctx, matchId),
    }),
  }),
});

builder.queryField("scorePad", (t) =>
  t.field({
    type: ScorePadType,
    nullable: true,
    authScopes: { signedIn: true },
    description:
      "Score pad, of a match by the key in its address; null when it does not exist or one may not score it (súmula).",
    args: { matchKey: t.arg({ type: "UUID", required: true, description: "Match key (chave do jogo)." }) },
    resolve: async (_root, { matchKey }, ctx) =>
      (await canScoreMatch(matchKey, null, ctx)) ? loadScorePad(ctx, matchKey) : null,
  }),
);

builder.queryField("scoreLink", (t) =>
  t.field({
    type: ScorePadType,
    nullable: true,
    authScopes: { public: true },
    description:
      "The one match it opens; null for a link that was revoked, has run out or never was one (link do placar).",
    args: { token: t.arg.string({ required: true, description: "Token, from the address of the link." }) },
    resolve: async (_root, { token }, ctx) => {
      const matchId = await matchOfScoreLink(ctx, token);
      return matchId === null ? null : loadScorePad(ctx, matchId);
    },
  }),
);

builder.subscriptionField("scorePadChanged", (t) =>
  t.field({
    type: ScorePadType,
    nullable: true,
    description:
      "Sends the pad at once, then again after every change to its tournament; null once the viewer may no longer score it (súmula mudou).",
    args: { matchKey: t.arg({ type: "UUID", required: true, description: "Match key (chave do jogo)." }) },
    authScopes: (_root, { matchKey }, ctx) => canScoreMatch(matchKey, null, ctx),
    subscribe: (_root, { matchKey }, ctx) => changesAround(matchKey, ctx),
    // Checked again for every event: the referee may have been dismissed since.
    resolve: async (_event, { matchKey }, ctx) =>
      (await canScoreMatch(matchKey, null, ctx)) ? loadScorePad(ctx, matchKey) : null,
  }),
);

builder.subscriptionField("scoreLinkChanged", (t) =>
  t.field({
    type: ScorePadType,
    nullable: true,
    description:
      "Sends the link's match at once, then again after every change to its tournament; null once the link is invalid (link do placar mudou).",
    args: { token: t.arg.string({ required: true, description: "Token, from the address of the link." }) },
    authScopes: async (_root, { token }, ctx) => (await matchOfScoreLink(ctx, token)) !== null,
    subscribe: async (_root, { token }, ctx) =>
      changesAround((await matchOfScoreLink(ctx, token)) ?? "", ctx),
    resolve: async (_event, { token }, ctx) => {
      const matchId = await matchOfScoreLink(ctx, token);
      return matchId === null ? null : loadScorePad(ctx, matchId);
    },
  }),
);

/** @param matchId of a match that the caller has access to. */
async function changesAround(matchId: string, { db, events }: ActionContext) {
  const match = matchId
    ? await db.match.findUnique({ where: { id: matchId }, select: { tournamentId: true } })
    : null;
  if (!match) throw forbidden();
  return events.on(tournamentTopic(match.tournamentId));
}

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
