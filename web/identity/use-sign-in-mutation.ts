import { graphql } from "react-relay/hooks";
import type { SignInInput } from "../../server/identity/sign-up.rules";
import type { useSignInMutation as SignInMutation } from "../__generated__/useSignInMutation.graphql";
import { useAction } from "../relay/use-action";
import type { ToastText } from "../ui/toaster";
import { beginSession } from "./public/session-store";
import { sessionOfViewer } from "./session-of-viewer";

type SignInAnswer = SignInMutation["response"]["signIn"];

/**
 * Signs in and, when the server agrees, begins the session in every tab.
 * @returns the server's answer; null when the failure was already told in a toast.
 */
export function useSignInMutation(failure: ToastText) {
  const [run, pending] = useAction<SignInMutation>(
    graphql`
      mutation useSignInMutation($input: SignInInput!) {
        signIn(input: $input) {
          __typename
          ... on SignInSuccess {
            accessToken
            expiresInSeconds
            viewer {
              roles
              ...sessionOfViewer_viewer
            }
          }
          ... on InvalidInput {
            fields {
              path
              message
            }
          }
          ... on InvalidCredentials {
            message
          }
          ... on EmailNotConfirmed {
            message
          }
          ... on TooManyAttempts {
            message
          }
        }
      }
    `,
    { failure },
  );

  const signIn = async (input: SignInInput): Promise<SignInAnswer | null> => {
    const answer = (await run({ input }))?.signIn ?? null;
    if (answer?.__typename === "SignInSuccess") beginSession(sessionOfViewer(answer.viewer), answer);
    return answer;
  };

  return [signIn, pending] as const;
}
