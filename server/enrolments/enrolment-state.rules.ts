import type { EnrolmentStatus } from "../tournaments/tournament-labels.rules";
import { isAsked } from "../tournaments/enrolment-status.rules";

/**
 * What an enrolment may become. Before the draw people come and go; a draw turns those with a place into players, and
 * from then on it only goes on or ends.
 *
 * SEEKING_PARTNER  holds no place, only shows that somebody would play
 * INVITED          holds two places: one's own, and that of whoever was asked; a guest whom the organiser asked holds one
 * AWAITING_PAYMENT holds a place until it is due
 * ENROLLED         confirmed
 * WAITLISTED       in line, alone or as a pair
 * CANCELLED, EXPIRED   gone; coming back is a new beginning of the same enrolment
 */
const successors: Record<EnrolmentStatus, readonly EnrolmentStatus[]> = {
  SEEKING_PARTNER: ["INVITED", "AWAITING_PAYMENT", "ENROLLED", "WAITLISTED", "CANCELLED"],
  INVITED: ["SEEKING_PARTNER", "AWAITING_PAYMENT", "ENROLLED", "WAITLISTED", "CANCELLED", "EXPIRED"],
  AWAITING_PAYMENT: ["ENROLLED", "SEEKING_PARTNER", "PLAYING", "CANCELLED", "EXPIRED"],
  ENROLLED: ["AWAITING_PAYMENT", "SEEKING_PARTNER", "PLAYING", "CANCELLED"],
  WAITLISTED: ["INVITED", "AWAITING_PAYMENT", "ENROLLED", "SEEKING_PARTNER", "CANCELLED"],
  PLAYING: ["ELIMINATED", "FINISHED", "CANCELLED", "AWAITING_PAYMENT", "ENROLLED"],
  ELIMINATED: ["PLAYING", "FINISHED"],
  FINISHED: ["PLAYING", "ELIMINATED"],
  CANCELLED: ["SEEKING_PARTNER", "INVITED", "AWAITING_PAYMENT", "ENROLLED", "WAITLISTED", "PLAYING"],
  EXPIRED: ["SEEKING_PARTNER", "INVITED", "AWAITING_PAYMENT", "ENROLLED", "WAITLISTED"],
};

export const mayBecome = (from: EnrolmentStatus, to: EnrolmentStatus): boolean =>
  from === to || successors[from].includes(to);

/** Places of athletes that each takes out of `maxParticipants`. */
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
 * The same, told from who only was asked: the organiser's guest keeps a place till they answer, but none among pairs,
 * where one place alone is of no use.
 * @param alone everybody plays for themselves.
 */
export const seatsHeld = (
  enrolment: { status: EnrolmentStatus; awaitsConsent: boolean },
  alone: boolean,
): 0 | 1 | 2 => {
  if (!isAsked(enrolment)) return seatsOf[enrolment.status];
  return alone ? 1 : 0;
};

/** What somebody with a place has to do next: pay, or nothing. */
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

/** Places taken, by category; whoever is in none counts under null. */
export type TakenSeats = ReadonlyMap<string | null, number>;

/** Places left in a category: Infinity without a limit, never below 0, whatever the limits were lowered to. */
export function seatsLeft(capacity: Capacity, taken: TakenSeats, categoryId: string | null): number {
  const left = (limit: number | null | undefined, used: number) =>
    limit === null || limit === undefined ? Infinity : Math.max(0, limit - used);
  const all = [...taken.values()].reduce((sum, seats) => sum + seats, 0);
  const own = categoryId === null ? null : capacity.categories.get(categoryId);
  return Math.min(left(capacity.tournament, all), left(own, taken.get(categoryId) ?? 0));
}

/** Somebody in line, alone or as a pair. */
export interface InLine {
  id: string;
  categoryId: string | null;
  /** Two for a pair, and for who has asked a partner. */
  seats: 1 | 2;
  since: Date;
}

/** The line of a category, who came first at its head. */
export const inOrder = <Place extends InLine>(line: readonly Place[]): Place[] =>
  line.toSorted((a, b) => a.since.getTime() - b.since.getTime() || (a.id < b.id ? -1 : 1));

/**
 * Who moves up now that places are free: in the order of the line, as far as they reach. Nobody passes another of their
 * own category, also where the one ahead needs two places and only one is free.
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
 * Whether a newcomer gets a place at once: there is one, and nobody of the same category waits for it.
 * @param awaited categories that somebody waits for.
 */
export const hasRoom = (
  capacity: Capacity,
  taken: TakenSeats,
  awaited: ReadonlySet<string | null>,
  { categoryId, seats }: Pick<InLine, "categoryId" | "seats">,
): boolean => seatsLeft(capacity, taken, categoryId) >= seats && !awaited.has(categoryId);

/** As many as a page of the list brings. */
export const mostAtOnce = 100;
