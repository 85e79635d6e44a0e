import type { EnrolmentStatus } from "./tournament-labels.rules";

/** Those who gave their place up, or lost it. */
export const goneStatuses = ["CANCELLED", "EXPIRED"] as const satisfies readonly EnrolmentStatus[];

/** Those who have a place, or for whose or whose partner's answer it waits. */
export const placedStatuses = [
  "INVITED",
  "AWAITING_PAYMENT",
  "ENROLLED",
  "PLAYING",
  "ELIMINATED",
  "FINISHED",
] as const satisfies readonly EnrolmentStatus[];

/** Those whom the public sees: they play or have played. Who waits, was asked or owes is nobody else's business. */
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

/** Those whom a draw takes: whoever has not paid yet plays, and the organiser is told before. */
export const drawableStatuses = [
  "AWAITING_PAYMENT",
  "ENROLLED",
] as const satisfies readonly EnrolmentStatus[];

const includes = (statuses: readonly EnrolmentStatus[], status: EnrolmentStatus): boolean =>
  statuses.includes(status);
export const isGone = (status: EnrolmentStatus): boolean => includes(goneStatuses, status);
export const isShown = (status: EnrolmentStatus): boolean => includes(shownStatuses, status);
/** Whether the organiser has asked the athlete, who has not answered. */
export const isAsked = ({ status, awaitsConsent }: { status: EnrolmentStatus; awaitsConsent: boolean }) =>
  status === "INVITED" && awaitsConsent;
export const hasPlace = (status: EnrolmentStatus): boolean => includes(placedStatuses, status);
