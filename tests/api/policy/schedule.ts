import type { Policy } from "../../support/policy";

const ofTheArena = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         sees    sees    sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};
const whoManages = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         null    null    sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};

/** The schedule: whoever sees a tournament sees when it is played; what else takes courts and people, who manages it. */
export const schedulePolicies: Policy[] = [
  { name: "the schedule, as its tournament", at: "pairEvent", fields: "schedule", ...ofTheArena },
  {
    name: "courts, hours and matches",
    at: "pairEvent > schedule",
    fields: "timeZone matchMinutes minRestMinutes finalAfterThirdPlace travelMinutes courts hours matches",
    ...ofTheArena,
  },
  {
    name: "what else takes the courts, and who is away: who manages the tournament",
    at: "pairEvent > schedule",
    fields: "availableCourts occupations unavailabilities",
    ...whoManages,
  },
  {
    name: "the hours of a court",
    at: "pairEvent > schedule > hours",
    fields: "court startsAt endsAt",
    ...ofTheArena,
  },
  {
    name: "a rental: who manages the tournament",
    at: "pairEvent > schedule > occupations",
    fields: "court kind label startsAt endsAt",
    ...whoManages,
  },
  {
    name: "who is away: who manages the tournament",
    at: "pairEvent > schedule > unavailabilities",
    fields: "athlete enrolment startsAt endsAt byAthlete",
    ...whoManages,
  },
  {
    name: "a court and what is on it",
    at: "drawn > schedule > courts",
    fields: "court current freeAt",
    ...ofTheArena,
  },
  {
    name: "why no match can be called to a court: who manages the tournament",
    at: "drawn > schedule > courts",
    fields: "hint",
    ...whoManages,
  },
  {
    name: "which match comes next onto a court: who manages the tournament",
    at: "pairEvent > schedule > courts",
    fields: "next proposal",
    ...whoManages,
  },
  {
    name: "the match to call, and why: who manages the tournament",
    at: "pairEvent > schedule > courts > proposal",
    fields: "match reason",
    ...whoManages,
  },
  {
    name: "which court is free next",
    at: "pairEvent > schedule",
    fields: "nextFree",
    ...ofTheArena,
  },
  {
    name: "the court that is free next, and from when on",
    at: "pairEvent > schedule > nextFree",
    fields: "court at",
    ...ofTheArena,
  },
  {
    name: "a court, by its key and its arena",
    at: "pairEvent > schedule > courts > court",
    fields: "key number name venue isElsewhere",
    ...ofTheArena,
  },
  {
    name: "when a match is played",
    at: "final",
    fields: "label categoryName courtLabel revision isPinned scheduledUntil estimatedAt isLate",
    ...ofTheArena,
  },
  { name: "what is late", at: "pairEvent", fields: "delays", ...ofTheArena },
  {
    name: "a match that will probably begin later than planned",
    at: "pairEvent > delays",
    fields: "match estimatedAt",
    ...ofTheArena,
  },
  { name: "when a match was called", at: "pairMatch", fields: "calledAt", ...ofTheArena },
  {
    name: "what is wrong with its place: who manages the tournament",
    at: "final",
    fields: "scheduleConflicts",
    ...whoManages,
  },
  {
    name: "a conflict, in words",
    at: "final > scheduleConflicts",
    fields: "kind hard reason",
    ...whoManages,
  },
];
