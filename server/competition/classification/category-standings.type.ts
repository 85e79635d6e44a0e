import { PairType } from "../../enrolments/pairs/pair.type";
import type { PairOfTwo } from "../../enrolments/enrolment.loader";
import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/connection";
import { pointsOfCategories } from "../../rankings/ranking-results.loader";
import { groupLetter } from "../../sport/draws/draw-plan.rules";
import type { GroupProgress } from "../../sport/standings/draw-progress.rules";
import type { GroupStanding } from "../../sport/standings/group-standings.rules";
import { TournamentCategoryType } from "../../tournaments/categories/tournament-category.type";
import { canSeeTournament } from "../../tournaments/tournament.access";
import { type Board, boardOf } from "../board/tournament-board.loader";
import { drawnCategory, progressOfCategory } from "./drawn-category";

interface OfBoard {
  tournamentId: string;
  board: Board;
}
interface Group extends OfBoard, GroupProgress {
  /** How many of the group qualify; 0 in a round robin, where there is nothing to qualify for. */
  qualifiers: number;
}
interface Standing extends OfBoard, GroupStanding {
  qualified: boolean | null;
}

const GroupStandingType = builder.objectRef<Standing>("GroupStanding").implement({
  description: "Group standing (posição no grupo).",
  authScopes: ({ tournamentId }, ctx) => canSeeTournament(tournamentId, ctx),
  fields: (t) => ({
    position: t.exposeInt("position", { description: "Position, from 1, never shared (posição)." }),
    pair: t.field({
      type: PairType,
      nullable: true,
      description: "Pair; null for one that was taken out of the tournament (dupla).",
      resolve: ({ board, entryId }) => board.pairs.get(entryId) ?? null,
    }),
    played: t.exposeInt("played", { description: "Played, those decided, W.O. among them (jogos)." }),
    victories: t.exposeInt("victories", { description: "Victories (vitórias)." }),
    defeats: t.exposeInt("defeats", { description: "Defeats (derrotas)." }),
    setsWon: t.exposeInt("setsWon", { description: "Sets won (sets ganhos)." }),
    setsLost: t.exposeInt("setsLost", { description: "Sets lost (sets perdidos)." }),
    setBalance: t.exposeInt("setBalance", { description: "Set balance (saldo de sets)." }),
    gamesWon: t.exposeInt("gamesWon", { description: "Games won (games ganhos)." }),
    gamesLost: t.exposeInt("gamesLost", { description: "Games lost (games perdidos)." }),
    gameBalance: t.exposeInt("gameBalance", { description: "Game balance (saldo de games)." }),
    barred: t.exposeBoolean("barred", {
      description: "Whether a W.O. keeps the pair from advancing (não compareceu).",
    }),
    qualified: t.exposeBoolean("qualified", {
      nullable: true,
      description:
        "Whether the pair qualifies; null while the group is played, and in a round robin (classificada).",
    }),
    explanation: t.exposeString("explanation", {
      description: "Why this position, in words, as 2º por saldo de games: +3 (explicação).",
    }),
  }),
});

const CategoryGroupType = builder.objectRef<Group>("CategoryGroup").implement({
  description: "Category group, of a category, with its classification (grupo).",
  authScopes: ({ tournamentId }, ctx) => canSeeTournament(tournamentId, ctx),
  fields: (t) => ({
    letter: t.string({ description: "Letter (letra).", resolve: ({ group }) => groupLetter(group) }),
    isSettled: t.boolean({
      description: "Whether every match of it is decided (encerrado).",
      resolve: ({ settled }) => settled,
    }),
    qualifierCount: t.int({
      description: "How many of the group qualify; 0 in a round robin (classificados).",
      resolve: ({ qualifiers }) => qualifiers,
    }),
    standings: t.field({
      type: [GroupStandingType],
      extensions: atMost(128, 4),
      description: "Standings, the first place first, after every score (classificação).",
      resolve: ({ standings, settled, qualifiers, board, tournamentId }) =>
        standings.map((standing) => ({
          ...standing,
          board,
          tournamentId,
          qualified: settled && qualifiers > 0 ? standing.position <= qualifiers && !standing.barred : null,
        })),
    }),
  }),
});

builder.prismaObjectField(TournamentCategoryType, "groups", (t) =>
  t.field({
    type: [CategoryGroupType],
    extensions: atMost(43, 8),
    description:
      "Groups, by letter; a round robin has a single group (grupos). Empty before the draw and in formats without groups.",
    resolve: async ({ id, tournamentId }, _args, ctx) => {
      const board = await boardOf(ctx).load(tournamentId);
      const drawn = drawnCategory(board, id);
      if (!drawn) return [];
      const bracketFollows = drawn.matches.some(({ stage }) => stage === "MAIN");
      const qualifiers = bracketFollows ? drawn.plan.settings.qualifiersPerGroup : 0;
      return progressOfCategory(drawn).groups.map((group) => ({ ...group, board, tournamentId, qualifiers }));
    },
  }),
);

interface Position {
  position: number;
  reason: string;
  pair: PairOfTwo;
  points: number | null;
}

const FinalPositionType = builder.objectRef<Position>("FinalPosition").implement({
  description: "Final position (posição final de uma dupla).",
  authScopes: ({ pair }, ctx) => canSeeTournament(pair.tournamentId, ctx),
  fields: (t) => ({
    position: t.exposeInt("position", {
      description:
        "Position, from 1 and unique, except that a final without a winner gives no 1st place and two 2nd places (posição).",
    }),
    pair: t.field({ type: PairType, description: "Pair (dupla).", resolve: ({ pair }) => pair }),
    reason: t.exposeString("reason", {
      description: "Why this position, in words, as 3º: semifinalista, por saldo de games: +4 (motivo).",
    }),
    points: t.exposeInt("points", {
      nullable: true,
      description:
        "Points, of each partner; null without a ranking, and for a pair that never showed up (pontos no ranking).",
    }),
  }),
});

builder.prismaObjectField(TournamentCategoryType, "settledAt", (t) =>
  t.expose("settledAt", {
    type: "DateTime",
    nullable: true,
    description:
      "Settled at, when its last match was decided, or it was cancelled, UTC; null until then (encerrada em).",
  }),
);

builder.prismaObjectField(TournamentCategoryType, "finalPositions", (t) =>
  t.field({
    type: [FinalPositionType],
    extensions: atMost(128, 16),
    description: "Final positions, the best first; empty until every match is decided (posições finais).",
    resolve: async ({ id, tournamentId, settledAt }, _args, ctx) => {
      if (settledAt === null) return [];
      const { pairs } = await boardOf(ctx).load(tournamentId);
      const points = await pointsOfCategories(ctx).load(id);
      return [...pairs.values()]
        .flatMap((pair): Position[] => {
          const [{ finalPosition, positionReason, athleteId }] = pair.enrolments;
          return pair.categoryId === id && finalPosition !== null
            ? [
                {
                  pair,
                  position: finalPosition,
                  reason: positionReason ?? `${finalPosition}º`,
                  points: points.get(athleteId) ?? null,
                },
              ]
            : [];
        })
        .sort((a, b) => a.position - b.position);
    },
  }),
);
