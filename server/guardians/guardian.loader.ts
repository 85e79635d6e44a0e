import type { Guardianship } from "../../prisma/generated/client/client";
import { manyBy, valueBy } from "../platform/loaders";
import { standing } from "./guardian.access";
import { mostGuardians } from "./guardian.rules";

/** The guardians of minors, invited ones too, oldest first. Empty for an adult. */
export const guardianshipsOfMinor = manyBy<Guardianship>(
  ({ athleteId }) => athleteId,
  ({ db, now }, ids) =>
    db.guardianship.findMany({
      where: { athleteId: { in: ids }, ...standing(now) },
      orderBy: [{ sentAt: "asc" }, { id: "asc" }],
      take: ids.length * mostGuardians,
    }),
);

interface Who {
  name: string;
  email: string;
  phone: string | null;
}

/** Who has said yes, by their account, and the phone of their own record. */
export const guardianOf = valueBy<Who>(
  async ({ db }, userIds) => {
    const rows = await db.user.findMany({
      where: { id: { in: userIds } },
      select: { id: true, name: true, email: true, athlete: { select: { phone: true } } },
    });
    return new Map(
      rows.map(({ id, name, email, athlete }) => [id, { name, email, phone: athlete?.phone ?? null }]),
    );
  },
  (id) => new Error(`no account ${id}`),
);

/** Which arena has asked. */
export const arenaThatAsks = valueBy<string>(
  async ({ db }, ids) => {
    const rows = await db.arena.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
    return new Map(rows.map(({ id, name }) => [id, name]));
  },
  (id) => new Error(`no arena ${id}`),
);
