import DataLoader from "dataloader";
import type { Prisma } from "../../../prisma/generated/client/client";
import { perRequest, type ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { super8Standings, type Super8Standing } from "./super8-standings.rules";
import type { Super8Result } from "./super8-tally.rules";

const enrolmentRows = { include: { athlete: true } } satisfies Prisma.EnrolmentDefaultArgs;
const matchRows = {
  include: { players: true, sets: { orderBy: { number: "asc" } }, court: true },
} satisfies Prisma.MatchDefaultArgs;

export type BoardEnrolment = Prisma.EnrolmentGetPayload<typeof enrolmentRows>;
export type BoardMatch = Prisma.MatchGetPayload<typeof matchRows>;

/** All that is known of who plays and how it went, read once however many fields show it. */
export interface Board {
  /** Those who take part: by drawn number, before the draw by the order in which they came. */
  enrolments: BoardEnrolment[];
  /** 1-based order in which each enrolment came, by its id. */
  numbers: ReadonlyMap<string, number>;
  /** By round, then order. */
  matches: BoardMatch[];
  /** Athletes who had a number drawn, whether or not they have played; empty before the draw. */
  standings: Super8Standing[];
}

/** A constant number of statements, however many tournaments, athletes and matches. */
export async function loadBoards(
  db: Transaction,
  tournamentIds: readonly string[],
): Promise<Map<string, Board>> {
  const where = { tournamentId: { in: [...tournamentIds] } };
  const enrolments = await db.enrolment.findMany({
    where: { ...where, status: { not: "CANCELLED" } },
    orderBy: [{ enrolledAt: "asc" }, { id: "asc" }],
    ...enrolmentRows,
  });
  const matches = await db.match.findMany({
    where,
    orderBy: [{ round: "asc" }, { order: "asc" }],
    ...matchRows,
  });
  return new Map(
    tournamentIds.map((id) => [
      id,
      toBoard(
        enrolments.filter(({ tournamentId }) => tournamentId === id),
        matches.filter(({ tournamentId }) => tournamentId === id),
      ),
    ]),
  );
}

export const boardOf = perRequest(
  (ctx: ActionContext) =>
    new DataLoader<string, Board>(async (ids) => {
      const boards = await loadBoards(ctx.db, ids);
      return ids.map((id) => boards.get(id) ?? toBoard([], []));
    }),
);

function toBoard(enrolments: BoardEnrolment[], matches: BoardMatch[]): Board {
  const drawn = enrolments.filter(({ drawNumber }) => drawNumber !== null);
  return {
    enrolments: enrolments.toSorted((a, b) => (a.drawNumber ?? 0) - (b.drawNumber ?? 0)),
    numbers: new Map(enrolments.map(({ id }, index) => [id, index + 1])),
    matches,
    standings:
      drawn.length === 0
        ? []
        : super8Standings(
            drawn.map(({ athleteId, tieBreakLot, drawNumber }) => ({
              id: athleteId,
              lot: tieBreakLot ?? drawNumber ?? 0,
            })),
            matches.filter(({ status }) => status === "PLAYED").map(toResult),
          ),
  };
}

function toResult(match: BoardMatch): Super8Result {
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

/** Ids of the athletes on a side, in their places. */
export const athletesOf = (match: BoardMatch, side: number): string[] =>
  match.players
    .filter((player) => player.side === side)
    .sort((a, b) => a.place - b.place)
    .map((player) => player.athleteId);
