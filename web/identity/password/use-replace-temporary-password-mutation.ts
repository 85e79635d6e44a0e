import { graphql } from "react-relay/hooks";
import type { useReplaceTemporaryPasswordMutation as ReplaceTemporaryPasswordMutation } from "../../__generated__/useReplaceTemporaryPasswordMutation.graphql";
import { useAction } from "../../relay/use-action";
import { beginSession } from "../public/session-store";
import { sessionOfViewer } from "../session-of-viewer";

type Answer = ReplaceTemporaryPasswordMutation["response"]["changePassword"];

/**
 * Changes the password and goes on with the new session in every tab.
 * @returns the server's answer; null when the failure was already told in a toast.
 */
export function useReplaceTemporaryPasswordMutation() {
  const [run, pending] = useAction<ReplaceTemporaryPasswordMutation>(
    graphql`
      mutation useReplaceTemporaryPasswordMutation($input: ChangePasswordInput!) {
        changePassword(input: $input) {
          __typename
          ... on ChangePasswordSuccess {
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
          ... on TooManyAttempts {
            message
          }
        }
      }
    `,
    { failure: { title: "Erro ao alterar senha", description: "Ocorreu um erro. Tente novamente." } },
  );

  const replace = async (input: { currentPassword: string; newPassword: string }): Promise<Answer | null> => {
    const answer = (await run({ input }))?.changePassword ?? null;
    if (answer?.__typename === "ChangePasswordSuccess") beginSession(sessionOfViewer(answer.viewer), answer);
    return answer;
  };

  return [replace, pending] as const;
}
