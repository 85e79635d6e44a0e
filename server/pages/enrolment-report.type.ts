import { resolveCursorConnection } from "@pothos/plugin-relay";
import { canManageArena } from "../arenas/arena.access";
import { ArenaType } from "../arenas/arena.type";
import { AthleteLevelType } from "../athletes/athlete.type";
import { builder } from "../platform/graphql/builder";
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
  description: "An athlete who joined an arena (atleta do relatório).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    arenaAthleteId: t.field({
      type: "ID",
      description: "The id of what it keeps of them (atleta da arena).",
      resolve: ({ id }) => encodeGlobalId("ArenaAthlete", id),
    }),
    name: t.exposeString("name", { description: "Name, in full, for it is the arena's own list (nome)." }),
    level: t.expose("level", { type: AthleteLevelType, description: "Today's (nível)." }),
    since: t.field({
      type: "Date",
      description: "The first visit (desde).",
      resolve: ({ since }) => dayToDatabase(since),
    }),
    active: t.exposeBoolean("active", { description: "At this arena, today (ativo)." }),
    weeklyClassCount: t.exposeInt("weeklyClassCount", {
      description:
        "Weekly class count, to how many of the arena's they come every week, now (aulas por semana).",
    }),
  }),
});

const EnrolmentMonthType = builder.objectRef<EnrolmentReport["months"][number]>("EnrolmentMonth").implement({
  description: "Enrolment month (matrículas de um mês).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    month: t.field({
      type: "Date",
      description: "Its first day (mês).",
      resolve: ({ month }) => dayToDatabase(month),
    }),
    count: t.exposeInt("count", {
      description: "Athletes whose first visit was in the period, also if they are inactive now (novos).",
    }),
  }),
});

const EnrolmentReportType = builder.objectRef<EnrolmentReport>("EnrolmentReport").implement({
  description: "Who has come to an arena up to the end of a month (relatório de matrículas).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    month: t.field({
      type: "Date",
      description: "Its first day (mês).",
      resolve: ({ month }) => dayToDatabase(month),
    }),
    months: t.field({
      type: [EnrolmentMonthType],
      description: "Months, the oldest first, the month itself last (matrículas por mês).",
      extensions: atMost(monthsShown),
      resolve: ({ months }) => months,
    }),
    activeCount: t.exposeInt("activeCount", { description: "At this arena, today (ativos)." }),
    inactiveCount: t.exposeInt("inactiveCount", {
      description: "Former athletes, as of today (inativos).",
    }),
    levels: t.field({
      type: [LevelShareType],
      description: "Levels, of the active ones, every level, from the beginners up (por nível).",
      extensions: atMost(athleteLevels.length),
      resolve: ({ levels }) => levels,
    }),
    athletes: t.connection(
      {
        type: EnrolledAthleteType,
        description: "Active ones and others, by name (atletas).",
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
        description: "A page of enrolled athletes (atletas do relatório).",
        authScopes: { signedIn: true },
      },
      {
        name: "EnrolledAthletesEdge",
        description: "Edge of enrolled athletes (atleta na lista).",
        authScopes: { signedIn: true },
      },
    ),
  }),
});

builder.prismaObjectField(ArenaType, "enrolmentReport", (t) =>
  t.field({
    type: EnrolmentReportType,
    nullable: true,
    description: "Enrolment report; null unless one manages the arena (relatório de matrículas).",
    authScopes: (arena, _args, ctx) => canManageArena(arena.id, ctx.viewer),
    unauthorizedResolver: () => null,
    args: { month: t.arg({ type: "Date", description: "Month; null for this one (um dia do mês)." }) },
    resolve: (arena, { month }, ctx) => loadEnrolmentReport(ctx, arena, month ?? null),
  }),
);
