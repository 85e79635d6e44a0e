import DataLoader from "dataloader";
import { perRequest, type ActionContext } from "../platform/context";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { brasiliaTime } from "../platform/time/time-zone.rules";
import { dayAt } from "../platform/time/zoned-time.rules";
import { canSeePersonalData } from "./athlete.access";

/** Who read whose data on which day, one statement for all that a request shows. */
const noteReading = perRequest(
  (ctx: ActionContext) =>
    new DataLoader<string, true>(async (athleteIds) => {
      const { viewer } = ctx;
      if (viewer)
        await ctx.db.personalDataReading.createMany({
          data: athleteIds.map((athleteId) => ({
            athleteId,
            readerId: viewer.userId,
            day: dayToDatabase(dayAt(ctx.now, brasiliaTime)),
          })),
          skipDuplicates: true,
        });
      return athleteIds.map(() => true);
    }),
);

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
