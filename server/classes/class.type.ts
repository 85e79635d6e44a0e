import type { ClassSession } from "../../prisma/generated/client/client";
import { AthleteType } from "../athletes/athlete.type";
import { courtOf } from "../courts/court.loader";
import { CourtType } from "../courts/court.type";
import { builder } from "../platform/graphql/builder";
import { fetchedBy } from "../platform/graphql/fetch-nodes";
import { userNameOf } from "../identity/user-name.loader";
import { labelled } from "../platform/graphql/labelled";
import { atMost } from "../platform/graphql/list-size";
import type { ActionContext } from "../platform/context";
import { whenKnown, type MaybePromise } from "../platform/when-known";
import { canManageArena } from "../arenas/arena.access";
import { canSeeSession } from "./class.access";
import { classStatus, missingStudents, type ClassStanding } from "./class-status.rules";
import { studentsOf, teacherNameOf, type StudentRow } from "./class.loader";
import { mostPlaces } from "./class.rules";
import {
  attendanceLabel,
  attendances,
  classKindLabel,
  classKinds,
  classStatuses,
  classStatusLabel,
  takesPlace,
} from "./class-words.rules";

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
