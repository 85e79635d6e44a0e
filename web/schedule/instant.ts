import type { Instant } from "./public/schedule-view";

/** An instant as it comes over the wire; null for none. */
export const instant = (text: string | null | undefined): Instant | null =>
  text ? new Date(text).getTime() : null;
