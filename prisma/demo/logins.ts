import { roleLabel } from "../../server/identity/roles.rules";
import type { Role } from "../../server/platform/role.rules";
import { people } from "./people";

/** The password of everybody in the demo data. */
export const demoPassword = "Praia2026";

/** Where somebody of a role signs in. */
const signInPath: Record<Role, string> = {
  ADMIN: "/admin-auth",
  ARENA_MANAGER: "/auth",
  FEDERATION_MANAGER: "/federation-auth",
  TEACHER: "/auth",
  ATHLETE: "/auth-athlete",
};

/** Whom a newcomer can sign in as: one person per role, and the manager of two other arenas. */
export const demoLogins = [
  people.admin,
  people.mainManager,
  people.federationManager,
  people.teacher,
  people.athlete,
  people.secondAthlete,
  people.secondManager,
].map(({ role, name, email }) => ({
  role: roleLabel[role],
  name,
  email,
  password: demoPassword,
  path: signInPath[role],
}));
