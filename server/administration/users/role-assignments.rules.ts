import type { ManagementKind } from "../../identity/management/management.rules";
import { rolesByPriority, type Role } from "../../platform/role.rules";

/** The arena or federation for which a user has a role. */
export interface RolePlace {
  kind: ManagementKind;
  key: string;
  name: string;
  /** The position at a federation; null elsewhere. */
  position: string | null;
}

/** A role of a user, with its places. */
export interface RoleAssignment {
  role: Role;
  since: Date;
  places: RolePlace[];
  /** For teachers: the number of weekly classes. */
  weeklyClasses: number;
}

/** One source of a role. `given`: assigned by hand with a date; other roles are derived from the user's other data. */
export interface RoleSource {
  userId: string;
  role: Role;
  since: Date;
  given: boolean;
  place: RolePlace | null;
  weeklyClasses: number;
}

/** Roles by priority, each once: since it was given, or else since the first thing it follows from. */
export function assignmentsOf(sources: readonly RoleSource[]): RoleAssignment[] {
  return rolesByPriority.flatMap((role) => {
    const all = sources.filter((source) => source.role === role);
    const [first] = all.toSorted(
      (a, b) => Number(b.given) - Number(a.given) || a.since.getTime() - b.since.getTime(),
    );
    if (!first) return [];
    return {
      role,
      since: first.since,
      places: all.flatMap(({ place }) => place ?? []),
      weeklyClasses: all.reduce((sum, { weeklyClasses }) => sum + weeklyClasses, 0),
    };
  });
}

/** False for federation managers, who get one mail per federation that they leave. */
export const roleMailIsSent = (role: Role): boolean => role !== "FEDERATION_MANAGER";
