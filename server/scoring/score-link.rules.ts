import { createHash } from "node:crypto";
import { earlier } from "../platform/time/duration.rules";

const correctionMinutes = 15;

/** The stored hash of a link's secret, in hexadecimal: identifies the link without revealing it if it leaks. */
export const scoreTokenHash = (token: string): string => createHash("sha256").update(token).digest("hex");

/** The address that a match's QR code holds. */
export const scoreLinkUrl = (publicUrl: string, token: string): string => `${publicUrl}/placar/${token}`;

/**
 * Whether a link is valid: not revoked, and within the time to correct a slip after the result.
 * @param match `playedAt` of its first result; null while it has none.
 */
export const scoreLinkStands = (
  link: { revokedAt: Date | null },
  match: { status: string; playedAt: Date | null },
  now: Date,
): boolean =>
  link.revokedAt === null &&
  (match.status !== "PLAYED" ||
    match.playedAt === null ||
    match.playedAt > earlier(now, { minutes: correctionMinutes }));
