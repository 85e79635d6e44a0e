import { builder } from "../../platform/graphql/builder";
import { whenKnown } from "../../platform/when-known";
import { forbidden } from "../../platform/graphql/errors";
import { boardOf, stageOf } from "../board/tournament-board.loader";
import { afterMatchOf } from "../classification/after-match.loader";
import { setFormatOf } from "../../tournaments/tournament.access";
import { MatchFormatType, SetFormatType } from "../../tournaments/tournament-enums.type";
import type { MatchRules } from "../../sport/scores/match-format.rules";
import { matchPhase } from "../../sport/draws/match-phase.rules";
import { MatchType } from "./match.type";
import { rulesOnBoard } from "./match-rules.loader";

export const MatchRulesType = builder.objectRef<MatchRules>("MatchRules").implement({
  description: "Regras do jogo: what its score must be.",
  authScopes: { public: true }, // the match they hang on decides
  fields: (t) => ({
    matchFormat: t.expose("matchFormat", { type: MatchFormatType, description: "Formato do jogo." }),
    setFormat: t.expose("setFormat", { type: SetFormatType, description: "Formato do set." }),
    fixedGames: t.exposeInt("fixedGames", {
      nullable: true,
      description: "Games: how many are always played; null unless the format fixes them.",
    }),
    someoneGoesOn: t.boolean({
      description: "Alguém avança: whether the match cannot end level.",
      resolve: ({ someoneGoesOn }) => someoneGoesOn ?? false,
    }),
  }),
});

builder.prismaObjectField(MatchType, "rules", (t) =>
  t.field({
    type: MatchRulesType,
    description: "Regras: of its category and phase.",
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
    description: "Fase em palavras: Grupo A, Semifinal, Disputa de 3º lugar; in a Super N Rodada 3.",
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
      "Depois do jogo: what follows from its result, in sentences; empty while it has none, and where nothing does.",
    resolve: (match, _args, ctx) => afterMatchOf(match, ctx),
  }),
);
