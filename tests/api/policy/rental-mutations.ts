import type { MutationPolicy } from "../../support/mutation-policy";

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
  { name: "opening a blocked court again", mutation: "liftCourtBlock", answer: "arena", ...whoManages },
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
