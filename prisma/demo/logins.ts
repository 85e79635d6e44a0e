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

/** Whom a newcomer can sign in as: one person per role, the manager of two other arenas, and a mother of two. */
export const demoLogins = [
  people.admin,
  people.mainManager,
  people.federationManager,
  people.teacher,
  people.athlete,
  people.secondAthlete,
  people.secondManager,
  people.mother,
].map(({ role, name, email }) => ({
  role: role === null ? "Responsável" : roleLabel[role],
  name,
  email,
  password: demoPassword,
  path: signInPath[role ?? "ATHLETE"],
}));
