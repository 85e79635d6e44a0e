import { PairType } from "../../enrolments/pairs/pair.type";
import { builder, type FieldsOf } from "../../platform/graphql/builder";
import type { GraphQLContext } from "../../platform/graphql/context";
import { atMost } from "../../platform/graphql/connection";
import { type MaybePromise, whenKnown } from "../../platform/when-known";
import { type Bracket, type BracketRound, bracketsOf } from "../../sport/draws/rounds.rules";
import { hasBegun } from "../../sport/draws/draw-start.rules";
import { groupLetter } from "../../sport/draws/draw-plan.rules";
import type { CategoryWithDraw } from "../../tournaments/categories/categories.loader";
import { TournamentCategoryType } from "../../tournaments/categories/tournament-category.type";
import { DrawFormatType, DrawStageType } from "../../tournaments/tournament.type";
import { canSeeTournament } from "../../tournaments/tournament.access";
import { type Board, type BoardMatch, boardOf } from "../board/tournament-board.loader";
import { MatchType } from "../matches/match.type";

interface OfTournament {
  tournamentId: string;
}
interface DrawOfBoard extends OfTournament {
  row: NonNullable<CategoryWithDraw["draw"]>;
  matches: BoardMatch[];
  board: Board;
}
/** A group of a drawn category; others add to it what they know of one. */
export interface DrawnGroup extends OfTournament {
  categoryId: string;
  /** From 0. */
  group: number;
}

export const DrawGroupType = builder.objectRef<DrawnGroup>("DrawGroup").implement({
  description: "Pairs that all play each other (grupo).",
  authScopes: ({ tournamentId }, ctx) => canSeeTournament(tournamentId, ctx),
  fields: (t) => ({
    letter: groupName(t),
    pairs: t.field({
      type: [PairType],
      extensions: atMost(128, 4),
      description: "Pairs, in the order of their seats (duplas).",
      resolve: ({ tournamentId, categoryId, group }, _args, ctx) =>
        whenKnown(boardOf(ctx).load(tournamentId), (board) => {
          const entries = board.categories.find(({ id }) => id === categoryId)?.draw?.entries ?? [];
          return entries
            .filter((entry) => entry.group === group)
            .sort((a, b) => a.seat - b.seat)
            .flatMap(({ pairId }) => board.pairs.get(pairId) ?? []);
        }),
    }),
    matches: t.field({
      type: [MatchType],
      extensions: atMost(496, 6),
      description: "Matches, in the order of their numbers (jogos).",
      resolve: ({ tournamentId, categoryId, group }, _args, ctx) =>
        whenKnown(boardOf(ctx).load(tournamentId), ({ matches }) =>
          matches.filter((match) => match.categoryId === categoryId && match.group === group),
        ),
    }),
  }),
});

const DrawBracketType = bracketType<BoardMatch>({
  name: "Draw",
  round: "The matches as far from the final as each other (rodada da chave).",
  bracket: "The matches of one phase after the groups (chave).",
  may: canSeeTournament,
  matches: (t, shared) => t.field({ type: [MatchType], ...shared, resolve: ({ matches }) => [...matches] }),
});

const DrawType = builder.objectRef<DrawOfBoard>("Draw").implement({
  description: "How a category was drawn (chaveamento).",
  authScopes: ({ tournamentId }, ctx) => canSeeTournament(tournamentId, ctx),
  fields: (t) => ({
    format: t.field({
      type: DrawFormatType,
      description: "Format (formato do chaveamento).",
      resolve: ({ row }) => row.format,
    }),
    lettersByResult: t.boolean({
      description:
        "Whether groups without a seed get theirs, the best winner's first, only once all of them are over (letras por resultado).",
      resolve: ({ row }) => row.lettersByResult,
    }),
    lotsSeed: t.string({
      description:
        "Lots seed, the same lots, pairs and settings give the same draw again (semente do sorteio).",
      resolve: ({ row }) => row.lotsSeed,
    }),
    drawnAt: t.field({
      type: "DateTime",
      description: "Drawn at, UTC (sorteado em).",
      resolve: ({ row }) => row.drawnAt,
    }),
    hasBegun: t.boolean({
      description: "Whether a match was begun; then nothing of the draw changes any more (já começou).",
      resolve: ({ matches }) => matches.some(hasBegun),
    }),
    entries: t.field({
      type: [PairType],
      extensions: atMost(128, 32),
      description: "All that were drawn, by group and seat; empty in a Super N (duplas).",
      resolve: ({ row, board }) =>
        row.entries
          .toSorted((a, b) => (a.group ?? 0) - (b.group ?? 0) || a.seat - b.seat)
          .flatMap(({ pairId }) => board.pairs.get(pairId) ?? []),
    }),
    groups: t.field({
      type: [DrawGroupType],
      extensions: atMost(43, 8),
      description: "Groups; empty in a direct knockout (grupos).",
      resolve: ({ row, tournamentId }) =>
        [...new Set(row.entries.flatMap(({ group }) => group ?? []))]
          .sort((a, b) => a - b)
          .map((group) => ({ tournamentId, categoryId: row.categoryId, group })),
    }),
    brackets: t.field({
      type: [DrawBracketType],
      extensions: atMost(4, 2),
      description: "Brackets; empty where everybody plays everybody, and in a Super N (chaves).",
      resolve: ({ row, matches, tournamentId }) =>
        row.format === "SUPER_N"
          ? []
          : bracketsOf(matches, row.format).map((bracket) => ({ ...bracket, tournamentId })),
    }),
  }),
});

builder.prismaObjectField(TournamentCategoryType, "draw", (t) =>
  t.field({
    type: DrawType,
    nullable: true,
    description: "Draw; null before it is drawn (chaveamento).",
    resolve: ({ id, tournamentId }, _args, ctx) =>
      whenKnown(boardOf(ctx).load(tournamentId), (board) => {
        const row = board.categories.find((category) => category.id === id)?.draw;
        if (!row) return null;
        const matches = board.matches.filter((match) => match.categoryId === id);
        return { row, board, tournamentId, matches };
      }),
  }),
);

interface BracketOfTournament {
  tournamentId: string;
}

interface BracketWords<Match> {
  /** Prefix of both GraphQL type names. */
  name: string;
  round: string;
  bracket: string;
  may: (tournamentId: string, ctx: GraphQLContext) => MaybePromise<boolean>;
  /** Writes the field of a round's matches. */
  matches: (
    t: FieldsOf<BracketRound<Match> & BracketOfTournament>,
    shared: { extensions: ReturnType<typeof atMost>; description: string },
  ) => ReturnType<typeof t.field>;
}

/** A bracket and its rounds: of matches that are drawn, or of those that a draw would write. */
export function bracketType<Match>({ name, round, bracket, may, matches }: BracketWords<Match>) {
  const RoundType = builder.objectRef<BracketRound<Match> & BracketOfTournament>(`${name}Round`).implement({
    description: round,
    authScopes: ({ tournamentId }, ctx) => may(tournamentId, ctx),
    fields: (t) => ({
      number: t.int({
        description: "Number, from 1, the first one played (rodada).",
        resolve: (one) => one.number,
      }),
      name: t.string({ description: "Semifinal, Rodada 2 (nome).", resolve: (one) => one.name }),
      matches: matches(t, {
        extensions: atMost(64, 4),
        description:
          "Matches, from the top; a match is missing where a side has a bye, which leaves a gap in their order (jogos).",
      }),
    }),
  });
  return builder.objectRef<Bracket<Match> & BracketOfTournament>(`${name}Bracket`).implement({
    description: bracket,
    authScopes: ({ tournamentId }, ctx) => may(tournamentId, ctx),
    fields: (t) => ({
      stage: t.field({ type: DrawStageType, description: "Stage (fase).", resolve: ({ stage }) => stage }),
      rounds: t.field({
        type: [RoundType],
        extensions: atMost(16, 5),
        description: "The final one last (rodadas).",
        resolve: ({ rounds, tournamentId }) => rounds.map((one) => ({ ...one, tournamentId })),
      }),
    }),
  });
}

/** What a group is called, drawn or to be drawn. */
export const groupName = <Root extends { group: number }>(t: FieldsOf<Root>) =>
  t.string({ description: "A, B, … (letra).", resolve: ({ group }) => groupLetter(group) });
