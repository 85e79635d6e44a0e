import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/connection";
import { RankingType } from "../../rankings/ranking.type";
import type { Board } from "../board/tournament-board.loader";
import { canManageCategory } from "../../tournaments/categories/category.access";
import { TournamentCategoryType } from "../../tournaments/categories/tournament-category.type";
import { PairType } from "../../enrolments/pairs/pair.type";
import { canManageTournament } from "../../tournaments/tournament.access";
import { bracketsOf } from "../../sport/draws/rounds.rules";
import { bracketType, groupName } from "./draw.type";
import { previewDraw, type DrawPreview } from "./draw-preview.loader";
import { type PlannedMatch, type SideSource, sourceInWords } from "../../sport/draws/draw-plan.rules";
import { seedingRankings } from "./draw-entries.loader";

interface OfPreview {
  tournamentId: string;
  board: Board;
}
const withBoard = <T extends object>(item: T, { tournamentId, board }: OfPreview): T & OfPreview => ({
  ...item,
  tournamentId,
  board,
});

const PreviewSideType = builder.objectRef<{ source: SideSource } & OfPreview>("DrawPreviewSide").implement({
  description: "Draw preview side (lado de um jogo da prévia).",
  authScopes: ({ tournamentId }, ctx) => canManageTournament(tournamentId, ctx),
  fields: (t) => ({
    pair: t.field({
      type: PairType,
      nullable: true,
      description: "Pair; null where it only follows from earlier matches (dupla).",
      resolve: ({ source, board }) =>
        source.kind === "ENTRY" ? (board.pairs.get(source.entryId) ?? null) : null,
    }),
    origin: t.string({
      nullable: true,
      description:
        "Origin, in words, as 1º do grupo A; null for a pair that is drawn onto the side (origem).",
      resolve: ({ source }) => (source.kind === "ENTRY" ? null : sourceInWords(source)),
    }),
  }),
});

const PreviewMatchType = builder.objectRef<PlannedMatch & OfPreview>("DrawPreviewMatch").implement({
  description: "Draw preview match (jogo da prévia).",
  authScopes: ({ tournamentId }, ctx) => canManageTournament(tournamentId, ctx),
  fields: (t) => ({
    number: t.exposeInt("number", { description: "Number, from 1 within the category (número)." }),
    order: t.exposeInt("order", {
      description: "Order, from the top, with gaps where a side has a bye (ordem).",
    }),
    sides: t.field({
      type: [PreviewSideType],
      extensions: atMost(2),
      description: "Always two (lados).",
      resolve: (match) => match.sides.map((source) => withBoard({ source }, match)),
    }),
  }),
});

const PreviewBracketType = bracketType<PlannedMatch & OfPreview>({
  name: "DrawPreview",
  round: "Round of the preview (rodada da prévia).",
  bracket: "Bracket of the preview (chave da prévia).",
  may: canManageTournament,
  matches: (t, shared) =>
    t.field({ type: [PreviewMatchType], ...shared, resolve: ({ matches }) => [...matches] }),
});

const PreviewGroupType = builder
  .objectRef<{ group: number; pairIds: readonly string[] } & OfPreview>("DrawPreviewGroup")
  .implement({
    description: "Draw preview group (grupo da prévia).",
    authScopes: ({ tournamentId }, ctx) => canManageTournament(tournamentId, ctx),
    fields: (t) => ({
      letter: groupName(t),
      pairs: t.field({
        type: [PairType],
        extensions: atMost(128, 4),
        description: "Pairs, in the order of their seats (duplas).",
        resolve: ({ pairIds, board }) => pairIds.flatMap((id) => board.pairs.get(id) ?? []),
      }),
    }),
  });

export const DrawPreviewType = builder.objectRef<DrawPreview>("DrawPreview").implement({
  description: "What a draw would write (prévia do chaveamento).",
  authScopes: ({ tournamentId }, ctx) => canManageTournament(tournamentId, ctx),
  fields: (t) => ({
    lotsSeed: t.exposeString("lotsSeed", {
      description: "Send it back to draw, or to see the same lots with other settings (semente do sorteio).",
    }),
    key: t.exposeString("key", {
      description: "Send it back to draw, so that nothing else is drawn than what was shown (conferência).",
    }),
    warnings: t.exposeStringList("warnings", {
      description: "Unpaid athletes who will play, and enrolled ones who will not; in Portuguese (avisos).",
    }),
    problem: t.exposeString("problem", {
      nullable: true,
      description: "Problem, in Portuguese, why there can be no draw; null when there can (impedimento).",
    }),
    pairs: t.field({
      type: [PairType],
      extensions: atMost(128, 32),
      description:
        "The pairs to draw, by seed, then in the order in which they were formed; empty in a Super N (duplas).",
      resolve: ({ pairs }) => pairs,
    }),
    matchCount: t.int({
      description: "Match count (jogos).",
      resolve: ({ plan, superN }) =>
        plan?.matches.length ?? superN?.rounds.reduce((sum, { matches }) => sum + matches.length, 0) ?? 0,
    }),
    groups: t.field({
      type: [PreviewGroupType],
      extensions: atMost(43, 8),
      description: "Groups; empty in a direct knockout, and in a Super N (grupos).",
      resolve: (preview) =>
        (preview.plan?.groups ?? []).map((pairIds, group) => withBoard({ group, pairIds }, preview)),
    }),
    brackets: t.field({
      type: [PreviewBracketType],
      extensions: atMost(4, 2),
      description: "Brackets; empty in a round robin and in a Super N (chaves).",
      resolve: (preview) =>
        preview.plan === null
          ? []
          : bracketsOf(
              preview.plan.matches.map((match) => withBoard(match, preview)),
              preview.plan.settings.format,
            ).map((bracket) => ({ ...bracket, tournamentId: preview.tournamentId })),
    }),
  }),
});

builder.prismaObjectField(TournamentCategoryType, "drawPreview", (t) =>
  t.field({
    type: DrawPreviewType,
    nullable: true,
    description:
      "Draw preview; null once it is drawn, and for viewers who may not draw it (prévia do chaveamento).",
    unauthorizedResolver: () => null,
    authScopes: ({ id }, _args, ctx) => canManageCategory(id, ctx),
    args: {
      lotsSeed: t.arg.string({
        description: "Lots seed, of a preview; null for new lots (semente do sorteio).",
      }),
    },
    resolve: (category, { lotsSeed }, ctx) => previewDraw(ctx, category, lotsSeed ?? null),
  }),
);

/** The maximum number of rankings to choose from. */
const rankingChoices = 50;

builder.prismaObjectField(TournamentCategoryType, "seedingRankings", (t) =>
  t.field({
    type: [RankingType],
    extensions: atMost(50, 5),
    nullable: true,
    description:
      "Active ones of the organiser and of the arena's federation, by name; null for viewers who may not draw (rankings para cabeças de chave).",
    unauthorizedResolver: () => null,
    authScopes: ({ id }, _args, ctx) => canManageCategory(id, ctx),
    select: { tournament: { select: { arenaId: true, federationId: true } } },
    resolve: ({ tournament }, _args, ctx) =>
      ctx.db.ranking.findMany({
        where: seedingRankings(tournament),
        orderBy: [{ name: "asc" }, { category: "asc" }, { id: "asc" }],
        take: rankingChoices,
      }),
  }),
);
