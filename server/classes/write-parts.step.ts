import { addDays, dayFromDatabase, dayToDatabase } from "../platform/time/calendar-day.rules";
import { clockToDatabase } from "../platform/time/clock-time.rules";
import { dayInWeekOf, mondayOf } from "../platform/time/weekday.rules";
import type { Transaction } from "../platform/database";
import type { PartChange } from "./series-rows";

/** Writes the parts of a series as they are from now on. One that is cut off takes its sessions and its students along. */
export async function writeParts(tx: Transaction, changes: readonly PartChange[]): Promise<void> {
  for (const change of changes) {
    const { row, to, cutFrom } = change;
    const id = cutFrom === null ? row.id : await cutOff(tx, row, cutFrom);
    const made = row.sessionsUntil && to.weekday !== row.weekday ? dayFromDatabase(row.sessionsUntil) : null;
    await tx.weeklyClass.update({
      where: { id },
      data: {
        weekday: to.weekday,
        startsAt: clockToDatabase(to.values.starts),
        endsAt: clockToDatabase(to.values.ends),
        teacherId: to.values.teacher,
        courtId: to.values.court,
        minStudents: to.values.minimum,
        ...(made === null ? {} : { sessionsUntil: await lastWeekMade(tx, id, made) }),
      },
    });
  }
}

/** @returns the id of the part that starts there. */
async function cutOff(tx: Transaction, row: PartChange["row"], from: string): Promise<string> {
  const { id: _id, ...details } = row;
  const startsOn = dayToDatabase(from);
  const { id } = await tx.weeklyClass.create({
    data: { ...details, startsOn, firstPartId: row.firstPartId ?? row.id },
    select: { id: true },
  });
  await tx.weeklyClass.update({
    where: { id: row.id },
    data: { endsOn: dayToDatabase(addDays(from, -1)) },
  });
  await tx.classSession.updateMany({
    where: { weeklyClassId: row.id, originalDate: { gte: startsOn } },
    data: { weeklyClassId: id },
  });
  const students = await tx.classStudent.findMany({ where: { weeklyClassId: row.id } });
  await tx.classStudent.createMany({
    data: students.map(({ athleteId, since }) => ({ weeklyClassId: id, athleteId, since })),
  });
  return id;
}

/**
 * Up to when the sessions are made once the weekday is another: whole weeks, so that none has two and none is left out.
 * @param until YYYY-MM-DD, up to which they were made.
 */
async function lastWeekMade(tx: Transaction, weeklyClassId: string, until: string): Promise<Date> {
  const [monday, sunday] = [mondayOf(until), dayInWeekOf(until, "SUNDAY")];
  const inLastWeek = await tx.classSession.count({
    where: { weeklyClassId, originalDate: { gte: dayToDatabase(monday), lte: dayToDatabase(sunday) } },
  });
  return dayToDatabase(inLastWeek > 0 ? sunday : addDays(monday, -1));
}
