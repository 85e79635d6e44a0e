import type { Tournament, Prisma } from "../../../prisma/generated/client/client";
import type { EnrolmentWithAthlete, PairOfTwo } from "../../enrolments/enrolment.loader";
import type { Transaction } from "../../platform/database";
import type { DrawEntry } from "../../sport/draws/draw-plan.rules";
import {
  drawableStatuses,
  type EnrolmentStatus,
} from "../../tournaments/tournament-and-enrolment-status.rules";
import type { Board } from "../board/tournament-board.loader";

/** The enrolments of a category that a draw includes, and those it leaves out. */
export interface CategoryToDraw {
  pairs: PairOfTwo[];
  /** The pairs as input of a draw: seeds without gaps, and clubs without one that all pairs have in common. */
  entries: DrawEntry[];
  /** Still enrolled, but without a complete pair or a place. */
  leftOut: EnrolmentWithAthlete[];
}

const drawable: readonly EnrolmentStatus[] = drawableStatuses;

/** One statement more than the board. */
export async function readDrawEntries(
  db: Transaction,
  { arenaId }: Pick<Tournament, "arenaId">,
  categoryId: string,
  board: Board,
): Promise<CategoryToDraw> {
  const pairs = pairsToDraw(board, categoryId);
  const playing = new Set(pairs.flatMap(({ firstId, secondId }) => [firstId, secondId]));
  const clubs = await db.arenaAthlete.findMany({
    where: {
      athleteId: { in: pairs.flatMap(({ enrolments }) => enrolments.map(({ athleteId }) => athleteId)) },
      active: true,
      ...(arenaId === null ? {} : { arenaId: { not: arenaId } }),
    },
    select: { arenaId: true, athleteId: true },
  });
  const seeded = pairs.filter(({ seed }) => seed !== null).sort((a, b) => (a.seed ?? 0) - (b.seed ?? 0));
  const seeds = new Map(seeded.map(({ id }, index) => [id, index + 1]));
  return {
    pairs,
    entries: pairs.map(({ id, enrolments }) => {
      const athletes = enrolments.map(({ athleteId }) => athleteId);
      const own = clubs.filter(({ athleteId }) => athletes.includes(athleteId));
      return { id, seed: seeds.get(id) ?? null, clubs: [...new Set(own.map((club) => club.arenaId))].sort() };
    }),
    leftOut: board.enrolments.filter(({ id, categoryId: of }) => of === categoryId && !playing.has(id)),
  };
}

/** In a Super N: the athletes with a place, paid or not, and those who are still enrolled but without a place. */
export function athletesToDraw(
  { enrolments }: Board,
  categoryId: string,
): { toDraw: EnrolmentWithAthlete[]; leftOut: EnrolmentWithAthlete[] } {
  const own = enrolments.filter((enrolment) => enrolment.categoryId === categoryId);
  return {
    toDraw: own.filter(({ status }) => drawable.includes(status)),
    leftOut: own.filter(({ status }) => !drawable.includes(status)),
  };
}

/** Complete pairs that have a place, paid or not. */
export const pairsToDraw = ({ pairs }: Board, categoryId: string): PairOfTwo[] =>
  [...pairs.values()].filter(
    (pair) =>
      pair.categoryId === categoryId && pair.enrolments.every(({ status }) => drawable.includes(status)),
  );

/** Running rankings a tournament may be seeded from: its arena's, its federation's, and those of the federation its arena is in. */
export const seedingRankings = ({
  arenaId,
  federationId,
}: Pick<Tournament, "arenaId" | "federationId">): Prisma.RankingWhereInput => ({
  active: true,
  OR: [
    ...(arenaId === null
      ? []
      : [{ arenaId }, { federation: { active: true, arenas: { some: { id: arenaId } } } }]),
    ...(federationId === null ? [] : [{ federationId }]),
  ],
});
