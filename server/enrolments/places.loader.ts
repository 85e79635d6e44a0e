import type { Enrolment, Tournament, TournamentCategory } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { valueBy } from "../platform/loaders";
import { entersInPairs } from "../sport/draws/draw-plan.rules";
import { holdsForGuests, keptSeats, placesUndecided } from "../tournaments/categories/place-modes.rules";
import { placedStatuses } from "../tournaments/tournament-and-enrolment-status.rules";
import { type Capacity, type InLine, seatsHeld } from "./enrolment-state.rules";

/** An entry of the waiting list, with the enrolments that move up together. */
export interface WaitingPlace extends InLine {
  enrolments: readonly Enrolment[];
}

/** Taken places and the waiting list. Valid only while the tournament's row is locked. */
export interface Places {
  categories: readonly TournamentCategory[];
  capacity: Capacity;
  /** By category, with those kept for wild cards. */
  taken: ReadonlyMap<string | null, number>;
  /** Places kept for wild cards that were not given yet, by category. */
  kept: ReadonlyMap<string | null, number>;
  /** Categories with a waiting list, and those in which everyone waits until places are given by ranking or lots. */
  awaited: ReadonlySet<string | null>;
}

/** A constant number of statements, however many there are. */
export async function readPlaces(
  tx: Transaction,
  { id: tournamentId, maxParticipants }: Pick<Tournament, "id" | "maxParticipants">,
): Promise<Places> {
  const categories = await tx.tournamentCategory.findMany({
    where: { tournamentId },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    include: { draw: { select: { id: true } } },
  });
  const counted = await tx.enrolment.groupBy({
    by: ["categoryId", "status", "awaitsConsent", "wildCardAt"],
    where: { tournamentId },
    _count: { _all: true },
  });
  const taken = new Map<string | null, number>();
  const byWildCard = new Map<string | null, number>();
  for (const { categoryId, wildCardAt, _count, ...standing } of counted) {
    const category = categories.find(({ id }) => id === categoryId);
    const seats = seatsHeld(standing, holdsForGuests(category), !!category?.draw) * _count._all;
    taken.set(categoryId, (taken.get(categoryId) ?? 0) + seats);
    if (wildCardAt !== null) byWildCard.set(categoryId, (byWildCard.get(categoryId) ?? 0) + seats);
  }
  const kept = new Map<string | null, number>();
  for (const category of categories) {
    const seats = keptSeats(category, byWildCard.get(category.id) ?? 0);
    if (seats === 0) continue;
    kept.set(category.id, seats);
    taken.set(category.id, (taken.get(category.id) ?? 0) + seats);
  }
  return {
    categories,
    capacity: {
      tournament: maxParticipants,
      categories: new Map(categories.map((category) => [category.id, category.maxParticipants])),
    },
    taken,
    kept,
    awaited: new Set([
      ...counted.flatMap(({ categoryId, status }) => (status === "WAITLISTED" ? [categoryId] : [])),
      ...categories.flatMap((category) => (placesUndecided(category) ? [category.id] : [])),
    ]),
  };
}

/** The waiting list, athletes and pairs. Drawn categories are left out: they accept no more enrolments. */
export async function readLine(
  tx: Transaction,
  tournamentId: string,
  categories: Places["categories"],
): Promise<WaitingPlace[]> {
  const waiting = await tx.enrolment.findMany({
    where: { tournamentId, status: "WAITLISTED", OR: [{ categoryId: null }, { category: { draw: null } }] },
    orderBy: { id: "asc" },
  });
  const pairs = await tx.pair.findMany({
    where: { tournamentId, first: { status: "WAITLISTED" } },
    select: { id: true, firstId: true, secondId: true },
  });
  const pairOf = new Map(pairs.flatMap((pair) => [pair.firstId, pair.secondId].map((id) => [id, pair.id])));
  const units = new Map<string, Enrolment[]>();
  for (const enrolment of waiting) {
    const unit = pairOf.get(enrolment.id) ?? enrolment.id;
    units.set(unit, [...(units.get(unit) ?? []), enrolment]);
  }
  return [...units].map(([unit, enrolments]) => ({
    id: unit,
    categoryId: enrolments[0]?.categoryId ?? null,
    seats: entersInPairs(categories.find(({ id }) => id === enrolments[0]?.categoryId)) ? 2 : 1,
    since: new Date(Math.min(...enrolments.map(({ waitlistedAt }) => waitlistedAt?.getTime() ?? 0))),
    enrolments,
  }));
}

/** How many have a place in each tournament of a list: one statement, however long the list. */
export const placedCountOf = valueBy(
  async ({ db }, ids) => {
    const rows = await db.enrolment.groupBy({
      by: ["tournamentId"],
      where: { tournamentId: { in: ids }, status: { in: [...placedStatuses] }, awaitsConsent: false },
      _count: { _all: true },
    });
    return new Map(rows.map(({ tournamentId, _count }) => [tournamentId, _count._all]));
  },
  () => 0,
);
