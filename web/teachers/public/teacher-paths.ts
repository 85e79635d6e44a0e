import { openedParameter } from "../../ui/list/use-opened-row";
import { dialogParameter } from "../../ui/use-dialog-asked-for";

/** Where managers see who teaches at the arena. */
export const arenaTeachersPath = "/arena-teachers";

/** The same, with the form for another one open. */
export const registerTeacherPath = `${arenaTeachersPath}?${dialogParameter}=professor`;

/** One of them, open beside the list. @param id of what the arena keeps of them. */
export const arenaTeacherPath = (id: string): string =>
  `${arenaTeachersPath}?${openedParameter}=${encodeURIComponent(id)}`;

/** @param month "2026-11"; left out for this one. */
export const teachingReportPath = (month?: string): string =>
  `${arenaTeachersPath}/relatorio${month ? `/${month}` : ""}`;
