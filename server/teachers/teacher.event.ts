import type { ActionContext } from "../platform/context";
import { domainEvent } from "../platform/domain-event";

/** Raised before a teacher is deactivated at an arena; upcoming classes may veto it. */
export const teachingEnds = domainEvent<
  Pick<ActionContext, "now">,
  { teacherId: string; arenaId: string; name: string }
>();

/**
 * An arena's data moved from one teacher's record to another, because the person confirmed that both are theirs.
 * `arenaId` is null if no other arena uses the first record, which is then deleted.
 */
export const teachingMoved = domainEvent<null, { fromId: string; toId: string; arenaId: string | null }>();
