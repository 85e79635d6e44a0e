import { CalendarDays, GraduationCap } from "lucide-react";
import { areaAccess, arenaStaff, page, type PageDeclaration } from "../shell/page";
import { athleteKeyOf } from "../identity/public/session";
import { isCalendarDate } from "../../server/platform/time/calendar-day.rules";
import type { ArenaCalendarPageQuery } from "../__generated__/ArenaCalendarPageQuery.graphql";
import type { AthleteClassesPageQuery } from "../__generated__/AthleteClassesPageQuery.graphql";
import { arenaVariables } from "../identity/public/workplace-choice";
import { keyInAddress } from "../relay/address-key";
import { calendarPath, courtsPath, weekGridPath } from "./calendar-path";

const dayIn = (text: string | undefined): string | null =>
  text !== undefined && isCalendarDate(text) ? text : null;

const calendarPage = (path: string, menu: PageDeclaration["menu"] = {}): PageDeclaration =>
  page<ArenaCalendarPageQuery>({
    path,
    access: arenaStaff,
    menu,
    query: () => import("../__generated__/ArenaCalendarPageQuery.graphql"),
    variables: ({ params }) => ({ ...arenaVariables(), around: dayIn(params["day"]) }),
    component: async () => (await import("./calendar/ArenaCalendarPage")).ArenaCalendarPage,
  });

export const classesPages: PageDeclaration[] = [
  calendarPage(`${calendarPath()}/:day?`, {
    arena: { at: 20, label: "Calendário", icon: CalendarDays },
    teacher: { at: 20, label: "Calendário", icon: CalendarDays },
  }),
  calendarPage(`${weekGridPath()}/:day?`),
  calendarPage(`${courtsPath()}/:day?`),
  page<AthleteClassesPageQuery>({
    path: "/athlete-classes/:athleteId",
    access: [...areaAccess.athlete, ...areaAccess.arena],
    areas: ({ athleteId }, session) => [athleteId === athleteKeyOf(session) ? "athlete" : "arena"],
    menu: {
      athlete: {
        at: 30,
        label: "Minhas aulas",
        brief: "Aulas",
        icon: GraduationCap,
        to: (session) => `/athlete-classes/${athleteKeyOf(session)}`,
      },
    },
    query: () => import("../__generated__/AthleteClassesPageQuery.graphql"),
    // Classes to come, past and to book, each with its teacher, court and arena.
    maxStatements: 30,
    variables: ({ params }) => ({ key: keyInAddress(params["athleteId"]) }),
    component: async () => (await import("./athlete-classes/AthleteClassesPage")).AthleteClassesPage,
  }),
];
