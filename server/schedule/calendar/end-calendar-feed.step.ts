import type { Transaction } from "../../platform/database";

/** Whoever holds the link of a person's calendar reads nothing any more. */
export async function endCalendarFeed(tx: Transaction, userId: string): Promise<void> {
  await tx.calendarFeed.deleteMany({ where: { userId } });
}
