import type { Session } from "../../identity/public/session";

/** The page of a teacher, whether or not they are an athlete too. @param key of the teacher or of their account. */
export const teacherPagePath = (key: string): string => `/user-profile/${key}/professor`;

/** Whether a profile address is somebody's own who teaches and is no athlete: then it shows the teacher's page. */
export const isOwnOfTeacherOnly = (key: string | undefined, { userKey, roles }: Session): boolean =>
  key === userKey && roles.includes("TEACHER") && !roles.includes("ATHLETE");
