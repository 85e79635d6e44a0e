import { useSyncExternalStore } from "react";
import type { Role } from "../../../server/platform/access.rules";
import { adoptAccess, dropAccess, onAccessNews, startAccess } from "../../relay/access";
import { keyInAddress } from "../../relay/address-key";

/** A place where the user works: an arena they manage, one where they teach, or a federation. */
export interface Workplace {
  kind: "ARENA" | "TEACHING" | "FEDERATION";
  key: string;
  name: string;
  title: string | null;
}

/** A workplace of the user that is paused, with the reason. */
export interface PausedPlace {
  kind: Workplace["kind"];
  name: string;
  state: "SUSPENDED" | "INACTIVE" | "WAITING";
  reason: string | null;
}

/** The session as sent by the server, for display only: the server authorises every request again. */
export interface Session {
  userKey: string;
  name: string;
  email: string;
  roles: readonly Role[];
  primaryRole: Role | null;
  homePath: string;
  /** Is or was a referee of a tournament. */
  isReferee: boolean;
  /** Is the guardian of a minor; false while this tab acts for one. */
  answersForMinor: boolean;
  workplaces: readonly Workplace[];
  pausedPlaces: readonly PausedPlace[];
  /** Signed in with a temporary password: until it is replaced there are no roles, and nothing else is allowed. */
  mustChangePassword: boolean;
  /** The minor for whom this tab acts; the session then has none of the guardian's own roles and workplaces. */
  actsFor?: { key: string; name: string } | null;
}

/** The athlete key in the URLs of the athlete's own pages; the minor's while this tab acts for a minor. */
export const athleteKeyOf = ({ userKey, actsFor }: Session): string => actsFor?.key ?? userKey;

export type SessionState =
  | { status: "loading"; unreachable: boolean }
  /** `left`: the user has just signed out in this tab, so do not redirect to the sign-in page. */
  | { status: "anonymous"; left: boolean }
  | { status: "signedIn"; session: Session };

/** Parses the `session` in the answer of /auth/refresh; null if it is anything else. */
export function readSession(value: unknown): Session | null {
  if (typeof value !== "object" || value === null) return null;
  const session = value as Partial<Session>;
  if (typeof session.userKey !== "string" || !Array.isArray(session.roles)) return null;
  return {
    userKey: session.userKey,
    name: session.name ?? "",
    email: session.email ?? "",
    roles: session.roles,
    primaryRole: session.primaryRole ?? null,
    homePath: session.homePath ?? "/",
    isReferee: session.isReferee ?? false,
    answersForMinor: session.answersForMinor ?? false,
    workplaces: session.workplaces ?? [],
    pausedPlaces: session.pausedPlaces ?? [],
    mustChangePassword: session.mustChangePassword ?? false,
    actsFor: session.actsFor ?? null,
  };
}

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

/** Who is here: "loading" until the server answered, then "anonymous" or "signedIn" with the session. */
export function useSession(): SessionState {
  return useSyncExternalStore(onSessionChange, sessionState, sessionState);
}

/** The athlete of this session, or the minor for whom a guardian acts: for the query of a page of one's own. */
export function ownAthleteKey(): string {
  const state = sessionState();
  return keyInAddress(state.status === "signedIn" ? athleteKeyOf(state.session) : undefined);
}
