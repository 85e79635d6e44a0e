import { valueBy } from "../../platform/loaders";

/** Which arena asks, and under which name it has the person on its list. */
export const askedBy = valueBy<{ arena: string; timeZone: string; teacher: string }>(
  async ({ db }, teacherArenaIds) => {
    const rows = await db.teacherArena.findMany({
      where: { id: { in: teacherArenaIds } },
      select: {
        id: true,
        arena: { select: { name: true, timeZone: true } },
        teacher: { select: { fullName: true } },
      },
    });
    return new Map(
      rows.map(({ id, arena, teacher }) => [
        id,
        { arena: arena.name, timeZone: arena.timeZone, teacher: teacher.fullName },
      ]),
    );
  },
  (id) => new Error(`nobody asks by ${id}`),
);
