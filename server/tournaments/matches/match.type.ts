import { AthleteType } from "../../athletes/athlete.type";
import { builder } from "../../platform/graphql/builder";
import { UserErrorType } from "../../platform/graphql/user-errors";
import { athletesOf, boardOf, type Board, type BoardMatch } from "../super8/super8-board.access";
import { canSeeTournament } from "../tournament.access";
import { MatchOutcomeType, MatchStatusType } from "../tournament-enums.type";
import { VersionConflict } from "./match.errors";

interface Side {
  number: 1 | 2;
  match: BoardMatch;
  board: Board;
}

const CourtType = builder.objectRef<{ number: number; name: string }>("Court").implement({
  description: "Quadra.",
  authScopes: { known: true },
  fields: (t) => ({
    number: t.exposeInt("number", { description: "Número: from 1." }),
    name: t.exposeString("name", { description: "Nome." }),
  }),
});

const MatchSideType = builder.objectRef<Side>("MatchSide").implement({
  description: "Lado do jogo: the athletes who play together, and what they scored.",
  authScopes: ({ match }, ctx) => canSeeTournament(match.tournamentId, ctx),
  fields: (t) => ({
    number: t.exposeInt("number", { description: "Lado: 1 or 2." }),
    athletes: t.field({
      type: [AthleteType],
      description: "Atletas: in their places.",
      resolve: ({ match, number, board }) =>
        athletesOf(match, number).flatMap(
          (id) => board.enrolments.find(({ athleteId }) => athleteId === id)?.athlete ?? [],
        ),
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
    round: t.exposeInt("round", { description: "Rodada: from 1." }),
    order: t.exposeInt("order", { description: "Ordem: from 1 within the round." }),
    status: t.expose("status", { type: MatchStatusType, description: "Situação." }),
    outcome: t.expose("outcome", {
      type: MatchOutcomeType,
      nullable: true,
      description: "Desfecho: null while unplayed.",
    }),
    winnerSide: t.exposeInt("winnerSide", {
      nullable: true,
      description: "Lado vencedor: 1 or 2; null while unplayed and after a double W.O.",
    }),
    version: t.exposeInt("version", { description: "Versão: send it back as expectedVersion." }),
    playedAt: t.expose("playedAt", {
      type: "DateTime",
      nullable: true,
      description: "Realizado em: UTC; null while unplayed.",
    }),
    court: t.field({
      type: CourtType,
      nullable: true,
      description: "Quadra: null when the arena has none for it.",
      resolve: async (match, _args, ctx) => (await ofBoard(match, ctx)).match?.court ?? null,
    }),
    sides: t.field({
      type: [MatchSideType],
      description: "Lados: always two.",
      resolve: async (row, _args, ctx) => {
        const { board, match } = await ofBoard(row, ctx);
        return match ? ([1, 2] as const).map((number) => ({ number, match, board })) : [];
      },
    }),
  }),
});

async function ofBoard(row: { id: string; tournamentId: string }, ctx: Parameters<typeof boardOf>[0]) {
  const board = await boardOf(ctx).load(row.tournamentId);
  return { board, match: board.matches.find(({ id }) => id === row.id) };
}

builder.objectType(VersionConflict, {
  name: "VersionConflict",
  description: "Conflito: somebody else wrote this result first.",
  interfaces: [UserErrorType],
  authScopes: { signedIn: true },
  fields: (t) => ({
    match: t.prismaField({
      type: "Match",
      description: "Jogo: as it stands now, with the other person's result.",
      resolve: (query, { matchId }, _args, ctx) =>
        ctx.db.match.findUniqueOrThrow({ ...query, where: { id: matchId } }),
    }),
  }),
});
