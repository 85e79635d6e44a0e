import webPush from "web-push";
import { z } from "zod";
import { type Config, type VapidKeys, withPatience } from "../../platform/config";
import type { ActionContext } from "../../platform/context";
import { type Database, inTransaction, type Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { enqueueEach } from "../../platform/jobs/queue";
import { parseInput } from "../../platform/parse-input";
import { countAttempt } from "../../platform/rate-limit";
import type { Viewer } from "../../platform/viewer";
import { devicesOf, openAt } from "./push.access";
import {
  isPushEndpoint,
  lifetimeSeconds,
  messageOfNotice,
  mostDevices,
  mostRefusals,
  outcomeOf,
  type PushMessage,
  pushSubscriptionSchema,
  testMessage,
} from "./push.rules";
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

const keysLock = 7_262_403;

/**
 * At each start: keeps the configured keys' public half, or generates keys once. Browsers subscribe with the public key,
 * so subscriptions end with a change of it.
 */
export const settlePushKeys = (db: Database, configured: VapidKeys | null): Promise<void> =>
  inTransaction(db, async (tx) => {
    // Of servers that start together, one decides.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${keysLock})`;
    const kept = await tx.pushKeys.findUnique({ where: { id: 1 } });
    if (configured && kept?.publicKey === configured.publicKey) {
      // The generated pair has moved to the configuration: backups no longer carry its private half.
      if (kept.privateKey !== null)
        await tx.pushKeys.update({ where: { id: 1 }, data: { privateKey: null } });
      return;
    }
    if (!configured && typeof kept?.privateKey === "string") return;
    const keys = configured
      ? { publicKey: configured.publicKey, privateKey: null }
      : webPush.generateVAPIDKeys();
    await tx.pushSubscription.deleteMany({});
    await tx.pushKeys.upsert({ where: { id: 1 }, create: keys, update: keys });
  });

const longestWaitMs = 10_000;

/** A request to a push service, encrypted for the browser and signed with our keys. */
interface PushRequest {
  endpoint: string;
  headers: Record<string, string>;
  body: Buffer;
}

/** @returns the status of the answer. @throws when there is none. */
export type PostPush = (request: PushRequest) => Promise<number>;

const postPush: PostPush = async ({ endpoint, headers, body }) => {
  const response = await fetch(endpoint, {
    method: "POST",
    headers,
    body: new Uint8Array(body),
    redirect: "manual",
    signal: AbortSignal.timeout(withPatience(longestWaitMs)),
  });
  await response.body?.cancel();
  return response.status;
};

const payloadSchema = z.object({
  subscriptionId: z.uuid(),
  /** Null for a test. */
  noticeId: z.uuid().nullable(),
  urgent: z.boolean(),
});

/**
 * Sends one notice to one device. A service that is out of reach is tried again with growing pauses, until the notice is
 * no longer worth it; a subscription that the service does not know any more is removed.
 */
export function sendPushJob(
  db: Database,
  { vapid, vapidSubject }: Pick<Config, "vapid" | "vapidSubject">,
  post: PostPush = postPush,
) {
  return async (payload: unknown): Promise<void> => {
    const { subscriptionId, noticeId, urgent } = payloadSchema.parse(payload);
    const now = new Date();
    const subscription = await db.pushSubscription.findFirst({
      where: { id: subscriptionId, user: { disabledAt: null }, session: openAt(now) },
    });
    if (!subscription) return;
    const { id, userId, endpoint, publicKey, secret } = subscription;
    const message = noticeId === null ? testMessage : await messageFor(db, { userId, noticeId, urgent, now });
    const keys = vapid ?? (await db.pushKeys.findUnique({ where: { id: 1 } }));
    if (!message || !keys?.privateKey) return;
    const request = encrypted(
      message,
      { endpoint, keys: { p256dh: publicKey, auth: secret } },
      {
        vapidDetails: { subject: vapidSubject, publicKey: keys.publicKey, privateKey: keys.privateKey },
        TTL: lifetimeSeconds({ urgent }),
        urgency: urgent ? "high" : "normal",
      },
    );
    const outcome = isPushEndpoint(endpoint) ? await outcomeOfPosting(post, request) : "gone";
    if (outcome === "later") {
      // A test that arrives hours later would only confuse.
      if (noticeId === null) return;
      throw new Error("The push service did not take the message.");
    }
    if (outcome === "gone") await db.pushSubscription.deleteMany({ where: { id } });
    else if (outcome === "sent")
      await db.pushSubscription.updateMany({ where: { id }, data: { lastSuccessAt: now, failures: 0 } });
    else {
      await db.pushSubscription.updateMany({ where: { id }, data: { failures: { increment: 1 } } });
      await db.pushSubscription.deleteMany({ where: { id, failures: { gte: mostRefusals } } });
    }
  };
}

const outcomeOfPosting = async (post: PostPush, request: PushRequest) => {
  try {
    return outcomeOf(await post(request));
  } catch {
    return "later";
  }
};

/** Null for a notice that was read or deleted, or is too old, or another account's since the device changed hands. */
async function messageFor(
  db: Database,
  { userId, noticeId, urgent, now }: { userId: string; noticeId: string; urgent: boolean; now: Date },
): Promise<PushMessage | null> {
  const notice = await db.notice.findFirst({ where: { id: noticeId, userId, readAt: null } });
  if (!notice) return null;
  const ageMs = now.getTime() - notice.createdAt.getTime();
  return ageMs > lifetimeSeconds({ urgent }) * 1000 ? null : messageOfNotice(notice);
}

function encrypted(
  message: PushMessage,
  subscription: webPush.PushSubscription,
  options: webPush.RequestOptions,
): PushRequest {
  const { endpoint, headers, body } = webPush.generateRequestDetails(
    subscription,
    JSON.stringify(message),
    options,
  );
  // The length is the client's affair.
  const sent = Object.entries(headers).filter(([name]) => name !== "Content-Length");
  return { endpoint, headers: Object.fromEntries(sent.map(([name, value]) => [name, String(value)])), body };
}
