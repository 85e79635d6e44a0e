/** What browsers offer for push messages, which each of them may lack. */
const worker = "/service-worker.js";

/** No on plain http, and in an iPhone's browser unless the page was added to the home screen. */
export const canReceivePush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

export const isPushDenied = (): boolean => canReceivePush() && Notification.permission === "denied";

/** The subscription of this browser; null without one, and where notifications are not allowed any more. */
export async function ownSubscription(): Promise<PushSubscription | null> {
  if (!canReceivePush() || Notification.permission !== "granted") return null;
  const registration = await navigator.serviceWorker.getRegistration(worker);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export type Subscribed =
  | { outcome: "subscribed"; endpoint: string; p256dh: string; auth: string }
  /** The question was closed or answered with no, or the push service of the browser does not answer. */
  | { outcome: "notAllowed" | "failed" };

/** Asks for permission and subscribes. Call it in the handler of a press: browsers ask only then. @param key the server's. */
export async function subscribe(key: string): Promise<Subscribed> {
  if ((await Notification.requestPermission()) !== "granted") return { outcome: "notAllowed" };
  try {
    await navigator.serviceWorker.register(worker);
    const { pushManager } = await navigator.serviceWorker.ready;
    const options = { userVisibleOnly: true, applicationServerKey: key };
    const { endpoint, keys } = (await subscriptionWith(pushManager, options)).toJSON();
    const { p256dh, auth } = keys ?? {};
    if (!endpoint || !p256dh || !auth) return { outcome: "failed" };
    return { outcome: "subscribed", endpoint, p256dh, auth };
  } catch {
    return { outcome: "failed" };
  }
}

/** Replaces a subscription made with an earlier key of the server, as browsers refuse a second one beside it. */
async function subscriptionWith(pushManager: PushManager, options: PushSubscriptionOptionsInit) {
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** Nothing arrives any more, whatever the server still has. */
export async function unsubscribe(): Promise<void> {
  try {
    await (await ownSubscription())?.unsubscribe();
  } catch {
    // The server sends nothing more either.
  }
}
