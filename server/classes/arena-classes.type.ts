import { canSeeArenaTournaments } from "../arenas/arena.access";
import { ArenaType } from "../arenas/arena.type";
import { ArenaAthleteType } from "../athletes/arena-athletes/arena-athlete.type";
import { AthleteLevelType } from "../athletes/athlete.type";
import { builder, WeekdayType } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/connection";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import {
  type ArenaWeeklyClass,
  type AttendanceInBrief,
  attendanceInBriefOf,
  classesThisMonth,
  mostWeeklyClasses,
  weeklyClassesOf,
} from "./arena-classes.loader";
import { developmentOf, type StudentMonth } from "./progress/progress.loader";
import { developmentMonths } from "./progress/development.rules";

const ArenaWeeklyClassType = builder.objectRef<ArenaWeeklyClass>("ArenaWeeklyClass").implement({
  description: "A class that an arena has every week (turma).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    key: t.field({
      type: "UUID",
      description: "Names it where one asks for its students, also once it has been moved (chave).",
      resolve: ({ key }) => key,
    }),
    weekday: t.expose("weekday", { type: WeekdayType, description: "Weekday (dia da semana)." }),
    startsAt: t.expose("startsAt", { type: "LocalTime", description: "Starts at, HH:mm (início)." }),
    name: t.exposeString("name", {
      nullable: true,
      description: "Name; null if the class has no name and is identified by its category (nome).",
    }),
    category: t.exposeString("category", { description: "The level it is for (categoria)." }),
    teacherName: t.exposeString("teacherName", { description: "Teacher name, by name (professor)." }),
  }),
});

builder.prismaObjectField(ArenaType, "weeklyClasses", (t) =>
  t.field({
    type: [ArenaWeeklyClassType],
    nullable: true,
    description:
      "Current weekly classes, starting on Monday (turmas). Teachers see their own; null for viewers who do not work at the arena.",
    extensions: atMost(mostWeeklyClasses, 6),
    authScopes: (arena, _args, ctx) => canSeeArenaTournaments(arena.id, ctx.viewer),
    unauthorizedResolver: () => null,
    resolve: ({ id }, _args, ctx) => weeklyClassesOf(ctx).load(id),
  }),
);

const AttendanceInBriefType = builder.objectRef<AttendanceInBrief>("AttendanceInBrief").implement({
  description: "How often an athlete was at the classes of an arena in the last 90 days (presença).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    presentCount: t.exposeInt("present", { description: "Classes they were at." }),
    absentCount: t.exposeInt("absent", { description: "Absences without notice." }),
    excusedCount: t.exposeInt("excused", { description: "Absences with notice." }),
  }),
});

builder.prismaObjectField(ArenaAthleteType, "attendanceInBrief", (t) =>
  t.field({
    type: AttendanceInBriefType,
    description: "The attendance of the last 90 days; for a teacher only of the classes they give.",
    resolve: ({ id }, _args, ctx) => attendanceInBriefOf(ctx).load(id),
  }),
);

const StudentMonthType = builder.objectRef<StudentMonth>("StudentMonth").implement({
  description: "A month in the development of a student at an arena (desenvolvimento).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    month: t.field({
      type: "Date",
      description: "The first day of the month.",
      resolve: ({ month }) => dayToDatabase(month),
    }),
    presentCount: t.exposeInt("present", { description: "Classes they were at." }),
    absentCount: t.exposeInt("absent", { description: "Absences without notice." }),
    level: t.expose("level", {
      type: AthleteLevelType,
      description: "The level at the end of the month; of this month the current one.",
    }),
    suggestedLevel: t.expose("suggestedLevel", {
      type: AthleteLevelType,
      nullable: true,
      description: "The last level that a teacher suggested in the month; null where none was.",
    }),
  }),
});

builder.prismaObjectField(ArenaAthleteType, "development", (t) =>
  t.field({
    type: [StudentMonthType],
    description:
      "The last twelve months, the oldest first; for a teacher only of their own classes and notes (desenvolvimento).",
    extensions: atMost(developmentMonths),
    resolve: ({ id }, _args, ctx) => developmentOf(ctx).load(id),
  }),
);

builder.prismaObjectField(ArenaAthleteType, "classesThisMonth", (t) =>
  t.int({
    description:
      "Number of the athlete's booked or attended classes at the arena this month, in arena time (aulas no mês). Teachers see only the classes they give.",
    resolve: ({ id }, _args, ctx) => classesThisMonth(ctx).load(id),
  }),
);
