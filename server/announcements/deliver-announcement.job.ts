import { z } from "zod";
import type { Database } from "../platform/database";
import type { Outbox } from "../platform/mail/outbox";
import { deliverAnnouncement } from "./deliver-announcement.action";

const payloadSchema = z.object({ announcementId: z.uuid() });

/** Queued with each announcement. */
export const deliverAnnouncementJob =
  ({ db, outbox, publicUrl }: { db: Database; outbox: Outbox; publicUrl: () => string }) =>
  async (payload: unknown): Promise<void> => {
    const { announcementId } = payloadSchema.parse(payload);
    await deliverAnnouncement(db, { outbox, publicUrl: publicUrl() }, announcementId);
  };
