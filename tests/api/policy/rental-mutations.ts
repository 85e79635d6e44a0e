import { addDays } from "../../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../../server/platform/time/time-zone.rules";
import { rentalTerms } from "../../support/rental-desk";
import { nextNumber } from "../../support/story";
import type { MutationPolicy } from "../../support/mutation-policy";

/** A different time on each call, because rentals of a court may not overlap. */
const someDay = (): string => addDays(dayAt(new Date(), brasiliaTime), 3 + (nextNumber() % 350));
const anHour = () => ({ date: someDay(), startsAt: "20:00", endsAt: "20:30" });

const whoManages = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};

export const rentalMutations: MutationPolicy[] = [
  {
    name: "renting a court out",
    mutation: "rentCourt",
    answer: "rental",
    input: ({ arena, rentedCourt, rental, newcomer }) => ({
      arenaId: arena,
      athleteId: newcomer,
      calledOff: [rental],
      courtKey: rentedCourt,
      clientName: "Cliente",
      ...anHour(),
    }),
    ...whoManages,
  },
  {
    name: "moving a rental",
    mutation: "moveRental",
    answer: "rental",
    input: ({ rental, rentedCourt }) => ({ rentalId: rental, courtKey: rentedCourt, ...anHour() }),
    ...whoManages,
  },
  {
    name: "cancelling a rental",
    mutation: "cancelRental",
    answer: "rental",
    input: ({ rental }) => ({ rentalId: rental, scope: "THIS", by: "ARENA", reason: "Chuva" }),
    ...whoManages,
  },
  {
    name: "answering who asks for a court",
    mutation: "answerRental",
    answer: "rental",
    input: ({ rental }) => ({ rentalId: rental, accept: true }),
    ...whoManages,
  },
  {
    name: "opening a blocked court again",
    mutation: "liftCourtBlock",
    answer: "arena",
    input: ({ arena, court, blockedFrom }) => ({
      arenaId: arena,
      courtKey: court,
      startsAt: blockedFrom,
    }),
    ...whoManages,
  },
  {
    name: "taking people in for a day",
    mutation: "addDayUse",
    answer: "dayUse",
    input: ({ arena, ownAthlete }) => ({
      arenaId: arena,
      clientName: "Cliente",
      athleteId: ownAthlete,
      date: someDay(),
      people: 1,
    }),
    ...whoManages,
  },
  {
    name: "cancelling Day Use",
    mutation: "cancelDayUse",
    answer: "dayUse",
    input: ({ dayUse }) => ({ dayUseId: dayUse }),
    ...whoManages,
  },
  {
    name: "answering who asks for a day",
    mutation: "answerDayUse",
    answer: "dayUse",
    input: ({ askedDayUse }) => ({ dayUseId: askedDayUse, accept: true }),
    ...whoManages,
  },
  {
    name: "hours of weekdays and single days",
    mutation: "saveOpeningHours",
    answer: "arena",
    input: ({ arena }) => ({
      arenaId: arena,
      weekdays: [],
      specialDays: [{ date: someDay(), opensAt: "07:00", closesAt: "23:00", reason: `Dia ${nextNumber()}` }],
      confirmed: true,
    }),
    ...whoManages,
  },
  {
    name: "naming courts",
    mutation: "nameCourts",
    answer: "arena",
    input: ({ arena, rentedCourt }) => ({
      arenaId: arena,
      courts: [{ courtKey: rentedCourt, name: `Quadra nova ${nextNumber()}` }],
    }),
    ...whoManages,
  },
  {
    name: "prices and how courts are rented",
    mutation: "saveRentalTerms",
    answer: "arena",
    input: ({ arena }) => ({
      arenaId: arena,
      ...rentalTerms,
      onlineRentals: "AT_ONCE",
      dayUsePlaces: 500 + (nextNumber() % 400),
    }),
    ...whoManages,
  },
  {
    name: "giving a court back: whoever asked for it",
    mutation: "cancelOwnRental",
    answer: "rental",
    input: ({ ownRental }) => ({ rentalId: ownRental }),
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    -       -       -          -     -       -       -        -",
    other: "-         -       -       -       -          -     -       -       -        -",
  },
  {
    name: "giving a day back: whoever asked for it",
    mutation: "cancelOwnDayUse",
    answer: "dayUse",
    input: ({ ownDayUse }) => ({ dayUseId: ownDayUse }),
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    -       -       -          -     -       -       -        -",
    other: "-         -       -       -       -          -     -       -       -        -",
  },
];
