import type { Transaction } from "../database";
import { enqueueEach } from "../jobs/queue";
import { mailHtml } from "./mail-layout";
import { toldByMail } from "./mail.event";
import { mailText, noticePath, noticeText, type Mail } from "./mail.rules";

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
