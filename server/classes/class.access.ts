import type { Prisma } from "../../prisma/generated/client/client";
import { canManageArena } from "../arenas/arena.access";
import { accessRule, arenaManagers } from "../platform/access.rules";
import type { ActionContext } from "../platform/context";
import { earlier } from "../platform/time/duration.rules";
import { isAdmin, isSignedIn, type Viewer } from "../platform/viewer";

interface Session {
  arenaId: string;
  teacherId: string;
}

/** Classes of an arena: who manages it; of the others the teacher who gives it. */
export const canSeeSession = ({ arenaId, teacherId }: Session, viewer: Viewer | null): boolean =>
  isSignedIn(viewer) &&
  (canManageArena(arenaId, viewer) ||
    (viewer.teacherId === teacherId && viewer.taughtArenaIds.includes(arenaId)));

const sessionWithId = (id: string, { db }: ActionContext): Promise<Session | null> =>
  db.classSession.findUnique({ where: { id }, select: { arenaId: true, teacherId: true } });

/** Move, cancel, fill: who manages its arena, and admins. */
export const canManageSession = accessRule("ARENA", arenaManagers, async (id: string, ctx: ActionContext) => {
  const { viewer } = ctx;
  if (!isSignedIn(viewer) || (viewer.ownedArenaIds.length === 0 && !isAdmin(viewer))) return false;
  const session = await sessionWithId(id, ctx);
  return session !== null && canManageArena(session.arenaId, viewer);
});

/** Schedule a class of their own: who teaches at an arena that lets its teachers do so. */
export const canScheduleOwnAt = accessRule(
  "ARENA",
  { TEACHER: "OWN" },
  async (arenaId: string, { db, viewer }: ActionContext): Promise<boolean> =>
    isSignedIn(viewer) &&
    viewer.teacherId !== null &&
    viewer.taughtArenaIds.includes(arenaId) &&
    (await db.arena.count({ where: { id: arenaId, teachersSchedule: true } })) > 0,
);

/** Take the attendance: also the teacher who gives it. */
export const canTakeAttendance = accessRule(
  "ARENA",
  { TEACHER: "OWN", ...arenaManagers },
  async (id: string, ctx: ActionContext) => {
    if (!isSignedIn(ctx.viewer)) return false;
    const session = await sessionWithId(id, ctx);
    return session !== null && canSeeSession(session, ctx.viewer);
  },
);

/** Athletes in a class that the viewer teaches, whose names appear in the attendance list. */
export const studentsCalled = ({ teacherId, taughtArenaIds }: Viewer): Prisma.AthleteWhereInput =>
  teacherId === null
    ? { id: { in: [] } }
    : { classSessions: { some: { session: { teacherId, arenaId: { in: [...taughtArenaIds] } } } } };

const studentDays = 90;

/** An athlete counts as a teacher's student for 90 days after a class; after that the teacher loses access. */
export const ownStudentSince = (now: Date): Date => earlier(now, { days: studentDays });

/** Athletes of an arena who are students of the viewer there. */
export const ownStudents = (
  { teacherId, taughtArenaIds }: Viewer,
  now: Date,
): Prisma.ArenaAthleteWhereInput =>
  teacherId === null
    ? { id: { in: [] } }
    : {
        OR: taughtArenaIds.map((arenaId) => ({
          arenaId,
          athlete: {
            classSessions: {
              some: { startsAt: { gte: ownStudentSince(now) }, session: { teacherId, arenaId } },
            },
          },
        })),
      };
