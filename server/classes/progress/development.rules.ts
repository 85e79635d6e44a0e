import { addMonths, firstOfMonth } from "../../platform/time/calendar-day.rules";
import type { AthleteLevel } from "../../sport/athlete-level.rules";

/** How many months a student's development goes back, this one included. */
export const developmentMonths = 12;

interface LevelChange {
  /** YYYY-MM-DD */
  on: string;
  /** The level until then. */
  before: AthleteLevel;
}

/**
 * The level at the end of each of the last months, oldest first, computed by undoing changes from the current level.
 * @param today YYYY-MM-DD. @param changes oldest first.
 */
export function monthlyLevels(
  today: string,
  level: AthleteLevel,
  changes: readonly LevelChange[],
): { month: string; level: AthleteLevel }[] {
  const thisMonth = firstOfMonth(today);
  return Array.from({ length: developmentMonths }, (_, index) => {
    const month = addMonths(thisMonth, index + 1 - developmentMonths);
    const next = addMonths(month, 1);
    return { month, level: changes.find(({ on }) => on >= next)?.before ?? level };
  });
}
