import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/list-size";
import { RankingType } from "../../rankings/ranking.type";
import type { Board } from "../board/tournament-board.loader";
import { canManageCategory } from "../../tournaments/categories/category.access";
import { TournamentCategoryType } from "../../tournaments/categories/tournament-category.type";
import { PairType } from "../../enrolments/pairs/pair.type";
import { canManageTournament } from "../../tournaments/tournament.access";
import { bracketsOf } from "../../sport/draws/draw-brackets.rules";
import { bracketType, groupName } from "./bracket.type";
import { previewDraw, type DrawPreview } from "./draw-preview.loader";
import type { PlannedMatch, SideSource } from "../../sport/draws/draw-plan.rules";
import { seedingRankings } from "./seeding-rankings.loader";
import { sourceInWords } from "../../sport/draws/side-source.rules";

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
  description: "Lado de um jogo da prévia.",
  authScopes: ({ tournamentId }, ctx) => canManageTournament(tournamentId, ctx),
  fields: (t) => ({
    pair: t.field({
      type: PairType,
      nullable: true,
      description: "Dupla: null where it only follows from earlier matches.",
      resolve: ({ source, board }) =>
        source.kind === "ENTRY" ? (board.pairs.get(source.entryId) ?? null) : null,
    }),
    origin: t.string({
      nullable: true,
      description: "Origem: in words, as 1º do grupo A; null for a pair that is drawn onto the side.",
      resolve: ({ source }) => (source.kind === "ENTRY" ? null : sourceInWords(source)),
    }),
  }),
});

const PreviewMatchType = builder.objectRef<PlannedMatch & OfPreview>("DrawPreviewMatch").implement({
  description: "Jogo da prévia.",
  authScopes: ({ tournamentId }, ctx) => canManageTournament(tournamentId, ctx),
  fields: (t) => ({
    number: t.exposeInt("number", { description: "Número: from 1 within the category." }),
    order: t.exposeInt("order", { description: "Ordem: from the top, with gaps where a side has a bye." }),
    sides: t.field({
      type: [PreviewSideType],
      extensions: atMost(2),
      description: "Lados: always two.",
      resolve: (match) => match.sides.map((source) => withBoard({ source }, match)),
    }),
  }),
});

const PreviewBracketType = bracketType<PlannedMatch & OfPreview>({
  name: "DrawPreview",
  round: "Rodada da prévia.",
  bracket: "Chave da prévia.",
  may: canManageTournament,
  matches: (t, shared) =>
    t.field({ type: [PreviewMatchType], ...shared, resolve: ({ matches }) => [...matches] }),
});

const PreviewGroupType = builder
  .objectRef<{ group: number; pairIds: readonly string[] } & OfPreview>("DrawPreviewGroup")
  .implement({
    description: "Grupo da prévia.",
    authScopes: ({ tournamentId }, ctx) => canManageTournament(tournamentId, ctx),
    fields: (t) => ({
      letter: groupName(t),
      pairs: t.field({
        type: [PairType],
        extensions: atMost(128, 4),
        description: "Duplas: in the order of their seats.",
        resolve: ({ pairIds, board }) => pairIds.flatMap((id) => board.pairs.get(id) ?? []),
      }),
    }),
  });

export const DrawPreviewType = builder.objectRef<DrawPreview>("DrawPreview").implement({
  description: "Prévia do chaveamento: what a draw would write.",
  authScopes: ({ tournamentId }, ctx) => canManageTournament(tournamentId, ctx),
  fields: (t) => ({
    lotsSeed: t.exposeString("lotsSeed", {
      description: "Semente do sorteio: send it back to draw, or to see the same lots with other settings.",
    }),
    key: t.exposeString("key", {
      description: "Conferência: send it back to draw, so that nothing else is drawn than what was shown.",
    }),
    warnings: t.exposeStringList("warnings", {
      description: "Avisos: unpaid athletes who will play, and enrolled ones who will not; in Portuguese.",
    }),
    problem: t.exposeString("problem", {
      nullable: true,
      description: "Impedimento: in Portuguese, why there can be no draw; null when there can.",
    }),
    pairs: t.field({
      type: [PairType],
      extensions: atMost(128, 32),
      description:
        "Duplas: the pairs to draw, by seed, then in the order in which they were formed; empty in a Super N.",
      resolve: ({ pairs }) => pairs,
    }),
    matchCount: t.int({
      description: "Jogos.",
      resolve: ({ plan, superN }) =>
        plan?.matches.length ?? superN?.rounds.reduce((sum, { matches }) => sum + matches.length, 0) ?? 0,
    }),
    groups: t.field({
      type: [PreviewGroupType],
      extensions: atMost(43, 8),
      description: "Grupos: empty in a direct knockout, and in a Super N.",
      resolve: (preview) =>
        (preview.plan?.groups ?? []).map((pairIds, group) => withBoard({ group, pairIds }, preview)),
    }),
    brackets: t.field({
      type: [PreviewBracketType],
      extensions: atMost(4, 2),
      description: "Chaves: empty in a round robin and in a Super N.",
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
    description: "Prévia do chaveamento: null once it is drawn, and for viewers who may not draw it.",
    unauthorizedResolver: () => null,
    authScopes: ({ id }, _args, ctx) => canManageCategory(id, ctx),
    args: {
      lotsSeed: t.arg.string({ description: "Semente do sorteio: of a preview; null for new lots." }),
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
      "Rankings para cabeças de chave: active ones of the organiser and of the arena's federation, by name; null for viewers who may not draw.",
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
