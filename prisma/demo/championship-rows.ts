import type { Prisma } from "../generated/client/client";
import { federationIds } from "./arenas";
import type { DemoAthlete } from "./athletes";
import type { DemoCalendar } from "./calendar";
import type { DrawSettings } from "../../server/sport/draws/draw-plan.rules";
import { pointsFor } from "../../server/sport/ranking/ranking-points.rules";
import { demoId } from "./keys";
import { rankedCategories, rankingId } from "./rankings";
import { drawnCategory, type AthletePair } from "./drawn-category";
import { pairRows } from "./pair-events";
import { categoryId, enrolmentRow, joinRows, tournamentId, type TournamentRows } from "./tournament-rows";

type CategoryRow = Prisma.TournamentCategoryCreateManyInput;

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
  /** How it was drawn; null while open for enrolment. */
  readonly drawn: Partial<DrawSettings> | null;
  /** Start of the first match; by default half past eight on the first day. */
  readonly startsAt?: Date;
  readonly cancelled?: readonly DemoAthlete[];
}

export const category = (
  name: string,
  level: string,
  gender: CategoryRow["gender"],
  feeInCents: number,
  pairs: readonly AthletePair[],
  drawn: Partial<DrawSettings> | null = null,
): Category => ({ name, level, gender, feeInCents, pairs, drawn });

/** A championship with its categories and their pairs. */
export function championship(
  calendar: DemoCalendar,
  { key, created, day, lastDay, state, ...text }: Championship,
  categories: readonly Category[],
): TournamentRows {
  const fees = categories.map(({ feeInCents }) => feeInCents);
  const maxPerCategory = 32;
  const onTheBeach = Array.from({ length: 4 }, () => null);
  const played = categories.map(({ name, pairs, drawn, startsAt = calendar.at(day, "08:30") }) =>
    drawn === null
      ? null
      : drawnCategory(
          calendar,
          { key, category: name, courtIds: onTheBeach, startsAt, settings: drawn },
          pairs,
        ),
  );
  return joinRows([
    {
      tournaments: [
        {
          ...text,
          ...state,
          id: tournamentId(key),
          federationId: federationIds.active,
          kind: "INTERNAL",
          sanctionTier: "G500",
          protestHours: 24,
          category: categories.map(({ name }) => name).join(", "),
          startDate: calendar.day(day),
          endDate: calendar.day(lastDay),
          feeInCents: Math.min(...fees),
          maxParticipants: maxPerCategory * categories.length,
          registrationStartsOn: calendar.day(created),
          registrationEndsOn: calendar.day(day - 1),
          createdAt: calendar.at(created, "10:00"),
          publishedAt: calendar.at(created, "10:00"),
        },
      ],
      categories: categories.map(({ name, level, gender, feeInCents, drawn }, index) => ({
        id: categoryId(key, name),
        tournamentId: tournamentId(key),
        name,
        level,
        gender,
        maxParticipants: maxPerCategory,
        feeInCents,
        ...(rankedCategories.has(name) ? { rankingId: rankingId(name), rankingTier: "G500" as const } : {}),
        drawFormat: drawn?.format ?? "GROUPS_KNOCKOUT",
        thirdPlace: drawn?.thirdPlace ?? false,
        settledAt: played[index]?.decided ? calendar.past(lastDay, "17:30") : null,
      })),
    },
    ...categories.flatMap(({ name, feeInCents, pairs, cancelled = [] }, index) => {
      const event = { key, category: name, created, day, feeInCents };
      return [
        pairRows(calendar, event, pairs, played[index]?.state ?? (() => ({ status: "ENROLLED" }))),
        played[index]?.rows ?? {},
        {
          rankingResults: (rankedCategories.has(name) ? (played[index]?.reached ?? []) : []).flatMap(
            ({ athleteId, reached }) =>
              reached === null
                ? []
                : {
                    id: demoId(`result:${key}:${name}:${athleteId}`),
                    rankingId: rankingId(name),
                    categoryId: categoryId(key, name),
                    athleteId,
                    level: reached,
                    tier: "G500" as const,
                    points: pointsFor("G500", reached),
                    date: calendar.day(lastDay),
                    enteredAt: calendar.past(lastDay, "17:30"),
                  },
          ),
        },
        {
          enrolments: cancelled.map((athlete) =>
            enrolmentRow(calendar, event, athlete, { status: "CANCELLED" }),
          ),
        },
      ];
    }),
  ]);
}
