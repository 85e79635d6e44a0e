import type { Prisma } from "../generated/client/client";
import { federationIds } from "./arenas";
import type { DemoAthlete } from "./athletes";
import type { DemoCalendar } from "./calendar";
import { pairRows, type AthletePair } from "./pair-events";
import { categoryId, enrolmentRow, joinRows, tournamentId, type TournamentRows } from "./tournament-rows";

type CategoryRow = Prisma.TournamentCategoryCreateManyInput;
export type EnrolmentState = Parameters<typeof pairRows>[3];

interface Championship {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly venue: string;
  readonly directorName: string;
  /** Days from today. */
  readonly created: number;
  readonly day: number;
  readonly lastDay: number;
  readonly state: Pick<
    Prisma.TournamentCreateManyInput,
    "status" | "registrationOpen" | "startedAt" | "finishedAt"
  >;
}

interface Category {
  readonly name: string;
  readonly level: string;
  readonly gender: CategoryRow["gender"];
  readonly feeInCents: number;
  readonly pairs: readonly AthletePair[];
  readonly state: EnrolmentState;
  readonly cancelled?: readonly DemoAthlete[];
}

export const category = (
  name: string,
  level: string,
  gender: CategoryRow["gender"],
  feeInCents: number,
  pairs: readonly AthletePair[],
  state: EnrolmentState,
): Category => ({ name, level, gender, feeInCents, pairs, state });

/** A championship with its categories, and in each the pairs that entered. */
export function championship(
  calendar: DemoCalendar,
  { key, created, day, lastDay, state, ...text }: Championship,
  categories: readonly Category[],
): TournamentRows {
  const fees = categories.map(({ feeInCents }) => feeInCents);
  const maxPerCategory = 32;
  return joinRows([
    {
      tournaments: [
        {
          ...text,
          ...state,
          id: tournamentId(key),
          federationId: federationIds.active,
          kind: "INTERNAL",
          category: categories.map(({ name }) => name).join(", "),
          startDate: calendar.day(day),
          endDate: calendar.day(lastDay),
          feeInCents: Math.min(...fees),
          maxParticipants: maxPerCategory * categories.length,
          registrationStartsOn: calendar.day(created),
          registrationEndsOn: calendar.day(day - 1),
          createdAt: calendar.at(created, "10:00"),
        },
      ],
      categories: categories.map(({ name, level, gender, feeInCents }) => ({
        id: categoryId(key, name),
        tournamentId: tournamentId(key),
        name,
        level,
        gender,
        maxParticipants: maxPerCategory,
        feeInCents,
      })),
    },
    ...categories.flatMap(({ name, feeInCents, pairs, state: stateOf, cancelled = [] }) => {
      const event = { key, category: name, created, day, feeInCents };
      return [
        pairRows(calendar, event, pairs, stateOf),
        {
          enrolments: cancelled.map((athlete) =>
            enrolmentRow(calendar, event, athlete, { status: "CANCELLED" }),
          ),
        },
      ];
    }),
  ]);
}
