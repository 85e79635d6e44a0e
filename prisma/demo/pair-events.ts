import type { DemoAthlete } from "./athletes";
import { courtId } from "./arenas";
import { minutesAfter, type DemoCalendar } from "./calendar";
import { drawnCategory, pairId, type AthletePair } from "./drawn-category";
import {
  arenaEventRows,
  categoryId,
  enrolmentId,
  enrolmentRow,
  joinRows,
  tournamentId,
  type ArenaEvent,
  type TournamentRows,
} from "./tournament-rows";

/** Who plays with whom: the first with the first, and so on. */
export const partnersOf = (first: readonly DemoAthlete[], second: readonly DemoAthlete[]): AthletePair[] =>
  first.slice(0, second.length).map((athlete, index) => [athlete, second[index]!]);

/** Each man plays with a woman, as a mixed category asks for; who is left over is left out. */
export const mixedPairs = (athletes: readonly DemoAthlete[]): AthletePair[] =>
  partnersOf(
    athletes.filter(({ gender }) => gender === "MALE"),
    athletes.filter(({ gender }) => gender === "FEMALE"),
  );

/** Neighbours in one list play together; an odd one is left out. */
export const neighbours = (athletes: readonly DemoAthlete[]): AthletePair[] =>
  athletes.flatMap((athlete, index) => {
    const partner = athletes[index + 1];
    return index % 2 === 0 && partner ? [[athlete, partner] as const] : [];
  });

type PairEvent = Pick<ArenaEvent, "key" | "created" | "day" | "feeInCents"> & { readonly category: string };
type Enrolment = NonNullable<Parameters<typeof enrolmentRow>[3]>;

/** Enrolments of both athletes of each pair, and the pairs. */
export function pairRows(
  calendar: DemoCalendar,
  event: PairEvent,
  pairs: readonly AthletePair[],
  state: (index: number) => Enrolment,
): Pick<TournamentRows, "enrolments" | "pairs"> {
  return {
    enrolments: pairs.flatMap((pair, index) =>
      pair.map((athlete) => enrolmentRow(calendar, event, athlete, state(index))),
    ),
    pairs: pairs.map(([first, second]) => ({
      id: pairId(event.key, first),
      tournamentId: tournamentId(event.key),
      categoryId: categoryId(event.key, event.category),
      firstId: enrolmentId(event.key, first.id),
      secondId: enrolmentId(event.key, second.id),
      createdAt: calendar.at(Math.min(event.day, 0) - 1, "21:30"),
    })),
  };
}

/** An arena's own tournament that still takes enrolments; the singles look for a partner. */
export const openInternal = (
  calendar: DemoCalendar,
  event: ArenaEvent,
  { pairs, singles = [], cancelled = [], awaitingPayment = 0 }: Entries,
): TournamentRows =>
  joinRows([
    arenaEventRows(calendar, event, "INTERNAL", { status: "REGISTRATION_OPEN" }),
    pairRows(calendar, event, pairs, (index) =>
      index < pairs.length - awaitingPayment
        ? { status: "ENROLLED" }
        : { status: "AWAITING_PAYMENT", dueAt: calendar.at(2, "23:59") },
    ),
    {
      enrolments: singles.map((athlete) =>
        enrolmentRow(calendar, event, athlete, { status: "SEEKING_PARTNER" }),
      ),
    },
    {
      enrolments: cancelled.map((athlete) => enrolmentRow(calendar, event, athlete, { status: "CANCELLED" })),
    },
  ]);

interface Entries {
  readonly pairs: readonly AthletePair[];
  readonly singles?: readonly DemoAthlete[];
  readonly cancelled?: readonly DemoAthlete[];
  /** How many of the pairs, the last ones, have not paid yet. */
  readonly awaitingPayment?: number;
}

/**
 * An arena's own tournament that was drawn: over, or as far as it has come by now. The pairs come strongest first.
 * @param startsAt of the first match; half past eight of its day unless said otherwise.
 */
export function drawnInternal(
  calendar: DemoCalendar,
  event: ArenaEvent,
  { pairs, cancelled = [], awaitingPayment = 0 }: Entries,
  { courts, startsAt = calendar.at(event.day, "08:30") }: { courts: readonly number[]; startsAt?: Date },
): TournamentRows {
  const courtIds = courts.map((number) => courtId(event.arena, number));
  const { rows, decided, state } = drawnCategory(calendar, { ...event, courtIds, startsAt }, pairs);
  const finishedAt = decided
    ? new Date(Math.max(...rows.matches.map(({ playedAt }) => time(playedAt))))
    : null;
  return joinRows([
    arenaEventRows(
      calendar,
      event,
      "INTERNAL",
      {
        status: decided ? "FINISHED" : "IN_PROGRESS",
        registrationOpen: false,
        startedAt: minutesAfter(startsAt, -45),
        finishedAt,
      },
      { settledAt: finishedAt },
    ),
    pairRows(calendar, event, pairs, (index) => ({
      ...state(index),
      ...(index < pairs.length - awaitingPayment ? {} : { paidAt: null }),
    })),
    rows,
    {
      enrolments: cancelled.map((athlete) => enrolmentRow(calendar, event, athlete, { status: "CANCELLED" })),
    },
  ]);
}

const time = (instant: Date | string | null | undefined): number =>
  instant ? new Date(instant).getTime() : 0;
