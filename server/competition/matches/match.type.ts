import { AthleteType } from "../../athletes/athlete.type";
import { CourtType } from "../../courts/court.type";
import { builder } from "../../platform/graphql/builder";
import { whenKnown } from "../../platform/when-known";
import { atMost } from "../../platform/graphql/list-size";
import { UserErrorType } from "../../platform/graphql/user-errors";
import { athletesOf, boardOf, type Board, type BoardMatch } from "../board/tournament-board.loader";
import { isVacant } from "../classification/drawn-category";
import { emptySideInWords, originOf, sourceInWords } from "../../sport/draws/side-source.rules";
import { PairType } from "../../enrolments/pairs/pair.type";
import { EnrolmentType } from "../../enrolments/enrolment.type";
import { mostMatchesOfCategory } from "../../sport/event-size.rules";
import { TournamentCategoryType } from "../../tournaments/categories/tournament-category.type";
import { canSeeTournament } from "../../tournaments/tournament.access";
import { TournamentType } from "../../tournaments/tournament.type";
import { matchCountsOf } from "./match-counts.loader";
import { matchFacts } from "./match-facts.type";
import { matchNow } from "./match-success.type";
import { VersionConflict } from "./match.errors";

interface Side {
  number: 1 | 2;
  match: BoardMatch;
  board: Board;
}

export const MatchSetType = builder.objectRef<BoardMatch["sets"][number]>("MatchSet").implement({
  description: "Set: one set of a match; a match tie-break is one of 1 game to 0.",
  authScopes: { public: true },
  fields: (t) => ({
    number: t.exposeInt("number", { description: "Número: from 1." }),
    gamesSide1: t.exposeInt("gamesSide1", { description: "Games do lado 1." }),
    gamesSide2: t.exposeInt("gamesSide2", { description: "Games do lado 2." }),
    tieBreakSide1: t.exposeInt("tieBreakSide1", {
      nullable: true,
      description: "Pontos do lado 1 no tie-break: null without one, or when they were not written down.",
    }),
    tieBreakSide2: t.exposeInt("tieBreakSide2", {
      nullable: true,
      description: "Pontos do lado 2 no tie-break: null without one, or when they were not written down.",
    }),
    playedGamesSide1: t.exposeInt("playedGamesSide1", {
      nullable: true,
      description:
        "Games jogados do lado 1: when play stopped, the rest being awarded; null where all was played.",
    }),
    playedGamesSide2: t.exposeInt("playedGamesSide2", {
      nullable: true,
      description:
        "Games jogados do lado 2: when play stopped, the rest being awarded; null where all was played.",
    }),
    playedTieBreakSide1: t.exposeInt("playedTieBreakSide1", {
      nullable: true,
      description: "Pontos jogados do lado 1 no tie-break em que o jogo parou.",
    }),
    playedTieBreakSide2: t.exposeInt("playedTieBreakSide2", {
      nullable: true,
      description: "Pontos jogados do lado 2 no tie-break em que o jogo parou.",
    }),
  }),
});

const MatchSideType = builder.objectRef<Side>("MatchSide").implement({
  description: "Lado do jogo: the athletes who play together, and their score.",
  authScopes: ({ match }, ctx) => canSeeTournament(match.tournamentId, ctx),
  fields: (t) => ({
    number: t.exposeInt("number", { description: "Lado: 1 or 2." }),
    athletes: t.field({
      type: [AthleteType],
      extensions: atMost(2),
      description: "Atletas: in their places; empty while they are not known.",
      resolve: ({ match, number, board }) =>
        athletesOf(match, number).flatMap((id) => board.athletes.get(id) ?? []),
    }),
    pair: t.field({
      type: PairType,
      nullable: true,
      description: "Dupla: null in a Super 8, while the pair is not known, and when the side stays vacant.",
      resolve: ({ match, number, board }) =>
        board.pairs.get((number === 1 ? match.pair1Id : match.pair2Id) ?? "") ?? null,
    }),
    origin: t.string({
      nullable: true,
      description:
        "Origem: in words, where this side comes from, as 1º do grupo A, or that it stays vacant; null for a pair that was drawn onto it.",
      resolve: ({ match, number, board }) => {
        const source = originOf(number === 1 ? match.source1 : match.source2);
        if (source === null) return null;
        const pairId = number === 1 ? match.pair1Id : match.pair2Id;
        return pairId === null && isVacant(board, match, number)
          ? emptySideInWords(source)
          : sourceInWords(source);
      },
    }),
    games: t.int({
      nullable: true,
      description: "Games: null while unplayed and after a double W.O.",
      resolve: ({ match, number }) => match.sets[0]?.[number === 1 ? "gamesSide1" : "gamesSide2"] ?? null,
    }),
    tieBreakPoints: t.int({
      nullable: true,
      description: "Pontos no tie-break: null without one, or when they were not written down.",
      resolve: ({ match, number }) =>
        match.sets[0]?.[number === 1 ? "tieBreakSide1" : "tieBreakSide2"] ?? null,
    }),
    isWinner: t.boolean({
      description: "Vencedor.",
      resolve: ({ match, number }) => match.winnerSide === number,
    }),
  }),
});

export const MatchType = builder.prismaNode("Match", {
  description: "Jogo: two sides on a court.",
  id: { field: "id", description: "Id: global and opaque." },
  authScopes: (match, ctx) => canSeeTournament(match.tournamentId, ctx),
  fields: (t) => ({
    order: t.exposeInt("order", { description: "Ordem: from 1 within the round." }),
    playedAt: t.expose("playedAt", {
      type: "DateTime",
      nullable: true,
      description: "Realizado em: UTC; null while unplayed.",
    }),
    scheduledFor: t.expose("scheduledFor", {
      type: "DateTime",
      nullable: true,
      description: "Horário previsto: UTC; null while it has none.",
    }),
    sets: t.field({
      type: [MatchSetType],
      extensions: atMost(3),
      description: "Sets: as they count, also while it is played; empty before.",
      resolve: (row, _args, ctx) => ofBoard(row, ctx, (match) => match?.sets ?? []),
    }),
    court: t.field({
      type: CourtType,
      nullable: true,
      description: "Quadra: null when the arena has none for it.",
      resolve: (row, _args, ctx) => ofBoard(row, ctx, (match) => match?.court ?? null),
    }),
    sides: t.field({
      type: [MatchSideType],
      extensions: atMost(2),
      description: "Lados: always two.",
      resolve: (row, _args, ctx) =>
        ofBoard(row, ctx, (match, board) =>
          match ? ([1, 2] as const).map((number) => ({ number, match, board })) : [],
        ),
    }),
  }),
});

builder.objectFields(MatchType, (t) => matchFacts(t));

const ofBoard = <Result>(
  row: { id: string; tournamentId: string },
  ctx: Parameters<typeof boardOf>[0],
  tell: (match: BoardMatch | undefined, board: Board) => Result,
) => whenKnown(boardOf(ctx).load(row.tournamentId), (board) => tell(board.matchById.get(row.id), board));

builder.objectType(VersionConflict, {
  name: "VersionConflict",
  description: "Conflito: another user has recorded a result for this match in the meantime.",
  interfaces: [UserErrorType],
  authScopes: { signedIn: true },
  fields: (t) => ({
    match: matchNow(t, "Jogo: as it stands now, with the other person's result."),
  }),
});

builder.prismaObjectField(TournamentCategoryType, "matches", (t) =>
  t.field({
    type: [MatchType],
    extensions: atMost(mostMatchesOfCategory, 64),
    description: "Jogos: in the order of their numbers; empty before the draw.",
    resolve: ({ id, tournamentId }, _args, ctx) =>
      whenKnown(boardOf(ctx).load(tournamentId), ({ matches }) =>
        matches.filter(({ categoryId }) => categoryId === id),
      ),
  }),
);

builder.prismaObjectField(EnrolmentType, "hasPlayed", (t) =>
  t.boolean({
    description:
      "Já jogou: whether one of the athlete's matches has a result; then the athlete cannot be replaced.",
    resolve: ({ tournamentId, athleteId }, _args, ctx) =>
      whenKnown(boardOf(ctx).load(tournamentId), ({ played }) => played.has(athleteId)),
  }),
);

builder.prismaObjectFields(TournamentType, (t) => ({
  matchCount: t.int({
    description: "Jogos: all of them, played, to be played and cancelled; 0 before the draw.",
    resolve: async ({ id }, _args, ctx) => (await matchCountsOf(ctx).load(id)).all,
  }),
  playedMatchCount: t.int({
    description: "Jogos realizados: those with a result.",
    resolve: async ({ id }, _args, ctx) => (await matchCountsOf(ctx).load(id)).played,
  }),
}));
