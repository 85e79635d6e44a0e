import { rolesByPriority, type Role } from "../platform/access.rules";

export const roleLabel: Record<Role, string> = {
  ADMIN: "Administrador",
  ARENA_MANAGER: "Gestor de Arena",
  FEDERATION_MANAGER: "Gestor de Federação",
  TEACHER: "Professor",
  ATHLETE: "Atleta",
};

/** The rows from which the roles of a user are derived. Unknown values in `storedRoles` are ignored. */
export interface RoleSources {
  readonly storedRoles: readonly string[];
  readonly ownsArena: boolean;
  readonly activeFederationMember: boolean;
  readonly activeTeacher: boolean;
  readonly activeAthlete: boolean;
}

/**
 * The roles a user has, stored and implied, and the primary one that decides where they land.
 * @returns roles without repetition, by priority; a user without any has no primary role.
 */
export function resolveRoles(sources: RoleSources): { roles: Role[]; primaryRole: Role | null } {
  const implied: Record<Role, boolean> = {
    ADMIN: false,
    ARENA_MANAGER: sources.ownsArena,
    FEDERATION_MANAGER: sources.activeFederationMember,
    TEACHER: sources.activeTeacher,
    ATHLETE: sources.activeAthlete,
  };
  const roles = rolesByPriority.filter((role) => implied[role] || sources.storedRoles.includes(role));
  return { roles, primaryRole: roles[0] ?? null };
}

/** The page with the minors of a guardian. */
export const dependentsPath = "/dependentes";

/** The home page by role; the front page without a role. */
export function homePathFor(primaryRole: Role | null, userId: string): string {
  switch (primaryRole) {
    case "ADMIN":
      return "/admin";
    case "ARENA_MANAGER":
    case "TEACHER":
      return "/arena-dashboard";
    case "FEDERATION_MANAGER":
      return "/federation";
    case "ATHLETE":
      return `/user-profile/${encodeURIComponent(userId)}`;
    case null:
      return "/";
  }
}

/** The page to which users with a temporary password are redirected, whatever their roles. */
export const newPasswordPath = "/nova-senha";

/** The first page after sign-in. Users who are only guardians of minors get the page of their minors. */
export function homeOf(person: {
  mustChangePassword: boolean;
  primaryRole: Role | null;
  userId: string;
  answersForMinor: boolean;
}): string {
  if (person.mustChangePassword) return newPasswordPath;
  return person.primaryRole === null && person.answersForMinor
    ? dependentsPath
    : homePathFor(person.primaryRole, person.userId);
}

/** The front page has a role priority of its own: an athlete who owns an arena is sent to the profile. */
const frontPageOrder = ["ADMIN", "FEDERATION_MANAGER", "ATHLETE", "ARENA_MANAGER", "TEACHER"] as const;

/** The page to which the front page redirects a signed-in user; the front page itself for a user without roles. */
export const frontPageRedirect = (roles: readonly Role[], userId: string): string =>
  homePathFor(frontPageOrder.find((role) => roles.includes(role)) ?? null, userId);
