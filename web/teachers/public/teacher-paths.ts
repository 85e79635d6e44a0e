import { type ReportPeriod, reportPeriods } from "../../../server/pages/report-figures.rules";
import type { Session } from "../../identity/public/session";
import { dialogParameter } from "../../ui/dialog-state";
import { openedParameter } from "../../ui/list/list-address";

/** Where teachers write down their certificates. */
export const certificationsPath = "/teacher-certifications";

/** Where managers see who teaches at the arena. */
export const arenaTeachersPath = "/arena-teachers";

/** The same, with the form for another one open. */
export const registerTeacherPath = `${arenaTeachersPath}?${dialogParameter}=professor`;

/** One of them, open beside the list. @param id of what the arena keeps of them. */
export const arenaTeacherPath = (id: string): string =>
  `${arenaTeachersPath}?${openedParameter}=${encodeURIComponent(id)}`;

interface NarrowedReport {
  /** Of what the arena keeps of the one teacher it is about. */
  teacher?: string | null;
  period?: ReportPeriod;
}

/** @param month "2026-11"; left out for this one. */
export function teachingReportPath(month?: string, { teacher, period }: NarrowedReport = {}): string {
  const asked = new URLSearchParams();
  if (teacher) asked.set("professor", teacher);
  if (period && period !== "MONTH") asked.set("periodo", periodWords[period]);
  const search = asked.size > 0 ? `?${asked.toString()}` : "";
  return `${arenaTeachersPath}/relatorio${month ? `/${month}` : ""}${search}`;
}

const periodWords: Record<ReportPeriod, string> = {
  MONTH: "mes",
  QUARTER: "3-meses",
  HALF_YEAR: "6-meses",
  YEAR: "12-meses",
};

/** What an address of the report asks for; an unknown period is the month alone. */
export const narrowedReportAt = (
  search: URLSearchParams,
): { teacher: string | null; period: ReportPeriod } => ({
  teacher: search.get("professor"),
  period: reportPeriods.find((period) => periodWords[period] === search.get("periodo")) ?? "MONTH",
});

/**
 * The path of a teacher's page, whether or not they are an athlete too.
 * @param key of the teacher or of their account.
 */
export const teacherPagePath = (key: string): string => `/user-profile/${key}/professor`;

/**
 * Whether a profile path is the user's own and they are a teacher but not an athlete: then it shows the teacher's page.
 */
export const isOwnOfTeacherOnly = (key: string | undefined, { userKey, roles }: Session): boolean =>
  key === userKey && roles.includes("TEACHER") && !roles.includes("ATHLETE");
