import { graphql } from "react-relay/hooks";
import type { RecordProxy, RecordSourceSelectorProxy } from "relay-runtime";
import type { devicePushOffMutation as TurnOffMutation } from "../../__generated__/devicePushOffMutation.graphql";
import type { devicePushOnMutation as TurnOnMutation } from "../../__generated__/devicePushOnMutation.graphql";
import type { devicePushRemoveMutation as RemoveMutation } from "../../__generated__/devicePushRemoveMutation.graphql";
import type { devicePushTestMutation as TestMutation } from "../../__generated__/devicePushTestMutation.graphql";
import { useAction } from "../../relay/use-action";

/** What browsers offer for push messages, which each of them may lack. */
const worker = "/service-worker.js";

/** No on plain http, and in an iPhone's browser unless the page was added to the home screen. */
export const canReceivePush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

/**
 * An iPhone or iPad, where only web apps on the home screen receive push messages. iPads call themselves Macs. No where it
 * would not help: on plain http, and on the home screen of a system that is too old.
 */
export const needsHomeScreen = (): boolean =>
  (/iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1)) &&
  globalThis.isSecureContext &&
  !globalThis.matchMedia("(display-mode: standalone)").matches;

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

const description = "Tente novamente.";

/** Shows the devices of an answer on the page: the viewer has no id by which the store would find it. */
export function showDevices(store: RecordSourceSelectorProxy, answer: RecordProxy | null | undefined): void {
  const devices = answer?.getLinkedRecord("viewer")?.getLinkedRecords("pushDevices");
  if (devices) store.getRoot().getLinkedRecord("viewer")?.setLinkedRecords(devices, "pushDevices");
}

export function useTurnOnPushMutation() {
  return useAction<TurnOnMutation>(
    graphql`
      mutation devicePushOnMutation($input: TurnOnPushInput!) {
        turnOnPush(input: $input) {
          ... on TurnOnPushSuccess @alias(as: "done") {
            viewer {
              pushDevices {
                id
                device
                isCurrent
                createdAt
                lastSuccessAt
              }
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    {
      failure: { title: "Não foi possível ligar os avisos", description },
      updater: (store) => showDevices(store, store.getRootField("turnOnPush")),
    },
  );
}

export function useTurnOffPushMutation() {
  return useAction<TurnOffMutation>(
    graphql`
      mutation devicePushOffMutation {
        turnOffPush {
          viewer {
            pushDevices {
              id
            }
          }
        }
      }
    `,
    {
      failure: { title: "Não foi possível desligar os avisos", description },
      updater: (store) => showDevices(store, store.getRootField("turnOffPush")),
    },
  );
}

export function useRemovePushDeviceMutation() {
  return useAction<RemoveMutation>(
    graphql`
      mutation devicePushRemoveMutation($input: RemovePushDeviceInput!) {
        removePushDevice(input: $input) {
          viewer {
            pushDevices {
              id
            }
          }
        }
      }
    `,
    {
      failure: {
        title: "Não foi possível remover o aparelho",
        description: "Talvez ele já não receba avisos. Atualize a página e tente novamente.",
      },
      updater: (store) => showDevices(store, store.getRootField("removePushDevice")),
    },
  );
}

export function useSendTestPushMutation() {
  return useAction<TestMutation>(
    graphql`
      mutation devicePushTestMutation {
        sendTestPush {
          ... on SendTestPushSuccess @alias(as: "done") {
            done
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Não foi possível enviar o teste", description } },
  );
}
