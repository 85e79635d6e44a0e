import { addDays, dayToDatabase } from "../../server/platform/time/calendar-day.rules";
import type { TestApi } from "./api";
import { nextNumber } from "./story";

const minute = 60_000;

/** A court with future rental requests of two athletes; a day use, and day use requests of the same two athletes. */
export async function createRentalStock(
  { db }: TestApi,
  arenaId: string,
  { newcomer, self }: { newcomer: string; self: string },
) {
  const number = nextNumber();
  const { id: courtId } = await db.court.create({
    data: { arenaId, number: 1_000 + number, name: `Quadra alugada ${number}` },
  });
  const rent = async (athleteId: string, startsAt: Date) => {
    const span = { startsAt, endsAt: new Date(startsAt.getTime() + 30 * minute) };
    const { id } = await db.courtBooking.create({
      data: {
        courtId,
        kind: "RENTAL",
        label: "Quem pede",
        athleteId,
        status: "REQUESTED",
        priceInCents: 4_500,
        ...span,
        occupancy: { create: { courtId, arenaId, kind: "RENTAL", ...span } },
      },
    });
    return id;
  };
  const coming = new Date(Math.ceil(Date.now() / minute) * minute + 2 * 86_400_000);
  const { id: dayUse } = await db.dayUse.create({
    data: { arenaId, date: dayToDatabase("2099-01-01"), clientName: "Quem vem", priceInCents: 3_000 },
  });
  // A different day each time, because a person has one day use per day.
  const date = dayToDatabase(addDays("2099-01-02", number));
  const comeFor = async (athleteId: string, requested: boolean) => {
    const opensAt = new Date(date.getTime() + 9 * 60 * minute);
    const closesAt = new Date(opensAt.getTime() + 60 * minute);
    const { id } = await db.dayUse.create({
      data: {
        arenaId,
        athleteId,
        requested,
        date,
        opensAt,
        closesAt,
        clientName: "Quem pede",
        priceInCents: 3_000,
      },
    });
    return id;
  };
  return {
    rentedCourt: courtId,
    rental: await rent(newcomer, coming),
    ownRental: await rent(self, new Date(coming.getTime() + 60 * minute)),
    dayUse,
    askedDayUse: await comeFor(newcomer, true),
    ownDayUse: await comeFor(self, false),
  };
}
