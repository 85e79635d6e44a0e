import { resolveCursorConnection } from "@pothos/plugin-relay";
import { canManageArena } from "../arenas/arena.access";
import { ArenaType } from "../arenas/arena.type";
import { AthleteLevelType } from "../athletes/athlete.type";
import { builder } from "../platform/graphql/builder";
import { assertPage, maxPageSize } from "../platform/graphql/connection";
import { encodeGlobalId } from "../platform/graphql/global-id";
import { atMost, usualPage } from "../platform/graphql/list-size";
import { cursorOfName, nameOfCursor } from "../platform/graphql/name-cursor";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { athleteLevels } from "../sport/athlete-level.rules";
import { LevelShareType } from "./arena-people.type";
import {
  enrolledAthletes,
  loadEnrolmentReport,
  type EnrolledAthlete,
  type EnrolmentReport,
} from "./enrolment-report.loader";
import { monthsShown } from "./report-months.rules";

const EnrolledAthleteType = builder.objectRef<EnrolledAthlete>("EnrolledAthlete").implement({
  description: "Atleta do relatório: An athlete who joined an arena.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    arenaAthleteId: t.field({
      type: "ID",
      description: "Atleta da arena: the id of what it keeps of them.",
      resolve: ({ id }) => encodeGlobalId("ArenaAthlete", id),
    }),
    name: t.exposeString("name", { description: "Nome: in full, for it is the arena's own list." }),
    level: t.expose("level", { type: AthleteLevelType, description: "Nível: today's." }),
    since: t.field({
      type: "Date",
      description: "Desde: the first visit.",
      resolve: ({ since }) => dayToDatabase(since),
    }),
    active: t.exposeBoolean("active", { description: "Ativo: at this arena, today." }),
    weeklyClassCount: t.exposeInt("weeklyClassCount", {
      description: "Aulas por semana: to how many of the arena's they come every week, now.",
    }),
  }),
});

const EnrolmentMonthType = builder.objectRef<EnrolmentReport["months"][number]>("EnrolmentMonth").implement({
  description: "Matrículas de um mês.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    month: t.field({
      type: "Date",
      description: "Mês: its first day.",
      resolve: ({ month }) => dayToDatabase(month),
    }),
    count: t.exposeInt("count", {
      description: "Novos: Athletes whose first visit was in the period, also if they are inactive now.",
    }),
  }),
});

const EnrolmentReportType = builder.objectRef<EnrolmentReport>("EnrolmentReport").implement({
  description: "Relatório de matrículas: who has come to an arena up to the end of a month.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    month: t.field({
      type: "Date",
      description: "Mês: its first day.",
      resolve: ({ month }) => dayToDatabase(month),
    }),
    months: t.field({
      type: [EnrolmentMonthType],
      description: "Matrículas por mês: the oldest first, the month itself last.",
      extensions: atMost(monthsShown),
      resolve: ({ months }) => months,
    }),
    activeCount: t.exposeInt("activeCount", { description: "Ativos: at this arena, today." }),
    inactiveCount: t.exposeInt("inactiveCount", {
      description: "Inativos: Former athletes, as of today.",
    }),
    levels: t.field({
      type: [LevelShareType],
      description: "Por nível: of the active ones, every level, from the beginners up.",
      extensions: atMost(athleteLevels.length),
      resolve: ({ levels }) => levels,
    }),
    athletes: t.connection(
      {
        type: EnrolledAthleteType,
        description: "Atletas: active ones and others, by name.",
        resolve: (report, args, ctx) => {
          assertPage(args);
          return resolveCursorConnection<Promise<EnrolledAthlete[]>>(
            { args, defaultSize: usualPage, maxSize: maxPageSize, toCursor: cursorOfName },
            ({ after, before, limit, inverted }) =>
              enrolledAthletes(ctx, report, {
                after: nameOfCursor(after),
                before: nameOfCursor(before),
                limit,
                inverted,
              }),
          );
        },
      },
      {
        name: "EnrolledAthletesConnection",
        description: "Atletas do relatório: a page of them.",
        authScopes: { signedIn: true },
      },
      { name: "EnrolledAthletesEdge", description: "Atleta na lista.", authScopes: { signedIn: true } },
    ),
  }),
});

builder.prismaObjectField(ArenaType, "enrolmentReport", (t) =>
  t.field({
    type: EnrolmentReportType,
    nullable: true,
    description: "Relatório de matrículas: null unless one manages the arena.",
    authScopes: (arena, _args, ctx) => canManageArena(arena.id, ctx.viewer),
    unauthorizedResolver: () => null,
    args: { month: t.arg({ type: "Date", description: "Um dia do mês: null for this one." }) },
    resolve: (arena, { month }, ctx) => loadEnrolmentReport(ctx, arena, month ?? null),
  }),
);
