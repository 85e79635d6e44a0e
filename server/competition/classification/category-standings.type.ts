import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/list-size";
import { boardOf, type Board } from "../board/tournament-board.loader";
import { TournamentCategoryType } from "../../tournaments/categories/tournament-category.type";
import { groupLetter } from "../../sport/draws/side-source.rules";
import { PairType } from "../../enrolments/pairs/pair.type";
import { canSeeTournament } from "../../tournaments/tournament.access";
import { drawnCategory, progressOfCategory } from "./drawn-category";
import type { GroupProgress } from "../../sport/standings/draw-progress.rules";
import type { GroupStanding } from "../../sport/standings/group-standings.rules";

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
  description: "Posição no grupo.",
  authScopes: ({ tournamentId }, ctx) => canSeeTournament(tournamentId, ctx),
  fields: (t) => ({
    position: t.exposeInt("position", { description: "Posição: from 1, never shared." }),
    pair: t.field({
      type: PairType,
      nullable: true,
      description: "Dupla: null for one that was taken out of the tournament.",
      resolve: ({ board, entryId }) => board.pairs.get(entryId) ?? null,
    }),
    played: t.exposeInt("played", { description: "Jogos: those decided, W.O. among them." }),
    victories: t.exposeInt("victories", { description: "Vitórias." }),
    defeats: t.exposeInt("defeats", { description: "Derrotas." }),
    setsWon: t.exposeInt("setsWon", { description: "Sets ganhos." }),
    setsLost: t.exposeInt("setsLost", { description: "Sets perdidos." }),
    setBalance: t.exposeInt("setBalance", { description: "Saldo de sets." }),
    gamesWon: t.exposeInt("gamesWon", { description: "Games ganhos." }),
    gamesLost: t.exposeInt("gamesLost", { description: "Games perdidos." }),
    gameBalance: t.exposeInt("gameBalance", { description: "Saldo de games." }),
    barred: t.exposeBoolean("barred", {
      description: "Não compareceu: whether a W.O. keeps the pair from advancing.",
    }),
    qualified: t.exposeBoolean("qualified", {
      nullable: true,
      description:
        "Classificada: whether the pair qualifies; null while the group is played, and in a round robin.",
    }),
    explanation: t.exposeString("explanation", {
      description: "Explicação: why this position, in words, as 2º por saldo de games: +3.",
    }),
  }),
});

const CategoryGroupType = builder.objectRef<Group>("CategoryGroup").implement({
  description: "Grupo: of a category, with its classification.",
  authScopes: ({ tournamentId }, ctx) => canSeeTournament(tournamentId, ctx),
  fields: (t) => ({
    letter: t.string({ description: "Letra.", resolve: ({ group }) => groupLetter(group) }),
    isSettled: t.boolean({
      description: "Encerrado: whether every match of it is decided.",
      resolve: ({ settled }) => settled,
    }),
    qualifierCount: t.int({
      description: "Classificados: how many of the group qualify; 0 in a round robin.",
      resolve: ({ qualifiers }) => qualifiers,
    }),
    standings: t.field({
      type: [GroupStandingType],
      extensions: atMost(128, 4),
      description: "Classificação: the first place first, after every score.",
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
      "Grupos: by letter; a round robin has a single group. Empty before the draw and in formats without groups.",
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
