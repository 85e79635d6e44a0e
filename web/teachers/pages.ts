import { Award, GraduationCap } from "lucide-react";
import { areaAccess, page, type PageDeclaration } from "../shell/page";
import type { ArenaTeachersPageQuery } from "../__generated__/ArenaTeachersPageQuery.graphql";
import type { CertificationsPageQuery } from "../__generated__/CertificationsPageQuery.graphql";
import type { TeachingReportPageQuery } from "../__generated__/TeachingReportPageQuery.graphql";
import { ownArenaVariables } from "../identity/public/workplace-choice";
import { monthInAddress } from "../relay/month-in-address";
import { certificationsPath, narrowedReportAt } from "./public/teacher-paths";

export const teachersPages: PageDeclaration[] = [
  page<ArenaTeachersPageQuery>({
    path: "/arena-teachers",
    access: areaAccess.arena,
    menu: { arena: { at: 90, label: "Professores", icon: GraduationCap } },
    query: () => import("../__generated__/ArenaTeachersPageQuery.graphql"),
    variables: async ({ search }) => ({
      ...(await import("./arena-teachers/arena-teachers-filter")).arenaTeacherVariablesAt(search),
      ...ownArenaVariables(),
    }),
    component: async () => (await import("./arena-teachers/ArenaTeachersPage")).ArenaTeachersPage,
  }),
  page<TeachingReportPageQuery>({
    path: "/arena-teachers/relatorio/:month?",
    access: areaAccess.arena,
    query: () => import("../__generated__/TeachingReportPageQuery.graphql"),
    reads: ["professor", "periodo"],
    variables: ({ params, search }) => {
      const { teacher, period } = narrowedReportAt(search);
      return {
        month: monthInAddress(params["month"]),
        teacher,
        reportPeriod: period,
        ...ownArenaVariables(),
      };
    },
    component: async () => (await import("./teaching-report/TeachingReportPage")).TeachingReportPage,
  }),
  page<CertificationsPageQuery>({
    path: certificationsPath,
    access: areaAccess.teacher,
    menu: { teacher: { at: 50, label: "Certificações", icon: Award } },
    query: () => import("../__generated__/CertificationsPageQuery.graphql"),
    component: async () => (await import("./certifications/CertificationsPage")).CertificationsPage,
  }),
];
