import { onSessionChange, sessionState } from "../public/session-store";

let remembered: { userKey: string; password: string } | null = null;

/**
 * Keeps the temporary password that somebody has just signed in with, so that they need not type it again to replace it:
 * in memory only, and no longer than they are here and have not replaced it.
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

/** @returns null when it has to be typed. */
export function recallTemporaryPassword(userKey: string): string | null {
  return remembered?.userKey === userKey ? remembered.password : null;
}
