import type { JobHelpers } from "graphile-worker";
import { createTransport } from "nodemailer";
import { z } from "zod";
import type { Transaction, Database } from "../database";
import { enqueueEach } from "../jobs/queue";
import { mailHtml } from "./mail-layout";
import { toldByMail } from "./mail.event";
import { type Mail, mailText, noticePath, noticeText } from "./mail.rules";

/** Stores mails in the transaction of the action that causes them; a job sends them afterwards. */
export interface Outbox {
  put(tx: Transaction, mail: Mail): Promise<void>;
  /** Several at once: a few statements, however many. */
  putAll(tx: Transaction, mails: readonly Mail[]): Promise<void>;
}

export const sendMailTask = "send_mail";

const rowOf = (mail: Mail) => ({
  to: mail.to,
  subject: mail.subject,
  text: mailText(mail),
  html: mailHtml(mail),
});

const noticeOf = (mail: Mail) => ({
  to: mail.to,
  title: mail.subject,
  text: noticeText(mail),
  path: noticePath(mail),
});

/** @param delivers false: nothing is sent, the mailbox page shows the mails instead. */
export const createOutbox = (delivers: boolean): Outbox => ({
  async put(tx, mail) {
    await this.putAll(tx, [mail]);
  },
  async putAll(tx, mails) {
    if (mails.length === 0) return;
    const made = await tx.outgoingMail.createManyAndReturn({ data: mails.map(rowOf), select: { id: true } });
    if (delivers) await enqueueEach(tx, sendMailTask, made);
    const notices = mails.filter(({ bell }) => bell !== false).map(noticeOf);
    if (notices.length > 0) await toldByMail.happened(tx, null, notices);
  },
});

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

/** Deletes the mails to the addresses of a person whose data is erased. */
export async function forgetMailsTo(tx: Transaction, addresses: readonly string[]): Promise<void> {
  await tx.outgoingMail.deleteMany({ where: { to: { in: [...addresses] } } });
}

/** Deletes mails older than the retention period. */
export async function forgetMailsBefore(db: Transaction, instant: Date): Promise<void> {
  await db.outgoingMail.deleteMany({ where: { createdAt: { lt: instant } } });
}
