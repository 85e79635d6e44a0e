import { addDays } from "../../../server/platform/time/calendar-day.rules";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import { dayAt } from "../../../server/platform/time/zoned-time.rules";
import type { MutationPolicy } from "../../support/mutation-policy";
import type { Policy } from "../../support/policy";

/** Whatever the clock says now, there are free hours then. */
const tomorrow = `day(on:"${addDays(dayAt(new Date(), brasiliaTime), 1)}")`;

const managed = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       null    sees    null       sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};
const rental = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         sees    -       sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};
const everybody = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  sees      sees    sees    sees    sees       sees  sees    sees    sees     -",
};

/** Rentals and day use; and what an arena says of its courts, to its people and on its page. */
export const rentalPolicies: Policy[] = [
  {
    name: "how an arena opens and rents its courts: who manages it",
    at: "arena",
    fields:
      "courts weekdayHours specialDays remindsOnEve remindsOfCharges teachersSchedule onlineRentals rentalTerms dayUsePlaces priceLines",
    ...managed,
  },
  { name: "a weekday's hours", at: "arena > weekdayHours", fields: "weekday opensAt closesAt", ...managed },
  { name: "a special day", at: "arena > specialDays", fields: "date opensAt closesAt reason", ...managed },
  {
    name: "terms of renting on an arena's page",
    at: "arena > rentalTerms",
    fields: "audience minMinutes stepMinutes horizonDays freeCancelHours",
    ...managed,
  },
  {
    name: "terms of renting on an arena's page: everybody",
    at: 'Query > publicArena(key:"lado-a") > rentalTerms',
    fields: "audience minMinutes stepMinutes horizonDays freeCancelHours",
    ...everybody,
  },
  { name: "a price", at: "arena > priceLines", fields: "days from to hourlyRateInCents", ...managed },
  { name: "a week's prices: who manages the arena", at: "arena > week", fields: "priceLines", ...managed },
  {
    name: "who comes for the day: who manages the arena",
    at: "arena > week > days",
    fields: "dayUses",
    ...managed,
  },
  {
    name: "what a day still has: who manages the arena",
    at: "arena",
    fields: 'dayAhead(on:"2096-12-24")',
    ...managed,
  },
  {
    name: "what would be called off on a day",
    at: 'arena > dayAhead(on:"2096-12-24")',
    fields: "classCount rentalCount dayUseCount peopleCount unreachedCount unreached",
    ...managed,
  },
  {
    name: "whom no mail reaches",
    at: 'arena > dayAhead(on:"2096-12-24") > unreached',
    fields: "name contact",
    ...managed,
  },
  {
    name: "a rental: who asked for it, who manages the arena",
    at: "rental",
    fields:
      "id clientName contact isOwn court startsAt endsAt status priceInCents freeCancelHours seriesSize cancelledAt cancelledBy cancelReason feeInCents charge",
    ...rental,
  },
  {
    name: "the arena's note on a rental",
    at: "rental",
    fields: "note",
    ...managed,
    own: "  -         null    -       sees    -          sees  -       -       -        -",
  },
  {
    name: "Day Use: who asked for it, who manages the arena",
    at: "cancelledDayUse",
    fields:
      "id date clientName contact isOwn status opensAt closesAt people priceInCents freeCancelHours cancelledAt cancelledBy cancelReason feeInCents charge",
    ...rental,
  },
  {
    name: "a day on an arena's page: everybody",
    at: 'Query > publicArena(key:"lado-a")',
    fields: "onlineRentals rentalTerms day",
    ...everybody,
  },
  {
    name: "a day on an arena's page: when it is open, what is free, what it costs",
    at: `Query > publicArena(key:"lado-a") > ${tomorrow}`,
    fields:
      "on today opensAt closesAt reason week courts hourlyRateInCents priceLines classes dayUseInCents dayUsePlaces dayUseLimit",
    ...everybody,
  },
  {
    name: "when an arena is open, on its page",
    at: `Query > publicArena(key:"lado-a") > ${tomorrow} > week`,
    fields: "on opensAt closesAt reason",
    ...everybody,
  },
  {
    name: "a court on an arena's page",
    at: `Query > publicArena(key:"lado-a") > ${tomorrow} > courts`,
    fields: "key name free",
    ...everybody,
  },
  {
    name: "free hours on an arena's page",
    at: `Query > publicArena(key:"lado-a") > ${tomorrow} > courts > free`,
    fields: "startsAt endsAt",
    ...everybody,
  },
  {
    name: "a class with places on an arena's page",
    at: `Query > publicArena(key:"lado-a") > ${tomorrow} > classes`,
    fields: "sessionId startsAt endsAt name category freePlaces priceInCents isOwnLevel",
    ...everybody,
  },
  {
    name: "a plan of classes on sale on an arena's page",
    at: 'Query > publicArena(key:"lado-a") > plansOnSale',
    fields: "kind name priceInCents classCount validDays",
    ...everybody,
  },
  {
    name: "courts and days of one's own at an arena",
    at: 'Query > publicArena(key:"lado-a")',
    fields: "viewerRentals viewerDayUses",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  empty     sees    empty   empty   empty      empty empty   empty   empty    -",
  },
];

const whoManages = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};

export const rentalMutations: MutationPolicy[] = [
  { name: "renting a court out", mutation: "rentCourt", answer: "rental", ...whoManages },
  { name: "moving a rental", mutation: "moveRental", answer: "rental", ...whoManages },
  { name: "cancelling a rental", mutation: "cancelRental", answer: "rental", ...whoManages },
  { name: "answering who asks for a court", mutation: "answerRental", answer: "rental", ...whoManages },
  { name: "taking people in for a day", mutation: "addDayUse", answer: "dayUse", ...whoManages },
  { name: "cancelling Day Use", mutation: "cancelDayUse", answer: "dayUse", ...whoManages },
  { name: "answering who asks for a day", mutation: "answerDayUse", answer: "dayUse", ...whoManages },
  { name: "hours of weekdays and single days", mutation: "saveOpeningHours", answer: "arena", ...whoManages },
  { name: "naming courts", mutation: "nameCourts", answer: "arena", ...whoManages },
  { name: "prices and how courts are rented", mutation: "saveRentalTerms", answer: "arena", ...whoManages },
  {
    name: "giving a court back: whoever asked for it",
    mutation: "cancelOwnRental",
    answer: "rental",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    -       -       -          -     -       -       -        -",
    other: "-         -       -       -       -          -     -       -       -        -",
  },
  {
    name: "giving a day back: whoever asked for it",
    mutation: "cancelOwnDayUse",
    answer: "dayUse",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    -       -       -          -     -       -       -        -",
    other: "-         -       -       -       -          -     -       -       -        -",
  },
];
