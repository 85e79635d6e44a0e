import { addDays, dayToDatabase, mondayOf } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt, instantAt } from "../../server/platform/time/time-zone.rules";
import type { TestApi } from "./api";

/**
 * An arena's court settings, a pending class tomorrow with free places, a day use this Monday, a rental and a day use
 * requested by its athlete, and one of each cancelled by the arena.
 */
export async function createRentals(
  { db }: TestApi,
  {
    arenaId,
    courtId,
    athleteId,
    teacherId,
  }: { arenaId: string; courtId: string; athleteId: string; teacherId: string },
) {
  const monday = dayToDatabase(mondayOf(dayAt(new Date(), brasiliaTime)));
  const far = dayToDatabase("2096-12-24");
  await db.arena.update({ where: { id: arenaId }, data: { onlineRentals: "ON_REQUEST", dayUsePlaces: 40 } });
  // Default opening hours, because classes and matches of the world are at any hour.
  await db.weekdayHours.create({
    data: {
      arenaId,
      weekday: "SUNDAY",
      opensAt: new Date("1970-01-01T00:00:00Z"),
      closesAt: new Date("1970-01-01T00:00:00Z"),
    },
  });
  const today = dayAt(new Date(), brasiliaTime);
  const tomorrow = addDays(today, 1);
  for (const date of [monday, dayToDatabase(today), dayToDatabase(tomorrow), far])
    await db.specialDay.upsert({
      where: { arenaId_date: { arenaId, date } },
      create: {
        arenaId,
        date,
        opensAt: new Date("1970-01-01T00:00:00Z"),
        closesAt: new Date("1970-01-01T00:00:00Z"),
        reason: "Festa da arena",
      },
      update: {},
    });
  await db.priceLine.create({
    data: {
      arenaId,
      position: 0,
      days: ["SUNDAY"],
      from: new Date("1970-01-01T18:00:00Z"),
      to: new Date("1970-01-01T22:00:00Z"),
      hourlyRateInCents: 9_000,
    },
  });
  const { id: dayUse } = await db.dayUse.create({
    data: { arenaId, date: monday, clientName: "Quem vem", contact: "48999990000", priceInCents: 3_000 },
  });
  await db.dayUse.create({
    data: { arenaId, date: far, clientName: "Quem virá", contact: "48999990000", priceInCents: 3_000 },
  });
  const asks = { athleteId, clientName: "Quem pede o dia", contact: "48999990000", priceInCents: 3_000 };
  const opening = {
    opensAt: new Date("2096-12-24T09:00:00Z"),
    closesAt: new Date("2096-12-25T01:00:00Z"),
  };
  await db.dayUse.create({ data: { ...asks, ...opening, arenaId, date: far, requested: true } });
  const { id: cancelledDayUse } = await db.dayUse.create({
    data: {
      ...asks,
      ...opening,
      arenaId,
      date: far,
      clientName: "Quem não vem",
      cancelledAt: new Date(),
      cancelledBy: "ARENA",
      cancelReason: "Chuva",
      feeInCents: 0,
    },
  });
  const asked = {
    courtId,
    kind: "RENTAL" as const,
    label: "Quem pede",
    contact: "48999990001",
    athleteId,
    priceInCents: 4_500,
  };
  const span = {
    startsAt: new Date("2096-12-24T12:00:00Z"),
    endsAt: new Date("2096-12-24T13:00:00Z"),
  };
  await db.courtBooking.create({
    data: {
      ...asked,
      ...span,
      status: "REQUESTED",
      occupancy: { create: { courtId, arenaId, kind: "RENTAL", ...span } },
    },
  });
  const { id: rental } = await db.courtBooking.create({
    data: {
      ...asked,
      ...span,
      status: "CANCELLED",
      cancelledAt: new Date(),
      cancelledBy: "ARENA",
      cancelReason: "Chuva",
      feeInCents: 0,
      note: "Traz a rede",
    },
  });
  const hour = {
    startsAt: instantAt(tomorrow, "09:00", brasiliaTime),
    endsAt: instantAt(tomorrow, "10:00", brasiliaTime),
  };
  await db.classSession.create({
    data: {
      arenaId,
      teacherId,
      name: "Turma aberta",
      category: "D",
      maxStudents: 4,
      priceInCents: 5_000,
      minStudents: 3,
      fewToldAt: new Date(),
      originalDate: dayToDatabase(tomorrow),
      ...hour,
    },
  });
  return { rental, dayUse, cancelledDayUse };
}
