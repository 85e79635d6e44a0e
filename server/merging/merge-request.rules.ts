import { inMs } from "../platform/time/duration.rules";

export const mergeRequestStatuses = ["PENDING", "ACCEPTED", "REFUSED", "WITHDRAWN", "EXPIRED"] as const;
export type MergeRequestStatus = (typeof mergeRequestStatuses)[number];

export const mergeRequestStatusLabel: Record<MergeRequestStatus, string> = {
  PENDING: "Aguardando resposta",
  ACCEPTED: "Aceito",
  REFUSED: "Recusado",
  WITHDRAWN: "Cancelado",
  EXPIRED: "Expirado",
};

/** How many days a request stays open. */
const daysToAnswer = 30;
/** How many days after a refusal an arena cannot ask about the same record again. */
export const daysAfterRefusal = 90;

export const expiryOf = (askedAt: Date): Date => new Date(askedAt.getTime() + inMs({ days: daysToAnswer }));

/** Derives the expiry from the current time, so that no job has to update the status. */
export const statusNow = (
  { status, expiresAt }: { status: Exclude<MergeRequestStatus, "EXPIRED">; expiresAt: Date },
  now: Date,
): MergeRequestStatus => (status === "PENDING" && expiresAt <= now ? "EXPIRED" : status);

export const isRefusedLately = (answeredAt: Date | null, now: Date): boolean =>
  answeredAt !== null && now.getTime() < answeredAt.getTime() + inMs({ days: daysAfterRefusal });

/** The most open requests to one person, and from one arena. */
export const mostAskedOf = 5;
export const mostAskedBy = 50;

const aDay = 24 * 60 * 60;

/** The most requests of an arena per day. */
export const askLimit = (arenaId: string) => ({
  key: `merge-requests:${arenaId}`,
  points: 20,
  windowSeconds: aDay,
});
