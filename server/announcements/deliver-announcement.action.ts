import type { ActionContext } from "../platform/context";
import type { Database, Transaction } from "../platform/database";
import { inBatches } from "../platform/batches";
import { leaveAnnouncement } from "../notices/notice.step";
import type { Mail } from "../platform/mail/mail.rules";
import { z } from "zod";
import type { Outbox } from "../platform/mail/outbox";

/** Addresses per transaction. */
const batchSize = 100;

type Delivering = Pick<ActionContext, "outbox" | "publicUrl">;

/**
 * Writes mails and notices, a batch per transaction. Each deletes the rows of the addresses it has written to, so that a
 * job that was killed goes on where it was, and two that run at once share the rest.
 */
export async function deliverAnnouncement(
  db: Database,
  by: Delivering,
  announcementId: string,
): Promise<number> {
  const announcement = await db.announcement.findUnique({
    where: { id: announcementId },
    include: { arena: { select: { name: true } }, federation: { select: { name: true } } },
  });
  if (!announcement) return 0;
  const { title, text, arena, federation } = announcement;
  const announced = { sender: arena?.name ?? federation?.name ?? "Praia", title, text };
  return inBatches(db, batchSize, (tx) => deliverBatch(tx, by, announcementId, announced));
}

async function deliverBatch(
  tx: Transaction,
  { outbox, publicUrl }: Delivering,
  announcementId: string,
  announced: { sender: string; title: string; text: string },
): Promise<number> {
  const taken = await tx.$queryRaw<{ email: string; userId: string | null }[]>`
    DELETE FROM entregas_comunicados WHERE (comunicado_id, email) IN (
      SELECT comunicado_id, email FROM entregas_comunicados WHERE comunicado_id = ${announcementId}::uuid
      ORDER BY email LIMIT ${batchSize} FOR UPDATE SKIP LOCKED)
    RETURNING email, user_id::text AS "userId"`;
  if (taken.length === 0) return 0;
  const users = await tx.user.findMany({
    where: { id: { in: taken.flatMap(({ userId }) => userId ?? []) }, disabledAt: null },
    select: { id: true, email: true, emailConfirmedAt: true },
  });
  const userOf = new Map(users.map((user) => [user.id, user]));
  // An account that was disabled or deleted since gets nothing; one with another address gets it there.
  const reached = taken.flatMap(({ email, userId }) => {
    if (userId === null) return [{ email, url: null }];
    const user = userOf.get(userId);
    if (!user) return [];
    return [{ email: user.email, url: user.emailConfirmedAt === null ? null : `${publicUrl}/avisos` }];
  });
  await leaveAnnouncement(
    tx,
    users.flatMap(({ id, emailConfirmedAt }) => (emailConfirmedAt === null ? [] : id)),
    { announcementId, title: announcementTitle(announced), text: announced.text },
  );
  await outbox.putAll(
    tx,
    reached.map((to) => announcementMail(to, announced)),
  );
  await tx.announcement.update({
    where: { id: announcementId },
    data: { deliveredCount: { increment: reached.length } },
  });
  return taken.length;
}

interface Announced {
  sender: string;
  title: string;
  text: string;
}

/** The subject of the mail, and the title of the notice. */
const announcementTitle = ({ sender, title }: Announced): string => `${sender}: ${title}`;

/** @param to.url the page with the reader's notices; null for an address without a confirmed account. */
const announcementMail = (to: { email: string; url: string | null }, announced: Announced): Mail => ({
  to: to.email,
  // The job writes the notice itself, with the announcement that it belongs to.
  bell: false,
  subject: announcementTitle(announced),
  greeting: "Olá!",
  paragraphs: announced.text.split(/\n+/),
  ...(to.url === null ? {} : { action: { label: "Ver em Avisos", url: to.url } }),
  closing: `Comunicado de ${announced.sender}, enviado pela Praia.`,
});

const payloadSchema = z.object({ announcementId: z.uuid() });

/** Queued with each announcement. */
export const deliverAnnouncementJob =
  ({ db, outbox, publicUrl }: { db: Database; outbox: Outbox; publicUrl: () => string }) =>
  async (payload: unknown): Promise<void> => {
    const { announcementId } = payloadSchema.parse(payload);
    await deliverAnnouncement(db, { outbox, publicUrl: publicUrl() }, announcementId);
  };
