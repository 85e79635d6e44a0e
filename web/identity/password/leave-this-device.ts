import { endSession, sessionState } from "../public/session-store";
import { signOutOnServer } from "../public/sign-out";

/** Whoever was signed in here is not any more, whether the server can be told or not. */
export async function leaveThisDevice(): Promise<void> {
  if (sessionState().status !== "signedIn") return;
  await signOutOnServer().catch(() => undefined);
  endSession();
}
