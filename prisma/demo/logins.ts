import { roleLabel, type Role } from "../../server/identity/roles.rules";

export const demoPassword = "Praia2026";

/** Where somebody of a role signs in. */
const signInPath: Record<Role, string> = {
  ADMIN: "/admin-auth",
  ARENA_MANAGER: "/auth",
  FEDERATION_MANAGER: "/federation-auth",
  TEACHER: "/auth",
  ATHLETE: "/auth-athlete",
};

const login = (role: Role, name: string, email: string) => ({
  role: roleLabel[role],
  name,
  email,
  password: demoPassword,
  path: signInPath[role],
});

/** Whom a newcomer can sign in as: one person per role, and the manager of a second arena. */
export const demoLogins = [
  login("ADMIN", "Helena Duarte", "admin@praia.example"),
  login("ARENA_MANAGER", "Marina Albuquerque", "gestora@praia.example"),
  login("FEDERATION_MANAGER", "Cláudia Werner", "federacao@praia.example"),
  login("TEACHER", "Bruno Tavares", "professor@praia.example"),
  login("ATHLETE", "Thiago Menezes", "atleta@praia.example"),
  login("ARENA_MANAGER", "Rodrigo Farias", "gestor2@praia.example"),
];
