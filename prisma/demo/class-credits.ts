import type { Prisma } from "../generated/client/client";
import { arenas } from "./arenas";
import type { DemoCalendar } from "./calendar";
import { demoId } from "./keys";
import { people } from "./people";

/** A package bought by two athletes, with all credits unused. */
const bought: readonly [athleteId: string, count: number][] = [
  [people.athlete.id, 4],
  [people.secondAthlete.id, 2],
];

export function classCreditRows(calendar: DemoCalendar) {
  const classCredits = bought.flatMap(([athleteId, count]) =>
    Array.from({ length: count }, (_, index): Prisma.ClassCreditCreateManyInput & { id: string } => ({
      id: demoId(`credit:${athleteId}:${index}`),
      arenaId: arenas.main.id,
      athleteId,
      kind: "PACKAGE",
      purchase: demoId(`package:${athleteId}`),
      number: index + 1,
      startsOn: calendar.day(-20),
    })),
  );
  return {
    classCredits,
    creditEntries: classCredits.map(({ id: creditId }): Prisma.CreditEntryCreateManyInput => ({
      id: demoId(`credit-entry:${creditId}`),
      creditId,
      position: 0,
      state: "AVAILABLE",
      expiresOn: calendar.day(70),
      recordedAt: calendar.at(-20, "10:00"),
      recordedById: people.mainManager.id,
    })),
  };
}
