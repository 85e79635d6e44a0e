import { overlaps } from "../../server/courts/conflicts.rules";
import {
  dayFromDatabase,
  dayToDatabase,
  weekdayOf,
  yearOf,
} from "../../server/platform/time/calendar-day.rules";
import { clockToDatabase } from "../../server/platform/time/clock-time.rules";
import type { Prisma } from "../generated/client/client";
import { arenas, courtId } from "./arenas";
import { minutesAfter, type DemoCalendar } from "./calendar";
import { choose, demoId, fraction } from "./keys";

/** Courts are rented from half a year ago until four weeks ahead. */
const [firstDay, lastDay] = [-182, 28];

type Client = readonly [name: string, contact: string];
const clients: readonly [Client, ...Client[]] = [
  ["Turma da Quinta", "(48) 99911-2001"],
  ["Carla Meneses", "(48) 99911-2002"],
  ["Grupo Contábil Sul", "eventos@contabilsul.example"],
  ["Rafael Bittencourt", "(48) 99911-2003"],
  ["Aniversário da Bia", "(48) 99911-2004"],
  ["Escola Mar Aberto", "secretaria@maraberto.example"],
];

/** When people rent: after work, and at weekends in the morning. */
const slots = ["07:00", "12:00", "13:00", "20:00", "20:30", "21:00"] as const;

/**
 * Rentals of the main arena with the courts they take, each where nothing else stands.
 * @param taken what takes courts already.
 */
export function rentalRows(
  calendar: DemoCalendar,
  taken: readonly Prisma.CourtOccupancyCreateManyInput[],
): {
  courtBookings: Prisma.CourtBookingCreateManyInput[];
  rentalOccupancies: Prisma.CourtOccupancyCreateManyInput[];
} {
  const { id: arenaId, courtNames, hourlyRateInCents } = arenas.main;
  const standing = new Map<string, { startsAt: Date; endsAt: Date }[]>();
  for (const { courtId: court, startsAt, endsAt } of taken) {
    const spans = standing.get(court) ?? [];
    spans.push({ startsAt: startsAt as Date, endsAt: endsAt as Date });
    standing.set(court, spans);
  }
  const courtBookings: Prisma.CourtBookingCreateManyInput[] = [];
  for (let day = firstDay; day <= lastDay; day++) {
    courtNames.forEach((_name, index) => {
      const key = `rental:${day}:${index}`;
      // Fewer are known of the weeks ahead.
      if (fraction(key) > (day > 7 ? 0.15 : 0.4)) return;
      const court = courtId("main", index + 1);
      const startsAt = calendar.at(day, choose(slots, key));
      const hours = fraction(`${key}:long`) < 0.3 ? 1.5 : 1;
      const endsAt = minutesAfter(startsAt, 60 * hours);
      const spans = standing.get(court) ?? [];
      if (endsAt > calendar.at(day, "22:00") || spans.some((span) => overlaps(span, { startsAt, endsAt })))
        return;
      standing.set(court, [...spans, { startsAt, endsAt }]);
      const [label, contact] = choose(clients, `${key}:client`);
      courtBookings.push({
        id: demoId(key),
        courtId: court,
        kind: "RENTAL",
        label,
        contact,
        startsAt,
        endsAt,
        priceInCents: hourlyRateInCents * hours,
        createdAt: calendar.past(day - 5, "10:00"),
      });
    });
  }
  return {
    courtBookings,
    rentalOccupancies: courtBookings.map(({ id, courtId: court, startsAt, endsAt }) => ({
      id: demoId(`occupancy:${id}`),
      courtId: court,
      arenaId,
      kind: "RENTAL" as const,
      startsAt,
      endsAt,
      bookingId: id ?? "",
    })),
  };
}

/** Who comes to the main arena for a day: more at weekends. */
export function dayUseRows(calendar: DemoCalendar): Prisma.DayUseCreateManyInput[] {
  const { id: arenaId, dayUseInCents } = arenas.main;
  const days = Array.from({ length: 64 }, (_, index) => index - 60);
  return days.flatMap((day) =>
    clients.flatMap(([clientName, contact], index) => {
      const key = `day-use:${day}:${index}`;
      const isWeekend = [0, 6].includes(weekdayOf(dayFromDatabase(calendar.day(day))));
      if (fraction(key) > (isWeekend ? 0.5 : 0.15)) return [];
      const people = 1 + Math.floor(fraction(`${key}:people`) * 4);
      return [
        {
          id: demoId(key),
          arenaId,
          date: calendar.day(day),
          clientName,
          contact,
          people,
          priceInCents: people * dayUseInCents,
          createdAt: calendar.past(day - 1, "10:00"),
        },
      ];
    }),
  );
}

/** After work an hour costs more, and at the Christmas after the coming one the main arena is closed: farther than anybody plans. */
export function arenaTermRows(calendar: DemoCalendar) {
  const { id: arenaId } = arenas.main;
  const priceLines: Prisma.PriceLineCreateManyInput[] = [
    {
      id: demoId("price:evening"),
      arenaId,
      position: 0,
      days: ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY"],
      from: clockToDatabase("18:00"),
      to: clockToDatabase("22:00"),
      hourlyRateInCents: 12_000,
    },
  ];
  const christmas = `${yearOf(dayFromDatabase(calendar.day(0))) + 1}-12-25`;
  const specialDays: Prisma.SpecialDayCreateManyInput[] = [
    { id: demoId("closed:christmas"), arenaId, date: dayToDatabase(christmas), reason: "Natal" },
  ];
  return { priceLines, specialDays };
}
