import { builder } from "../../platform/graphql/builder";
import { whenKnown } from "../../platform/when-known";
import { forbidden } from "../../platform/graphql/errors";
import { boardOf, stageOf } from "../board/tournament-board.loader";
import { afterMatchOf } from "../classification/after-match.loader";
import { setFormatOf } from "../../tournaments/tournament.access";
import { MatchFormatType, SetFormatType } from "../../tournaments/tournament.type";
import type { MatchRules } from "../../sport/scores/match-format.rules";
import { matchPhase } from "../../sport/draws/match-phase.rules";
import { MatchType } from "./match.type";
import { rulesOnBoard } from "./match-rules.loader";

export const MatchRulesType = builder.objectRef<MatchRules>("MatchRules").implement({
  description: "What its score must be (regras do jogo).",
  authScopes: { public: true }, // the match they hang on decides
  fields: (t) => ({
    matchFormat: t.expose("matchFormat", {
      type: MatchFormatType,
      description: "Match format (formato do jogo).",
    }),
    setFormat: t.expose("setFormat", { type: SetFormatType, description: "Set format (formato do set)." }),
    fixedGames: t.exposeInt("fixedGames", {
      nullable: true,
      description: "How many are always played; null unless the format fixes them (games).",
    }),
    someoneGoesOn: t.boolean({
      description: "Whether the match cannot end level (alguém avança).",
      resolve: ({ someoneGoesOn }) => someoneGoesOn ?? false,
    }),
  }),
});

builder.prismaObjectField(MatchType, "rules", (t) =>
  t.field({
    type: MatchRulesType,
    description: "Rules, of its category and phase (regras).",
    resolve: ({ tournamentId, categoryId, stage, round }, _args, ctx) =>
      whenKnown(setFormatOf(tournamentId, ctx), (setFormat) => {
        if (setFormat === null) throw forbidden();
        return whenKnown(boardOf(ctx).load(tournamentId), (board) =>
          rulesOnBoard(board, { categoryId, stage, round }, { setFormat }),
        );
      }),
  }),
);

builder.prismaObjectField(MatchType, "phase", (t) =>
  t.string({
    nullable: true,
    description:
      "The phase in words, as Grupo A, Semifinal, Disputa de 3º lugar; in a Super N Rodada 3 (fase).",
    resolve: ({ tournamentId, categoryId, stage, group, round }, _args, ctx) => {
      if (stage === null) return `Rodada ${round}`;
      return whenKnown(boardOf(ctx).load(tournamentId), ({ categories, lastRounds }) => {
        const draw = categories.find(({ id }) => id === categoryId)?.draw;
        const rounds = lastRounds.get(stageOf({ categoryId, stage })) ?? -Infinity;
        return draw && draw.format !== "SUPER_N"
          ? matchPhase({ stage, group, round }, rounds, draw.format)
          : null;
      });
    },
  }),
);

builder.prismaObjectField(MatchType, "after", (t) =>
  t.stringList({
    description:
      "What follows from its result, in sentences; empty while it has none, and where nothing does (depois do jogo).",
    resolve: (match, _args, ctx) => afterMatchOf(match, ctx),
  }),
);
