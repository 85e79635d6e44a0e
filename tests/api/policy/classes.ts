import type { MutationPolicy } from "../../support/mutation-policy";
import type { Policy } from "../../support/policy";

const atWork = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       sees    sees    null       sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};
const managed = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       null    sees    null       sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};
const session = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       sees    sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};

const ofAthlete = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  null      sees    null    sees    null       sees  null    null    null     -",
  other: "null      null    null    null    null       sees  null    null    null     -",
};

/** An arena's week and its classes: who manages it; of these the teacher their own. */
export const classPolicies: Policy[] = [
  { name: "an arena's week", at: "arena", fields: "week", ...atWork },
  {
    name: "an arena's week: its days and courts",
    at: "arena > week",
    fields: "from today days courts",
    ...atWork,
  },
  // The arena of the tests lets its teachers schedule: they are told themselves alone.
  { name: "an arena's week: who can give a class", at: "arena > week", fields: "teachers", ...atWork },
  { name: "who can give a class", at: "arena > week > teachers", fields: "key name", ...atWork },
  {
    name: "a day of an arena's week",
    at: "arena > week > days",
    fields: "on classes others opensAt closesAt reason",
    ...atWork,
  },
  {
    name: "what takes a court and is no class",
    at: "arena > week > days > others",
    fields: "kind courtKey startsAt endsAt title tournamentKey isRequest",
    ...atWork,
  },
  {
    name: "what takes a court and is no class: the rental, of a week that has nothing else",
    at: 'arena > week(around:"2096-12-24") > days > others',
    fields: "rentalId",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       null    sees    null       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "a class",
    at: "classSession",
    fields:
      "id name kind category startsAt endsAt status cancelReason isWeekly teacherName teacherKey court maxStudents minStudents missingStudents isKept studentCount students attendedAt viewerCanManage viewerTeaches",
    ...session,
  },
  {
    name: "a class: what it costs, and who held on to it with fewer students",
    at: "classSession",
    fields: "priceInCents keptByName",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       null    sees    -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "a student of a class",
    at: "classSession > students",
    fields: "athlete attendance isMakeUp",
    ...session,
  },
  {
    name: "what a student still owes for a class: not for who teaches it",
    at: "classSession > students",
    fields: "unpaidInCents",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       null    sees    -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "an athlete's classes: the athlete, who manages an arena they attend, admins; no teachers",
    at: "athlete",
    fields: "classRecord",
    ...ofAthlete,
  },
  {
    name: "an athlete's classes: to come, past, and where",
    at: "athlete > classRecord",
    fields: "coming past arenas",
    ...ofAthlete,
  },
  {
    name: "a class that an athlete waits for",
    at: "athlete > classRecord > coming",
    fields: "sessionId startsAt waitingPlace placesLeft missingStudents isFifthWeek isOwnLevel askedUntil",
    ...ofAthlete,
  },
  {
    name: "a class that an athlete was in",
    at: "athlete > classRecord > past",
    fields:
      "endsAt name category teacherName courtName arenaName timeZone status cancelReason attendance isMakeUp minStudents unpaidInCents",
    ...ofAthlete,
  },
  {
    name: "what a class costs that an athlete could book",
    at: "athlete > classRecord > arenas > openings",
    fields: "priceInCents",
    ...ofAthlete,
  },
  {
    name: "what would pay a class that an athlete could book",
    at: "athlete > classRecord > arenas > openings",
    fields: "payingKind",
    ...ofAthlete,
  },
  {
    name: "what an athlete has at an arena, and could book",
    at: "athlete > classRecord > arenas",
    fields: "name timeZone creditsLeft nextExpiry credits creditLines withdrawals openings",
    ...ofAthlete,
  },
  {
    name: "an athlete in an arena's list: who manages it",
    at: "athlete > classRecord > arenas",
    fields: "arenaAthleteId",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      null    null    sees    null       sees  null    null    null     -",
    other: "null      null    null    null    null       sees  null    null    null     -",
  },
  {
    name: "which credits end first",
    at: "athlete > classRecord > arenas > nextExpiry",
    fields: "expiresOn count",
    ...ofAthlete,
  },
  {
    name: "what happened to credits",
    at: "athlete > classRecord > arenas > creditLines",
    fields: "change kind at count delta balance lossReason note className classStartsAt",
    ...ofAthlete,
  },
  {
    name: "a credit for a class",
    at: "athlete > classRecord > arenas > credits",
    fields: "kind state lossReason startsOn expiresOn",
    ...ofAthlete,
  },
  {
    name: "what teachers wrote of an athlete: these, the athlete, who manages the arena, admins",
    at: "athlete",
    fields: "progressNotes",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      sees    sees    sees    null       sees  null    null    null     -",
    other: "null      null    null    null    null       sees  null    null    null     -",
  },
  {
    name: "where one teaches an athlete",
    at: "athlete",
    fields: "viewerTeachesAt",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  empty     empty   sees    empty   empty      empty empty   empty   empty    -",
    other: "empty     empty   empty   empty   empty      empty empty   empty   empty    -",
  },
  {
    name: "where one teaches an athlete: the arena",
    at: "athlete > viewerTeachesAt",
    fields: "arenaId name",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  empty     empty   sees    empty   empty      empty empty   empty   empty    -",
    other: "empty     empty   empty   empty   empty      empty empty   empty   empty    -",
  },
  {
    name: "a note that is not for the athlete",
    at: "progressNote",
    fields:
      "id kind text shownToAthlete suggestedLevel suggestion writtenAt correctedAt teacherName arenaName timeZone athlete viewerCanCorrect viewerCanRemove viewerCanAnswer",
    ...session,
  },
  {
    name: "a note that the athlete reads",
    at: "shownNote",
    fields: "kind text writtenAt teacherName arenaName",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    sees    sees    -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "a note that the athlete reads: a level that the arena has not accepted",
    at: "shownNote",
    fields: "suggestedLevel suggestion",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         null    sees    sees    -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "levels that wait for an arena: who manages it",
    at: "arena",
    fields: "waitingLevelSuggestionCount waitingLevelSuggestions",
    ...managed,
  },
  {
    name: "what an arena took back",
    at: "athlete > classRecord > arenas > withdrawals",
    fields: "count reason withdrawnAt",
    ...ofAthlete,
  },
];

const whoManages = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};

export const classMutations: MutationPolicy[] = [
  { name: "planning a class", mutation: "scheduleClass", answer: "session", ...whoManages },
  {
    name: "scheduling a class of one's own: who teaches at an arena that lets them",
    mutation: "scheduleOwnClass",
    answer: "session",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       sees    -       -          -     -       -       -        -",
    other: "-         -       -       -       -          -     -       -       -        -",
  },
  { name: "moving a class", mutation: "changeClass", answer: "session", ...whoManages },
  { name: "calling a class off", mutation: "cancelClass", answer: "session", ...whoManages },
  { name: "holding on to a class", mutation: "keepClass", answer: "session", ...whoManages },
  {
    name: "calling a day off",
    mutation: "cancelDay",
    answer: "classCount rentalCount dayUseCount peopleCount",
    ...whoManages,
  },
  { name: "taking a student in", mutation: "addClassStudent", answer: "session", ...whoManages },
  { name: "letting a student go", mutation: "removeClassStudent", answer: "session", ...whoManages },
  {
    name: "taking the attendance: who teaches the class too",
    mutation: "takeAttendance",
    answer: "session",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       sees    sees    -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "giving an athlete credits",
    mutation: "grantClassCredits",
    answer: "arenaAthlete",
    ...whoManages,
  },
  {
    name: "writing of a student: who teaches them",
    mutation: "writeProgressNote",
    answer: "note",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       sees    -       -          -     -       -       -        -",
    other: "-         -       -       -       -          -     -       -       -        -",
  },
  {
    name: "correcting what one wrote",
    mutation: "correctProgressNote",
    answer: "note",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       sees    -       -          -     -       -       -        -",
    other: "-         -       -       -       -          -     -       -       -        -",
  },
  {
    name: "taking a note away: its author, and who manages the arena",
    mutation: "removeProgressNote",
    answer: "athlete",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       sees    sees    -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "asking a teacher for a report",
    mutation: "askStudentReport",
    answer: "arenaAthlete",
    ...whoManages,
  },
  {
    name: "taking back that a report is asked for",
    mutation: "cancelStudentReport",
    answer: "arenaAthlete",
    ...whoManages,
  },
  { name: "answering a suggested level", mutation: "answerLevelSuggestion", answer: "note", ...whoManages },
  {
    name: "taking credits back",
    mutation: "withdrawClassCredits",
    answer: "arenaAthlete",
    ...whoManages,
  },
  {
    name: "booking a class: the athlete, and who manages the arena",
    mutation: "bookClass",
    answer: "booking record",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    -       sees    -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "leaving a class: the athlete, and who manages the arena",
    mutation: "leaveClass",
    answer: "leaving record",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    -       sees    -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
];
