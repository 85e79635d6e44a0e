import type { Session } from "../../identity/public/session";

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
