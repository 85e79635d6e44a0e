import { ClassStatusType } from "../classes/class.type";
import { builder } from "../platform/graphql/builder";
import { encodeGlobalId } from "../platform/graphql/nodes";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { atMost } from "../platform/graphql/connection";
import {
  mostUnattended,
  type AgendaClass,
  type PendingClass,
  type RentalRequests,
  type UnattendedClass,
  type UnattendedClasses,
} from "./arena-agenda.loader";

export const AgendaClassType = builder.objectRef<AgendaClass>("AgendaClass").implement({
  description: "A dated class in a line (aula de hoje).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    sessionId: t.field({
      type: "ID",
      description: "Its id (aula).",
      resolve: ({ sessionId }) => encodeGlobalId("ClassSession", sessionId),
    }),
    startsAt: t.expose("startsAt", { type: "DateTime", description: "Starts at, UTC (início)." }),
    endsAt: t.expose("endsAt", { type: "DateTime", description: "Ends at, UTC (fim)." }),
    name: t.exposeString("name", {
      nullable: true,
      description: "Name; null for a class that is named after its category (nome).",
    }),
    category: t.exposeString("category", { description: "The level it is for (categoria)." }),
    teacherName: t.exposeString("teacherName", { description: "Teacher name, by name (professor)." }),
    courtName: t.exposeString("courtName", {
      nullable: true,
      description: "Court name, by name; null while none is decided (quadra).",
    }),
    status: t.expose("status", { type: ClassStatusType, description: "Status (situação)." }),
    studentCount: t.exposeInt("studentCount", { description: "How many have a place (alunos)." }),
    maxStudents: t.exposeInt("maxStudents", { description: "Max students (vagas)." }),
    minStudents: t.exposeInt("minStudents", {
      nullable: true,
      description: "Min students; null for no minimum (mínimo de alunos).",
    }),
    missingStudents: t.exposeInt("missingStudents", {
      description:
        "How many students are missing for it to be confirmed; 0 unless it waits for them (faltam).",
    }),
  }),
});

export const PendingClassType = builder.objectRef<PendingClass>("PendingClass").implement({
  description: "One that begins soon with fewer students than its minimum (aula pendente).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    sessionId: t.field({
      type: "ID",
      description: "Its id (aula).",
      resolve: ({ sessionId }) => encodeGlobalId("ClassSession", sessionId),
    }),
    startsAt: t.expose("startsAt", { type: "DateTime", description: "Starts at, UTC (início)." }),
    name: t.exposeString("name", {
      nullable: true,
      description: "Name; null for a class that is named after its category (nome).",
    }),
    category: t.exposeString("category", { description: "The level it is for (categoria)." }),
    teacherName: t.exposeString("teacherName", { description: "Teacher name, by name (professor)." }),
    studentCount: t.exposeInt("studentCount", { description: "How many have a place (alunos)." }),
    minStudents: t.exposeInt("minStudents", { description: "Min students (mínimo de alunos)." }),
  }),
});

export const RentalRequestsType = builder.objectRef<RentalRequests>("RentalRequests").implement({
  description: "What athletes ask an arena for, and what is not over (pedidos de quadra e de Day Use).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    count: t.exposeInt("count", { description: "Count (quantos esperam resposta)." }),
    firstId: t.field({
      type: "ID",
      nullable: true,
      description:
        "The id of the requested rental that starts first; null if there are no requests (primeiro pedido).",
      resolve: ({ first }) => first && encodeGlobalId("CourtRental", first.id),
    }),
    firstOn: t.field({
      type: "Date",
      nullable: true,
      description:
        "The day in the arena's time zone; null if there are no requests (dia do primeiro pedido).",
      resolve: ({ first }) => first && dayToDatabase(first.on),
    }),
    dayUseCount: t.exposeInt("dayUseCount", { description: "How many wait (pedidos de Day Use)." }),
    dayUseFirstOn: t.field({
      type: "Date",
      nullable: true,
      description: "Day Use first on; null if there are no requests (dia do primeiro pedido de Day Use).",
      resolve: ({ dayUseFirstOn }) => (dayUseFirstOn === null ? null : dayToDatabase(dayUseFirstOn)),
    }),
  }),
});

const UnattendedClassType = builder.objectRef<UnattendedClass>("UnattendedClass").implement({
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
      description: "The day of the class, by the clocks of the arena.",
      resolve: ({ on }) => dayToDatabase(on),
    }),
    startsAt: t.expose("startsAt", { type: "DateTime", description: "The start, in UTC." }),
    name: t.exposeString("name", {
      nullable: true,
      description: "The name; null where the class is known by its category.",
    }),
    category: t.exposeString("category", { description: "The level that the class is for." }),
    teacherName: t.exposeString("teacherName", { description: "The name of the teacher." }),
  }),
});

export const UnattendedClassesType = builder.objectRef<UnattendedClasses>("UnattendedClasses").implement({
  description: "The classes of an arena's last 7 days that are over and have no attendance.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    count: t.exposeInt("count", { description: "How many there are." }),
    latest: t.field({
      type: [UnattendedClassType],
      description: "The latest of them, the last one first.",
      extensions: atMost(mostUnattended, 4),
      resolve: ({ latest }) => latest,
    }),
  }),
});
