import { setTimeout as sleep } from "node:timers/promises";
import type { Prisma } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import { inTransaction, whileFree, type Database, type Transaction } from "../platform/database";
import { TooManyAttempts, UserError, RuleViolation } from "../platform/errors";
import { beginTry, countAttempt, endTry, type FailureLimit } from "../platform/rate-limit";
import { assertPasswordQueueOpen, hashPassword } from "../platform/password-hash";
import { createEmailLink } from "./email-link.step";
import { EmailTaken } from "./identity.errors";
import { confirmationMail, confirmationUrl } from "./identity-mails.rules";
import { mailLimit } from "./mail-limit.rules";
import { isSignUpOpen, signUpClosedText, type SignUpKind } from "../platform-settings/platform.rules";
import { platformSettings } from "../platform-settings/platform-settings.loader";

/** Far more than the guests of one event, who share the arena's network. */
const signUpLimit = (network: string) => ({ key: `sign-up:${network}`, points: 300, windowSeconds: 3600 });

/** Counts only attempts with values already in use, because that answer reveals who has an account. */
const takenLimit = (network: string): FailureLimit => ({
  key: `sign-up:taken:${network}`,
  points: 10,
  windowSeconds: 3600,
});
const pauseMs = 50;

/** Which sign-up gives which role; each can be closed. */
const signUpOf = { ARENA_MANAGER: "ARENA", FEDERATION_MANAGER: "FEDERATION", ATHLETE: "ATHLETE" } as const;

interface NewAccount {
  email: string;
  name: string;
  password: string;
  role: keyof typeof signUpOf;
}

/** The part of a sign-up that depends on its kind. */
interface RecordOfSignUp {
  /** @throws if a unique value other than the e-mail is already in use. */
  assertFree(db: Database): Promise<void>;
  /** Writes the record. @returns data to save once the address is verified; undefined for none. */
  record(tx: Transaction, userId: string): Promise<Prisma.InputJsonObject | undefined>;
}

/**
 * Signs a user up: creates the account, the role, the record and the confirmation link, and mails the link, in one
 * transaction.
 * @param network the client's network. Limits per hour: 300 sign-ups, and 10 with a value already in use; after those,
 *   all sign-ups of the network are rejected, because a success reveals as much as a refusal.
 * @returns the address of the confirmation mail.
 * @throws RuleViolation while sign-up is closed, EmailTaken, TooManyAttempts, and errors of the kind.
 */
export async function signUp(
  ctx: ActionContext,
  network: string,
  { email, name, password, role }: NewAccount,
  { assertFree, record }: RecordOfSignUp,
): Promise<{ email: string }> {
  assertPasswordQueueOpen(network);
  await assertSignUpOpen(ctx.db, signUpOf[role]);
  await countAttempt(ctx.db, signUpLimit(network), ctx.now);
  const assertAllFree = () =>
    countTaken(ctx, network, async () => {
      if (await ctx.db.user.findUnique({ where: { email }, select: { id: true } })) throw new EmailTaken();
      await assertFree(ctx.db);
    });
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
    if (!(error instanceof TooManyAttempts)) throw error; // the limit never suppresses the mail of a sign-up
  });
  return { email };
}

/**
 * Asks whether something is taken. Ten at most are asked at once, so that requests sent together learn no more than ten
 * such answers either.
 */
async function countTaken(
  { db, now }: ActionContext,
  network: string,
  assertFree: () => Promise<void>,
): Promise<void> {
  const limits = [takenLimit(network)];
  while (!(await beginTry(db, limits, now))) await sleep(pauseMs);
  try {
    await assertFree();
  } catch (error) {
    await endTry(db, limits, !(error instanceof UserError), now);
    throw error;
  }
  await endTry(db, limits, true, now);
}

/** @throws RuleViolation if this sign-up is closed. */
async function assertSignUpOpen(db: Database, kind: SignUpKind): Promise<void> {
  if (!isSignUpOpen(await platformSettings(db), kind))
    throw new RuleViolation("SIGN_UP_CLOSED", signUpClosedText[kind]);
}
