import { addDays } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime } from "../../server/platform/time/time-zone.rules";
import { dayAt } from "../../server/platform/time/zoned-time.rules";
import { rentalTerms } from "./rental-desk";
import type { Stock } from "./stock";
import { nextNumber } from "./story";

/** A different time on each call, because rentals of a court may not overlap. */
const someDay = (): string => addDays(dayAt(new Date(), brasiliaTime), 3 + (nextNumber() % 350));
const anHour = () => ({ date: someDay(), startsAt: "20:00", endsAt: "20:30" });

/** Valid inputs of mutations on rentals, day use and courts. */
export const rentalInputs: Record<string, (stock: Stock) => object> = {
  rentCourt: ({ arena, rentedCourt, rental, newcomer }) => ({
    arenaId: arena,
    athleteId: newcomer,
    calledOff: [rental],
    courtKey: rentedCourt,
    clientName: "Cliente",
    ...anHour(),
  }),
  moveRental: ({ rental, rentedCourt }) => ({ rentalId: rental, courtKey: rentedCourt, ...anHour() }),
  cancelRental: ({ rental }) => ({ rentalId: rental, scope: "THIS", by: "ARENA", reason: "Chuva" }),
  answerRental: ({ rental }) => ({ rentalId: rental, accept: true }),
  liftCourtBlock: ({ arena, court, blockedFrom }) => ({
    arenaId: arena,
    courtKey: court,
    startsAt: blockedFrom,
  }),
  cancelOwnRental: ({ ownRental }) => ({ rentalId: ownRental }),
  addDayUse: ({ arena, ownAthlete }) => ({
    arenaId: arena,
    clientName: "Cliente",
    athleteId: ownAthlete,
    date: someDay(),
    people: 1,
  }),
  cancelDayUse: ({ dayUse }) => ({ dayUseId: dayUse }),
  answerDayUse: ({ askedDayUse }) => ({ dayUseId: askedDayUse, accept: true }),
  cancelOwnDayUse: ({ ownDayUse }) => ({ dayUseId: ownDayUse }),
  saveOpeningHours: ({ arena }) => ({
    arenaId: arena,
    weekdays: [],
    specialDays: [{ date: someDay(), opensAt: "07:00", closesAt: "23:00", reason: `Dia ${nextNumber()}` }],
    confirmed: true,
  }),
  nameCourts: ({ arena, rentedCourt }) => ({
    arenaId: arena,
    courts: [{ courtKey: rentedCourt, name: `Quadra nova ${nextNumber()}` }],
  }),
  saveRentalTerms: ({ arena }) => ({
    arenaId: arena,
    ...rentalTerms,
    onlineRentals: "AT_ONCE",
    dayUsePlaces: 500 + (nextNumber() % 400),
  }),
};
