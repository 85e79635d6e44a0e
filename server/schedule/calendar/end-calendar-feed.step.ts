import type { Transaction } from "../../platform/database";

/** Whoever holds the link of an athlete's calendar reads nothing any more. */
export async function endCalendarFeed(tx: Transaction, athleteId: string): Promise<void> {
  await tx.calendarFeed.deleteMany({ where: { athleteId } });
}
