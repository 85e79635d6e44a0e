import { randomUUID } from "node:crypto";
import { addDays, dayToDatabase } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt, instantAt } from "../../server/platform/time/time-zone.rules";
import type { TestApi } from "./api";
import { nextNumber } from "./story";
import { createProgressNote } from "./world-classes";

const second = 1_000;

/** Fresh classes of a teacher, which never overlap. */
export async function createClassStock(
  api: TestApi,
  arenaId: string,
  teacher: string,
  { newcomer, comingStudent, own }: { newcomer: string; comingStudent: string; own: string },
) {
  const make = async (startsAt: Date, athleteId: string | null, minStudents: number | null = null) => {
    const endsAt = new Date(startsAt.getTime() + second);
    const { id } = await api.db.classSession.create({
      data: {
        arenaId,
        teacherId: teacher,
        category: "D",
        maxStudents: 4,
        minStudents,
        originalDate: dayToDatabase(dayAt(startsAt, brasiliaTime)),
        startsAt,
        endsAt,
        ...(athleteId === null ? {} : { students: { create: { athleteId } } }),
      },
    });
    return id;
  };
  const number = nextNumber();
  // Beyond the planning horizon and at night, so that they do not collide with other classes.
  const today = dayAt(new Date(), brasiliaTime);
  const night = (days: number) =>
    new Date(instantAt(addDays(today, days), "02:00", brasiliaTime).getTime() + number * second);
  const coming = night(900);
  const later = (days: number) => new Date(coming.getTime() + days * 86_400_000);
  await giveCredit(api, arenaId, own, later(100));
  const { id: creditedArenaAthlete } = await api.db.arenaAthlete.findUniqueOrThrow({
    where: { arenaId_athleteId: { arenaId, athleteId: own } },
  });
  return {
    progressNote: await createProgressNote(
      api,
      { arenaId, teacherId: teacher, athleteId: newcomer },
      { suggestedLevel: "C", suggestion: "WAITING" },
    ),
    openClass: await make(later(30), null),
    ownClass: await make(later(60), own),
    ownAthlete: own,
    creditedArenaAthlete,
    teacher,
    heldClass: await make(night(-30), newcomer),
    comingClass: await make(coming, comingStudent),
    pendingClass: await make(later(90), null, 3),
    comingDay: dayAt(coming, brasiliaTime),
    comingStudent,
  };
}

async function giveCredit({ db }: TestApi, arenaId: string, athleteId: string, until: Date): Promise<void> {
  const entry = {
    position: 0,
    state: "AVAILABLE" as const,
    expiresOn: dayToDatabase(dayAt(until, brasiliaTime)),
    recordedAt: new Date(),
  };
  const startsOn = dayToDatabase(dayAt(new Date(), brasiliaTime));
  await db.classCredit.create({
    data: {
      arenaId,
      athleteId,
      kind: "PACKAGE",
      purchase: randomUUID(),
      number: 1,
      startsOn,
      entries: { create: entry },
    },
  });
}
