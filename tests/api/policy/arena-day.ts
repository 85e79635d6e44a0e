import type { Policy } from "../../support/policy";

/** An arena's day, as who runs it sees it; its federation may look at the arena, but not at this. */
export const arenaDayPolicies: Policy[] = [
  {
    name: "an arena's day: its owner and teachers, admins",
    at: "arena",
    fields: "today",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       sees    sees    null       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "an arena's day: what its courts are taken for",
    at: "arena > today",
    fields: "on classCount courts unplacedClasses running",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       sees    sees    null       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "an arena's day: its numbers and what waits for somebody, for who manages it",
    at: "arena > today",
    fields: "tasks figures setUp",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       null    sees    null       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "an arena's day: a court",
    at: "arena > today > courts",
    fields: "key name spans",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       sees    sees    null       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "an arena's day: what takes a court, and from when until when",
    at: "arena > today > courts > spans",
    fields: "kind startsAt endsAt isOver",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       sees    sees    null       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "an arena's day: for what",
    at: "arena > today > courts > spans",
    fields: "title tournamentKey",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       sees    sees    null       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "an arena's day: how far a tournament is",
    at: "arena > today > running",
    fields: "tournamentKey tournamentName matchCount playedCount onCourtCount",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       sees    sees    null       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "an arena's day: what waits for somebody",
    at: "arena > today > tasks",
    fields: "kind tournamentKey tournamentName count amountInCents",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       null    sees    null       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "an arena's day: its numbers",
    at: "arena > today > figures",
    fields:
      "receivedThisMonthInCents receivedLastMonthInCents overdueInCents overdueCount newAthletesThisMonth newAthletesLastMonth",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       null    sees    null       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "an arena's day: what it has set up",
    at: "arena > today > setUp",
    fields: "hasSavedSettings hasPixKey athleteCount teacherCount tournamentCount",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       null    sees    null       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
];
