import type { ManagementKind } from "../../identity/management/management.rules";
import { rolesByPriority, type Role } from "../../platform/role.rules";

/** Where somebody has a role. */
export interface RolePlace {
  kind: ManagementKind;
  key: string;
  name: string;
  /** What they are at a federation; null elsewhere. */
  position: string | null;
}

/** A role somebody has, and where it comes from. */
export interface RoleAssignment {
  role: Role;
  since: Date;
  places: RolePlace[];
  /** Of a teacher: classes every week. */
  weeklyClasses: number;
}

/** One reason why somebody has a role. `given`: by hand, and dated; the others follow from what somebody has. */
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

/** Who leaves a federation hears it from the federation, each by its name. */
export const roleMailIsSent = (role: Role): boolean => role !== "FEDERATION_MANAGER";
