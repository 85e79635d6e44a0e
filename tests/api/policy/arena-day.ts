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
    fields: "on classCount courts unplacedClasses running agenda",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       sees    sees    null       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "an arena's day: its numbers and what waits for somebody, for who manages it",
    at: "arena > today",
    fields: "tasks rentalRequests pendingClasses unattendedClasses athletes teachers figures setUp",
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
    fields: "hasSavedSettings hasPixKey athleteCount teacherCount tournamentCount isDone",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       null    sees    null       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "an arena's day: a class; who teaches sees their own",
    at: "arena > today > agenda",
    fields:
      "sessionId startsAt endsAt name category teacherName courtName status studentCount maxStudents minStudents missingStudents",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       sees    sees    null       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "an arena's day: who asks for a court, and for a day",
    at: "arena > today > rentalRequests",
    fields: "count firstId firstOn dayUseCount dayUseFirstOn",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       null    sees    null       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "an arena's day: a class that waits for students",
    at: "arena > today > pendingClasses",
    fields: "sessionId startsAt name category teacherName studentCount minStudents",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       null    sees    null       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "an arena's day: how many classes have no attendance",
    at: "arena > today > unattendedClasses",
    fields: "count latest",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       null    sees    null       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "an arena's day: a class without attendance",
    at: "arena > today > unattendedClasses > latest",
    fields: "sessionId on startsAt name category teacherName",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       null    sees    null       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "an arena's day: its athletes in numbers",
    at: "arena > today > athletes",
    fields: "total newThisMonth levels",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       null    sees    null       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "an arena's day: how many play at a level",
    at: "arena > today > athletes > levels",
    fields: "level count percent",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       null    sees    null       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "an arena's day: its teachers in brief",
    at: "arena > today > teachers",
    fields: "total weeklyClassCount teachers",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       null    sees    null       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "an arena's day: a teacher in a line",
    at: "arena > today > teachers > teachers",
    fields: "teacherArenaId name specialties weeklyClassCount studentCount availableDayCount",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       null    sees    null       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
];

/** What was, in a month: for who manages the arena. */
export const arenaReportPolicies: Policy[] = [
  {
    name: "an arena's reports: who manages it, admins; not its teachers",
    at: "arena",
    fields: "enrolmentReport teachingReport",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       null    sees    null       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "the report of who has come",
    at: "arena > enrolmentReport",
    fields: "month months activeCount inactiveCount levels athletes",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       null    sees    null       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "the report of who has come: a month",
    at: "arena > enrolmentReport > months",
    fields: "month count",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       null    sees    null       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "the report of who has come: a level",
    at: "arena > enrolmentReport > levels",
    fields: "level count percent",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       null    sees    null       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "the report of who has come: a page of them",
    at: "arena > enrolmentReport > athletes(first: 5)",
    fields: "edges pageInfo",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       null    sees    null       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "the report of who has come: one of them",
    at: "arena > enrolmentReport > athletes(first: 5) > edges",
    fields: "cursor node",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       null    sees    null       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "the report of who has come: what it says of somebody",
    at: "arena > enrolmentReport > athletes(first: 5) > edges > node",
    fields: "arenaAthleteId name level since active weeklyClassCount",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       null    sees    null       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "the report of what was taught",
    at: "arena > teachingReport",
    fields:
      "month firstMonth months givenCount cancelledCount studentCount presentCount absentCount placeCount takenCount priorStudentCount keptStudentCount teachers",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       null    sees    null       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "the report of what was taught: a month",
    at: "arena > teachingReport > months",
    fields:
      "month givenCount cancelledCount presentCount absentCount placeCount takenCount priorStudentCount keptStudentCount",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       null    sees    null       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "the report of what was taught: a page of teachers",
    at: "arena > teachingReport > teachers(first: 5)",
    fields: "edges pageInfo",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       null    sees    null       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "the report of what was taught: one of them",
    at: "arena > teachingReport > teachers(first: 5) > edges",
    fields: "cursor node",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       null    sees    null       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "the report of what was taught: what it says of somebody",
    at: "arena > teachingReport > teachers(first: 5) > edges > node",
    fields:
      "teacherArenaId name active givenCount cancelledCount studentCount presentCount absentCount placeCount takenCount priorStudentCount keptStudentCount",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       null    sees    null       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
];
