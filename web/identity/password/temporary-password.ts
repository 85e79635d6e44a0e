import { onSessionChange, sessionState } from "../public/session-store";

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
