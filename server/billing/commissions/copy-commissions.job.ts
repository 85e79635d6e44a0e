import type { Database } from "../../platform/database";
import { copyMissingCommissions } from "./copy-missing.action";

export const copyCommissionsTask = "copy_commissions";

/** Every hour: classes whose commission was not copied when their attendance was taken. */
export const copyCommissionsJob = (db: Database) => async (): Promise<void> =>
  copyMissingCommissions(db, new Date());
