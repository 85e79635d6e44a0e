import { graphql } from "react-relay/hooks";
import type { useChangePasswordMutation as ChangePasswordMutation } from "../__generated__/useChangePasswordMutation.graphql";
import { useAction } from "../relay/use-action";
import { beginSession } from "./public/session-store";
import { sessionOfViewer } from "./session-of-viewer";

type ChangePasswordInput = ChangePasswordMutation["variables"]["input"];
type ChangePasswordAnswer = ChangePasswordMutation["response"]["changePassword"];

/**
 * Changes the password. Every session ends with it; this device goes on with the new one that the server answers with.
 * @returns the server's answer; null when the failure was already told in a toast.
 */
export function useChangePasswordMutation() {
  const [run, pending] = useAction<ChangePasswordMutation>(
    graphql`
      mutation useChangePasswordMutation($input: ChangePasswordInput!) {
        changePassword(input: $input) {
          __typename
          ... on ChangePasswordSuccess {
            accessToken
            expiresInSeconds
            viewer {
              ...sessionOfViewer_viewer
              user {
                ...SessionsCard_user
              }
            }
          }
          ... on InvalidInput {
            fields {
              path
              message
            }
          }
          ... on TooManyAttempts {
            message
          }
        }
      }
    `,
    { failure: { title: "Erro ao alterar a senha", description: "Tente novamente." } },
  );

  const changePassword = async (input: ChangePasswordInput): Promise<ChangePasswordAnswer | null> => {
    const answer = (await run({ input }))?.changePassword ?? null;
    if (answer?.__typename === "ChangePasswordSuccess") beginSession(sessionOfViewer(answer.viewer), answer);
    return answer;
  };

  return [changePassword, pending] as const;
}
