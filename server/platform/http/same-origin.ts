import type { IncomingHttpHeaders } from "node:http";

/**
 * Whether a request comes from a page of ours, or from no page at all: only browsers send an origin. Another site could
 * not read the answer, but it must not be able to cause anything either.
 * @param publicUrl the address people use; null where none is configured, and the one they asked for counts.
 */
export function isSameOrigin({ origin, host }: IncomingHttpHeaders, publicUrl: string | null): boolean {
  if (origin === undefined) return true;
  if (publicUrl !== null) return origin === new URL(publicUrl).origin;
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
}
