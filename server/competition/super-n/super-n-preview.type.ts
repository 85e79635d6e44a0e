import { AthleteType } from "../../athletes/athlete.type";
import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/list-size";
import type { Board } from "../board/tournament-board.loader";
import { DrawPreviewType } from "../draws/draw-preview.type";
import { canManageTournament } from "../../tournaments/tournament.access";
import { superNInWords, type SuperNPlan } from "../../sport/super-n/plan-super-n.rules";
import type { Super8Match, Super8Round } from "../../sport/super-n/super8-schedule.rules";

interface OfPreview {
  tournamentId: string;
  athletes: Board["athletes"];
}
const named = (ids: readonly string[], athletes: Board["athletes"]) =>
  ids.flatMap((id) => athletes.get(id) ?? []);

const SideType = builder.objectRef<{ ids: readonly string[] } & OfPreview>("SuperNPreviewSide").implement({
  description: "Lado de um jogo da prévia: two who play together once.",
  authScopes: ({ tournamentId }, ctx) => canManageTournament(tournamentId, ctx),
  fields: (t) => ({
    athletes: t.field({
      type: [AthleteType],
      extensions: atMost(2),
      description: "Atletas: the two of them.",
      resolve: ({ ids, athletes }) => named(ids, athletes),
    }),
  }),
});

const MatchType = builder.objectRef<Super8Match<string> & OfPreview>("SuperNPreviewMatch").implement({
  description: "Jogo da prévia de um Super N.",
  authScopes: ({ tournamentId }, ctx) => canManageTournament(tournamentId, ctx),
  fields: (t) => ({
    order: t.int({ description: "Ordem: from 1 within the round.", resolve: ({ court }) => court }),
    sides: t.field({
      type: [SideType],
      extensions: atMost(2),
      description: "Lados: always two.",
      resolve: ({ sides, tournamentId, athletes }) => sides.map((ids) => ({ ids, tournamentId, athletes })),
    }),
  }),
});

const RoundType = builder.objectRef<Super8Round<string> & OfPreview>("SuperNPreviewRound").implement({
  description: "Rodada da prévia de um Super N.",
  authScopes: ({ tournamentId }, ctx) => canManageTournament(tournamentId, ctx),
  fields: (t) => ({
    number: t.int({ description: "Rodada: from 1.", resolve: ({ round }) => round }),
    matches: t.field({
      type: [MatchType],
      extensions: atMost(16, 4),
      description: "Jogos: in their order.",
      resolve: ({ matches, tournamentId, athletes }) =>
        matches.map((match) => ({ ...match, tournamentId, athletes })),
    }),
    resting: t.field({
      type: [AthleteType],
      extensions: atMost(16, 4),
      description: "Descansam: who does not play in this round.",
      resolve: ({ resting, athletes }) => named(resting, athletes),
    }),
  }),
});

const SuperNPreviewType = builder.objectRef<SuperNPlan & OfPreview>("SuperNPreview").implement({
  description: "Prévia de um Super N: who gets which number, and every round.",
  authScopes: ({ tournamentId }, ctx) => canManageTournament(tournamentId, ctx),
  fields: (t) => ({
    summary: t.string({
      description: "Resumo: in words, how many rounds and matches, and who plays with whom.",
      resolve: (plan) => superNInWords(plan),
    }),
    athletes: t.field({
      type: [AthleteType],
      extensions: atMost(16),
      description: "Atletas: in the order of the numbers drawn, from 1.",
      resolve: ({ drawn, athletes }) => named(drawn, athletes),
    }),
    rounds: t.field({
      type: [RoundType],
      extensions: atMost(30, 15),
      description: "Rodadas.",
      resolve: ({ rounds, tournamentId, athletes }) =>
        rounds.map((round) => ({ ...round, tournamentId, athletes })),
    }),
  }),
});

builder.objectField(DrawPreviewType, "superN", (t) =>
  t.field({
    type: SuperNPreviewType,
    nullable: true,
    description: "Prévia do Super N: null for a category of pairs, and when there can be no draw.",
    resolve: ({ superN, tournamentId, board: { athletes } }) =>
      superN && { ...superN, tournamentId, athletes },
  }),
);
