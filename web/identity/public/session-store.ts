import { adoptAccess, dropAccess, onAccessNews, startAccess } from "../../relay/access";
import { readSession, type Session, type SessionState } from "./session";

let state: SessionState = { status: "loading", unreachable: false };
let leaving = false;
const listeners = new Set<() => void>();

/**
 * Asks who is here; call once, before the first page renders.
 * @param hasPage whether an address exists: someone whose home is still to come goes to the landing page.
 */
export function startSession({ hasPage }: { hasPage: (path: string) => boolean }) {
  onAccessNews((news) => {
    if (news === "unreachable") {
      if (state.status === "loading") change({ status: "loading", unreachable: true });
      return;
    }
    const session = news.accessToken ? readSession(news.session) : null;
    if (session && !hasPage(session.homePath)) session.homePath = "/";
    change(session ? { status: "signedIn", session } : { status: "anonymous", left: leaving });
  });
  startAccess();
}

export function sessionState(): SessionState {
  return state;
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Waits until it is known who is here. */
export function settledSession(): Promise<Exclude<SessionState, { status: "loading" }>> {
  return new Promise((resolve) => {
    const look = () => {
      if (state.status === "loading") return;
      stop();
      resolve(state);
    };
    const stop = onSessionChange(look);
    look();
  });
}

/** Enters with what a sign-in answered. */
export function beginSession(session: Session, grant: { accessToken: string; expiresInSeconds: number }) {
  adoptAccess({ ...grant, session });
}

/** Leaves, in every tab. */
export function endSession() {
  leaving = true;
  dropAccess();
  leaving = false;
}

function change(next: SessionState) {
  state = next;
  for (const listener of listeners) listener();
}
