import type { Database } from "../platform/database";
import { publishDue } from "./publish-due.action";

export const publishDueTask = "publish_rankings";

/** On the first of the month, and every day after it for what could not be done then. */
export const publishDueJob = (db: Database) => async (): Promise<void> => {
  await publishDue(db, new Date());
};
