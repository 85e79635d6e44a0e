import { domainEvent } from "../platform/domain-event";
import type { OpeningHours } from "./opening.rules";

/** Something scheduled that new hours affect: its start and the sentence that the arena reads. */
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
