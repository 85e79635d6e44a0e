import type {
  Certification,
  Teacher,
  TeachingHours,
  TeachingInvitation,
} from "../../prisma/generated/client/client";
import { manyBy, oneBy, valueBy } from "../platform/loaders";
import { certificationOrder } from "./certification-level.rules";

/** Teachers by id, those of one request read together. */
export const teachersOf = valueBy<Teacher>(
  async ({ db }, ids) => {
    const rows = await db.teacher.findMany({ where: { id: { in: ids } } });
    return new Map(rows.map((row) => [row.id, row]));
  },
  (id) => new Error(`there is no teacher ${id}`),
);

/** The address of an account, by its id. */
export const accountAddressOf = valueBy<string | null>(
  async ({ db }, ids) => {
    const rows = await db.user.findMany({ where: { id: { in: ids } }, select: { id: true, email: true } });
    return new Map(rows.map(({ id, email }) => [id, email]));
  },
  () => null,
);

/** The certificates of a teacher, the highest first. */
export const certificationsOf = manyBy<Certification>(
  ({ teacherId }) => teacherId,
  async ({ db }, ids) =>
    (await db.certification.findMany({ where: { teacherId: { in: ids }, active: true } })).toSorted(
      certificationOrder,
    ),
);

/** Available hours of a teacher at an arena, by the id of the arena row, starting on Monday. */
export const teachingHoursOf = manyBy<TeachingHours>(
  ({ teacherArenaId }) => teacherArenaId,
  ({ db }, ids) =>
    db.teachingHours.findMany({
      where: { teacherArenaId: { in: ids } },
      orderBy: [{ weekday: "asc" }, { startsAt: "asc" }],
    }),
);

/** The last invitation about a record of an arena's list, by the same id. */
export const lastInvitationOf = oneBy<TeachingInvitation>(
  ({ teacherArenaId }) => teacherArenaId,
  ({ db }, ids) =>
    db.teachingInvitation.findMany({
      where: { teacherArenaId: { in: ids } },
      distinct: ["teacherArenaId"],
      orderBy: [{ teacherArenaId: "asc" }, { sentAt: "desc" }, { id: "desc" }],
    }),
);
