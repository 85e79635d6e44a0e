import type { Database } from "../../platform/database";
import type { Outbox } from "../../platform/mail/outbox";
import { remindOfCharges } from "./remind-of-charges.action";

export const remindOfChargesTask = "remind_of_charges";

/** Every half hour: reminds payers of charges that are nearly due or late. */
export const remindOfChargesJob =
  ({ db, outbox, publicUrl }: { db: Database; outbox: Outbox; publicUrl: () => string }) =>
  async (): Promise<void> => {
    await remindOfCharges(db, { now: new Date(), outbox, publicUrl: publicUrl() });
  };
