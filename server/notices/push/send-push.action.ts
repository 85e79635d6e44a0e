import webPush from "web-push";
import { z } from "zod";
import { withPatience, type Config } from "../../platform/config";
import type { Database } from "../../platform/database";
import { openAt } from "./push.access";
import {
  isPushEndpoint,
  lifetimeSeconds,
  messageOfNotice,
  mostRefusals,
  outcomeOf,
  testMessage,
  type PushMessage,
} from "./push.rules";

const longestWaitMs = 10_000;

/** A request to a push service, encrypted for the browser and signed with our keys. */
export interface PushRequest {
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
