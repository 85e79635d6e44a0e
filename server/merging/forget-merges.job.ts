import { Prisma } from "../../prisma/generated/client/client";
import type { Database } from "../platform/database";
import { earlier } from "../platform/time/duration.rules";
import { daysToUndo } from "./merge-undo.rules";

export const forgetMergesTask = "forget_merges";

/** Every night: the rows and the name of merges that can no longer be undone. */
export const forgetMergesJob = (db: Database) => async (): Promise<void> => {
  await db.recordMerge.updateMany({
    where: { mergedAt: { lt: earlier(new Date(), { days: daysToUndo }) }, otherName: { not: null } },
    data: { journal: Prisma.DbNull, otherName: null },
  });
};
