import type { Prisma } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import { inTransaction, whileFree, type Database, type Transaction } from "../platform/database";
import { TooManyAttempts } from "../platform/errors";
import { assertPasswordQueueOpen, hashPassword } from "../platform/password-hash";
import { countAttempt } from "../platform/rate-limit";
import { assertSignUpOpen } from "../platform-settings/sign-up-open.access";
import { createEmailLink } from "./email-link.step";
import { EmailTaken } from "./identity.errors";
import { confirmationMail, confirmationUrl } from "./identity-mails.rules";
import { mailLimit } from "./mail-limit.rules";

/** Which sign-up gives which role; each can be closed. */
const signUpOf = { ARENA_MANAGER: "ARENA", FEDERATION_MANAGER: "FEDERATION", ATHLETE: "ATHLETE" } as const;

interface NewAccount {
  email: string;
  name: string;
  password: string;
  role: keyof typeof signUpOf;
}

/** What one kind of sign-up adds to the account. */
interface SignUpKind {
  /** @throws when something else than the e-mail belongs to somebody already. */
  assertFree(db: Database): Promise<void>;
  /** Writes the record. @returns what is to be written once the address is proved, where something is. */
  record(tx: Transaction, userId: string): Promise<Prisma.InputJsonObject | undefined>;
}

/**
 * Somebody signs up: user, role, record, confirmation link and mail, all or nothing.
 * @param network where the request comes from: at most 10 sign-ups per hour, since the answer tells which addresses
 *   have an account.
 * @returns the address the confirmation was sent to.
 * @throws RuleViolation while it is closed, EmailTaken, TooManyAttempts, and what the kind throws.
 */
export async function signUp(
  ctx: ActionContext,
  network: string,
  { email, name, password, role }: NewAccount,
  { assertFree, record }: SignUpKind,
): Promise<{ email: string }> {
  assertPasswordQueueOpen(network);
  await assertSignUpOpen(ctx.db, signUpOf[role]);
  await countAttempt(ctx.db, { key: `sign-up:${network}`, points: 10, windowSeconds: 3600 }, ctx.now);
  const assertAllFree = async () => {
    if (await ctx.db.user.findUnique({ where: { email }, select: { id: true } })) throw new EmailTaken();
    await assertFree(ctx.db);
  };
  await assertAllFree();
  const passwordHash = await hashPassword(password, network);
  await whileFree(
    inTransaction(ctx.db, async (tx) => {
      const { id: userId } = await tx.user.create({
        data: { email, name, passwordHash, createdAt: ctx.now, roles: { create: { role } } },
        select: { id: true },
      });
      const signUpData = await record(tx, userId);
      const token = await createEmailLink(
        tx,
        { userId, purpose: "CONFIRM_EMAIL", signUp: signUpData },
        ctx.now,
      );
      await ctx.outbox.put(tx, confirmationMail({ email, name }, confirmationUrl(ctx.publicUrl, token)));
    }),
    assertAllFree,
  );
  await countAttempt(ctx.db, mailLimit(email), ctx.now).catch((error: unknown) => {
    if (!(error instanceof TooManyAttempts)) throw error; // whoever signs up gets this mail in any case
  });
  return { email };
}
