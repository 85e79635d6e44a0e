import type { Database } from "../platform/database";
import type { Outbox } from "../platform/mail/outbox";
import { remindOnEve } from "./remind-on-eve.action";

export const remindOnEveTask = "remind_on_eve";

/** Every quarter of an hour: who has something tomorrow and was not reminded yet. */
export const remindOnEveJob =
  ({ db, outbox, publicUrl }: { db: Database; outbox: Outbox; publicUrl: () => string }) =>
  async (): Promise<void> => {
    await remindOnEve(db, { now: new Date(), outbox, publicUrl: publicUrl() });
  };
