import type { Prisma } from "../../prisma/generated/client/client";
import { earlier } from "../platform/time/duration.rules";
import type { Viewer } from "../platform/viewer";

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
