import type { ApiKeyKind, ApiKeyScope, Role } from "./access.rules";

/** A place where the user works: an arena that they manage, an arena where they teach, or a federation. */
export interface Workplace {
  kind: "ARENA" | "TEACHING" | "FEDERATION";
  /** The id of the arena or federation. */
  key: string;
  /** The name; for a federation its acronym. */
  name: string;
  /** The position at a federation; null elsewhere. */
  title: string | null;
}

/** A workplace that is paused, so that it has no new activity: suspended, inactive, or never activated. */
export interface PausedPlace extends Pick<Workplace, "kind" | "name"> {
  state: "SUSPENDED" | "INACTIVE" | "WAITING";
  /** The administration's text. */
  reason: string | null;
}

/** The minor for whom the guardian acts in this request. */
export interface ActingFor {
  guardianshipId: string;
  athleteId: string;
  name: string;
}

/**
 * The caller, with everything that access rules need; read from the database on each request, never from the client.
 */
export interface Viewer {
  userId: string;
  sessionId: string;
  email: string;
  name: string;
  emailConfirmed: boolean;
  /** They signed in with a temporary password: until they choose their own, they have no role and no powers. */
  mustChangePassword: boolean;
  roles: ReadonlySet<Role>;
  primaryRole: Role | null;
  /** Arenas this person manages, by being responsible for them or beside who is. */
  ownedArenaIds: readonly string[];
  /** Arenas where this person is an active teacher. */
  taughtArenaIds: readonly string[];
  /** Federations this person works for now. */
  federationIds: readonly string[];
  athleteId: string | null;
  teacherId: string | null;
  /** Is or was appointed a referee of some tournament. */
  isReferee: boolean;
  /** Answers for a minor; false while acting for one. */
  answersForMinor: boolean;
  /** The places with the ids above, in the same order. */
  workplaces: readonly Workplace[];
  /** The places that are paused. */
  pausedPlaces: readonly PausedPlace[];
  /** Then they are the minor as an athlete, and nothing of their own; what is done is written down as theirs. */
  actsFor: ActingFor | null;
}

/** A program with a key of its own instead of a person. */
export interface ApiKeyHolder {
  id: string;
  kind: ApiKeyKind;
  /** The federation a partner's key acts for; null when it reads only what is public. */
  federationId: string | null;
  scopes: ReadonlySet<ApiKeyScope>;
  /** Null for one that does not run out. */
  expiresAt: Date | null;
}

/** The caller: a user, an API key, or anonymous (both null). */
export interface Caller {
  viewer: Viewer | null;
  apiKey: ApiKeyHolder | null;
}

/** Signed in with a password of their own. */
export const isSignedIn = (viewer: Viewer | null): viewer is Viewer =>
  viewer !== null && !viewer.mustChangePassword;

/** Whether a program may read this kind of thing at all; which rows of it is another question. */
export const keyAllows = (apiKey: ApiKeyHolder | null, scope: ApiKeyScope): boolean =>
  apiKey?.scopes.has(scope) ?? false;

export const isAdmin = (viewer: Viewer | null): boolean => viewer?.roles.has("ADMIN") ?? false;
