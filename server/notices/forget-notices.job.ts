import type { Database } from "../platform/database";
import { earlier } from "../platform/time/duration.rules";

export const forgetNoticesTask = "forget_notices";

const keptDays = 90;

/** Every night: what was told so long ago that it serves nobody. */
export const forgetNoticesJob = (db: Database) => async (): Promise<void> => {
  await db.notice.deleteMany({ where: { createdAt: { lt: earlier(new Date(), { days: keptDays }) } } });
};
