import type { ActionContext } from "../platform/context";
import { whether } from "../platform/loaders";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { brasiliaTime } from "../platform/time/time-zone.rules";
import { dayAt } from "../platform/time/zoned-time.rules";
import { canSeePersonalData } from "./athlete.access";

/** Who read whose data on which day, one statement for all that a request shows. */
const noteReading = whether(async ({ db, viewer, now }, athleteIds) => {
  if (!viewer) return [];
  const day = dayToDatabase(dayAt(now, brasiliaTime));
  await db.personalDataReading.createMany({
    data: athleteIds.map((athleteId) => ({ athleteId, readerId: viewer.userId, day })),
    skipDuplicates: true,
  });
  return athleteIds;
});

/**
 * One piece of an athlete's personal data for whoever may see it; that somebody else saw it is noted before it is told.
 * @returns null for those who may not, and where there is none.
 */
export async function readPersonalData<Value>(
  athleteId: string,
  value: Value | null,
  ctx: ActionContext,
): Promise<Value | null> {
  if (value === null || !(await canSeePersonalData(athleteId, ctx))) return null;
  if (ctx.viewer?.athleteId !== athleteId) await noteReading(ctx).load(athleteId);
  return value;
}
