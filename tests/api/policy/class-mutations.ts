import type { MutationPolicy } from "../../support/mutation-policy";

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
