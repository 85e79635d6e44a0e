import { resolveCursorConnection } from "@pothos/plugin-relay";
import { canManageArena } from "../arenas/arena.access";
import { ArenaType } from "../arenas/arena.type";
import { builder, labelled } from "../platform/graphql/builder";
import {
  assertPage,
  atMost,
  cursorOfName,
  maxPageSize,
  nameOfCursor,
  usualPage,
} from "../platform/graphql/connection";
import { encodeGlobalId } from "../platform/graphql/nodes";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { TeacherArenaType } from "../teachers/arena-teachers/arena-teacher.type";
import { monthsShown } from "./report-months.rules";
import {
  loadTeachingReport,
  teacherMonths,
  type TeacherMonth,
  type TeachingReport,
} from "./teaching-report.loader";
import { reportPeriodLabel, reportPeriods, type TaughtCounts } from "./report-figures.rules";

const ReportPeriodType = builder.enumType("ReportPeriod", {
  description: "How far a report goes back from its month, that month included (período).",
  values: labelled(reportPeriods, (period) => reportPeriodLabel[period]),
});

const TeacherMonthType = builder.objectRef<TeacherMonth>("TeacherMonth").implement({
  description: "What a teacher has taught at an arena in the report's period (professor no mês).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    teacherArenaId: t.field({
      type: "ID",
      description: "The id of what it keeps of them (professor da arena).",
      resolve: ({ id }) => encodeGlobalId("TeacherArena", id),
    }),
    name: t.exposeString("name", { description: "Name (nome)." }),
    active: t.exposeBoolean("active", { description: "Whether they teach here today (ativo)." }),
    studentCount: t.exposeInt("studentCount", {
      description: "Who had a place in a class that was given, each once (alunos).",
    }),
  }),
});

const TeachingMonthType = builder.objectRef<TeachingReport["months"][number]>("TeachingMonth").implement({
  description: "Teaching month (aulas de um mês).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    month: t.field({
      type: "Date",
      description: "Its first day (mês).",
      resolve: ({ month }) => dayToDatabase(month),
    }),
  }),
});

const TeachingReportType = builder.objectRef<TeachingReport>("TeachingReport").implement({
  description:
    "What was taught at an arena in a month, or in the months up to it, by its own clocks (relatório de professores).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    month: t.field({
      type: "Date",
      description: "The first day of the last month (mês).",
      resolve: ({ month }) => dayToDatabase(month),
    }),
    firstMonth: t.field({
      type: "Date",
      description: "The first day of the period (primeiro mês).",
      resolve: ({ firstMonth }) => dayToDatabase(firstMonth),
    }),
    months: t.field({
      type: [TeachingMonthType],
      description: "The oldest of twelve first, the report's month last (aulas por mês).",
      extensions: atMost(monthsShown),
      resolve: ({ months }) => months,
    }),
    studentCount: t.exposeInt("studentCount", {
      description: "Who had a place in a class that was given, each once (alunos).",
    }),
    teachers: t.connection(
      {
        type: TeacherMonthType,
        description: "Who teaches here, and who had classes in the period, by name (professores).",
        resolve: (report, args, ctx) => {
          assertPage(args);
          return resolveCursorConnection<Promise<TeacherMonth[]>>(
            { args, defaultSize: usualPage, maxSize: maxPageSize, toCursor: cursorOfName },
            ({ after, before, limit, inverted }) =>
              teacherMonths(ctx, report, {
                after: nameOfCursor(after),
                before: nameOfCursor(before),
                limit,
                inverted,
              }),
          );
        },
      },
      {
        name: "TeacherMonthsConnection",
        description: "A page of teacher months (professores do relatório).",
        authScopes: { signedIn: true },
      },
      {
        name: "TeacherMonthsEdge",
        description: "Edge of teacher months (professor na lista).",
        authScopes: { signedIn: true },
      },
    ),
  }),
});

const countsInWords: Record<keyof TaughtCounts, string> = {
  givenCount: "Over, and not called off (aulas dadas).",
  cancelledCount: "Cancelled classes (aulas canceladas).",
  presentCount: "Marked in classes that were given (presenças).",
  absentCount: "Marked in classes that were given, without notice (faltas).",
  placeCount: "The places of the classes given (vagas).",
  takenCount: "The places taken in the classes given (vagas ocupadas).",
  priorStudentCount: "Counts in words, of several months, the sum (alunos do mês anterior).",
  keptStudentCount: "Students of the month before with a place in this one too (alunos que ficaram).",
};
const countNames = Object.keys(countsInWords) as (keyof TaughtCounts)[];

// The whole report, each of its months and each teacher in it have the same counts.
for (const name of countNames) {
  const description = countsInWords[name];
  builder.objectField(TeachingReportType, name, (t) => t.exposeInt(name, { description }));
  builder.objectField(TeachingMonthType, name, (t) => t.exposeInt(name, { description }));
  builder.objectField(TeacherMonthType, name, (t) => t.exposeInt(name, { description }));
}

builder.prismaObjectField(ArenaType, "teachingReport", (t) =>
  t.field({
    type: TeachingReportType,
    nullable: true,
    description:
      "Teaching report; null unless one manages the arena, and for a teacher who has no record there (relatório de professores).",
    authScopes: (arena, _args, ctx) => canManageArena(arena.id, ctx.viewer),
    unauthorizedResolver: () => null,
    args: {
      month: t.arg({ type: "Date", description: "Month; null for this one (um dia do mês)." }),
      period: t.arg({ type: ReportPeriodType, description: "Period; null for the month alone (período)." }),
      teacherArenaId: t.arg.globalID({
        for: TeacherArenaType,
        description: "Teacher arena; null for all of them (professor da arena).",
      }),
    },
    resolve: (arena, { month, period, teacherArenaId }, ctx) =>
      loadTeachingReport(ctx, arena, {
        month: month ?? null,
        period: period ?? "MONTH",
        teacherArenaId: teacherArenaId?.id ?? null,
      }),
  }),
);
