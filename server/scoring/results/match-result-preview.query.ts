import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/list-size";
import { canScoreMatch } from "../scoring.access";
import { canSeeTournament } from "../../tournaments/tournament.access";
import { MatchMoveType } from "../../competition/matches/match-move.type";
import { RecordMatchResultInput } from "./match.mutation";
import {
  previewMatchResult,
  type ResultPreview,
} from "../../competition/matches/preview-match-result.loader";

const MatchResultPreview = builder.objectRef<ResultPreview>("MatchResultPreview").implement({
  description: "Prévia do resultado: what writing it would do; nothing is written.",
  authScopes: ({ tournamentId }, ctx) => canSeeTournament(tournamentId, ctx),
  fields: (t) => ({
    problem: t.exposeString("problem", {
      nullable: true,
      description: "Problema: why it cannot be written, in a sentence; null when it can.",
    }),
    score: t.exposeString("score", {
      nullable: true,
      description:
        "Placar: as it would be written down, 6x4 3x6 10x8; empty without sets; null with a problem.",
    }),
    moves: t.field({
      type: [MatchMoveType],
      extensions: atMost(100, 4),
      description: "Mudanças: matches in which a pair loses its place; empty when there are none.",
      resolve: ({ moves }) => [...moves],
    }),
    warning: t.exposeString("warning", {
      nullable: true,
      description: "Aviso: what would move, in a sentence; null when nothing does.",
    }),
  }),
});

builder.queryField("previewMatchResult", (t) =>
  t.field({
    type: MatchResultPreview,
    description: "Prévia de um resultado: which matches it would move.",
    authScopes: (_root, { input }, ctx) => canScoreMatch(input.matchId.id, null, ctx),
    args: { input: t.arg({ type: RecordMatchResultInput, required: true, description: "Resultado." }) },
    resolve: (_root, { input: { matchId, expectedVersion, ...result } }, ctx) =>
      previewMatchResult(ctx, matchId.id, expectedVersion, result),
  }),
);
