import { resolveCursorConnection } from "@pothos/plugin-relay";
import { canManageArena } from "../arenas/arena.access";
import { ArenaType } from "../arenas/arena.type";
import { builder } from "../platform/graphql/builder";
import { assertPage, maxPageSize } from "../platform/graphql/connection";
import { encodeGlobalId } from "../platform/graphql/global-id";
import { labelled } from "../platform/graphql/labelled";
import { atMost, usualPage } from "../platform/graphql/list-size";
import { cursorOfName, nameOfCursor } from "../platform/graphql/name-cursor";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { TeacherArenaType } from "../teachers/arena-teachers/arena-teacher.type";
import { monthsShown } from "./report-months.rules";
import {
  loadTeachingReport,
  teacherMonths,
  type TeacherMonth,
  type TeachingReport,
} from "./teaching-report.loader";
import { reportPeriodLabel, reportPeriods, type TaughtCounts } from "./teaching-report.rules";

const ReportPeriodType = builder.enumType("ReportPeriod", {
  description: "How far a report goes back from its month, that month included (período).",
  values: labelled(reportPeriods, (period) => reportPeriodLabel[period]),
});

const TeacherMonthType = builder.objectRef<TeacherMonth>("TeacherMonth").implement({
  description: "Professor no mês: what a teacher has taught at an arena in the report's period.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    teacherArenaId: t.field({
      type: "ID",
      description: "Professor da arena: the id of what it keeps of them.",
      resolve: ({ id }) => encodeGlobalId("TeacherArena", id),
    }),
    name: t.exposeString("name", { description: "Nome." }),
    active: t.exposeBoolean("active", { description: "Ativo: whether they teach here today." }),
    studentCount: t.exposeInt("studentCount", {
      description: "Alunos: who had a place in a class that was given, each once.",
    }),
  }),
});

const TeachingMonthType = builder.objectRef<TeachingReport["months"][number]>("TeachingMonth").implement({
  description: "Aulas de um mês.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    month: t.field({
      type: "Date",
      description: "Mês: its first day.",
      resolve: ({ month }) => dayToDatabase(month),
    }),
  }),
});

const TeachingReportType = builder.objectRef<TeachingReport>("TeachingReport").implement({
  description:
    "Relatório de professores: what was taught at an arena in a month, or in the months up to it, by its own clocks.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    month: t.field({
      type: "Date",
      description: "Mês: the first day of the last month.",
      resolve: ({ month }) => dayToDatabase(month),
    }),
    firstMonth: t.field({
      type: "Date",
      description: "Primeiro mês: the first day of the period.",
      resolve: ({ firstMonth }) => dayToDatabase(firstMonth),
    }),
    months: t.field({
      type: [TeachingMonthType],
      description: "Aulas por mês: the oldest of twelve first, the report's month last.",
      extensions: atMost(monthsShown),
      resolve: ({ months }) => months,
    }),
    studentCount: t.exposeInt("studentCount", {
      description: "Alunos: who had a place in a class that was given, each once.",
    }),
    teachers: t.connection(
      {
        type: TeacherMonthType,
        description: "Professores: who teaches here, and who had classes in the period, by name.",
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
        description: "Professores do relatório: a page of them.",
        authScopes: { signedIn: true },
      },
      { name: "TeacherMonthsEdge", description: "Professor na lista.", authScopes: { signedIn: true } },
    ),
  }),
});

const countsInWords: Record<keyof TaughtCounts, string> = {
  givenCount: "Aulas dadas: over, and not called off.",
  cancelledCount: "Aulas canceladas.",
  presentCount: "Presenças: marked in classes that were given.",
  absentCount: "Faltas: marked in classes that were given, without notice.",
  placeCount: "Vagas: the places of the classes given.",
  takenCount: "Vagas ocupadas: the places taken in the classes given.",
  priorStudentCount: "Alunos do mês anterior: of several months, the sum.",
  keptStudentCount: "Alunos que ficaram: students of the month before with a place in this one too.",
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
      "Relatório de professores: null unless one manages the arena, and for a teacher who has no record there.",
    authScopes: (arena, _args, ctx) => canManageArena(arena.id, ctx.viewer),
    unauthorizedResolver: () => null,
    args: {
      month: t.arg({ type: "Date", description: "Um dia do mês: null for this one." }),
      period: t.arg({ type: ReportPeriodType, description: "Período: null for the month alone." }),
      teacherArenaId: t.arg.globalID({
        for: TeacherArenaType,
        description: "Professor da arena: null for all of them.",
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
