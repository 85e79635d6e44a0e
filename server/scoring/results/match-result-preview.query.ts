import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/connection";
import { canScoreMatch } from "../scoring.access";
import { canSeeTournament } from "../../tournaments/tournament.access";
import { MatchMoveType } from "../../competition/matches/match-result.type";
import { RecordMatchResultInput } from "./match.mutation";
import { previewMatchResult, type ResultPreview } from "../../competition/matches/match.loader";

const MatchResultPreview = builder.objectRef<ResultPreview>("MatchResultPreview").implement({
  description: "What writing it would do; nothing is written (prévia do resultado).",
  authScopes: ({ tournamentId }, ctx) => canSeeTournament(tournamentId, ctx),
  fields: (t) => ({
    problem: t.exposeString("problem", {
      nullable: true,
      description: "Why it cannot be written, in a sentence; null when it can (problema).",
    }),
    score: t.exposeString("score", {
      nullable: true,
      description:
        "Score, as it would be written down, 6x4 3x6 10x8; empty without sets; null with a problem (placar).",
    }),
    moves: t.field({
      type: [MatchMoveType],
      extensions: atMost(100, 4),
      description: "Matches in which a pair loses its place; empty when there are none (mudanças).",
      resolve: ({ moves }) => [...moves],
    }),
    warning: t.exposeString("warning", {
      nullable: true,
      description: "What would move, in a sentence; null when nothing does (aviso).",
    }),
  }),
});

builder.queryField("previewMatchResult", (t) =>
  t.field({
    type: MatchResultPreview,
    description: "Preview match result, which matches it would move (prévia de um resultado).",
    authScopes: (_root, { input }, ctx) => canScoreMatch(input.matchId.id, null, ctx),
    args: {
      input: t.arg({ type: RecordMatchResultInput, required: true, description: "Input (resultado)." }),
    },
    resolve: (_root, { input: { matchId, expectedVersion, ...result } }, ctx) =>
      previewMatchResult(ctx, matchId.id, expectedVersion, result),
  }),
);
