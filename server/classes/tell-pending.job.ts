import type { Database } from "../platform/database";
import type { Outbox } from "../platform/mail/outbox";
import { tellPending } from "./tell-pending.action";

export const tellPendingTask = "tell_pending";

/** Every quarter of an hour: classes that begin soon and wait for students. */
export const tellPendingJob =
  ({ db, outbox, publicUrl }: { db: Database; outbox: Outbox; publicUrl: () => string }) =>
  async (): Promise<void> => {
    await tellPending(db, { now: new Date(), outbox, publicUrl: publicUrl() });
  };
