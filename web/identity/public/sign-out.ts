import { commitMutation, graphql } from "react-relay/hooks";
import type { signOutMutation } from "../../__generated__/signOutMutation.graphql";
import { relayEnvironment } from "../../relay/environment";

/** Tells the server that the session is over; rejects when it could not be told. */
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
