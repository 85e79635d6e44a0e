import type { ActionContext } from "../platform/context";
import { domainEvent } from "../platform/domain-event";

/** A teacher is about to teach at an arena no more; what they still give there may forbid it. */
export const teachingEnds = domainEvent<
  Pick<ActionContext, "now">,
  { teacherId: string; arenaId: string; name: string }
>();

/**
 * What an arena had written down under one record is another record's from now on: the person has said that both are
 * theirs. `arenaId` is null where the first record is of no other arena, and is about to go.
 */
export const teachingMoved = domainEvent<null, { fromId: string; toId: string; arenaId: string | null }>();
