import {
  type EnrolmentStatus,
  hasPlace,
  isAsked,
} from "../tournaments/tournament-and-enrolment-status.rules";

/**
 * Places of athletes that each status takes out of `maxParticipants`.
 *
 * SEEKING_PARTNER  holds no place, only shows that the athlete wants to play
 * INVITED          holds two places: the athlete's own and the invited partner's; the organiser's guest holds one
 * AWAITING_PAYMENT holds a place until it is due
 * ENROLLED         confirmed
 * WAITLISTED       in line, alone or as a pair
 * CANCELLED, EXPIRED   gone; re-enrolling reuses the same row
 */
export const seatsOf: Record<EnrolmentStatus, 0 | 1 | 2> = {
  SEEKING_PARTNER: 0,
  INVITED: 2,
  AWAITING_PAYMENT: 1,
  ENROLLED: 1,
  WAITLISTED: 0,
  PLAYING: 1,
  ELIMINATED: 1,
  FINISHED: 1,
  CANCELLED: 0,
  EXPIRED: 0,
};

/**
 * Like `seatsOf`, but also for guests who have not answered the organiser yet: they hold one place or none.
 * @param heldForGuests see `holdsForGuests`.
 * @param drawn whether the category is drawn: no invitation can be answered any more, so that none holds a place.
 */
export const seatsHeld = (
  enrolment: { status: EnrolmentStatus; awaitsConsent: boolean },
  heldForGuests: boolean,
  drawn = false,
): 0 | 1 | 2 => {
  if (drawn && enrolment.status === "INVITED") return 0;
  if (!isAsked(enrolment)) return seatsOf[enrolment.status];
  return heldForGuests ? 1 : 0;
};

/** The status of an enrolment that has a place: awaiting payment while a fee is owed, else confirmed. */
export const placedStatus = ({
  feeInCents,
  paid,
}: {
  feeInCents: number;
  paid: boolean;
}): "AWAITING_PAYMENT" | "ENROLLED" => (feeInCents > 0 && !paid ? "AWAITING_PAYMENT" : "ENROLLED");

/** How many athletes may take part, of the whole tournament and of each of its categories; null: no limit. */
export interface Capacity {
  tournament: number | null;
  categories: ReadonlyMap<string, number | null>;
}

/** Taken places by category; enrolments without a category are counted under null. */
export type TakenSeats = ReadonlyMap<string | null, number>;

/** Places left in a category: Infinity without a limit, never below 0, whatever the limits were lowered to. */
export function seatsLeft(capacity: Capacity, taken: TakenSeats, categoryId: string | null): number {
  const left = (limit: number | null | undefined, used: number) =>
    limit === null || limit === undefined ? Infinity : Math.max(0, limit - used);
  const all = [...taken.values()].reduce((sum, seats) => sum + seats, 0);
  const own = categoryId === null ? null : capacity.categories.get(categoryId);
  return Math.min(left(capacity.tournament, all), left(own, taken.get(categoryId) ?? 0));
}

/** An entry of the waiting list: an athlete or a pair. */
export interface InLine {
  id: string;
  categoryId: string | null;
  /** 2 for a pair, and for an athlete with an invited partner. */
  seats: 1 | 2;
  since: Date;
}

/** The line of a category, who came first at its head. */
export const inOrder = <Place extends InLine>(line: readonly Place[]): Place[] =>
  line.toSorted((a, b) => a.since.getTime() - b.since.getTime() || (a.id < b.id ? -1 : 1));

/**
 * Selects who moves up into the free places, in the order of the line. Within a category no one overtakes the entry
 * ahead, even when that entry needs two places and only one is free.
 */
export function movingUp<Place extends InLine>(
  capacity: Capacity,
  taken: TakenSeats,
  line: readonly Place[],
): Place[] {
  const used = new Map(taken);
  const blocked = new Set<string | null>();
  const moved: Place[] = [];
  for (const place of inOrder(line)) {
    const { categoryId, seats } = place;
    if (blocked.has(categoryId)) continue;
    if (seatsLeft(capacity, used, categoryId) < seats) {
      blocked.add(categoryId);
      continue;
    }
    used.set(categoryId, (used.get(categoryId) ?? 0) + seats);
    moved.push(place);
  }
  return moved;
}

/**
 * Whether a newcomer gets a place at once: there is room, and the waiting list of the category is empty.
 * @param awaited the categories with a waiting list.
 */
export const hasRoom = (
  capacity: Capacity,
  taken: TakenSeats,
  awaited: ReadonlySet<string | null>,
  { categoryId, seats }: Pick<InLine, "categoryId" | "seats">,
): boolean => seatsLeft(capacity, taken, categoryId) >= seats && !awaited.has(categoryId);

/**
 * Why none of the places kept in a category can take an entry by wild card; null when one can. The line does not matter.
 * @param kept places that are kept for wild cards, by category; `taken` counts them too.
 */
export function wildCardProblem(
  { capacity, taken, kept }: { capacity: Capacity; taken: TakenSeats; kept: TakenSeats },
  { categoryId, seats }: Pick<InLine, "categoryId" | "seats">,
): "ALL_GIVEN" | "LIMIT_LOWERED" | null {
  if ((kept.get(categoryId) ?? 0) < seats) return "ALL_GIVEN";
  const others = new Map(taken).set(categoryId, (taken.get(categoryId) ?? 0) - seats);
  return seatsLeft(capacity, others, categoryId) < seats ? "LIMIT_LOWERED" : null;
}

/** As many as a page of the list brings. */
export const mostAtOnce = 100;

interface Entry {
  readonly id: string;
  readonly status: EnrolmentStatus;
  readonly awaitsConsent: boolean;
}

/** How many are in a category and how many wait: pairs where people enter two by two, else athletes. */
export interface EntryCounts {
  placed: number;
  waiting: number;
}

/**
 * @param enrolments of one category.
 * @param pairs of the same, or of more.
 */
export function countEntries(
  enrolments: readonly Entry[],
  pairs: Iterable<{ readonly firstId: string; readonly secondId: string }>,
  inPairs: boolean,
): EntryCounts {
  const placed = new Set(
    enrolments.flatMap((one) => (hasPlace(one.status) && !isAsked(one) ? [one.id] : [])),
  );
  const waiting = new Set(enrolments.flatMap(({ id, status }) => (status === "WAITLISTED" ? [id] : [])));
  if (!inPairs) return { placed: placed.size, waiting: waiting.size };
  const counts = { placed: 0, waiting: waiting.size };
  for (const { firstId, secondId } of pairs) {
    if (placed.has(firstId) && placed.has(secondId)) counts.placed++;
    // Two who wait together are one; who waits alone has asked a partner.
    if (waiting.has(firstId) && waiting.has(secondId)) counts.waiting--;
  }
  return counts;
}

/** The same of a whole tournament, in one word: pairs where all its categories are of pairs, else athletes. */
export const inOneWord = (
  categories: readonly (EntryCounts & { readonly inPairs: boolean })[],
): (EntryCounts & { inPairs: boolean }) | null => {
  const [first] = categories;
  if (!first || categories.some(({ inPairs }) => inPairs !== first.inPairs)) return null;
  const sum = (of: keyof EntryCounts) => categories.reduce((all, counts) => all + counts[of], 0);
  return { inPairs: first.inPairs, placed: sum("placed"), waiting: sum("waiting") };
};
