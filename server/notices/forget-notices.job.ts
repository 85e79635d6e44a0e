import { inTransaction, type Database } from "../platform/database";
import { earlier } from "../platform/time/duration.rules";
import { noticesExpiring } from "./notice.event";

export const forgetNoticesTask = "forget_notices";

const keptDays = 90;

/** Deletes old notices; runs every night. */
export const forgetNoticesJob = (db: Database) => async (): Promise<void> => {
  const before = earlier(new Date(), { days: keptDays });
  await inTransaction(db, async (tx) => {
    await noticesExpiring.happened(tx, null, { before });
    await tx.notice.deleteMany({ where: { createdAt: { lt: before } } });
  });
};
