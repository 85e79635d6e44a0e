import type { Transaction } from "../../platform/database";
import { clockToDatabase } from "../../platform/time/clock-time.rules";
import type { Hours } from "./teaching-hours.rules";

/** When somebody can give classes at an arena, in place of what was written down. */
export async function writeHours(
  tx: Transaction,
  teacherArenaId: string,
  hours: readonly Hours[],
): Promise<void> {
  await tx.teachingHours.deleteMany({ where: { teacherArenaId } });
  await tx.teachingHours.createMany({
    data: hours.map(({ weekday, startsAt, endsAt }) => ({
      teacherArenaId,
      weekday,
      startsAt: clockToDatabase(startsAt),
      endsAt: clockToDatabase(endsAt),
    })),
  });
}
