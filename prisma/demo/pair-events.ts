import type { DemoAthlete } from "./athletes";
import type { DemoCalendar } from "./calendar";
import { demoId } from "./keys";
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

export type AthletePair = readonly [DemoAthlete, DemoAthlete];

/** Who plays with whom: the first with the first, and so on. */
export const partnersOf = (first: readonly DemoAthlete[], second: readonly DemoAthlete[]): AthletePair[] =>
  first.slice(0, second.length).map((athlete, index) => [athlete, second[index]!]);

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
      id: demoId(`pair:${event.key}:${first.id}`),
      tournamentId: tournamentId(event.key),
      categoryId: categoryId(event.key, event.category),
      firstId: enrolmentId(event.key, first.id),
      secondId: enrolmentId(event.key, second.id),
      createdAt: calendar.at(Math.min(event.day, 0) - 1, "21:30"),
    })),
  };
}

/** Champion, runner-up, both semi-finalists third, the quarter-finalists fifth, and so on. */
export function knockoutResult(index: number): Enrolment {
  const finalPosition = index < 2 ? index + 1 : 2 ** Math.floor(Math.log2(index)) + 1;
  return { status: index < 2 ? "FINISHED" : "ELIMINATED", finalPosition };
}

/** An arena's own tournament that still takes enrolments; the singles look for a partner. */
export const openInternal = (
  calendar: DemoCalendar,
  event: ArenaEvent,
  { pairs, singles = [], cancelled = [] }: Entries,
): TournamentRows =>
  joinRows([
    arenaEventRows(calendar, event, "INTERNAL", { status: "REGISTRATION_OPEN" }),
    pairRows(calendar, event, pairs, () => ({ status: "ENROLLED" })),
    { enrolments: singles.map((athlete) => enrolmentRow(calendar, event, athlete)) },
    {
      enrolments: cancelled.map((athlete) => enrolmentRow(calendar, event, athlete, { status: "CANCELLED" })),
    },
  ]);

interface Entries {
  readonly pairs: readonly AthletePair[];
  readonly singles?: readonly DemoAthlete[];
  readonly cancelled?: readonly DemoAthlete[];
}

/** An arena's own tournament that is over; the pairs are in their final order. */
export const finishedInternal = (
  calendar: DemoCalendar,
  event: ArenaEvent,
  { pairs, cancelled = [] }: Entries,
): TournamentRows =>
  joinRows([
    arenaEventRows(calendar, event, "INTERNAL", {
      status: "FINISHED",
      registrationOpen: false,
      startedAt: calendar.at(event.day, "08:30"),
      finishedAt: calendar.at(event.lastDay ?? event.day, "18:00"),
    }),
    pairRows(calendar, event, pairs, knockoutResult),
    {
      enrolments: cancelled.map((athlete) => enrolmentRow(calendar, event, athlete, { status: "CANCELLED" })),
    },
  ]);
