import type { Database } from "../../platform/database";
import type { Outbox } from "../../platform/mail/outbox";
import { runMonths } from "./run-month.action";

export const runMonthsTask = "run_months";

/** Every night: creates the charges of monthly plans. */
export const runMonthsJob =
  ({ db, outbox, publicUrl }: { db: Database; outbox: Outbox; publicUrl: () => string }) =>
  async (): Promise<void> =>
    runMonths(db, { now: new Date(), outbox, publicUrl: publicUrl() });
