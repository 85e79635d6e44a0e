import type { Role } from "../../server/platform/access.rules";
import type { Prisma } from "../generated/client/client";
import type { DemoCalendar } from "./calendar";
import { demoId } from "./keys";

interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Null for who only answers for minors. */
  readonly role: Role | null;
}

const person = <Held extends Role | null>(
  key: string,
  role: Held,
  name: string,
): Person & { role: Held } => ({
  id: demoId(`user:${key}`),
  name,
  email: `${key}@praia.example`,
  role,
});

/** Everybody who can sign in. */
export const people = {
  admin: person("admin", "ADMIN", "Helena Duarte"),
  mainManager: person("gestora", "ARENA_MANAGER", "Marina Albuquerque"),
  /** Of two arenas. */
  secondManager: person("gestor2", "ARENA_MANAGER", "Rodrigo Farias"),
  federationManager: person("federacao", "FEDERATION_MANAGER", "Cláudia Werner"),
  waitingFederationManager: person("federacao2", "FEDERATION_MANAGER", "Otávio Brandão"),
  teacher: person("professor", "TEACHER", "Bruno Tavares"),
  athlete: person("atleta", "ATHLETE", "Thiago Menezes"),
  /** One of the many athletes of the main arena, who has an account too: her id is the athlete's. */
  secondAthlete: {
    ...person("atleta2", "ATHLETE", "Cláudia Câmara"),
    id: demoId("athlete:Cláudia Câmara"),
  },
  /** Answers for two minors of the main arena. */
  mother: person("mae", null, "Renata Andrade"),
};

export function userRows(calendar: DemoCalendar, passwordHash: string): Prisma.UserCreateManyInput[] {
  return Object.values(people).map(({ id, name, email }, index) => {
    const createdAt = calendar.at(-800 + index * 3, "09:00");
    return { id, name, email, passwordHash, createdAt, emailConfirmedAt: createdAt };
  });
}

export function userRoleRows(calendar: DemoCalendar): Prisma.UserRoleCreateManyInput[] {
  return Object.values(people).flatMap(({ id, email, role }, index) =>
    role === null
      ? []
      : {
          id: demoId(`role:${email}`),
          userId: id,
          role,
          createdAt: calendar.at(-800 + index * 3, "09:05"),
        },
  );
}
