import { AthleteType } from "../../athletes/athlete.type";
import { builder } from "../../platform/graphql/builder";
import { MatchType } from "../matches/match.type";
import { canSeeTournament } from "../tournament.access";
import type { Board, BoardEnrolment, BoardMatch } from "../board/tournament-board.access";
import type { Super8Standing } from "./super8-standings.rules";

export interface RoundOfBoard {
  tournamentId: string;
  number: number;
  matches: BoardMatch[];
  resting: BoardEnrolment[];
}

export interface StandingOfBoard extends Super8Standing {
  tournamentId: string;
  athlete: BoardEnrolment["athlete"];
}

export const Super8RoundType = builder.objectRef<RoundOfBoard>("Super8Round").implement({
  description: "Rodada do Super 8: matches that can be played at the same time.",
  authScopes: ({ tournamentId }, ctx) => canSeeTournament(tournamentId, ctx),
  fields: (t) => ({
    number: t.exposeInt("number", { description: "Rodada: from 1." }),
    matches: t.field({
      type: [MatchType],
      description: "Jogos: in their order.",
      resolve: ({ matches }) => matches,
    }),
    resting: t.field({
      type: [AthleteType],
      description: "Descansam: who does not play in this round.",
      resolve: ({ resting }) => resting.map(({ athlete }) => athlete),
    }),
  }),
});

export const Super8StandingType = builder.objectRef<StandingOfBoard>("Super8Standing").implement({
  description: "Classificação do Super 8: one athlete's position and why.",
  authScopes: ({ tournamentId }, ctx) => canSeeTournament(tournamentId, ctx),
  fields: (t) => ({
    position: t.exposeInt("position", { description: "Posição: from 1, never shared." }),
    athlete: t.field({ type: AthleteType, description: "Atleta.", resolve: ({ athlete }) => athlete }),
    played: t.exposeInt("played", { description: "Jogos: those with a result, also a W.O." }),
    victories: t.exposeInt("victories", { description: "Vitórias." }),
    defeats: t.exposeInt("defeats", { description: "Derrotas." }),
    gamesWon: t.exposeInt("gamesWon", { description: "Games ganhos." }),
    gamesLost: t.exposeInt("gamesLost", { description: "Games perdidos." }),
    gameBalance: t.exposeInt("gameBalance", {
      description: "Saldo de games: won less lost; may be negative.",
    }),
    explanation: t.exposeString("explanation", {
      description: "Explicação: why this position, in Portuguese.",
    }),
  }),
});

export const roundsOf = (tournamentId: string, board: Board): RoundOfBoard[] => {
  const { enrolments } = board;
  const matches = board.matches.filter(({ stage }) => stage === null);
  const numbers = [...new Set(matches.map(({ round }) => round))];
  return numbers.map((number) => {
    const own = matches.filter(({ round }) => round === number);
    const playing = new Set(own.flatMap(({ players }) => players.map(({ athleteId }) => athleteId)));
    return {
      tournamentId,
      number,
      matches: own,
      resting: enrolments.filter(({ athleteId }) => !playing.has(athleteId)),
    };
  });
};

export const standingsOf = (tournamentId: string, { standings, enrolments }: Board): StandingOfBoard[] =>
  standings.flatMap((standing) => {
    const enrolment = enrolments.find(({ athleteId }) => athleteId === standing.playerId);
    return enrolment ? [{ ...standing, tournamentId, athlete: enrolment.athlete }] : [];
  });
