import { areaAccess, arenaStaff, page, type PageDeclaration } from "../shell/page";
import { arenaPagePath } from "../../server/arenas/arena-name.rules";
import { isCalendarDate } from "../../server/platform/time/calendar-day.rules";
import { redirect } from "react-router-dom";
import { Users, UserRound } from "lucide-react";
import { athleteKeyOf, sessionState } from "../identity/public/session";
import type { ArenaAthletesPageQuery } from "../__generated__/ArenaAthletesPageQuery.graphql";
import type { AthleteProfilePageQuery } from "../__generated__/AthleteProfilePageQuery.graphql";
import type { AthleteRecordPageQuery } from "../__generated__/AthleteRecordPageQuery.graphql";
import { ownArenaVariables } from "../identity/public/workplace-choice";
import { keyInAddress } from "../relay/address-key";
import type { Address } from "../relay/page-loader";
import { monthInAddress } from "../relay/month-in-address";
import { isOwnOfTeacherOnly, teacherPagePath } from "../teachers/public/teacher-paths";
import type { ArenaPublicPageQuery } from "../__generated__/ArenaPublicPageQuery.graphql";
import type { EnrolmentReportPageQuery } from "../__generated__/EnrolmentReportPageQuery.graphql";
import type { PublicAthletePageQuery } from "../__generated__/PublicAthletePageQuery.graphql";
import type { JoinRequestsPageQuery } from "../__generated__/JoinRequestsPageQuery.graphql";
import { arenaAthletesPath, joinRequestsPath } from "./public/join-paths";
import { publicAthletePath } from "./public/athlete-paths";
import { statusAskedAt } from "./requests/request-filters";

/** One's own profile is in the area of athletes or teachers; another user's profile is shared by all areas. */
const areas: PageDeclaration["areas"] = ({ userId }, session) => {
  if (userId !== athleteKeyOf(session)) return [];
  return [isOwnOfTeacherOnly(userId, session) ? "teacher" : "athlete"];
};

/** @param byAddress whether the address itself asks for the teacher's page. */
const profileVariables =
  (byAddress: boolean) =>
  ({ params }: Address) => {
    const state = sessionState();
    const teachesOnly = state.status === "signedIn" && isOwnOfTeacherOnly(params["userId"], state.session);
    return { key: keyInAddress(params["userId"]), teaching: byAddress || teachesOnly };
  };

const dayIn = (text: string | null): string | null => (text !== null && isCalendarDate(text) ? text : null);

export const athletesPages: PageDeclaration[] = [
  page<AthleteProfilePageQuery>({
    path: "/user-profile/:userId",
    access: "signedIn",
    areas,
    menu: {
      athlete: {
        at: 10,
        label: "Meu perfil",
        icon: UserRound,
        to: (session) => `/user-profile/${athleteKeyOf(session)}`,
      },
    },
    query: () => import("../__generated__/AthleteProfilePageQuery.graphql"),
    variables: profileVariables(false),
    component: async () => (await import("./AthleteProfilePage")).AthleteProfilePage,
  }),
  page<AthleteProfilePageQuery>({
    path: teacherPagePath(":userId"),
    access: "signedIn",
    areas: ({ userId }, session) => (userId === athleteKeyOf(session) ? ["teacher"] : []),
    menu: {
      teacher: {
        at: 70,
        label: "Meu perfil",
        icon: UserRound,
        to: ({ userKey }) => teacherPagePath(userKey),
        also: ({ userKey }) => [`/user-profile/${userKey}`],
      },
    },
    query: () => import("../__generated__/AthleteProfilePageQuery.graphql"),
    variables: profileVariables(true),
    component: async () => (await import("./AthleteProfilePage")).AthleteProfilePage,
  }),
  page<AthleteRecordPageQuery>({
    path: "/user-profile/:userId/estatisticas",
    access: "signedIn",
    areas,
    query: () => import("../__generated__/AthleteRecordPageQuery.graphql"),
    // Matches, their tournaments, titles, partners and opponents.
    maxStatements: 9,
    variables: ({ params }) => ({ key: keyInAddress(params.userId) }),
    component: async () => (await import("./record/AthleteRecordPage")).AthleteRecordPage,
  }),
  page({
    path: "/user-profile",
    access: "signedIn",
    redirect: async () => {
      const { toast } = await import("../ui/toaster");
      toast.error({ title: "ID do atleta não fornecido" });
      return redirect("/");
    },
  }),
  page<PublicAthletePageQuery>({
    path: publicAthletePath(":athleteId"),
    access: "everyone",
    query: () => import("../__generated__/PublicAthletePageQuery.graphql"),
    // Upcoming and past tournaments, rankings and the record.
    maxStatements: 12,
    variables: ({ params }) => ({ key: keyInAddress(params["athleteId"]) }),
    component: async () => (await import("./PublicAthletePage")).PublicAthletePage,
  }),
  page<ArenaPublicPageQuery>({
    path: arenaPagePath(":arenaKey"),
    access: "everyone",
    query: () => import("../__generated__/ArenaPublicPageQuery.graphql"),
    reads: ["dia"],
    // What the viewer is to the arena, and its free courts.
    maxStatements: 15,
    variables: ({ params, search }) => ({
      key: params["arenaKey"] ?? "",
      on: dayIn(search.get("dia")),
    }),
    component: async () => (await import("./arena-page/ArenaPublicPage")).ArenaPublicPage,
  }),
  page<ArenaAthletesPageQuery>({
    path: arenaAthletesPath,
    access: arenaStaff,
    menu: {
      arena: { at: 80, label: "Atletas", icon: Users },
      teacher: { at: 30, label: "Meus alunos", icon: Users },
    },
    query: () => import("../__generated__/ArenaAthletesPageQuery.graphql"),
    variables: async ({ search }) => ({
      ...(await import("./arena-athletes/arena-athletes-filter")).arenaAthleteVariablesAt(search),
      ...ownArenaVariables(),
    }),
    component: async () => (await import("./arena-athletes/ArenaAthletesPage")).ArenaAthletesPage,
  }),
  page<JoinRequestsPageQuery>({
    path: joinRequestsPath,
    access: areaAccess.arena,
    query: () => import("../__generated__/JoinRequestsPageQuery.graphql"),
    variables: ({ search }) => ({
      status: statusAskedAt(search),
      ...ownArenaVariables(),
    }),
    component: async () => (await import("./requests/JoinRequestsPage")).JoinRequestsPage,
  }),
  page<EnrolmentReportPageQuery>({
    path: `${arenaAthletesPath}/relatorio/:month?`,
    access: areaAccess.arena,
    query: () => import("../__generated__/EnrolmentReportPageQuery.graphql"),
    variables: ({ params }) => ({ month: monthInAddress(params["month"]), ...ownArenaVariables() }),
    component: async () => (await import("./enrolment-report/EnrolmentReportPage")).EnrolmentReportPage,
  }),
];
