import { builder } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/list-size";
import { encodeGlobalId } from "../platform/graphql/global-id";
import { UserErrorType } from "../platform/graphql/user-errors";
import { afterMatchOf } from "../competition/classification/after-match.loader";
import { originOf, sourceInWords } from "../sport/draws/side-source.rules";
import { matchFacts } from "../competition/matches/match-facts.type";
import { MatchRulesType } from "../competition/matches/match-rules.type";
import { MatchSetType } from "../competition/matches/match.type";
import { loadRulesOfMatch } from "../competition/matches/match-rules.loader";
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

export const ScorePadType = builder.objectRef<ScorePad>("ScorePad").implement({
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
