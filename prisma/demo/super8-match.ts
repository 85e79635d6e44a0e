import { walkoverScore } from "../../server/sport/scores/match-outcome.rules";
import type { Points, Side } from "../../server/sport/scores/score.rules";
import { legalResults } from "../../server/sport/scores/match-format.rules";
import type { Super8Result } from "../../server/sport/super-n/super8-standings.rules";
import type { Prisma } from "../generated/client/client";
import { courtId } from "./arenas";
import { choose, demoId, fraction } from "./keys";
import type { Super8Clock } from "./super8-clock";
import { categoryId, tournamentId, type ArenaEvent, type TournamentRows } from "./tournament-rows";

export const setFormat = "SET6_TB66";

interface MatchPlan {
  readonly round: number;
  readonly court: number;
  readonly sides: Super8Result["sides"];
  readonly clock: Super8Clock;
  readonly walkover: boolean;
}

interface MatchRows {
  readonly rows: Pick<TournamentRows, "matches" | "matchPlayers" | "matchSets">;
  readonly result: Super8Result | null;
}

/** One match with its players and, once played, its set and what it counts for the standings. */
export function matchRows(event: ArenaEvent, { round, court, sides, clock, walkover }: MatchPlan): MatchRows {
  const matchId = demoId(`match:${event.key}:${round}:${court}`);
  const playedAt = clock.playedAt(round, court);
  const score = playedAt && (walkover ? walkoverSet() : playedSet(matchId, sides));
  const winnerSide: Side | null = score && (score.games[0] > score.games[1] ? 0 : 1);
  const match: Prisma.MatchCreateManyInput = {
    id: matchId,
    tournamentId: tournamentId(event.key),
    categoryId: categoryId(event.key, event.category),
    round,
    order: court,
    courtId: courtId(event.arena, court),
    scheduledFor: clock.scheduledFor(round),
    status: score ? "PLAYED" : "SCHEDULED",
    outcome: score ? (walkover ? "WALKOVER" : "COMPLETED") : null,
    winnerSide: winnerSide === null ? null : winnerSide + 1,
    version: score ? 1 : 0,
    playedAt,
  };
  return {
    rows: {
      matches: [match],
      matchPlayers: sides.flatMap((pair, side) =>
        pair.map((athleteId, place) => ({ matchId, side: side + 1, place: place + 1, athleteId })),
      ),
      matchSets: score
        ? [
            {
              matchId,
              number: 1,
              gamesSide1: score.games[0],
              gamesSide2: score.games[1],
              tieBreakSide1: score.tiebreak?.[0] ?? null,
              tieBreakSide2: score.tiebreak?.[1] ?? null,
            },
          ]
        : [],
    },
    result: score ? { sides, games: score.games, winnerSide } : null,
  };
}

const walkoverSet = (): { games: Points; tiebreak: Points | null } => ({
  games: walkoverScore({ matchFormat: "ONE_SET", setFormat }, 0)[0]?.games ?? [6, 0],
  tiebreak: null,
});

/** The stronger pair wins clearly, equal ones closely, and now and then it is the other way round. */
export function playedSet(
  matchId: string,
  sides: Super8Result["sides"],
): { games: Points; tiebreak: Points | null } {
  const strength = (pair: readonly string[]) => pair.reduce((sum, id) => sum + fraction(`strength:${id}`), 0);
  const edge = strength(sides[0]) - strength(sides[1]) + (fraction(`luck:${matchId}`) - 0.5) * 1.2;
  const results = legalResults(setFormat);
  const closeness = 1 - Math.min(Math.abs(edge) * 0.9, 0.999);
  const result = results[Math.floor(closeness ** 1.15 * results.length)] ?? results[0]!;
  const tiebreak = result.tiebreak
    ? choose(
        [
          [7, 5],
          [7, 4],
          [8, 6],
          [7, 2],
          [10, 8],
        ] as [Points, ...Points[]],
        `tiebreak:${matchId}`,
      )
    : null;
  const bySide = (winner: number, loser: number): Points => (edge > 0 ? [winner, loser] : [loser, winner]);
  return { games: bySide(result.winner, result.loser), tiebreak: tiebreak && bySide(...tiebreak) };
}
