import { ClassStatusType } from "../classes/class.type";
import { builder, labelled } from "../platform/graphql/builder";
import { encodeGlobalId } from "../platform/graphql/nodes";
import { atMost } from "../platform/graphql/connection";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { actionPriorities, actionPriorityLabel } from "./teacher-actions.rules";
import {
  loadTeacherActions,
  loadTeacherPage,
  loadTeacherWeek,
  mostActions,
  mostClassesOfDay,
  mostSchedulingArenas,
  type PastClass,
  type TeacherAction,
  type TeacherClass,
  type TeacherPage,
  type TeacherWeek,
} from "./teacher-page.loader";

const TeacherActionKindType = builder.enumType("TeacherActionKind", {
  description: "The kind of a pending action of a teacher (ação pendente).",
  values: {
    ATTENDANCE_MISSING: { description: "A past class without attendance (chamada)." },
    CERTIFICATE_EXPIRED: { description: "A certificate that is no longer valid." },
    CERTIFICATE_EXPIRING: { description: "A certificate that ends within 30 days." },
    EVALUATION_DUE: {
      description:
        "Students of an arena who came to 8 classes in 90 days without a progress note (avaliação).",
    },
    REPORT_ASKED: { description: "A report on a student that an arena asks for (relatório pedido)." },
  } as const,
});

const ActionPriorityType = builder.enumType("ActionPriority", {
  description: "How urgent a pending action is (prioridade); it follows from the due date.",
  values: labelled(actionPriorities, (priority) => actionPriorityLabel[priority]),
});

const TeacherClassType = builder.objectRef<TeacherClass>("TeacherClass").implement({
  description: "A dated class in the week of its teacher (aula).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    sessionId: t.field({
      type: "ID",
      description: "The id of the ClassSession.",
      resolve: ({ sessionId }) => encodeGlobalId("ClassSession", sessionId),
    }),
    startsAt: t.expose("startsAt", { type: "DateTime", description: "The start, in UTC." }),
    endsAt: t.expose("endsAt", { type: "DateTime", description: "The end, in UTC." }),
    arenaKey: t.field({
      type: "UUID",
      description: "The key of the arena.",
      resolve: ({ arenaId }) => arenaId,
    }),
    arenaName: t.exposeString("arenaName", {
      nullable: true,
      description: "The name of the arena; null where it has none.",
    }),
    timeZone: t.exposeString("timeZone", { description: "The IANA time zone of the arena." }),
    name: t.exposeString("name", {
      nullable: true,
      description: "The name; null where the class is known by its category.",
    }),
    category: t.exposeString("category", { description: "The level that the class is for." }),
    maxStudents: t.exposeInt("maxStudents", { description: "The number of places." }),
    studentCount: t.exposeInt("studentCount", { description: "The number of places taken." }),
    status: t.expose("status", { type: ClassStatusType, description: "The state of the class." }),
  }),
});

const TeacherDayType = builder.objectRef<TeacherWeek["days"][number]>("TeacherDay").implement({
  description: "A day in the week of a teacher.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    on: t.field({ type: "Date", description: "The day.", resolve: ({ on }) => dayToDatabase(on) }),
    classes: t.field({
      type: [TeacherClassType],
      description: "The classes by their start, cancelled ones included.",
      extensions: atMost(mostClassesOfDay, 6),
      resolve: ({ classes }) => classes,
    }),
  }),
});

const TeacherWeekType = builder.objectRef<TeacherWeek>("TeacherWeek").implement({
  description: "A week of a teacher over all arenas that the viewer may see (calendário de aulas).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    from: t.field({
      type: "Date",
      description: "The Monday of the week.",
      resolve: ({ from }) => dayToDatabase(from),
    }),
    today: t.field({
      type: "Date",
      description: "Today in Brasília.",
      resolve: ({ today }) => dayToDatabase(today),
    }),
    days: t.field({
      type: [TeacherDayType],
      description: "The days from Monday to Sunday.",
      extensions: atMost(7),
      resolve: ({ days }) => days,
    }),
  }),
});

const PastClassType = builder.objectRef<PastClass>("PastClass").implement({
  description: "A class that is over and has no attendance (presença não registrada).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    sessionId: t.field({
      type: "ID",
      description: "The id of the ClassSession.",
      resolve: ({ sessionId }) => encodeGlobalId("ClassSession", sessionId),
    }),
    on: t.field({
      type: "Date",
      description: "The day of the class, by the clocks of its arena.",
      resolve: ({ on }) => dayToDatabase(on),
    }),
    startsAt: t.expose("startsAt", { type: "DateTime", description: "The start, in UTC." }),
    arenaKey: t.field({
      type: "UUID",
      description: "The key of the arena.",
      resolve: ({ arenaId }) => arenaId,
    }),
    arenaName: t.exposeString("arenaName", {
      nullable: true,
      description: "The name of the arena; null where it has none.",
    }),
    timeZone: t.exposeString("timeZone", { description: "The IANA time zone of the arena." }),
    studentCount: t.exposeInt("studentCount", { description: "The number of places taken." }),
  }),
});

const TeacherActionType = builder.objectRef<TeacherAction>("TeacherAction").implement({
  description: "Something that waits for a teacher (ação pendente).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    kind: t.expose("kind", { type: TeacherActionKindType, description: "The kind." }),
    subject: t.exposeString("subject", {
      description:
        "The name of the class (its category if it has none) or of the certificate; the arena of an evaluation, the student of a report.",
    }),
    priority: t.expose("priority", { type: ActionPriorityType, description: "How urgent it is." }),
    dueOn: t.field({
      type: "Date",
      description: "The due date.",
      resolve: ({ dueOn }) => dayToDatabase(dueOn),
    }),
    attendance: t.field({
      type: PastClassType,
      nullable: true,
      description: "The class whose attendance is missing; null for anything else.",
      resolve: ({ attendance }) => attendance,
    }),
    certificationId: t.field({
      type: "ID",
      nullable: true,
      description: "The id of the Certification; null for anything else.",
      resolve: ({ certificationId }) =>
        certificationId === null ? null : encodeGlobalId("Certification", certificationId),
    }),
    arenaKey: t.field({
      type: "UUID",
      nullable: true,
      description: "The key of the arena that it is about; null for a certificate.",
      resolve: ({ arenaId }) => arenaId,
    }),
    studentCount: t.exposeInt("studentCount", {
      nullable: true,
      description: "The number of students that it is about; null for a certificate.",
    }),
    arenaName: t.exposeString("arenaName", {
      nullable: true,
      description: "The name of the arena that asks for a report; null for anything else.",
    }),
    arenaAthleteId: t.field({
      type: "ID",
      nullable: true,
      description: "The id of the ArenaAthlete on whom a report is asked for; null for anything else.",
      resolve: ({ arenaAthleteId }) =>
        arenaAthleteId === null ? null : encodeGlobalId("ArenaAthlete", arenaAthleteId),
    }),
  }),
});

const SchedulingArenaType = builder
  .objectRef<TeacherPage["schedulingArenas"][number]>("SchedulingArena")
  .implement({
    description: "An arena where a teacher schedules classes of their own.",
    authScopes: { signedIn: true },
    fields: (t) => ({
      key: t.field({ type: "UUID", description: "The key of the arena.", resolve: ({ id }) => id }),
      name: t.exposeString("name", { description: "The name of the arena." }),
    }),
  });

const TeacherPageType = builder.objectRef<TeacherPage>("TeacherPage").implement({
  description: "The page of a teacher (Dashboard do Professor), reduced to what the viewer may see.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    key: t.field({
      type: "UUID",
      description: "The key of the teacher, for addresses.",
      resolve: ({ teacherId }) => teacherId,
    }),
    name: t.exposeString("name", { description: "The name of the teacher." }),
    isOwn: t.exposeBoolean("isOwn", { description: "Whether the viewer is this teacher." }),
    week: t.field({
      type: TeacherWeekType,
      nullable: true,
      description: "A week of classes. Managers see only the classes at their own arenas.",
      args: { around: t.arg({ type: "Date", description: "A day of the week; null for this week." }) },
      resolve: (page, { around }, ctx) => loadTeacherWeek(ctx, page, around ?? null),
    }),
    schedulingArenas: t.field({
      type: [SchedulingArenaType],
      nullable: true,
      description: "The arenas where the teacher schedules classes of their own; null for other viewers.",
      extensions: atMost(mostSchedulingArenas, 2),
      resolve: ({ isOwn, schedulingArenas }) =>
        isOwn ? schedulingArenas.slice(0, mostSchedulingArenas) : null,
    }),
    pendingActions: t.field({
      type: [TeacherActionType],
      nullable: true,
      description: "What waits for the teacher, by due date; null for other viewers.",
      extensions: atMost(mostActions, 5),
      resolve: (page, _args, ctx) => (page.isOwn ? loadTeacherActions(ctx, page) : null),
    }),
  }),
});

builder.queryField("teacherPage", (t) =>
  t.field({
    type: TeacherPageType,
    nullable: true,
    authScopes: { signedIn: true },
    description:
      "The page of a teacher by the key in the address of the profile: for the teacher, for managers of arenas where they teach, and admins. Null for other viewers and when there is no such teacher.",
    args: {
      key: t.arg({
        type: "UUID",
        required: true,
        description: "The key of the teacher or of their account; on one's own page also of the athlete.",
      }),
    },
    resolve: (_root, { key }, ctx) => loadTeacherPage(ctx, key),
  }),
);
