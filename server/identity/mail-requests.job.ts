import { z } from "zod";
import { type Database, inTransaction } from "../platform/database";
import type { Outbox } from "../platform/mail/outbox";
import { createEmailLink } from "./email-link.step";
import {
  confirmationMail,
  confirmationUrl,
  passwordResetMail,
  passwordResetUrl,
  portals,
} from "./identity-mails.rules";

/** What jobs that write mails stand on. */
export interface MailParts {
  db: Database;
  outbox: Outbox;
  /** Where links point to, without a slash at the end. */
  publicUrl: () => string;
}

const resetPayload = z.object({ email: z.string(), portal: z.enum(portals) });
const confirmationPayload = z.object({ email: z.string() });

/** Writes the mail with the link where a password is reset, if the address has an account. */
export const passwordResetJob =
  ({ db, outbox, publicUrl }: MailParts) =>
  async (payload: unknown): Promise<void> => {
    const { email, portal } = resetPayload.parse(payload);
    const user = await db.user.findUnique({ where: { email } });
    if (!user || user.disabledAt) return;
    await inTransaction(db, async (tx) => {
      const token = await createEmailLink(tx, { userId: user.id, purpose: "RESET_PASSWORD" }, new Date());
      await outbox.put(tx, passwordResetMail(user, portal, passwordResetUrl(publicUrl(), token)));
    });
  };

/** Writes the confirmation mail once more, if the address has an account that waits for it. */
export const confirmationJob =
  ({ db, outbox, publicUrl }: MailParts) =>
  async (payload: unknown): Promise<void> => {
    const { email } = confirmationPayload.parse(payload);
    const user = await db.user.findUnique({
      where: { email },
      include: { emailLinks: { where: { purpose: "CONFIRM_EMAIL" }, orderBy: { id: "desc" }, take: 1 } },
    });
    if (!user || user.disabledAt || user.emailConfirmedAt) return;
    const signUp = user.emailLinks[0]?.signUp;
    await inTransaction(db, async (tx) => {
      const token = await createEmailLink(
        tx,
        {
          userId: user.id,
          purpose: "CONFIRM_EMAIL",
          ...(typeof signUp === "object" && signUp !== null ? { signUp: signUp as object } : {}),
        },
        new Date(),
      );
      await outbox.put(tx, confirmationMail(user, confirmationUrl(publicUrl(), token)));
    });
  };
