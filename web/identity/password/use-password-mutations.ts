import { graphql } from "react-relay/hooks";
import type { usePasswordMutationsRequestMutation as RequestPasswordResetMutation } from "../../__generated__/usePasswordMutationsRequestMutation.graphql";
import { useAction } from "../../relay/use-action";
import type { usePasswordMutationsResetMutation as ResetPasswordMutation } from "../../__generated__/usePasswordMutationsResetMutation.graphql";
import type { usePasswordMutationsChangeMutation as ChangePasswordMutation } from "../../__generated__/usePasswordMutationsChangeMutation.graphql";
import { beginSession } from "../public/session-store";

/** Which portal the mail speaks of. */
export type MailPortal = RequestPasswordResetMutation["variables"]["input"]["portal"];

export function useRequestPasswordResetMutation() {
  return useAction<RequestPasswordResetMutation>(
    graphql`
      mutation usePasswordMutationsRequestMutation($input: RequestPasswordResetInput!) {
        requestPasswordReset(input: $input) {
          ... on RequestPasswordResetSuccess @alias(as: "done") {
            email
          }
          ... on TooManyAttempts @alias(as: "tooManyAttempts") {
            message
            retryInSeconds
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao enviar e-mail", description: "Ocorreu um erro. Tente novamente." } },
  );
}

export function useResetPasswordMutation() {
  return useAction<ResetPasswordMutation>(
    graphql`
      mutation usePasswordMutationsResetMutation($input: ResetPasswordInput!) {
        resetPassword(input: $input) {
          ... on ResetPasswordSuccess @alias(as: "done") {
            done
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao redefinir senha", description: "Ocorreu um erro. Tente novamente." } },
  );
}

type ChangePasswordInput = ChangePasswordMutation["variables"]["input"];
type ChangePasswordAnswer = ChangePasswordMutation["response"]["changePassword"];

/**
 * Changes the password. This ends every session; the answer contains a new session for this device.
 * @returns the server's answer; null if the request failed and a toast has already shown that.
 */
export function useChangePasswordMutation() {
  const [run, pending] = useAction<ChangePasswordMutation>(
    graphql`
      mutation usePasswordMutationsChangeMutation($input: ChangePasswordInput!) {
        changePassword(input: $input) {
          ... on ChangePasswordSuccess @alias(as: "done") {
            accessToken
            expiresInSeconds
            viewer {
              ...sessionOfViewer_viewer
              user {
                ...SessionsCard_user
              }
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao alterar a senha", description: "Tente novamente." } },
  );

  const changePassword = async (input: ChangePasswordInput): Promise<ChangePasswordAnswer | null> => {
    const answer = (await run({ input }))?.changePassword ?? null;
    if (answer?.done) {
      const { sessionOfViewer } = await import("../session-of-viewer");
      beginSession(sessionOfViewer(answer.done.viewer), answer.done);
    }
    return answer;
  };

  return [changePassword, pending] as const;
}
