import type { Role } from "../../../server/platform/role.rules";

/** Where somebody works: an arena of their own, one where they teach, a federation by its acronym. */
export interface Workplace {
  kind: "ARENA" | "TEACHING" | "FEDERATION";
  key: string;
  name: string;
  title: string | null;
}

/** A place of somebody's work of which nothing new comes, and why. */
export interface PausedPlace {
  kind: Workplace["kind"];
  name: string;
  state: "SUSPENDED" | "INACTIVE" | "WAITING";
  reason: string | null;
}

/** Who is signed in, as the server told it; the server decides again on every request. */
export interface Session {
  userKey: string;
  name: string;
  email: string;
  roles: readonly Role[];
  primaryRole: Role | null;
  homePath: string;
  /** Is or was appointed a referee of some tournament. */
  isReferee: boolean;
  /** Answers for a minor; false while this tab acts for one. */
  answersForMinor: boolean;
  workplaces: readonly Workplace[];
  pausedPlaces: readonly PausedPlace[];
  /** Came in with a temporary password: until it is replaced there are no roles and nothing else is allowed. */
  mustChangePassword: boolean;
  /** The minor that this tab acts for; then nothing else here is one's own. */
  actsFor?: { key: string; name: string } | null;
}

/** In the addresses of the athlete's own pages: while this tab acts for a minor, those of the minor. */
export const athleteKeyOf = ({ userKey, actsFor }: Session): string => actsFor?.key ?? userKey;

export type SessionState =
  | { status: "loading"; unreachable: boolean }
  /** `left`: the person has just signed out in this tab, so nobody asks them to sign in again. */
  | { status: "anonymous"; left: boolean }
  | { status: "signedIn"; session: Session };

/** Reads what /auth/refresh answers as `session`; anything else is nobody. */
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
