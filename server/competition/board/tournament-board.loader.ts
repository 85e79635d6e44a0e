import { allOf } from "../../platform/when-known";
import type { Court, Match, MatchPlayer, MatchSet, Prisma } from "../../../prisma/generated/client/client";
import { columnsOf, prepared, sql } from "../../platform/prepared";
import {
  loadEnrolments,
  enrolmentsOf,
  type EnrolmentWithAthlete,
  type TournamentEnrolments,
} from "../../enrolments/enrolment.loader";
import { valueBy } from "../../platform/loaders";
import type { Transaction } from "../../platform/database";
import { entersInPairs } from "../../sport/draws/draw-plan.rules";
import {
  type Super8Result,
  type Super8Standing,
  super8Standings,
} from "../../sport/super-n/super8-standings.rules";
import {
  categoriesOf,
  loadCategories,
  type CategoryWithDraw,
} from "../../tournaments/categories/categories.loader";

const matchRows = {
  include: { players: true, sets: { orderBy: { number: "asc" } }, court: true },
} satisfies Prisma.MatchDefaultArgs;

export type BoardMatch = Prisma.MatchGetPayload<typeof matchRows>;

/** All enrolments, matches and results of a tournament, loaded once per request however many fields use them. */
export interface Board extends TournamentEnrolments {
  /** By name. */
  categories: CategoryWithDraw[];
  /** By category and number in a draw, by round and order in a Super N. */
  matches: BoardMatch[];
  matchById: ReadonlyMap<string, BoardMatch>;
  /** Athletes with a result, by their ids. */
  played: ReadonlySet<string>;
  /** The last round of each stage of a category, by both: see `stageOf`. */
  lastRounds: ReadonlyMap<string, number>;
  /** By the id of each Super N: all athletes in the draw, whether or not they have played; empty before the draw. */
  standings: ReadonlyMap<string, Super8Standing[]>;
}

/** Runs its statements one after the other, each with two relations at most: a transaction has a single connection. */
async function loadMatches(tx: Transaction, tournamentId: string): Promise<BoardMatch[]> {
  const rows = await tx.match.findMany({
    where: { tournamentId },
    orderBy: [{ categoryId: "asc" }, { number: "asc" }, { round: "asc" }, { order: "asc" }],
    include: { players: true, sets: matchRows.include.sets },
  });
  const courtIds = [...new Set(rows.flatMap(({ courtId }) => courtId ?? []))];
  const courts = await tx.court.findMany({ where: { id: { in: courtIds } } });
  const byId = new Map(courts.map((one) => [one.id, one]));
  return rows.map((row) => ({ ...row, court: byId.get(row.courtId ?? "") ?? null }));
}

/**
 * The board of one tournament, inside an action that holds its lock.
 * @param categories where they are known already.
 */
export async function loadBoard(
  tx: Transaction,
  tournamentId: string,
  categories?: readonly CategoryWithDraw[],
): Promise<Board> {
  const enrolled = await loadEnrolments(tx, [tournamentId]);
  const known = categories ?? (await loadCategories(tx, [tournamentId]));
  return toBoard(enrolled.get(tournamentId), [...known], await loadMatches(tx, tournamentId));
}

const match = columnsOf<Match>("Match");
const court = columnsOf<Court>("Court");
const player = columnsOf<MatchPlayer>("MatchPlayer");
const set = columnsOf<MatchSet>("MatchSet");

const readMatches = prepared(
  sql`SELECT
      (SELECT json_agg(json_build_array(${player.of("p")})) FROM jogos_atletas p WHERE p.jogo_id = j.id),
      (SELECT json_agg(json_build_array(${set.of("s")}) ORDER BY s.numero) FROM sets_jogos s WHERE s.jogo_id = j.id),
      ${match.of("j")}, ${court.of("q")}
    FROM jogos j LEFT JOIN quadras q ON q.id = j.quadra_id
    WHERE j.torneio_id = ANY($1) ORDER BY j.categoria_id, j.numero, j.rodada, j.ordem`,
  (columns): BoardMatch => {
    const [players, sets] = columns as [unknown[][] | null, unknown[][] | null];
    const courtAt = 2 + match.width;
    return {
      ...match.read(columns, 2),
      players: (players ?? []).map((row) => player.read(row)),
      sets: (sets ?? []).map((row) => set.read(row)),
      court: columns[courtAt] === null ? null : court.read(columns, courtAt),
    };
  },
);

/** Three statements, however many tournaments, athletes and matches. */
export const boardOf = valueBy<Board>(
  async (ctx, ids) => {
    const [matches, enrolled, categories] = await Promise.all([
      readMatches(ctx.db, ids),
      allOf(ids.map((id) => enrolmentsOf(ctx).load(id))),
      allOf(ids.map((id) => categoriesOf(ctx).load(id))),
    ]);
    return new Map(
      ids.map((id, index) => [
        id,
        toBoard(
          enrolled[index],
          categories[index] ?? [],
          matches.filter(({ tournamentId }) => tournamentId === id),
        ),
      ]),
    );
  },
  () => toBoard(undefined, [], []),
);

export const stageOf = ({ categoryId, stage }: Pick<BoardMatch, "categoryId" | "stage">): string =>
  `${categoryId} ${stage}`;

function lastRoundsOf(matches: readonly BoardMatch[]): Map<string, number> {
  const last = new Map<string, number>();
  for (const match of matches) last.set(stageOf(match), Math.max(match.round, last.get(stageOf(match)) ?? 0));
  return last;
}

const noEnrolments: TournamentEnrolments = {
  enrolments: [],
  numbers: new Map(),
  athletes: new Map(),
  pairs: new Map(),
  pairOf: new Map(),
};

function toBoard(
  enrolled: TournamentEnrolments = noEnrolments,
  categories: CategoryWithDraw[],
  matches: BoardMatch[],
): Board {
  return {
    ...enrolled,
    categories,
    matches,
    matchById: new Map(matches.map((match) => [match.id, match])),
    played: new Set(
      matches.flatMap(({ status, players }) =>
        status === "PLAYED" ? players.map(({ athleteId }) => athleteId) : [],
      ),
    ),
    lastRounds: lastRoundsOf(matches),
    standings: new Map(
      categories
        .filter((category) => !entersInPairs(category))
        .map(({ id }) => [
          id,
          standingsOfSuperN(
            enrolled.enrolments.filter(({ categoryId }) => categoryId === id),
            matches.filter(({ categoryId }) => categoryId === id),
          ),
        ]),
    ),
  };
}

function standingsOfSuperN(
  enrolments: readonly EnrolmentWithAthlete[],
  matches: readonly BoardMatch[],
): Super8Standing[] {
  const drawn = enrolments.filter(({ drawNumber }) => drawNumber !== null);
  if (drawn.length === 0) return [];
  return super8Standings(
    drawn.map(({ athleteId, tieBreakLot, drawNumber }) => ({
      id: athleteId,
      lot: tieBreakLot ?? drawNumber ?? 0,
    })),
    matches.filter(({ status }) => status === "PLAYED").map(toSuper8Result),
  );
}

function toSuper8Result(match: BoardMatch): Super8Result {
  const [set] = match.sets;
  return {
    sides: [sideOf(match, 1), sideOf(match, 2)],
    games: set ? [set.gamesSide1, set.gamesSide2] : null,
    winnerSide: match.winnerSide === 1 ? 0 : match.winnerSide === 2 ? 1 : null,
  };
}

const sideOf = (match: BoardMatch, side: number): [string, string] => {
  const [first, second] = athletesOf(match, side);
  if (first === undefined || second === undefined)
    throw new Error(`match ${match.id} has no two athletes on side ${side}`);
  return [first, second];
};

/** Ids of the athletes on a side, in their places; empty while the side is not known. */
export const athletesOf = (match: BoardMatch, side: number): string[] =>
  match.players
    .filter((player) => player.side === side)
    .sort((a, b) => a.place - b.place)
    .map((player) => player.athleteId);
