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

/** So long somebody may think about it. */
const daysToAnswer = 30;
/** Who has said no to an arena is not asked about the same record again. */
export const daysAfterRefusal = 90;

export const expiryOf = (askedAt: Date): Date => new Date(askedAt.getTime() + inMs({ days: daysToAnswer }));

/** No job ends one: that it has run out follows from the day on which somebody looks. */
export const statusNow = (
  { status, expiresAt }: { status: Exclude<MergeRequestStatus, "EXPIRED">; expiresAt: Date },
  now: Date,
): MergeRequestStatus => (status === "PENDING" && expiresAt <= now ? "EXPIRED" : status);

export const isRefusedLately = (answeredAt: Date | null, now: Date): boolean =>
  answeredAt !== null && now.getTime() < answeredAt.getTime() + inMs({ days: daysAfterRefusal });

/** So many wait for one person's answer, and for the answers to one arena. */
export const mostAskedOf = 5;
export const mostAskedBy = 50;

const aDay = 24 * 60 * 60;

/** So many a day an arena asks. */
export const askLimit = (arenaId: string) => ({
  key: `merge-requests:${arenaId}`,
  points: 20,
  windowSeconds: aDay,
});
