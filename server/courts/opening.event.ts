import { domainEvent } from "../platform/domain-event";
import type { OpeningHours } from "./opening.rules";

/** Something that is marked, as the arena is told of it: from when on, and the sentence. */
export interface Ahead {
  startsAt: Date;
  sentence: string;
}

/**
 * Raised before an arena's hours change. Reactions add what takes no court and lies on a day that is open today and is to
 * be closed.
 */
export const hoursChanging = domainEvent<
  null,
  { arenaId: string; today: OpeningHours; wanted: OpeningHours; since: Date; ahead: Ahead[] }
>();
