import type { Transaction } from "../../platform/database";
import { dayToDatabase } from "../../platform/time/calendar-day.rules";

/** Makes athletes an arena's own; who was once keeps the day they first came. @param today YYYY-MM-DD there. */
export async function letIn(
  tx: Transaction,
  arenaId: string,
  athleteIds: readonly string[],
  today: string,
): Promise<void> {
  await tx.arenaAthlete.createMany({
    data: athleteIds.map((athleteId) => ({ arenaId, athleteId, firstVisitOn: dayToDatabase(today) })),
    skipDuplicates: true,
  });
  await tx.arenaAthlete.updateMany({
    where: { arenaId, athleteId: { in: [...athleteIds] } },
    data: { active: true },
  });
}
