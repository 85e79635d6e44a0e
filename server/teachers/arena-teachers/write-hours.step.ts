import type { Transaction } from "../../platform/database";
import { clockToDatabase } from "../../platform/time/clock-time.rules";
import type { Hours } from "./teaching-hours.rules";

/** Replaces a teacher's available hours at an arena. */
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
