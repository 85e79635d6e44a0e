import { callOffRentals, clientsOf, toldWhen } from "../bookings/rental.step";
import { callOffDayUses, dayUseClientsOf, dayUseToldWhen } from "../bookings/day-use/day-use.step";
import { cancelSessions } from "../classes/class-sessions.step";
import { fallenInWords, studentsTold, taughtInWords, teachersTold } from "../classes/class-mails.step";
import { openPlace } from "../courts/occupy.step";
import { arenaDayOf } from "../courts/opening.rules";
import type { ActionContext } from "../platform/context";
import { inTransaction, type Transaction } from "../platform/database";
import { InvalidInput } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { dayCancelledMail, type DayInMail } from "./agenda-mails.rules";
import { cancelDaySchema } from "./cancel-day.rules";
import { onThatDay, type PartOfDay } from "./on-that-day.loader";

export interface DayCancelled {
  classCount: number;
  rentalCount: number;
  dayUseCount: number;
  peopleCount: number;
}

/**
 * 'Cancelar o dia', for instance because of rain: cancels all upcoming classes, rentals and day uses of the day in one
 * transaction. Class credits are returned and bookings are not charged. Each person concerned gets one mail.
 * @throws InvalidInput
 */
export async function cancelDay(ctx: ActionContext, arenaId: string, input: unknown): Promise<DayCancelled> {
  const { reason, date, from, courtKeys } = parseInput(cancelDaySchema, input);
  return inTransaction(ctx.db, async (tx) => {
    const { timeZone, hours } = await openPlace(tx, arenaId);
    if (date < arenaDayOf(hours, ctx.now))
      throw new InvalidInput([{ path: ["date"], message: "Escolha um dia a partir de hoje" }]);
    const part = { arenaId, hours, date, from, courtKeys };
    const { sessionIds, rentalIds, dayUseIds } = await lockedOnThatDay(tx, part, ctx.now);
    const fallen = await cancelSessions(tx, ctx, sessionIds, { reason });
    const dropped = await callOffRentals(tx, ctx, rentalIds, reason);
    const offDays = await callOffDayUses(tx, ctx, dayUseIds, reason);
    const mails = await mailsFor(tx, { fallen, dropped, offDays, timeZone, now: ctx.now });
    await ctx.outbox.putAll(
      tx,
      mails.map((mail) => dayCancelledMail(mail, { day: date, reason })),
    );
    return {
      classCount: fallen.sessionIds.length,
      rentalCount: dropped.length,
      dayUseCount: offDays.length,
      peopleCount: mails.length,
    };
  });
}

/** Locks the rows of the day and reads them again; skips rows that were moved to another day meanwhile. */
async function lockedOnThatDay(tx: Transaction, part: PartOfDay, now: Date) {
  const seen = await onThatDay(tx, part, now);
  await tx.$queryRaw`SELECT id FROM aulas WHERE id = ANY(${seen.sessionIds}::uuid[]) ORDER BY id FOR UPDATE`;
  await tx.$queryRaw`SELECT id FROM locacoes WHERE id = ANY(${seen.rentalIds}::uuid[]) ORDER BY id FOR UPDATE`;
  await tx.$queryRaw`SELECT id FROM day_uses WHERE id = ANY(${seen.dayUseIds}::uuid[]) ORDER BY id FOR UPDATE`;
  const still = await onThatDay(tx, part, now);
  const locked = new Set([...seen.sessionIds, ...seen.rentalIds, ...seen.dayUseIds]);
  return {
    sessionIds: still.sessionIds.filter((id) => locked.has(id)),
    rentalIds: still.rentalIds.filter((id) => locked.has(id)),
    dayUseIds: still.dayUseIds.filter((id) => locked.has(id)),
  };
}

/** One mail per address, with all cancelled bookings of that person. */
async function mailsFor(
  tx: Transaction,
  {
    fallen,
    dropped,
    offDays,
    timeZone,
    now,
  }: {
    fallen: Awaited<ReturnType<typeof cancelSessions>>;
    dropped: readonly string[];
    offDays: readonly string[];
    timeZone: string;
    now: Date;
  },
): Promise<DayInMail[]> {
  const students = await studentsTold(tx, fallen);
  const teachers = await teachersTold(tx, fallen.sessionIds);
  const clients = await clientsOf(tx, dropped, now);
  const visitors = await dayUseClientsOf(tx, offDays, now);
  const lines = [
    ...students.map((student) => ({ ...student, line: fallenInWords(student, timeZone) })),
    ...teachers.map((teacher) => ({ ...teacher, line: taughtInWords(teacher, timeZone) })),
    ...clients.map((client) => ({ ...client, line: toldWhen(client) })),
    ...visitors.map((visitor) => ({ ...visitor, startsAt: visitor.opensAt, line: dayUseToldWhen(visitor) })),
  ].toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  const mails = new Map<string, DayInMail>();
  for (const { email, name, arena, line } of lines) {
    const key = email.toLowerCase();
    const before = mails.get(key) ?? { email, name, arena, lines: [] };
    mails.set(key, { ...before, lines: [...before.lines, line] });
  }
  return [...mails.values()];
}
