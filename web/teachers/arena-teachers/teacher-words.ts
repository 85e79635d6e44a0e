import type { TeacherStanding } from "./arena-teacher-row";

/** As the list tells it, in a word. */
export const standingLabel: Record<TeacherStanding, string> = {
  ACTIVE: "Ativo",
  INVITED: "Convidado",
  DECLINED: "Recusou",
  NO_ACCOUNT: "Sem conta",
  ENDED: "Encerrado",
};

/** "07:00–09:00"; midnight is the end of the day. */
export const hoursInWords = (startsAt: string, endsAt: string): string =>
  `${startsAt}–${endsAt === "00:00" ? "24:00" : endsAt}`;
