import type { ClassSession } from "../../prisma/generated/client/client";
import { canManageArena } from "../arenas/arena.access";
import { AthleteType } from "../athletes/athlete.type";
import { courtOf } from "../courts/court.loader";
import { CourtType } from "../courts/court.type";
import { userNameOf } from "../identity/account.loader";
import type { ActionContext } from "../platform/context";
import { builder, labelled, WeekdayType } from "../platform/graphql/builder";
import { fetchedBy } from "../platform/graphql/nodes";
import { atMost } from "../platform/graphql/connection";
import { type MaybePromise, whenKnown } from "../platform/when-known";
import { TeacherArenaType } from "../teachers/arena-teachers/arena-teacher.type";
import {
  attendanceLabel,
  attendances,
  classKindLabel,
  classKinds,
  type ClassStanding,
  classStatus,
  classStatuses,
  classStatusLabel,
  missingStudents,
  takesPlace,
} from "./class-kind-and-status.rules";
import { canSeeSession } from "./class.access";
import {
  type StudentRow,
  studentsOf,
  type TaughtClass,
  teacherNameOf,
  teachingOf,
  weeklyClassesOf,
} from "./class.loader";
import { mostPlaces } from "./class.rules";

export const ClassKindType = builder.enumType("ClassKind", {
  description: "Class kind (tipo de aula).",
  values: labelled(classKinds, (kind) => classKindLabel[kind]),
});

export const ClassStatusType = builder.enumType("ClassStatus", {
  description: "Class status (situação da aula).",
  values: labelled(classStatuses, (status) => classStatusLabel[status]),
});

export const AttendanceType = builder.enumType("Attendance", {
  description: "A student's place and attendance in one class (presença).",
  values: labelled(attendances, (attendance) => attendanceLabel[attendance]),
});

export const SessionStudentType = builder.objectRef<StudentRow>("SessionStudent").implement({
  description: "A student of one class on one day (aluno da aula).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    athlete: t.field({
      type: AthleteType,
      description: "Athlete (aluno).",
      resolve: ({ athlete }) => athlete,
    }),
    attendance: t.expose("attendance", { type: AttendanceType, description: "Attendance (presença)." }),
    isMakeUp: t.exposeBoolean("isMakeUp", {
      description: "Whether it replaces a cancelled class (reposição).",
    }),
  }),
});

const countIn = (rows: readonly StudentRow[]): number =>
  rows.filter(({ attendance }) => takesPlace.includes(attendance)).length;

/** Loads the number of students only if the class has a minimum. */
const standingOf = (session: ClassSession, ctx: ActionContext): MaybePromise<ClassStanding> =>
  session.minStudents === null
    ? { ...session, studentCount: 0 }
    : whenKnown(studentsOf(ctx).load(session.id), (rows) => ({ ...session, studentCount: countIn(rows) }));

export const ClassSessionType = builder.prismaNode("ClassSession", {
  description: "One class on one day (aula). Seen by who manages its arena, who teaches it, and admins.",
  id: { field: "id", description: "A global, opaque ID." },
  authScopes: (session, ctx) => canSeeSession(session, ctx.viewer),
  extensions: fetchedBy(canSeeSession),
  fields: (t) => ({
    name: t.exposeString("name", {
      nullable: true,
      description: "Name; null if the class has no name and is identified by its category (nome).",
    }),
    kind: t.expose("kind", { type: ClassKindType, description: "Kind (tipo)." }),
    category: t.exposeString("category", { description: "The level it is for (categoria)." }),
    startsAt: t.expose("startsAt", { type: "DateTime", description: "Starts at, UTC (início)." }),
    endsAt: t.expose("endsAt", { type: "DateTime", description: "Ends at, UTC (fim)." }),
    status: t.field({
      type: ClassStatusType,
      description: "Status (situação).",
      resolve: (session, _args, ctx) =>
        whenKnown(standingOf(session, ctx), (standing) => classStatus(standing, ctx.now)),
    }),
    minStudents: t.exposeInt("minStudents", {
      nullable: true,
      description: "Min students, with fewer it waits; null where none is asked for (mínimo de alunos).",
    }),
    missingStudents: t.int({
      description:
        "How many students are missing for it to be confirmed; 0 unless it waits for them (faltam).",
      resolve: (session, _args, ctx) =>
        whenKnown(standingOf(session, ctx), (standing) => missingStudents(standing, ctx.now)),
    }),
    isKept: t.boolean({
      description: "Whether the arena holds on to it although students may be missing (mantida).",
      resolve: ({ status }) => status === "KEPT",
    }),
    keptByName: t.string({
      nullable: true,
      description:
        "Kept by name, by name; null unless it is, or one does not manage the arena (mantida por).",
      authScopes: (session, _args, ctx) => canManageArena(session.arenaId, ctx.viewer),
      unauthorizedResolver: () => null,
      resolve: ({ status, keptById }, _args, ctx) =>
        status === "KEPT" && keptById !== null ? userNameOf(ctx).load(keptById) : null,
    }),
    cancelReason: t.exposeString("cancelReason", {
      nullable: true,
      description: "Reason of the cancellation; null unless cancelled (motivo).",
    }),
    isWeekly: t.boolean({
      description: "Whether it is one of a series (toda semana).",
      resolve: ({ weeklyClassId }) => weeklyClassId !== null,
    }),
    teacherName: t.string({
      description: "Teacher name, by name (professor).",
      resolve: ({ teacherId }, _args, ctx) => teacherNameOf(ctx).load(teacherId),
    }),
    teacherKey: t.field({
      type: "UUID",
      description: "Names them in what one sends about a class (chave do professor).",
      resolve: ({ teacherId }) => teacherId,
    }),
    court: t.field({
      type: CourtType,
      nullable: true,
      description: "Court; null while none is decided (quadra).",
      resolve: ({ courtId }, _args, ctx) => (courtId === null ? null : courtOf(ctx).load(courtId)),
    }),
    maxStudents: t.exposeInt("maxStudents", { description: "Max students (vagas)." }),
    priceInCents: t.exposeInt("priceInCents", {
      nullable: true,
      description: "Price, for one person, in centavos; null where none is said, or one teaches it (valor).",
      authScopes: (session, _args, ctx) => canManageArena(session.arenaId, ctx.viewer),
      unauthorizedResolver: () => null,
    }),
    studentCount: t.int({
      description: "How many have a place (alunos).",
      resolve: ({ id }, _args, ctx) => whenKnown(studentsOf(ctx).load(id), countIn),
    }),
    students: t.field({
      type: [SessionStudentType],
      extensions: atMost(mostPlaces * 2, 6),
      description: "Students, also those who gave notice, by name (alunos).",
      resolve: ({ id }, _args, ctx) =>
        whenKnown(studentsOf(ctx).load(id), (rows) => rows.slice(0, mostPlaces * 2)),
    }),
    attendedAt: t.expose("attendedAt", {
      type: "DateTime",
      nullable: true,
      description: "Attended at, UTC; null until attendance is taken (chamada feita em).",
    }),
    viewerTeaches: t.boolean({
      description:
        "Viewer teaches; true if the viewer teaches the class and may write notes about its students (dou esta aula).",
      resolve: ({ arenaId, teacherId }, _args, { viewer }) =>
        viewer !== null && viewer.teacherId === teacherId && viewer.taughtArenaIds.includes(arenaId),
    }),
    viewerCanManage: t.boolean({
      description: "Move, cancel and fill it (posso alterar).",
      resolve: ({ arenaId }, _args, ctx) => canManageArena(arenaId, ctx.viewer),
    }),
  }),
});

/** Success result of mutations on a class. */
export const sessionSuccess = (name: string, description: string) =>
  builder.objectRef<{ sessionId: string }>(name).implement({
    description,
    authScopes: { signedIn: true },
    fields: (t) => ({
      session: t.prismaField({
        type: ClassSessionType,
        description: "Session, as it is now (aula).",
        resolve: (query, { sessionId }, _args, ctx) =>
          ctx.db.classSession.findUniqueOrThrow({ ...query, where: { id: sessionId } }),
      }),
    }),
  });

export const sessionField = (
  t: PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, "InputObject">,
) => t.globalID({ required: true, for: ClassSessionType, description: "Session (aula)." });

const TaughtClassType = builder.objectRef<TaughtClass>("TaughtClass").implement({
  description: "One that a teacher gives at an arena every week (aula semanal).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    weekday: t.expose("weekday", { type: WeekdayType, description: "Weekday (dia da semana)." }),
    startsAt: t.expose("startsAt", { type: "LocalTime", description: "Starts at, HH:mm (início)." }),
    endsAt: t.expose("endsAt", {
      type: "LocalTime",
      description: "Ends at, 00:00 for the end of the day (fim).",
    }),
    name: t.exposeString("name", {
      nullable: true,
      description: "Name; null if the class has no name and is identified by its category (nome).",
    }),
    category: t.exposeString("category", { description: "The level it is for (categoria)." }),
    courtName: t.exposeString("courtName", {
      nullable: true,
      description: "Its name; null until a court is chosen (quadra).",
    }),
    maxStudents: t.exposeInt("maxStudents", { description: "Max students (vagas)." }),
    studentCount: t.exposeInt("students", { description: "Who come every week (alunos)." }),
  }),
});

const mostWeekly = 100;

builder.prismaObjectFields(TeacherArenaType, (t) => ({
  scheduledClassCount: t.int({
    description: "Dated classes here that are neither over nor cancelled (aulas agendadas).",
    resolve: ({ id }, _args, ctx) => whenKnown(teachingOf(ctx).load(id), ({ scheduled }) => scheduled),
  }),
  studentCount: t.int({
    description: "Who has a place in one of those classes, each once (alunos únicos).",
    resolve: ({ id }, _args, ctx) => whenKnown(teachingOf(ctx).load(id), ({ students }) => students),
  }),
  weeklyClasses: t.field({
    type: [TaughtClassType],
    description: "Weekly classes, those given here, from Monday on (aulas semanais).",
    extensions: atMost(mostWeekly, 6),
    resolve: ({ id }, _args, ctx) =>
      whenKnown(weeklyClassesOf(ctx).load(id), (all) => all.slice(0, mostWeekly)),
  }),
}));
