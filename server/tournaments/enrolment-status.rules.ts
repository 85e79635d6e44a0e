import type { EnrolmentStatus } from "./tournament-labels.rules";

/** Statuses without a place: it was given up or has expired. */
export const goneStatuses = ["CANCELLED", "EXPIRED"] as const satisfies readonly EnrolmentStatus[];

/** Statuses that hold a place, including those that await an answer of the athlete or the partner. */
export const placedStatuses = [
  "INVITED",
  "AWAITING_PAYMENT",
  "ENROLLED",
  "PLAYING",
  "ELIMINATED",
  "FINISHED",
] as const satisfies readonly EnrolmentStatus[];

/** Statuses shown to the public: athletes who play or have played. Waiting, invited and unpaid ones stay private. */
export const shownStatuses = [
  "ENROLLED",
  "PLAYING",
  "ELIMINATED",
  "FINISHED",
] as const satisfies readonly EnrolmentStatus[];

/** Those who have said that they play and have a place, or had one until they lost. */
export const participatingStatuses = [
  "AWAITING_PAYMENT",
  ...shownStatuses,
] as const satisfies readonly EnrolmentStatus[];

/** Statuses included in a draw. Unpaid enrolments play too; the organiser is warned about them before. */
export const drawableStatuses = [
  "AWAITING_PAYMENT",
  "ENROLLED",
] as const satisfies readonly EnrolmentStatus[];

const includes = (statuses: readonly EnrolmentStatus[], status: EnrolmentStatus): boolean =>
  statuses.includes(status);
export const isGone = (status: EnrolmentStatus): boolean => includes(goneStatuses, status);
export const isShown = (status: EnrolmentStatus): boolean => includes(shownStatuses, status);
/** Whether the organiser has invited the athlete, who has not answered yet. */
export const isAsked = ({ status, awaitsConsent }: { status: EnrolmentStatus; awaitsConsent: boolean }) =>
  status === "INVITED" && awaitsConsent;
export const hasPlace = (status: EnrolmentStatus): boolean => includes(placedStatuses, status);
