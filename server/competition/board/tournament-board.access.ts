import DataLoader from "dataloader";
import type { Prisma } from "../../../prisma/generated/client/client";
import { perRequest, type ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { entersInPairs } from "../../sport/draws/category-format.rules";
import { goneStatuses } from "../../enrolments/enrolment-status.rules";
import { super8Standings, type Super8Standing } from "../../sport/super-n/super8-standings.rules";
import type { Super8Result } from "../../sport/super-n/super8-tally.rules";

const enrolmentRows = { include: { athlete: true } } satisfies Prisma.EnrolmentDefaultArgs;
const matchRows = {
  include: { players: true, sets: { orderBy: { number: "asc" } }, court: true },
} satisfies Prisma.MatchDefaultArgs;
const categoryRows = {
  include: { draw: { include: { entries: true } } },
} satisfies Prisma.TournamentCategoryDefaultArgs;

export type BoardEnrolment = Prisma.EnrolmentGetPayload<typeof enrolmentRows>;
export type BoardMatch = Prisma.MatchGetPayload<typeof matchRows>;
export type BoardCategory = Prisma.TournamentCategoryGetPayload<typeof categoryRows>;
type PairRow = Prisma.PairGetPayload<object>;

/** Two who play together, with the enrolments that make them a pair. */
export interface BoardPair extends PairRow {
  enrolments: readonly [BoardEnrolment, BoardEnrolment];
}

/** All that is known of who plays and how it went, read once however many fields show it. */
export interface Board {
  /** Those who take part or wait to: by drawn number, before the draw by the order in which they came. */
  enrolments: BoardEnrolment[];
  /** 1-based order in which each enrolment came, by its id. */
  numbers: ReadonlyMap<string, number>;
  /** By the athlete's id; somebody in several categories stands here once. */
  athletes: ReadonlyMap<string, BoardEnrolment["athlete"]>;
  /** By name. */
  categories: BoardCategory[];
  /** By id. */
  pairs: ReadonlyMap<string, BoardPair>;
  /** By category and number in a draw, by round and order in a Super N. */
  matches: BoardMatch[];
  /** By id. */
  matchById: ReadonlyMap<string, BoardMatch>;
  /** Of each Super N by its id: athletes who had a number drawn, whether or not they have played; none before the draw. */
  standings: ReadonlyMap<string, Super8Standing[]>;
}

/** A constant number of statements, however many tournaments, athletes and matches. */
export async function loadBoards(
  db: Transaction,
  tournamentIds: readonly string[],
): Promise<Map<string, Board>> {
  const where = { tournamentId: { in: [...tournamentIds] } };
  const enrolments = await db.enrolment.findMany({
    where: { ...where, status: { notIn: [...goneStatuses] } },
    orderBy: [{ enrolledAt: "asc" }, { id: "asc" }],
    ...enrolmentRows,
  });
  const categories = await db.tournamentCategory.findMany({
    where,
    orderBy: [{ name: "asc" }, { id: "asc" }],
    ...categoryRows,
  });
  const pairs = await db.pair.findMany({ where, orderBy: [{ createdAt: "asc" }, { id: "asc" }] });
  const matches = await db.match.findMany({
    where,
    orderBy: [{ categoryId: "asc" }, { number: "asc" }, { round: "asc" }, { order: "asc" }],
    ...matchRows,
  });
  const of = <Row extends { tournamentId: string }>(rows: readonly Row[], id: string) =>
    rows.filter(({ tournamentId }) => tournamentId === id);
  return new Map(
    tournamentIds.map((id) => [
      id,
      toBoard(of(enrolments, id), of(categories, id), of(pairs, id), of(matches, id)),
    ]),
  );
}

/** The same for one tournament, inside an action that holds its lock. */
export async function loadBoard(tx: Transaction, tournamentId: string): Promise<Board> {
  return (await loadBoards(tx, [tournamentId])).get(tournamentId) ?? toBoard([], [], [], []);
}

export const boardOf = perRequest(
  (ctx: ActionContext) =>
    new DataLoader<string, Board>(async (ids) => {
      const boards = await loadBoards(ctx.db, ids);
      return ids.map((id) => boards.get(id) ?? toBoard([], [], [], []));
    }),
);

function toBoard(
  enrolments: BoardEnrolment[],
  categories: BoardCategory[],
  pairs: PairRow[],
  matches: BoardMatch[],
): Board {
  const byId = new Map(enrolments.map((enrolment) => [enrolment.id, enrolment]));
  return {
    enrolments: enrolments.toSorted((a, b) => (a.drawNumber ?? 0) - (b.drawNumber ?? 0)),
    numbers: new Map(enrolments.map(({ id }, index) => [id, index + 1])),
    athletes: new Map(enrolments.map(({ athleteId, athlete }) => [athleteId, athlete])),
    categories,
    pairs: new Map(
      pairs.flatMap((pair) => {
        const first = byId.get(pair.firstId);
        const second = byId.get(pair.secondId);
        return first && second ? [[pair.id, { ...pair, enrolments: [first, second] }]] : [];
      }),
    ),
    matches,
    matchById: new Map(matches.map((match) => [match.id, match])),
    standings: new Map(
      categories
        .filter((category) => !entersInPairs(category))
        .map(({ id }) => [
          id,
          standingsOfSuperN(
            enrolments.filter(({ categoryId }) => categoryId === id),
            matches.filter(({ categoryId }) => categoryId === id),
          ),
        ]),
    ),
  };
}

function standingsOfSuperN(
  enrolments: readonly BoardEnrolment[],
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

/** Ids of the athletes on a side, in their places; empty while it is not known who comes. */
export const athletesOf = (match: BoardMatch, side: number): string[] =>
  match.players
    .filter((player) => player.side === side)
    .sort((a, b) => a.place - b.place)
    .map((player) => player.athleteId);
