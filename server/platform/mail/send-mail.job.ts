import type { JobHelpers } from "graphile-worker";
import { createTransport } from "nodemailer";
import { z } from "zod";
import type { Database } from "../database";

const payloadSchema = z.object({ id: z.uuid() });

/**
 * Sends one mail of the outbox over SMTP; a failure is tried again later with growing pauses. What was sent is kept
 * without its words: they hold links that open an account.
 */
export function sendMailJob(db: Database, smtpUrl: string, from: string) {
  const transport = createTransport(smtpUrl);
  return async (payload: unknown, { job }: JobHelpers): Promise<void> => {
    const { id } = payloadSchema.parse(payload);
    const mail = await db.outgoingMail.findUnique({ where: { id } });
    if (!mail || mail.sentAt) return;
    const { to, subject, text, html } = mail;
    await transport.sendMail({ from, to, subject, text, html, messageId: `<${id}.${job.id}@praia>` });
    await db.outgoingMail.update({ where: { id }, data: { sentAt: new Date(), text: "", html: "" } });
  };
}
