import { commitMutation, graphql } from "react-relay/hooks";
import type { Environment } from "relay-runtime";
import type { renewPushMutation } from "../../__generated__/renewPushMutation.graphql";
import { ownSubscription, showDevices } from "./device-push";

/** After a sign-in on a device where the user had turned notices on: the new session takes it over. */
export async function renewPush(environment: Environment): Promise<void> {
  const subscription = await ownSubscription();
  if (!subscription) return;
  commitMutation<renewPushMutation>(environment, {
    mutation: graphql`
      mutation renewPushMutation($input: RenewPushInput!) {
        renewPush(input: $input) {
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
      }
    `,
    variables: { input: { endpoint: subscription.endpoint } },
    updater: (store) => showDevices(store, store.getRootField("renewPush")),
    // The next visit renews it.
    onError: () => undefined,
  });
}
