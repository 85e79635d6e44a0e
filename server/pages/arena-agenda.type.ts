import { ClassStatusType } from "../classes/class.type";
import { builder } from "../platform/graphql/builder";
import { encodeGlobalId } from "../platform/graphql/global-id";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { atMost } from "../platform/graphql/list-size";
import {
  mostUnattended,
  type AgendaClass,
  type PendingClass,
  type RentalRequests,
  type UnattendedClass,
  type UnattendedClasses,
} from "./arena-agenda.loader";

export const AgendaClassType = builder.objectRef<AgendaClass>("AgendaClass").implement({
  description: "Aula de hoje: a dated class in a line.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    sessionId: t.field({
      type: "ID",
      description: "Aula: its id.",
      resolve: ({ sessionId }) => encodeGlobalId("ClassSession", sessionId),
    }),
    startsAt: t.expose("startsAt", { type: "DateTime", description: "Início: UTC." }),
    endsAt: t.expose("endsAt", { type: "DateTime", description: "Fim: UTC." }),
    name: t.exposeString("name", {
      nullable: true,
      description: "Nome: null for a class that is named after its category.",
    }),
    category: t.exposeString("category", { description: "Categoria: the level it is for." }),
    teacherName: t.exposeString("teacherName", { description: "Professor: by name." }),
    courtName: t.exposeString("courtName", {
      nullable: true,
      description: "Quadra: by name; null while none is decided.",
    }),
    status: t.expose("status", { type: ClassStatusType, description: "Situação." }),
    studentCount: t.exposeInt("studentCount", { description: "Alunos: how many have a place." }),
    maxStudents: t.exposeInt("maxStudents", { description: "Vagas." }),
    minStudents: t.exposeInt("minStudents", {
      nullable: true,
      description: "Mínimo de alunos: null for no minimum.",
    }),
    missingStudents: t.exposeInt("missingStudents", {
      description:
        "Faltam: how many students are missing for it to be confirmed; 0 unless it waits for them.",
    }),
  }),
});

export const PendingClassType = builder.objectRef<PendingClass>("PendingClass").implement({
  description: "Aula pendente: one that begins soon with fewer students than its minimum.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    sessionId: t.field({
      type: "ID",
      description: "Aula: its id.",
      resolve: ({ sessionId }) => encodeGlobalId("ClassSession", sessionId),
    }),
    startsAt: t.expose("startsAt", { type: "DateTime", description: "Início: UTC." }),
    name: t.exposeString("name", {
      nullable: true,
      description: "Nome: null for a class that is named after its category.",
    }),
    category: t.exposeString("category", { description: "Categoria: the level it is for." }),
    teacherName: t.exposeString("teacherName", { description: "Professor: by name." }),
    studentCount: t.exposeInt("studentCount", { description: "Alunos: how many have a place." }),
    minStudents: t.exposeInt("minStudents", { description: "Mínimo de alunos." }),
  }),
});

export const RentalRequestsType = builder.objectRef<RentalRequests>("RentalRequests").implement({
  description: "Pedidos de quadra e de Day Use: what athletes ask an arena for, and what is not over.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    count: t.exposeInt("count", { description: "Quantos esperam resposta." }),
    firstId: t.field({
      type: "ID",
      nullable: true,
      description:
        "Primeiro pedido: The id of the requested rental that starts first; null if there are no requests.",
      resolve: ({ first }) => first && encodeGlobalId("CourtRental", first.id),
    }),
    firstOn: t.field({
      type: "Date",
      nullable: true,
      description: "Dia do primeiro pedido: The day in the arena's time zone; null if there are no requests.",
      resolve: ({ first }) => first && dayToDatabase(first.on),
    }),
    dayUseCount: t.exposeInt("dayUseCount", { description: "Pedidos de Day Use: how many wait." }),
    dayUseFirstOn: t.field({
      type: "Date",
      nullable: true,
      description: "Dia do primeiro pedido de Day Use: null if there are no requests.",
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
