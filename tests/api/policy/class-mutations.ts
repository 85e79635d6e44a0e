import { randomUUID } from "node:crypto";
import { addDays } from "../../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../../server/platform/time/time-zone.rules";
import { nextNumber } from "../../support/story";
import type { MutationPolicy } from "../../support/mutation-policy";

/** A different time on each call, because a teacher's classes may not overlap. */
const someDay = (): string => addDays(dayAt(new Date(), brasiliaTime), 3 + (nextNumber() % 700));

const note = { kind: "TECHNIQUE", text: "Saque mais firme", shownToAthlete: true, suggestedLevel: "B" };

const whoManages = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};

export const classMutations: MutationPolicy[] = [
  {
    name: "planning a class",
    mutation: "scheduleClass",
    answer: "session",
    input: ({ arena, teacher, newcomer }) => ({
      arenaId: arena,
      kind: "GROUP",
      level: "D",
      teacherKey: teacher,
      date: someDay(),
      startsAt: "10:00",
      endsAt: "10:30",
      weekly: false,
      maxStudents: 4,
      athleteIds: [newcomer],
    }),
    ...whoManages,
  },
  {
    name: "scheduling a class of one's own: who teaches at an arena that lets them",
    mutation: "scheduleOwnClass",
    answer: "session",
    input: ({ arena }) => ({
      arenaId: arena,
      kind: "GROUP",
      level: "D",
      date: someDay(),
      startsAt: "11:00",
      endsAt: "11:30",
      weekly: false,
      maxStudents: 4,
    }),
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       sees    -       -          -     -       -       -        -",
    other: "-         -       -       -       -          -     -       -       -        -",
  },
  {
    name: "moving a class",
    mutation: "changeClass",
    answer: "session",
    input: ({ comingClass }) => ({
      sessionId: comingClass,
      date: someDay(),
      startsAt: "12:00",
      endsAt: "12:30",
    }),
    ...whoManages,
  },
  {
    name: "calling a class off",
    mutation: "cancelClass",
    answer: "session",
    input: ({ comingClass }) => ({ sessionId: comingClass, scope: "THIS", reason: "Chuva" }),
    ...whoManages,
  },
  {
    name: "holding on to a class",
    mutation: "keepClass",
    answer: "session",
    input: ({ pendingClass }) => ({ sessionId: pendingClass }),
    ...whoManages,
  },
  {
    name: "calling a day off",
    mutation: "cancelDay",
    answer: "classCount rentalCount dayUseCount peopleCount",
    input: ({ arena, comingDay }) => ({ arenaId: arena, date: comingDay, reason: "Chuva" }),
    ...whoManages,
  },
  {
    name: "taking a student in",
    mutation: "addClassStudent",
    answer: "session",
    input: ({ comingClass, newcomer }) => ({
      sessionId: comingClass,
      athleteId: newcomer,
      everyWeek: false,
    }),
    ...whoManages,
  },
  {
    name: "letting a student go",
    mutation: "removeClassStudent",
    answer: "session",
    input: ({ comingClass, comingStudent }) => ({
      sessionId: comingClass,
      athleteId: comingStudent,
      everyWeek: false,
    }),
    ...whoManages,
  },
  {
    name: "taking the attendance: who teaches the class too",
    mutation: "takeAttendance",
    answer: "session",
    input: ({ heldClass, newcomer }) => ({
      sessionId: heldClass,
      marks: [{ athleteId: newcomer, attendance: "PRESENT" }],
    }),
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       sees    sees    -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "giving an athlete credits",
    mutation: "grantClassCredits",
    answer: "arenaAthlete",
    input: ({ arenaAthlete }) => ({
      arenaAthleteId: arenaAthlete,
      key: randomUUID(),
      count: 4,
      expiresOn: addDays(dayAt(new Date(), brasiliaTime), 60),
    }),
    ...whoManages,
  },
  {
    name: "writing of a student: who teaches them",
    mutation: "writeProgressNote",
    answer: "note", // A student of a class of the side's teacher.
    input: ({ arena, newcomer, heldClass }) => ({
      arenaId: arena,
      athleteId: heldClass === "" ? "" : newcomer,
      key: randomUUID(),
      ...note,
    }),
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       sees    -       -          -     -       -       -        -",
    other: "-         -       -       -       -          -     -       -       -        -",
  },
  {
    name: "correcting what one wrote",
    mutation: "correctProgressNote",
    answer: "note",
    input: ({ progressNote }) => ({ noteId: progressNote, ...note }),
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       sees    -       -          -     -       -       -        -",
    other: "-         -       -       -       -          -     -       -       -        -",
  },
  {
    name: "taking a note away: its author, and who manages the arena",
    mutation: "removeProgressNote",
    answer: "athlete",
    input: ({ progressNote }) => ({ noteId: progressNote }),
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       sees    sees    -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "asking a teacher for a report",
    mutation: "askStudentReport",
    answer: "arenaAthlete",
    input: ({ creditedArenaAthlete, teacher }) => ({
      arenaAthleteId: creditedArenaAthlete,
      teacherKey: teacher,
      dueOn: addDays(dayAt(new Date(), brasiliaTime), 14),
    }),
    ...whoManages,
  },
  {
    name: "taking back that a report is asked for",
    mutation: "cancelStudentReport",
    answer: "arenaAthlete",
    input: ({ creditedArenaAthlete, teacher }) => ({
      arenaAthleteId: creditedArenaAthlete,
      teacherKey: teacher,
    }),
    ...whoManages,
  },
  {
    name: "answering a suggested level",
    mutation: "answerLevelSuggestion",
    answer: "note",
    input: ({ progressNote }) => ({ noteId: progressNote, level: "C", accept: false }),
    ...whoManages,
  },
  {
    name: "taking credits back",
    mutation: "withdrawClassCredits",
    answer: "arenaAthlete",
    input: ({ creditedArenaAthlete }) => ({
      arenaAthleteId: creditedArenaAthlete,
      key: randomUUID(),
      count: 1,
      reason: "Dado em dobro",
    }),
    ...whoManages,
  },
  {
    name: "booking a class: the athlete, and who manages the arena",
    mutation: "bookClass",
    answer: "booking record",
    input: ({ openClass, ownAthlete }) => ({
      sessionId: openClass,
      athleteId: ownAthlete,
      orWait: false,
    }),
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    -       sees    -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "leaving a class: the athlete, and who manages the arena",
    mutation: "leaveClass",
    answer: "leaving record",
    input: ({ ownClass, ownAthlete }) => ({ sessionId: ownClass, athleteId: ownAthlete }),
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    -       sees    -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
];
