import { commitMutation, graphql } from "react-relay/hooks";
import type { signOutMutation } from "../../__generated__/signOutMutation.graphql";
import { relayEnvironment } from "../../relay/environment";

/**
 * The next person on this device must not read notices of the last one: neither those on its screen, nor those that the
 * push service of the browser still holds.
 */
export async function leaveNoNotices(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  for (const notification of await registration.getNotifications()) notification.close();
  await (await registration.pushManager?.getSubscription())?.unsubscribe();
}

/** Ends the session on the server; rejects if the request fails. */
export function signOutOnServer(): Promise<void> {
  return new Promise((resolve, reject) => {
    commitMutation<signOutMutation>(relayEnvironment(), {
      mutation: graphql`
        mutation signOutMutation {
          signOut {
            done
          }
        }
      `,
      variables: {},
      onCompleted: () => resolve(),
      onError: reject,
    });
  });
}
