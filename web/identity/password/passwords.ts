import { graphql } from "react-relay/hooks";
import type { passwordsChangeMutation as ChangePasswordMutation } from "../../__generated__/passwordsChangeMutation.graphql";
import type { passwordsRequestMutation as RequestPasswordResetMutation } from "../../__generated__/passwordsRequestMutation.graphql";
import type { passwordsResetMutation as ResetPasswordMutation } from "../../__generated__/passwordsResetMutation.graphql";
import { useAction } from "../../relay/use-action";
import { beginSession, onSessionChange, sessionState } from "../public/session";

/** Which portal the mail speaks of. */
export type MailPortal = RequestPasswordResetMutation["variables"]["input"]["portal"];

export function useRequestPasswordResetMutation() {
  return useAction<RequestPasswordResetMutation>(
    graphql`
      mutation passwordsRequestMutation($input: RequestPasswordResetInput!) {
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
      mutation passwordsResetMutation($input: ResetPasswordInput!) {
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
      mutation passwordsChangeMutation($input: ChangePasswordInput!) {
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

export interface PasswordHelp {
  portal: MailPortal;
  /** What the dialog asks for, in the words of the screen. */
  description: string;
}

/** What the address of the reset page says of the link that led there; whether a token still works only the API knows. */
type ResetLink =
  | { kind: "complete"; token: string }
  | { kind: "none" }
  | { kind: "otherPurpose" }
  | { kind: "incomplete" };

/**
 * @param search the query string. Ours is `type=recovery&token=…`; links of older shapes carry access_token and
 *   refresh_token, or token_hash and token, and are as complete as they were.
 */
export function readResetLink(search: string): ResetLink {
  const query = new URLSearchParams(search);
  if (query.size === 0) return { kind: "none" };
  if (query.get("type") !== "recovery") return { kind: "otherPurpose" };
  const token = query.get("token") || (query.get("refresh_token") && query.get("access_token"));
  return token ? { kind: "complete", token } : { kind: "incomplete" };
}

/** Where a new password is chosen by a mailed link, which may be the one that confirms a new account. */
export const passwordResetPath = (token: string): string =>
  `/reset-password?${new URLSearchParams({ type: "recovery", token })}`;

let remembered: { userKey: string; password: string } | null = null;

/**
 * Keeps the temporary password of the current sign-in, so that the user does not have to type it again to replace it. It
 * is kept in memory only, and dropped when the session ends or the password is replaced.
 */
export function rememberTemporaryPassword(userKey: string, password: string) {
  const kept = { userKey, password };
  remembered = kept;
  const stop = onSessionChange(() => {
    const state = sessionState();
    const stillNeeded =
      state.status === "signedIn" && state.session.userKey === userKey && state.session.mustChangePassword;
    if (stillNeeded) return;
    if (remembered === kept) remembered = null;
    stop();
  });
}

/** @returns null if it is unknown and the user has to type it. */
export function recallTemporaryPassword(userKey: string): string | null {
  return remembered?.userKey === userKey ? remembered.password : null;
}
