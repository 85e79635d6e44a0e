import { commitMutation, graphql } from "react-relay/hooks";
import type { signOutMutation } from "../../__generated__/signOutMutation.graphql";
import { relayEnvironment } from "../../relay/environment";

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
