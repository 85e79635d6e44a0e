import { dialogParameter } from "../../ui/dialog-state";
import { arenaAthletesPath } from "./join-paths";

/** The arena's athletes, with the form for another one open. */
export const registerAthletePath = `${arenaAthletesPath}?${dialogParameter}=atleta`;

/** @param month "2026-11"; left out for this one. */
export const enrolmentReportPath = (month?: string): string =>
  `${arenaAthletesPath}/relatorio${month ? `/${month}` : ""}`;

/** The page of an athlete that strangers may open, while the athlete says so. */
export const publicAthletePath = (key: string): string => `/atleta/${key}`;
