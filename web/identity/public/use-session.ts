import { useSyncExternalStore } from "react";
import type { SessionState } from "./session";
import { onSessionChange, sessionState } from "./session-store";

/** Who is here: "loading" until the server answered, then "anonymous" or "signedIn" with the session. */
export function useSession(): SessionState {
  return useSyncExternalStore(onSessionChange, sessionState, sessionState);
}
