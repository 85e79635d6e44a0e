import type { Database } from "../platform/database";
import { extendClasses } from "./extend-classes.action";

export const extendClassesTask = "extend_classes";

/** Every night: sessions for the next eight weeks. */
export const extendClassesJob = (db: Database) => async (): Promise<void> => extendClasses(db, new Date());
