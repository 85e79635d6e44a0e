import type { JobHelpers } from "graphile-worker";
import { createTransport } from "nodemailer";
import { z } from "zod";
import type { Database } from "../database";

/** A mail server that does not answer is left alone; the mail is tried again later. */
const patienceMs = 10_000;
const payloadSchema = z.object({ id: z.uuid() });

/**
 * Sends one mail of the outbox over SMTP; a failure is tried again later with growing pauses. What was sent is kept
 * without its words: they hold links that open an account.
 */
export function sendMailJob(db: Database, smtpUrl: string, from: string) {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    dnsTimeout: patienceMs,
  });
  return async (payload: unknown, { job }: JobHelpers): Promise<void> => {
    const { id } = payloadSchema.parse(payload);
    const mail = await db.outgoingMail.findUnique({ where: { id } });
    if (!mail || mail.sentAt) return;
    const { to, subject, text, html } = mail;
    await transport.sendMail({ from, to, subject, text, html, messageId: `<${id}.${job.id}@praia>` });
    await db.outgoingMail.update({ where: { id }, data: { sentAt: new Date(), text: "", html: "" } });
  };
}
