import { graphql } from "react-relay/hooks";
import type { SignInInput } from "../../../server/identity/sign-in.rules";
import type { useSignInMutation as SignInMutation } from "../../__generated__/useSignInMutation.graphql";
import { useAction } from "../../relay/use-action";
import type { Refusal } from "../../ui/form/refusal";
import type { ToastText } from "../../ui/toaster";
import { rememberTemporaryPassword } from "../password/passwords";
import { beginSession, type Session } from "../public/session";

/**
 * Signs in and, on success, starts the session in every tab.
 * @returns the session or the server's rejection; null if the request failed and a toast has already shown that.
 */
export function useSignInMutation(failure: ToastText) {
  const [run, pending] = useAction<SignInMutation>(
    graphql`
      mutation useSignInMutation($input: SignInInput!) {
        signIn(input: $input) {
          ... on SignInSuccess @alias(as: "done") {
            accessToken
            expiresInSeconds
            viewer {
              ...sessionOfViewer_viewer
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure },
  );

  const signIn = async (
    input: SignInInput,
  ): Promise<{ session?: Session; refusal?: Refusal | null | undefined } | null> => {
    const answer = (await run({ input }))?.signIn ?? null;
    if (!answer?.done) return answer && { refusal: answer.refusal };
    const { sessionOfViewer } = await import("../session-of-viewer");
    const session = sessionOfViewer(answer.done.viewer);
    if (session.mustChangePassword) rememberTemporaryPassword(session.userKey, input.password);
    beginSession(session, answer.done);
    return { session };
  };

  return [signIn, pending] as const;
}
