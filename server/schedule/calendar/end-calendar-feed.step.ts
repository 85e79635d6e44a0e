import type { Transaction } from "../../platform/database";

/** Revokes the link to a user's calendar feed. */
export async function endCalendarFeed(tx: Transaction, userId: string): Promise<void> {
  await tx.calendarFeed.deleteMany({ where: { userId } });
}
