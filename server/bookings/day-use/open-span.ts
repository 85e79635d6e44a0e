import { type ArenaHours, hoursInWords, spansOn } from "../../courts/opening.rules";
import { RuleViolation } from "../../platform/errors";
import { spanOn } from "../../platform/time/clock-time.rules";
import { instantAt } from "../../platform/time/time-zone.rules";

interface Span {
  opensAt: Date;
  closesAt: Date;
}

/** Opening hours of a day, including past ones. @throws RuleViolation if the arena is closed. */
export function daySpan(hours: ArenaHours, date: string): Span {
  const { timeZone } = hours;
  const [open] = spansOn(hours, date);
  if (!open)
    throw new RuleViolation("OUTSIDE_OPENING_HOURS", hoursInWords(hours, instantAt(date, "12:00", timeZone)));
  const { startsAt: opensAt, endsAt: closesAt } = spanOn(date, { starts: open[0], ends: open[1] }, timeZone);
  return { opensAt, closesAt };
}

/**
 * Opening hours of a day on which a client can still come.
 * @throws RuleViolation if the arena is closed that day or by now.
 */
export function openSpan(hours: ArenaHours, date: string, now: Date): Span {
  const span = daySpan(hours, date);
  if (span.closesAt <= now)
    throw new RuleViolation("DAY_OVER", "A arena já fechou neste dia. Escolha outro.");
  return span;
}
