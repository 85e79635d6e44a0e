import type { Database } from "../platform/database";
import { emitEvent } from "../platform/events/event-bus";
import type { Outbox } from "../platform/mail/outbox";
import { assignDuePlaces } from "./assign-places.action";
import { expireEnrolments } from "./expire-enrolments.action";
import type { EnrolmentParts } from "./open-enrolments.step";

export const expireEnrolmentsTask = "expire_enrolments";

/** Every few minutes: expires what was not paid or answered in time, and gives places by ranking or lots that are due. */
export const expireEnrolmentsJob =
  ({ db, outbox, publicUrl }: { db: Database; outbox: Outbox; publicUrl: () => string }) =>
  async (): Promise<void> => {
    const parts: EnrolmentParts = {
      events: { emit: emitEvent },
      outbox,
      viewer: null,
      now: new Date(),
      publicUrl: publicUrl(),
    };
    try {
      await expireEnrolments(db, parts);
    } finally {
      await assignDuePlaces(db, parts);
    }
  };
