import { randomUUID } from "node:crypto";
import { addDays } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime } from "../../server/platform/time/time-zone.rules";
import { dayAt } from "../../server/platform/time/zoned-time.rules";
import type { Stock } from "./stock";
import { nextNumber } from "./story";

/** A different time on each call, because a teacher's classes may not overlap. */
const someDay = (): string => addDays(dayAt(new Date(), brasiliaTime), 3 + (nextNumber() % 700));

const note = { kind: "TECHNIQUE", text: "Saque mais firme", shownToAthlete: true, suggestedLevel: "B" };

/** Valid inputs of mutations on classes. */
export const classInputs: Record<string, (stock: Stock) => object> = {
  scheduleClass: ({ arena, teacher, newcomer }) => ({
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
  scheduleOwnClass: ({ arena }) => ({
    arenaId: arena,
    kind: "GROUP",
    level: "D",
    date: someDay(),
    startsAt: "11:00",
    endsAt: "11:30",
    weekly: false,
    maxStudents: 4,
  }),
  changeClass: ({ comingClass }) => ({
    sessionId: comingClass,
    date: someDay(),
    startsAt: "12:00",
    endsAt: "12:30",
  }),
  cancelClass: ({ comingClass }) => ({ sessionId: comingClass, scope: "THIS", reason: "Chuva" }),
  keepClass: ({ pendingClass }) => ({ sessionId: pendingClass }),
  cancelDay: ({ arena, comingDay }) => ({ arenaId: arena, date: comingDay, reason: "Chuva" }),
  addClassStudent: ({ comingClass, newcomer }) => ({
    sessionId: comingClass,
    athleteId: newcomer,
    everyWeek: false,
  }),
  removeClassStudent: ({ comingClass, comingStudent }) => ({
    sessionId: comingClass,
    athleteId: comingStudent,
    everyWeek: false,
  }),
  takeAttendance: ({ heldClass, newcomer }) => ({
    sessionId: heldClass,
    marks: [{ athleteId: newcomer, attendance: "PRESENT" }],
  }),
  grantClassCredits: ({ arenaAthlete }) => ({
    arenaAthleteId: arenaAthlete,
    key: randomUUID(),
    count: 4,
    expiresOn: addDays(dayAt(new Date(), brasiliaTime), 60),
  }),
  withdrawClassCredits: ({ creditedArenaAthlete }) => ({
    arenaAthleteId: creditedArenaAthlete,
    key: randomUUID(),
    count: 1,
    reason: "Dado em dobro",
  }),
  bookClass: ({ openClass, ownAthlete }) => ({
    sessionId: openClass,
    athleteId: ownAthlete,
    orWait: false,
  }),
  // A student of a class of the side's teacher.
  writeProgressNote: ({ arena, newcomer, heldClass }) => ({
    arenaId: arena,
    athleteId: heldClass === "" ? "" : newcomer,
    key: randomUUID(),
    ...note,
  }),
  correctProgressNote: ({ progressNote }) => ({ noteId: progressNote, ...note }),
  removeProgressNote: ({ progressNote }) => ({ noteId: progressNote }),
  askStudentReport: ({ creditedArenaAthlete, teacher }) => ({
    arenaAthleteId: creditedArenaAthlete,
    teacherKey: teacher,
    dueOn: addDays(dayAt(new Date(), brasiliaTime), 14),
  }),
  cancelStudentReport: ({ creditedArenaAthlete, teacher }) => ({
    arenaAthleteId: creditedArenaAthlete,
    teacherKey: teacher,
  }),
  answerLevelSuggestion: ({ progressNote }) => ({ noteId: progressNote, level: "C", accept: false }),
  leaveClass: ({ ownClass, ownAthlete }) => ({ sessionId: ownClass, athleteId: ownAthlete }),
};
