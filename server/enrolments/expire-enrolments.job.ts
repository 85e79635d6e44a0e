import type { Database } from "../platform/database";
import { emitEvent } from "../platform/events/event-bus";
import type { Outbox } from "../platform/mail/outbox";
import { expireEnrolments } from "./expire-enrolments.action";

export const expireEnrolmentsTask = "expire_enrolments";

/** Every few minutes: what was not paid or answered in time. */
export const expireEnrolmentsJob =
  ({ db, outbox, publicUrl }: { db: Database; outbox: Outbox; publicUrl: () => string }) =>
  async (): Promise<void> => {
    await expireEnrolments(db, {
      events: { emit: emitEvent },
      outbox,
      viewer: null,
      now: new Date(),
      publicUrl: publicUrl(),
    });
  };
