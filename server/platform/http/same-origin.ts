import type { IncomingHttpHeaders } from "node:http";

/**
 * Whether a request comes from a page of ours, or from no page at all: only browsers send an origin. Another site could
 * not read the answer, but it must not be able to cause anything either.
 * @param publicUrl the address people use, without a slash at the end.
 */
export function isSameOrigin({ origin, host }: IncomingHttpHeaders, publicUrl: string): boolean {
  if (origin === undefined || origin === publicUrl) return true;
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
}
