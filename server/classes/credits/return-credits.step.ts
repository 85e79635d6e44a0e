import type { ClassSession } from "../../../prisma/generated/client/client";
import type { Transaction } from "../../platform/database";
import { dayAt } from "../../platform/time/zoned-time.rules";
import { tellCredits, type AccountAt, type Recorder } from "./credit-account.step";

/**
 * Before the arena calls classes off: what paid a place comes back, and a make-up stands for a class of the month. Expects
 * them to be locked.
 * @param planUntil of who comes every week, up to this day; null for all: a series that ends ends the months to come too.
 */
export async function creditFallen(
  tx: Transaction,
  by: Recorder,
  sessionIds: readonly string[],
  planUntil: string | null,
): Promise<void> {
  const places = await tx.sessionStudent.findMany({
    where: { sessionId: { in: [...sessionIds] }, attendance: { in: ["BOOKED", "EXCUSED"] } },
    include: { session: { include: { arena: { select: { timeZone: true } } } } },
    orderBy: [{ athleteId: "asc" }, { startsAt: "asc" }],
  });
  const fallen = places.flatMap(({ athleteId, creditId, session }) => {
    const { arena, ...bare } = session;
    const isPlanned = planUntil === null || dayAt(session.startsAt, arena.timeZone) <= planUntil;
    return creditId === null && !isPlanned ? [] : [{ session: bare, athleteId, timeZone: arena.timeZone }];
  });
  await returnCredits(tx, by, fallen);
}

/** The arena takes places away, or excuses who has them: the credits come back, however late it is. */
export async function returnCredits(
  tx: Transaction,
  by: Recorder,
  places: readonly AccountAt[],
): Promise<void> {
  await tellCredits(tx, by, places.map(returning));
}

/** The event that says so. */
export const returning = <At extends { session: ClassSession }>(at: At) => ({
  ...at,
  event: { type: "ARENA_CANCEL" as const, sessionId: at.session.id },
});
