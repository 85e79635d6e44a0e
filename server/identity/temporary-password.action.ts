import { randomInt } from "node:crypto";
import type { ActionContext } from "../platform/context";
import { inTransaction, type Transaction } from "../platform/database";
import { InvalidInput } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { hashPassword } from "../platform/password-hash";
import { later } from "../platform/time/duration.rules";
import { audit } from "./audit.step";
import { endEmailLinks } from "./email-link.step";
import { temporaryPasswordMail } from "./identity-mails.rules";
import { proveAddress } from "./prove-address.step";
import { endSessionsOf } from "./session.step";
import { emailOnlySchema } from "./person.rules";

const lifeHours = 72;
const length = 14;
/** Without what is mistaken for something else when it is read aloud: 0 and O, 1, I and l. */
const smallLetters = "abcdefghijkmnpqrstuvwxyz";
const capitals = "ABCDEFGHJKLMNPQRSTUVWXYZ";
const digits = "23456789";

/** A password for somebody else to begin with: 80 random bits, one of each kind of sign at least. */
export function newTemporaryPassword(): string {
  const all = smallLetters + capitals + digits;
  for (;;) {
    const password = Array.from({ length }, () => all[randomInt(all.length)]).join("");
    const kinds = [smallLetters, capitals, digits];
    if (kinds.every((kind) => [...kind].some((sign) => password.includes(sign)))) return password;
  }
}

export const temporaryPasswordUntil = (now: Date): Date => later(now, { hours: lifeHours });

/**
 * An admin opens somebody's account again: a random password, mailed to them, that has to be changed at the first
 * sign-in and is worth nothing after 72 hours. What was open ends.
 * @returns the address it was mailed to.
 * @throws InvalidInput when nobody has this address.
 */
export async function issueTemporaryPassword(
  ctx: ActionContext,
  input: unknown,
): Promise<{ email: string; expiresAt: Date }> {
  const { email } = parseInput(emailOnlySchema, input);
  const user = await ctx.db.user.findUnique({ where: { email } });
  if (!user || user.deletedAt)
    throw new InvalidInput([{ path: ["email"], message: "Nenhuma conta tem este e-mail" }]);
  const password = newTemporaryPassword();
  const passwordHash = await hashPassword(password);
  const expiresAt = temporaryPasswordUntil(ctx.now);
  await inTransaction(ctx.db, async (tx) => {
    await proveAddress(tx, user, "password", ctx.now); // whoever uses it has read the mail
    await tx.user.update({
      where: { id: user.id },
      data: { passwordHash, temporaryPasswordUntil: expiresAt },
    });
    await endSessionsOf(tx, user.id, ctx.now);
    await endEmailLinks(tx, user.id, ctx.now);
    await mailTemporaryPassword(ctx, tx, user, password);
    const subject = { kind: "USER" as const, id: user.id };
    await audit(tx, ctx, { action: "ISSUE_TEMPORARY_PASSWORD", subject });
  });
  return { email, expiresAt };
}

export const mailTemporaryPassword = (
  { outbox, publicUrl }: Pick<ActionContext, "outbox" | "publicUrl">,
  tx: Transaction,
  to: { email: string; name: string },
  password: string,
): Promise<void> => outbox.put(tx, temporaryPasswordMail(to, password, `${publicUrl}/auth`));
