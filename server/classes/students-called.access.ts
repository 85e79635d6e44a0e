import type { Prisma } from "../../prisma/generated/client/client";
import { earlier } from "../platform/time/duration.rules";
import type { Viewer } from "../platform/viewer";

/** Who is in a class that somebody gives, whose names the attendance calls. */
export const studentsCalled = ({ teacherId, taughtArenaIds }: Viewer): Prisma.AthleteWhereInput =>
  teacherId === null
    ? { id: { in: [] } }
    : { classSessions: { some: { session: { teacherId, arenaId: { in: [...taughtArenaIds] } } } } };

const studentDays = 90;

/** Somebody is a student of who gives them a class from then on; afterwards they are somebody else's business. */
export const ownStudentSince = (now: Date): Date => earlier(now, { days: studentDays });

/** The athletes of an arena who are in a class there that somebody gives. */
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
