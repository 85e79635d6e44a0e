import type { ClassSession } from "../../../prisma/generated/client/client";
import type { Transaction } from "../../platform/database";
import { dayAt } from "../../platform/time/zoned-time.rules";
import { tellCredits, type AccountAt, type Recorder } from "./credit-account.step";

/**
 * Call before the arena cancels classes: returns the credits that paid for places, and grants a make-up for a class of
 * a monthly plan. Expects the classes to be locked.
 * @param planUntil last day for which weekly students get make-ups, because an ended series is not paid for in later
 *   months; null for no limit.
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

/** Returns the credits when the arena removes or excuses students, however late. */
export async function returnCredits(
  tx: Transaction,
  by: Recorder,
  places: readonly AccountAt[],
): Promise<void> {
  await tellCredits(tx, by, places.map(returning));
}

/** The event of a cancellation by the arena. */
export const returning = <At extends { session: ClassSession }>(at: At) => ({
  ...at,
  event: { type: "ARENA_CANCEL" as const, sessionId: at.session.id },
});
