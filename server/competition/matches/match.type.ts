import type { Match } from "../../../prisma/generated/client/client";
import { AthleteType } from "../../athletes/athlete.type";
import { CourtType } from "../../courts/court.type";
import { EnrolmentType } from "../../enrolments/enrolment.type";
import { PairType } from "../../enrolments/pairs/pair.type";
import { builder, type FieldsOf } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/connection";
import { UserErrorType } from "../../platform/graphql/user-errors";
import { whenKnown } from "../../platform/when-known";
import { emptySideInWords, groupLetter, originOf, sourceInWords } from "../../sport/draws/draw-plan.rules";
import { mostMatchesOfCategory } from "../../sport/event-size.rules";
import { TournamentCategoryType } from "../../tournaments/categories/tournament-category.type";
import {
  DrawStageType,
  MatchOutcomeType,
  MatchStatusType,
  tournamentNow,
  TournamentType,
} from "../../tournaments/tournament.type";
import { canSeeTournament } from "../../tournaments/tournament.access";
import { athletesOf, type Board, type BoardMatch, boardOf } from "../board/tournament-board.loader";
import { isVacant } from "../classification/drawn-category";
import { matchCountsOf } from "./match.loader";
import { VersionConflict } from "./match.errors";

interface Side {
  number: 1 | 2;
  match: BoardMatch;
  board: Board;
}

export const MatchSetType = builder.objectRef<BoardMatch["sets"][number]>("MatchSet").implement({
  description: "One set of a match; a match tie-break is one of 1 game to 0 (set).",
  authScopes: { public: true },
  fields: (t) => ({
    number: t.exposeInt("number", { description: "Number, from 1 (número)." }),
    gamesSide1: t.exposeInt("gamesSide1", { description: "Games side 1 (games do lado 1)." }),
    gamesSide2: t.exposeInt("gamesSide2", { description: "Games side 2 (games do lado 2)." }),
    tieBreakSide1: t.exposeInt("tieBreakSide1", {
      nullable: true,
      description:
        "Tie break side 1; null without one, or when they were not written down (pontos do lado 1 no tie-break).",
    }),
    tieBreakSide2: t.exposeInt("tieBreakSide2", {
      nullable: true,
      description:
        "Tie break side 2; null without one, or when they were not written down (pontos do lado 2 no tie-break).",
    }),
    playedGamesSide1: t.exposeInt("playedGamesSide1", {
      nullable: true,
      description:
        "Played games side 1, when play stopped, the rest being awarded; null where all was played (games jogados do lado 1).",
    }),
    playedGamesSide2: t.exposeInt("playedGamesSide2", {
      nullable: true,
      description:
        "Played games side 2, when play stopped, the rest being awarded; null where all was played (games jogados do lado 2).",
    }),
    playedTieBreakSide1: t.exposeInt("playedTieBreakSide1", {
      nullable: true,
      description: "Played tie break side1 (pontos jogados do lado 1 no tie-break em que o jogo parou).",
    }),
    playedTieBreakSide2: t.exposeInt("playedTieBreakSide2", {
      nullable: true,
      description: "Played tie break side2 (pontos jogados do lado 2 no tie-break em que o jogo parou).",
    }),
  }),
});

const MatchSideType = builder.objectRef<Side>("MatchSide").implement({
  description: "The athletes who play together, and their score (lado do jogo).",
  authScopes: ({ match }, ctx) => canSeeTournament(match.tournamentId, ctx),
  fields: (t) => ({
    number: t.exposeInt("number", { description: "Number, 1 or 2 (lado)." }),
    athletes: t.field({
      type: [AthleteType],
      extensions: atMost(2),
      description: "Athletes, in their places; empty while they are not known (atletas).",
      resolve: ({ match, number, board }) =>
        athletesOf(match, number).flatMap((id) => board.athletes.get(id) ?? []),
    }),
    pair: t.field({
      type: PairType,
      nullable: true,
      description:
        "Pair; null in a Super 8, while the pair is not known, and when the side stays vacant (dupla).",
      resolve: ({ match, number, board }) =>
        board.pairs.get((number === 1 ? match.pair1Id : match.pair2Id) ?? "") ?? null,
    }),
    origin: t.string({
      nullable: true,
      description:
        "Origin, in words, where this side comes from, as 1º do grupo A, or that it stays vacant; null for a pair that was drawn onto it (origem).",
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
      description: "Games; null while unplayed and after a double W.O.",
      resolve: ({ match, number }) => match.sets[0]?.[number === 1 ? "gamesSide1" : "gamesSide2"] ?? null,
    }),
    tieBreakPoints: t.int({
      nullable: true,
      description:
        "Tie break points; null without one, or when they were not written down (pontos no tie-break).",
      resolve: ({ match, number }) =>
        match.sets[0]?.[number === 1 ? "tieBreakSide1" : "tieBreakSide2"] ?? null,
    }),
    isWinner: t.boolean({
      description: "Is winner (vencedor).",
      resolve: ({ match, number }) => match.winnerSide === number,
    }),
  }),
});

export const MatchType = builder.prismaNode("Match", {
  description: "Two sides on a court (jogo).",
  id: { field: "id", description: "A global, opaque ID." },
  authScopes: (match, ctx) => canSeeTournament(match.tournamentId, ctx),
  fields: (t) => ({
    order: t.exposeInt("order", { description: "Order, from 1 within the round (ordem)." }),
    playedAt: t.expose("playedAt", {
      type: "DateTime",
      nullable: true,
      description: "Played at, UTC; null while unplayed (realizado em).",
    }),
    scheduledFor: t.expose("scheduledFor", {
      type: "DateTime",
      nullable: true,
      description: "Scheduled for, UTC; null while it has none (horário previsto).",
    }),
    sets: t.field({
      type: [MatchSetType],
      extensions: atMost(3),
      description: "Sets, as they count, also while it is played; empty before.",
      resolve: (row, _args, ctx) => ofBoard(row, ctx, (match) => match?.sets ?? []),
    }),
    court: t.field({
      type: CourtType,
      nullable: true,
      description: "Court; null when the arena has none for it (quadra).",
      resolve: (row, _args, ctx) => ofBoard(row, ctx, (match) => match?.court ?? null),
    }),
    sides: t.field({
      type: [MatchSideType],
      extensions: atMost(2),
      description: "Always two (lados).",
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
  description: "Another user has recorded a result for this match in the meantime (conflito).",
  interfaces: [UserErrorType],
  authScopes: { signedIn: true },
  fields: (t) => ({
    match: matchNow(t, "Match, as it stands now, with the other person's result (jogo)."),
  }),
});

builder.prismaObjectField(TournamentCategoryType, "matches", (t) =>
  t.field({
    type: [MatchType],
    extensions: atMost(mostMatchesOfCategory, 64),
    description: "Matches, in the order of their numbers; empty before the draw (jogos).",
    resolve: ({ id, tournamentId }, _args, ctx) =>
      whenKnown(boardOf(ctx).load(tournamentId), ({ matches }) =>
        matches.filter(({ categoryId }) => categoryId === id),
      ),
  }),
);

builder.prismaObjectField(EnrolmentType, "hasPlayed", (t) =>
  t.boolean({
    description:
      "Whether one of the athlete's matches has a result; then the athlete cannot be replaced (já jogou).",
    resolve: ({ tournamentId, athleteId }, _args, ctx) =>
      whenKnown(boardOf(ctx).load(tournamentId), ({ played }) => played.has(athleteId)),
  }),
);

builder.prismaObjectFields(TournamentType, (t) => ({
  matchCount: t.int({
    description: "All of them, played, to be played and cancelled; 0 before the draw (jogos).",
    resolve: async ({ id }, _args, ctx) => (await matchCountsOf(ctx).load(id)).all,
  }),
  playedMatchCount: t.int({
    description: "Played match count, those with a result (jogos realizados).",
    resolve: async ({ id }, _args, ctx) => (await matchCountsOf(ctx).load(id)).played,
  }),
}));

/** A mutation's result field: the changed match, reloaded. */
export const matchNow = <Root extends { matchId: string }>(
  t: FieldsOf<Root>,
  description = "Match, as it is now (jogo).",
) =>
  t.prismaField({
    type: "Match",
    description,
    resolve: (query, { matchId }, _args, ctx) =>
      ctx.db.match.findUniqueOrThrow({ ...query, where: { id: matchId } }),
  });

/** The answer of an action on a match that worked: the match and what it changed of its tournament. */
export const matchSuccess = (name: string, description: string) =>
  builder.objectRef<{ matchId: string; tournamentId: string }>(name).implement({
    description,
    authScopes: { signedIn: true },
    fields: (t) => ({
      match: matchNow(t),
      tournament: tournamentNow(
        t,
        "Tournament, as it is now, its classification and schedule with it (torneio).",
      ),
    }),
  });

type MatchFacts = Pick<
  Match,
  "number" | "stage" | "group" | "round" | "status" | "outcome" | "winnerSide" | "version" | "startedAt"
>;

/** What a match says of itself wherever one looks at it: which one it is, and how it stands. */
export const matchFacts = <Row extends MatchFacts>(t: FieldsOf<Row>) => ({
  number: t.int({
    nullable: true,
    description:
      "Number, as people call it, jogo 12; from 1 within its category; null in a Super 8 (número).",
    resolve: ({ number }) => number,
  }),
  stage: t.field({
    type: DrawStageType,
    nullable: true,
    description: "Stage; null in a Super 8 (fase).",
    resolve: ({ stage }) => stage,
  }),
  group: t.string({
    nullable: true,
    description: "Its letter; null outside the groups (grupo).",
    resolve: ({ group }) => (group === null ? null : groupLetter(group)),
  }),
  round: t.int({ description: "Round, from 1 within its phase (rodada).", resolve: ({ round }) => round }),
  status: t.field({
    type: MatchStatusType,
    description: "Status (situação).",
    resolve: ({ status }) => status,
  }),
  outcome: t.field({
    type: MatchOutcomeType,
    nullable: true,
    description: "Outcome; null until it is over (desfecho).",
    resolve: ({ outcome }) => outcome,
  }),
  winnerSide: t.int({
    nullable: true,
    description:
      "Winner side, 1 or 2; null until it is over, after a draw and after a double W.O (lado vencedor).",
    resolve: ({ winnerSide }) => winnerSide,
  }),
  version: t.int({
    description: "Send it back as expectedVersion (versão).",
    resolve: ({ version }) => version,
  }),
  startedAt: t.field({
    type: "DateTime",
    nullable: true,
    description: "Started at, UTC; null until the first ball (início).",
    resolve: ({ startedAt }) => startedAt,
  }),
});
