import type { Instant, ViewWarning } from "./public/schedule-view";

/** The match that was opened, and where somebody tried to move it. */
export interface OpenedMatch {
  id: string;
  proposal: {
    courtKey: string;
    startsAt: Instant;
    acceptable: boolean;
    conflicts: readonly ViewWarning[];
  } | null;
}
