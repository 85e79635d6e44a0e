import { graphql } from "react-relay/hooks";
import type { SignInInput } from "../../../server/identity/sign-in.rules";
import type { useSignInMutation as SignInMutation } from "../../__generated__/useSignInMutation.graphql";
import { useAction } from "../../relay/use-action";
import type { ToastText } from "../../ui/toaster";
import { rememberTemporaryPassword } from "../password/temporary-password";
import type { Session } from "../public/session";
import { beginSession } from "../public/session-store";

type Refusal = Exclude<SignInMutation["response"]["signIn"], { __typename: "SignInSuccess" }>;

/**
 * Signs in and, on success, starts the session in every tab.
 * @returns the session or the server's rejection; null if the request failed and a toast has already shown that.
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
          ... on TemporaryPasswordExpired {
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

  const signIn = async (
    input: SignInInput,
  ): Promise<{ __typename: "Entered"; session: Session } | Refusal | null> => {
    const answer = (await run({ input }))?.signIn ?? null;
    if (answer?.__typename !== "SignInSuccess") return answer;
    const { sessionOfViewer } = await import("../session-of-viewer");
    const session = sessionOfViewer(answer.viewer);
    if (session.mustChangePassword) rememberTemporaryPassword(session.userKey, input.password);
    beginSession(session, answer);
    return { __typename: "Entered", session };
  };

  return [signIn, pending] as const;
}
