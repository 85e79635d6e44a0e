import type { Prisma } from "../generated/client/client";
import { arenas } from "./arenas";
import { regulars, type DemoAthlete } from "./athletes";
import type { DemoCalendar } from "./calendar";
import { demoId } from "./keys";

/** Athletes of another arena who have asked the main one to let them in; it has not answered. */
export function joinRequestRows(
  calendar: DemoCalendar,
  athletes: readonly DemoAthlete[],
): Prisma.JoinRequestCreateManyInput[] {
  const strangers = regulars(athletes, { arena: "second", levels: ["B", "C"] }).slice(0, 3);
  return strangers.map(({ id: athleteId }, index) => ({
    id: demoId(`asks:main:${athleteId}`),
    arenaId: arenas.main.id,
    athleteId,
    askedAt: calendar.past(index - 3, "19:40"),
  }));
}
