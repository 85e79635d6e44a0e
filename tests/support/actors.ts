import type { TestApi } from "./api";
import { day } from "./federation-story";
import { stamp } from "./marks";
import { createPerson, nextNumber, type Person } from "./story";
import type { Side } from "./world-side";
import { createKey } from "./world-rows";

/** All callers, in the order of the columns of every policy table. */
export const actors = [
  "anonymous",
  "athlete",
  "teacher",
  "manager",
  "federation",
  "admin",
  "partner",
  "analyst",
  "disabled",
  "temporary",
] as const;
export type Actor = (typeof actors)[number];

export interface Caller {
  token: string | null;
  /** Null for callers without an account. */
  person: (Person & { sessionId: string }) | null;
}
export type Callers = Record<Actor, Caller>;

/** The error code of a denied request. */
export const denialOf = (actor: Actor): string => {
  if (actor === "anonymous" || actor === "disabled") return "UNAUTHENTICATED";
  return actor === "temporary" ? "PASSWORD_CHANGE_REQUIRED" : "FORBIDDEN";
};

/** A user with every role on a side, to show that a disabled account or a temporary password has no permissions. */
async function createMighty(api: TestApi, name: string, side: Side): Promise<Person> {
  const made = await createPerson(api, name, ["ADMIN", "ATHLETE"]);
  await api.db.federationMember.create({
    data: {
      userId: made.userId,
      federationId: side.rows.federation,
      position: "Diretora",
      appointedOn: day("2026-01-06"),
    },
  });
  await api.db.teacher.create({
    data: {
      userId: made.userId,
      fullName: name,
      email: `professora${nextNumber()}@teste.example`,
      arenas: { create: { arenaId: side.rows.arena } },
    },
  });
  return made;
}

/** One caller of each kind, belonging to this side if the kind belongs to one. */
export async function createCallers(api: TestApi, side: Side, stamped = true): Promise<Callers> {
  const own = async (name: string) => (stamped ? stamp(api, name) : undefined);
  const admin = await createPerson(api, "Admin", ["ADMIN"]);
  await own("admin");
  const analyst = await createKey(api, "ANALYST", null);
  await own("analyst key");
  const disabled = await createMighty(api, "Desativada", side);
  await api.db.user.update({ where: { id: disabled.userId }, data: { disabledAt: new Date() } });
  await own("disabled");
  const temporary = await createMighty(api, "Provisória", side);
  await api.db.user.update({
    where: { id: temporary.userId },
    data: { temporaryPasswordUntil: day("2099-01-01") },
  });
  await own("temporary");
  const session = async (person: Person) => {
    const { id } = await api.db.session.findFirstOrThrow({ where: { userId: person.userId } });
    return { token: person.token, person: { ...person, sessionId: id } };
  };
  return {
    anonymous: { token: null, person: null },
    athlete: await session(side.athlete),
    teacher: await session(side.teacher),
    manager: await session(side.manager),
    federation: await session(side.president),
    admin: await session(admin),
    partner: { token: side.partnerToken, person: null },
    analyst: { token: analyst.token, person: null },
    disabled: await session(disabled),
    temporary: await session(temporary),
  };
}
