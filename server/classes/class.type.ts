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
  description: "Tipo de aula.",
  values: labelled(classKinds, (kind) => classKindLabel[kind]),
});

export const ClassStatusType = builder.enumType("ClassStatus", {
  description: "Situação da aula.",
  values: labelled(classStatuses, (status) => classStatusLabel[status]),
});

export const AttendanceType = builder.enumType("Attendance", {
  description: "Presença: a student's place and attendance in one class.",
  values: labelled(attendances, (attendance) => attendanceLabel[attendance]),
});

export const SessionStudentType = builder.objectRef<StudentRow>("SessionStudent").implement({
  description: "Aluno da aula: a student of one class on one day.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    athlete: t.field({ type: AthleteType, description: "Aluno.", resolve: ({ athlete }) => athlete }),
    attendance: t.expose("attendance", { type: AttendanceType, description: "Presença." }),
    isMakeUp: t.exposeBoolean("isMakeUp", {
      description: "Reposição: whether it replaces a cancelled class.",
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
  description: "Aula: one class on one day. Seen by who manages its arena, who teaches it, and admins.",
  id: { field: "id", description: "Id: global and opaque." },
  authScopes: (session, ctx) => canSeeSession(session, ctx.viewer),
  extensions: fetchedBy(canSeeSession),
  fields: (t) => ({
    name: t.exposeString("name", {
      nullable: true,
      description: "Nome: null if the class has no name and is identified by its category.",
    }),
    kind: t.expose("kind", { type: ClassKindType, description: "Tipo." }),
    category: t.exposeString("category", { description: "Categoria: the level it is for." }),
    startsAt: t.expose("startsAt", { type: "DateTime", description: "Início: UTC." }),
    endsAt: t.expose("endsAt", { type: "DateTime", description: "Fim: UTC." }),
    status: t.field({
      type: ClassStatusType,
      description: "Situação.",
      resolve: (session, _args, ctx) =>
        whenKnown(standingOf(session, ctx), (standing) => classStatus(standing, ctx.now)),
    }),
    minStudents: t.exposeInt("minStudents", {
      nullable: true,
      description: "Mínimo de alunos: with fewer it waits; null where none is asked for.",
    }),
    missingStudents: t.int({
      description:
        "Faltam: how many students are missing for it to be confirmed; 0 unless it waits for them.",
      resolve: (session, _args, ctx) =>
        whenKnown(standingOf(session, ctx), (standing) => missingStudents(standing, ctx.now)),
    }),
    isKept: t.boolean({
      description: "Mantida: whether the arena holds on to it although students may be missing.",
      resolve: ({ status }) => status === "KEPT",
    }),
    keptByName: t.string({
      nullable: true,
      description: "Mantida por: by name; null unless it is, or one does not manage the arena.",
      authScopes: (session, _args, ctx) => canManageArena(session.arenaId, ctx.viewer),
      unauthorizedResolver: () => null,
      resolve: ({ status, keptById }, _args, ctx) =>
        status === "KEPT" && keptById !== null ? userNameOf(ctx).load(keptById) : null,
    }),
    cancelReason: t.exposeString("cancelReason", {
      nullable: true,
      description: "Motivo: reason of the cancellation; null unless cancelled.",
    }),
    isWeekly: t.boolean({
      description: "Toda semana: whether it is one of a series.",
      resolve: ({ weeklyClassId }) => weeklyClassId !== null,
    }),
    teacherName: t.string({
      description: "Professor: by name.",
      resolve: ({ teacherId }, _args, ctx) => teacherNameOf(ctx).load(teacherId),
    }),
    teacherKey: t.field({
      type: "UUID",
      description: "Chave do professor: names them in what one sends about a class.",
      resolve: ({ teacherId }) => teacherId,
    }),
    court: t.field({
      type: CourtType,
      nullable: true,
      description: "Quadra: null while none is decided.",
      resolve: ({ courtId }, _args, ctx) => (courtId === null ? null : courtOf(ctx).load(courtId)),
    }),
    maxStudents: t.exposeInt("maxStudents", { description: "Vagas." }),
    priceInCents: t.exposeInt("priceInCents", {
      nullable: true,
      description: "Valor: for one person, in centavos; null where none is said, or one teaches it.",
      authScopes: (session, _args, ctx) => canManageArena(session.arenaId, ctx.viewer),
      unauthorizedResolver: () => null,
    }),
    studentCount: t.int({
      description: "Alunos: how many have a place.",
      resolve: ({ id }, _args, ctx) => whenKnown(studentsOf(ctx).load(id), countIn),
    }),
    students: t.field({
      type: [SessionStudentType],
      extensions: atMost(mostPlaces * 2, 6),
      description: "Alunos: also those who gave notice, by name.",
      resolve: ({ id }, _args, ctx) =>
        whenKnown(studentsOf(ctx).load(id), (rows) => rows.slice(0, mostPlaces * 2)),
    }),
    attendedAt: t.expose("attendedAt", {
      type: "DateTime",
      nullable: true,
      description: "Chamada feita em: UTC; null until attendance is taken.",
    }),
    viewerTeaches: t.boolean({
      description:
        "Dou esta aula: true if the viewer teaches the class and may write notes about its students.",
      resolve: ({ arenaId, teacherId }, _args, { viewer }) =>
        viewer !== null && viewer.teacherId === teacherId && viewer.taughtArenaIds.includes(arenaId),
    }),
    viewerCanManage: t.boolean({
      description: "Posso alterar: move, cancel and fill it.",
      resolve: ({ arenaId }, _args, ctx) => canManageArena(arenaId, ctx.viewer),
    }),
  }),
});
