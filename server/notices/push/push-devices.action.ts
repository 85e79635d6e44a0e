import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { enqueueEach } from "../../platform/jobs/queue";
import { parseInput } from "../../platform/parse-input";
import { countAttempt } from "../../platform/rate-limit";
import type { Viewer } from "../../platform/viewer";
import { devicesOf } from "./push.access";
import { mostDevices, pushSubscriptionSchema } from "./push.rules";
import { sendPushTask } from "./push.step";

type Owner = Pick<Viewer, "userId" | "sessionId">;
type Context = Pick<ActionContext, "db" | "now">;

/**
 * Shows the user's notices on this device. A device has one owner: on a shared one the last who turned them on.
 * @throws InvalidInput, RuleViolation (TOO_MANY_DEVICES)
 */
export async function turnOnPush({ db, now }: Context, owner: Owner, input: unknown): Promise<void> {
  const { endpoint, p256dh: publicKey, auth: secret } = parseInput(pushSubscriptionSchema, input);
  await inTransaction(db, async (tx) => {
    await lockDevice(tx, owner, endpoint);
    if (await hasTooMany(tx, owner, endpoint, now))
      throw new RuleViolation(
        "TOO_MANY_DEVICES",
        `Seus avisos já aparecem em ${mostDevices} aparelhos. Remova um deles para ligar este.`,
      );
    await tx.pushSubscription.deleteMany({ where: { OR: [{ endpoint }, { sessionId: owner.sessionId }] } });
    await tx.pushSubscription.create({
      data: { ...owner, endpoint, publicKey, secret, createdAt: now, boundAt: now },
    });
  });
}

/**
 * After another sign-in on a device where the same user had turned notices on: the new session takes it over.
 * @returns whether they are on; false for a device that was removed, or is another user's by now.
 */
export const renewPush = ({ db, now }: Context, owner: Owner, endpoint: string): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const { userId, sessionId } = owner;
    const known = await tx.pushSubscription.findUnique({ where: { endpoint } });
    if (known?.userId !== userId) return false;
    if (known.sessionId === sessionId) return true;
    await lockDevice(tx, owner, endpoint);
    if (await hasTooMany(tx, owner, endpoint, now)) return false;
    await tx.pushSubscription.deleteMany({ where: { sessionId, endpoint: { not: endpoint } } });
    const { count } = await tx.pushSubscription.updateMany({
      where: { endpoint, userId },
      data: { sessionId, boundAt: now },
    });
    return count > 0;
  });

/** Idempotent. */
export async function turnOffPush({ db }: Context, { sessionId }: Owner): Promise<void> {
  await db.pushSubscription.deleteMany({ where: { sessionId } });
}

export async function removePushDevice({ db }: Context, id: string): Promise<void> {
  await db.pushSubscription.deleteMany({ where: { id } });
}

/** @throws RuleViolation (PUSH_OFF), TooManyAttempts (5 in 10 min) */
export async function sendTestPush({ db, now }: Context, { userId, sessionId }: Owner): Promise<void> {
  const device = await db.pushSubscription.findFirst({ where: { ...devicesOf(userId, now), sessionId } });
  if (!device) throw new RuleViolation("PUSH_OFF", "Ligue os avisos neste aparelho antes de testar.");
  await countAttempt(db, { key: `push-test:${userId}`, points: 5, windowSeconds: 600 }, now);
  await enqueueEach(db, sendPushTask, [{ subscriptionId: device.id, noticeId: null, urgent: true }]);
}

/** Two tabs, two accounts on one device, or ten devices at once: one after the other. */
async function lockDevice(tx: Transaction, { userId }: Owner, endpoint: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${endpoint}, 0))`;
  await tx.$queryRaw`SELECT id::text FROM usuarios WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
}

const hasTooMany = async (
  tx: Transaction,
  { userId, sessionId }: Owner,
  endpoint: string,
  now: Date,
): Promise<boolean> => {
  const others = { ...devicesOf(userId, now), endpoint: { not: endpoint }, sessionId: { not: sessionId } };
  return (await tx.pushSubscription.count({ where: others })) >= mostDevices;
};
