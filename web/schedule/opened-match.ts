import type { Instant, ViewWarning } from "./public/schedule-view";

/** The opened match, and the place it was dropped on if that was refused. */
export interface OpenedMatch {
  id: string;
  proposal: {
    courtKey: string;
    startsAt: Instant;
    acceptable: boolean;
    conflicts: readonly ViewWarning[];
  } | null;
}
