import type { MatchResultRecord } from "../../../prisma/generated/client/client";
import { athletesOf } from "../../athletes/athlete.loader";
import { AthleteType } from "../../athletes/athlete.type";
import { PairType } from "../../enrolments/pairs/pair.type";
import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/connection";
import { forbidden } from "../../platform/graphql/errors";
import { UserErrorType } from "../../platform/graphql/user-errors";
import { manyBy } from "../../platform/loaders";
import { allOf, whenKnown } from "../../platform/when-known";
import { matchPhase } from "../../sport/draws/rounds.rules";
import type { MatchRules } from "../../sport/scores/match-format.rules";
import type { ComingSide } from "../../sport/standings/draw-progress.rules";
import { canManageTournament, canSeeTournament, setFormatOf } from "../../tournaments/tournament.access";
import { MatchFormatType, MatchOutcomeType, SetFormatType } from "../../tournaments/tournament.type";
import { boardOf, stageOf } from "../board/tournament-board.loader";
import { afterMatchOf } from "../classification/after-match.loader";
import { type MatchMove, ResultMovesMatches } from "./match.errors";
import { rulesOnBoard } from "./match.loader";
import { MatchType } from "./match.type";

interface HistoryEntry extends MatchResultRecord {
  tournamentId: string;
  /** Null when recorded by the match's link, by the system, or by a user who was deleted. */
  recordedBy: string | null;
}

/** What was ever written into matches, the latest first; two statements, however many matches. */
const historyOf = manyBy(
  ({ matchId }: HistoryEntry) => matchId,
  async ({ db }, ids) => {
    const rows = await db.matchResultRecord.findMany({
      where: { matchId: { in: ids } },
      orderBy: { version: "desc" },
      include: { match: { select: { tournamentId: true } } },
    });
    const people = await db.user.findMany({
      where: { id: { in: rows.flatMap(({ recordedById }) => recordedById ?? []) } },
      select: { id: true, name: true },
    });
    const names = new Map(people.map(({ id, name }) => [id, name]));
    return rows.map(({ match, ...row }) => ({
      ...row,
      tournamentId: match.tournamentId,
      recordedBy: names.get(row.recordedById ?? "") ?? null,
    }));
  },
);

const MatchResultRecordType = builder.objectRef<HistoryEntry>("MatchResultRecord").implement({
  description: "A result the match once had, or that it lost one (histórico do resultado).",
  authScopes: ({ tournamentId }, ctx) => canManageTournament(tournamentId, ctx),
  fields: (t) => ({
    version: t.exposeInt("version", { description: "Version, of the match, which this made (versão)." }),
    outcome: t.expose("outcome", {
      type: MatchOutcomeType,
      nullable: true,
      description: "Outcome; null when the previous result was voided (desfecho).",
    }),
    winnerSide: t.exposeInt("winnerSide", {
      nullable: true,
      description: "Winner side, 1 or 2; null without one (lado vencedor).",
    }),
    score: t.exposeString("score", { description: "Score, 6x4 3x6 10x8; empty without sets (placar)." }),
    side1: t.field({
      type: [AthleteType],
      extensions: atMost(2),
      description: "The athletes on it at that time (lado 1).",
      resolve: ({ side1 }, _args, ctx) => allOf(idsIn(side1).map((id) => athletesOf(ctx).load(id))),
    }),
    side2: t.field({
      type: [AthleteType],
      extensions: atMost(2),
      description: "The athletes on it at that time (lado 2).",
      resolve: ({ side2 }, _args, ctx) => allOf(idsIn(side2).map((id) => athletesOf(ctx).load(id))),
    }),
    reason: t.exposeString("reason", {
      nullable: true,
      description: "Reason; null when no reason was given (motivo).",
    }),
    recordedBy: t.exposeString("recordedBy", {
      nullable: true,
      description:
        "A name; null when recorded by the match's link, or by a user who was deleted (registrado por).",
    }),
    recordedAt: t.expose("recordedAt", {
      type: "DateTime",
      description: "Recorded at, UTC (registrado em).",
    }),
  }),
});

const idsIn = (text: string): string[] => (text === "" ? [] : text.split(","));

builder.prismaObjectField(MatchType, "history", (t) =>
  t.field({
    type: [MatchResultRecordType],
    extensions: atMost(1000, 5),
    description: "History, the latest first; empty for viewers who do not manage the tournament (histórico).",
    authScopes: ({ tournamentId }, _args, ctx) => canManageTournament(tournamentId, ctx),
    unauthorizedResolver: () => [],
    resolve: ({ id }, _args, ctx) => historyOf(ctx).load(id),
  }),
);

type SideOfMove = ComingSide & Pick<MatchMove, "tournamentId">;

const ComingSideType = builder.objectRef<SideOfMove>("ComingSide").implement({
  description: "The pair on a side of a match (quem vem).",
  authScopes: ({ tournamentId }, ctx) => canSeeTournament(tournamentId, ctx),
  fields: (t) => ({
    pair: t.field({
      type: PairType,
      nullable: true,
      description: "Pair; null while the pair is not known, and when the side stays vacant (dupla).",
      resolve: async ({ pairId, tournamentId }, _args, ctx) =>
        (await boardOf(ctx).load(tournamentId)).pairs.get(pairId ?? "") ?? null,
    }),
    vacant: t.exposeBoolean("vacant", {
      description:
        "Whether the side stays vacant for good, so that the other side advances without playing (vago).",
    }),
  }),
});

const sidesOf = (sides: MatchMove["before"], { tournamentId }: MatchMove): SideOfMove[] =>
  sides.map((side) => ({ ...side, tournamentId }));

export const MatchMoveType = builder.objectRef<MatchMove>("MatchMove").implement({
  description: "A match that gets other sides because a result is corrected (mudança).",
  authScopes: ({ tournamentId }, ctx) => canSeeTournament(tournamentId, ctx),
  fields: (t) => ({
    match: t.field({
      type: MatchType,
      nullable: true,
      description: "Match, in its state before the correction (jogo).",
      resolve: async ({ matchId, tournamentId }, _args, ctx) =>
        (await boardOf(ctx).load(tournamentId)).matchById.get(matchId) ?? null,
    }),
    before: t.field({
      type: [ComingSideType],
      extensions: atMost(2),
      description: "Both sides as they are (antes).",
      resolve: (move) => sidesOf(move.before, move),
    }),
    after: t.field({
      type: [ComingSideType],
      extensions: atMost(2),
      description: "Both sides as they would be (depois).",
      resolve: (move) => sidesOf(move.after, move),
    }),
    losesResult: t.exposeBoolean("losesResult", {
      description: "Whether what was played of it no longer counts (perde o resultado).",
    }),
  }),
});

builder.objectType(ResultMovesMatches, {
  name: "ResultMovesMatches",
  description:
    "Result moves matches, it is written only when sent again with acceptMoves (correção que muda jogos).",
  interfaces: [UserErrorType],
  authScopes: { signedIn: true },
  fields: (t) => ({
    moves: t.field({
      type: [MatchMoveType],
      extensions: atMost(100, 4),
      description: "Matches in which a pair loses its place (mudanças).",
      resolve: ({ moves }) => [...moves],
    }),
  }),
});

export const MatchRulesType = builder.objectRef<MatchRules>("MatchRules").implement({
  description: "What its score must be (regras do jogo).",
  authScopes: { public: true }, // the match they hang on decides
  fields: (t) => ({
    matchFormat: t.expose("matchFormat", {
      type: MatchFormatType,
      description: "Match format (formato do jogo).",
    }),
    setFormat: t.expose("setFormat", { type: SetFormatType, description: "Set format (formato do set)." }),
    fixedGames: t.exposeInt("fixedGames", {
      nullable: true,
      description: "How many are always played; null unless the format fixes them (games).",
    }),
    someoneGoesOn: t.boolean({
      description: "Whether the match cannot end level (alguém avança).",
      resolve: ({ someoneGoesOn }) => someoneGoesOn ?? false,
    }),
  }),
});

builder.prismaObjectField(MatchType, "rules", (t) =>
  t.field({
    type: MatchRulesType,
    description: "Rules, of its category and phase (regras).",
    resolve: ({ tournamentId, categoryId, stage, round }, _args, ctx) =>
      whenKnown(setFormatOf(tournamentId, ctx), (setFormat) => {
        if (setFormat === null) throw forbidden();
        return whenKnown(boardOf(ctx).load(tournamentId), (board) =>
          rulesOnBoard(board, { categoryId, stage, round }, { setFormat }),
        );
      }),
  }),
);

builder.prismaObjectField(MatchType, "phase", (t) =>
  t.string({
    nullable: true,
    description:
      "The phase in words, as Grupo A, Semifinal, Disputa de 3º lugar; in a Super N Rodada 3 (fase).",
    resolve: ({ tournamentId, categoryId, stage, group, round }, _args, ctx) => {
      if (stage === null) return `Rodada ${round}`;
      return whenKnown(boardOf(ctx).load(tournamentId), ({ categories, lastRounds }) => {
        const draw = categories.find(({ id }) => id === categoryId)?.draw;
        const rounds = lastRounds.get(stageOf({ categoryId, stage })) ?? -Infinity;
        return draw && draw.format !== "SUPER_N"
          ? matchPhase({ stage, group, round }, rounds, draw.format)
          : null;
      });
    },
  }),
);

builder.prismaObjectField(MatchType, "after", (t) =>
  t.stringList({
    description:
      "What follows from its result, in sentences; empty while it has none, and where nothing does (depois do jogo).",
    resolve: (match, _args, ctx) => afterMatchOf(match, ctx),
  }),
);
