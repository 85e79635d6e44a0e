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
  description: "Two who play together once (lado de um jogo da prévia).",
  authScopes: ({ tournamentId }, ctx) => canManageTournament(tournamentId, ctx),
  fields: (t) => ({
    athletes: t.field({
      type: [AthleteType],
      extensions: atMost(2),
      description: "The two of them (atletas).",
      resolve: ({ ids, athletes }) => named(ids, athletes),
    }),
  }),
});

const MatchType = builder.objectRef<Super8Match<string> & OfPreview>("SuperNPreviewMatch").implement({
  description: "Super N preview match (jogo da prévia de um Super N).",
  authScopes: ({ tournamentId }, ctx) => canManageTournament(tournamentId, ctx),
  fields: (t) => ({
    order: t.int({ description: "Order, from 1 within the round (ordem).", resolve: ({ court }) => court }),
    sides: t.field({
      type: [SideType],
      extensions: atMost(2),
      description: "Always two (lados).",
      resolve: ({ sides, tournamentId, athletes }) => sides.map((ids) => ({ ids, tournamentId, athletes })),
    }),
  }),
});

const RoundType = builder.objectRef<Super8Round<string> & OfPreview>("SuperNPreviewRound").implement({
  description: "Super N preview round (rodada da prévia de um Super N).",
  authScopes: ({ tournamentId }, ctx) => canManageTournament(tournamentId, ctx),
  fields: (t) => ({
    number: t.int({ description: "Number, from 1 (rodada).", resolve: ({ round }) => round }),
    matches: t.field({
      type: [MatchType],
      extensions: atMost(16, 4),
      description: "Matches, in their order (jogos).",
      resolve: ({ matches, tournamentId, athletes }) =>
        matches.map((match) => ({ ...match, tournamentId, athletes })),
    }),
    resting: t.field({
      type: [AthleteType],
      extensions: atMost(16, 4),
      description: "Who does not play in this round (descansam).",
      resolve: ({ resting, athletes }) => named(resting, athletes),
    }),
  }),
});

const SuperNPreviewType = builder.objectRef<SuperNPlan & OfPreview>("SuperNPreview").implement({
  description: "Who gets which number, and every round (prévia de um Super N).",
  authScopes: ({ tournamentId }, ctx) => canManageTournament(tournamentId, ctx),
  fields: (t) => ({
    summary: t.string({
      description: "Summary, in words, how many rounds and matches, and who plays with whom (resumo).",
      resolve: (plan) => superNInWords(plan),
    }),
    athletes: t.field({
      type: [AthleteType],
      extensions: atMost(16),
      description: "Athletes, in the order of the numbers drawn, from 1 (atletas).",
      resolve: ({ drawn, athletes }) => named(drawn, athletes),
    }),
    rounds: t.field({
      type: [RoundType],
      extensions: atMost(30, 15),
      description: "Rounds (rodadas).",
      resolve: ({ rounds, tournamentId, athletes }) =>
        rounds.map((round) => ({ ...round, tournamentId, athletes })),
    }),
  }),
});

builder.objectField(DrawPreviewType, "superN", (t) =>
  t.field({
    type: SuperNPreviewType,
    nullable: true,
    description: "Super N; null for a category of pairs, and when there can be no draw (prévia do Super N).",
    resolve: ({ superN, tournamentId, board: { athletes } }) =>
      superN && { ...superN, tournamentId, athletes },
  }),
);
