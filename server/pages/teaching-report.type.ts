import { resolveCursorConnection } from "@pothos/plugin-relay";
import { canManageArena } from "../arenas/arena.access";
import { ArenaType } from "../arenas/arena.type";
import { builder } from "../platform/graphql/builder";
import { assertPage, maxPageSize } from "../platform/graphql/connection";
import { encodeGlobalId } from "../platform/graphql/global-id";
import { atMost, usualPage } from "../platform/graphql/list-size";
import { cursorOfName, nameOfCursor } from "../platform/graphql/name-cursor";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { monthsShown } from "./report-months.rules";
import {
  loadTeachingReport,
  teacherMonths,
  type TeacherMonth,
  type TeachingReport,
} from "./teaching-report.loader";

const TeacherMonthType = builder.objectRef<TeacherMonth>("TeacherMonth").implement({
  description: "Professor no mês: what somebody has taught at an arena in one.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    teacherArenaId: t.field({
      type: "ID",
      description: "Professor da arena: the id of what it keeps of them.",
      resolve: ({ id }) => encodeGlobalId("TeacherArena", id),
    }),
    name: t.exposeString("name", { description: "Nome." }),
    active: t.exposeBoolean("active", { description: "Ativo: whether they teach here today." }),
    givenCount: t.exposeInt("givenCount", { description: "Aulas dadas: over, and not called off." }),
    cancelledCount: t.exposeInt("cancelledCount", { description: "Aulas canceladas." }),
    studentCount: t.exposeInt("studentCount", {
      description: "Alunos: who had a place in a class that was given, each once.",
    }),
    presentCount: t.exposeInt("presentCount", {
      description: "Presenças: marked in classes that were given.",
    }),
    absentCount: t.exposeInt("absentCount", { description: "Faltas: marked, and without notice." }),
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
    givenCount: t.exposeInt("givenCount", { description: "Aulas dadas." }),
    cancelledCount: t.exposeInt("cancelledCount", { description: "Aulas canceladas." }),
  }),
});

const TeachingReportType = builder.objectRef<TeachingReport>("TeachingReport").implement({
  description: "Relatório de professores: what was taught at an arena in a month, by its own clocks.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    month: t.field({
      type: "Date",
      description: "Mês: its first day.",
      resolve: ({ month }) => dayToDatabase(month),
    }),
    months: t.field({
      type: [TeachingMonthType],
      description: "Aulas por mês: the oldest first, the month itself last.",
      extensions: atMost(monthsShown),
      resolve: ({ months }) => months,
    }),
    givenCount: t.exposeInt("givenCount", { description: "Aulas dadas: over, and not called off." }),
    cancelledCount: t.exposeInt("cancelledCount", { description: "Aulas canceladas." }),
    studentCount: t.exposeInt("studentCount", {
      description: "Alunos: who had a place in a class that was given, each once.",
    }),
    presentCount: t.exposeInt("presentCount", {
      description: "Presenças: marked in classes that were given.",
    }),
    absentCount: t.exposeInt("absentCount", { description: "Faltas: marked, and without notice." }),
    teachers: t.connection(
      {
        type: TeacherMonthType,
        description: "Professores: who teaches here, and who had classes in the month, by name.",
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

builder.prismaObjectField(ArenaType, "teachingReport", (t) =>
  t.field({
    type: TeachingReportType,
    nullable: true,
    description: "Relatório de professores: null unless one manages the arena.",
    authScopes: (arena, _args, ctx) => canManageArena(arena.id, ctx.viewer),
    unauthorizedResolver: () => null,
    args: { month: t.arg({ type: "Date", description: "Um dia do mês: null for this one." }) },
    resolve: (arena, { month }, ctx) => loadTeachingReport(ctx, arena, month ?? null),
  }),
);
