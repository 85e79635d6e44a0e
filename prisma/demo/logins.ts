import { roleLabel } from "../../server/identity/roles.rules";
import type { Role } from "../../server/platform/access.rules";
import { people } from "./people";

/** The password of all demo users. */
export const demoPassword = "Praia2026";

/** The sign-in portal of each role. */
const signInPath: Record<Role, string> = {
  ADMIN: "/admin-auth",
  ARENA_MANAGER: "/auth",
  FEDERATION_MANAGER: "/federation-auth",
  TEACHER: "/auth",
  ATHLETE: "/auth-athlete",
};

/** The demo accounts: one person per role, the manager of two other arenas, and a mother of two. */
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
