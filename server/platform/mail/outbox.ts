import type { Transaction } from "../database";
import { enqueue } from "../jobs/queue";
import { mailHtml } from "./mail-layout";
import { mailText, type Mail } from "./mail.rules";

/** Where mails are put by what causes them, in the same transaction; they leave afterwards, by a job. */
export interface Outbox {
  put(tx: Transaction, mail: Mail): Promise<void>;
}

export const sendMailTask = "send_mail";

/** @param delivers false: nothing is sent, the mailbox page shows the mails instead. */
export const createOutbox = (delivers: boolean): Outbox => ({
  async put(tx, mail) {
    const { to, subject } = mail;
    const { id } = await tx.outgoingMail.create({
      data: { to, subject, text: mailText(mail), html: mailHtml(mail) },
      select: { id: true },
    });
    if (delivers) await enqueue(tx, sendMailTask, { id });
  },
});
