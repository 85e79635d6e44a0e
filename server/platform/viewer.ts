import type { Role } from "./role.rules";

/** Who is asking, with everything access rules decide from; read from rows at each request, never from the client. */
export interface Viewer {
  userId: string;
  sessionId: string;
  email: string;
  name: string;
  emailConfirmed: boolean;
  roles: ReadonlySet<Role>;
  primaryRole: Role | null;
  /** Arenas this person owns. */
  ownedArenaIds: readonly string[];
  /** Arenas where this person is an active teacher. */
  taughtArenaIds: readonly string[];
  /** Federations this person works for now. */
  federationIds: readonly string[];
  athleteId: string | null;
  teacherId: string | null;
}

export const isAdmin = (viewer: Viewer | null): boolean => viewer?.roles.has("ADMIN") ?? false;
