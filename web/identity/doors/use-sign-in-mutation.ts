import { graphql } from "react-relay/hooks";
import type { SignInInput } from "../../server/identity/sign-up.rules";
import type { useSignInMutation as SignInMutation } from "../__generated__/useSignInMutation.graphql";
import { useAction } from "../relay/use-action";
import type { ToastText } from "../ui/toaster";
import { beginSession } from "./public/session-store";

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
              primaryRole
              homePath
              managesArena
              user {
                key
                name
                email
              }
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
    if (answer?.__typename === "SignInSuccess") {
      const { user, roles, primaryRole, homePath, managesArena } = answer.viewer;
      const session = { userKey: user.key, name: user.name, email: user.email };
      beginSession({ ...session, roles, primaryRole: primaryRole ?? null, homePath, managesArena }, answer);
    }
    return answer;
  };

  return [signIn, pending] as const;
}
