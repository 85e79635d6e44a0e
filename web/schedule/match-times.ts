import { counted } from "../../server/platform/plural.rules";
import { expectedWords, timeWithExpected } from "../competition/public/expected-time";
import { clockAt } from "../../server/platform/time/zoned-time.rules";
import { minuteMs, type ScheduleView, type ViewMatch } from "./public/schedule-view";

/** "09:00", "09:00, previsto 09:40"; null without a time. */
export function timeWords(match: ViewMatch, { timeZone }: Pick<ScheduleView, "timeZone">): string | null {
  if (match.startsAt === null) return null;
  return timeWithExpected(clockAt(match.startsAt, timeZone), expectedClock(match, timeZone));
}

/** "previsto 09:40" for a match that will start later than planned; null otherwise. */
export function estimateWords(match: ViewMatch, { timeZone }: Pick<ScheduleView, "timeZone">): string | null {
  const clock = expectedClock(match, timeZone);
  return clock === null ? null : expectedWords(clock);
}

function expectedClock({ startsAt, estimatedAt, status }: ViewMatch, timeZone: string): string | null {
  if (startsAt === null || estimatedAt === null || status !== "SCHEDULED") return null;
  return estimatedAt - startsAt >= minuteMs ? clockAt(estimatedAt, timeZone) : null;
}

/** Everything about it in one sentence for those who listen. */
export function matchWords(match: ViewMatch, view: Pick<ScheduleView, "timeZone">): string {
  const { label, sides, courtName, warnings, isLate, isPinned, status } = match;
  const time = timeWords(match, view);
  return [
    label,
    `${sides[0]} contra ${sides[1]}`,
    courtName,
    time,
    isLate && status === "SCHEDULED" ? "atrasado" : null,
    isPinned && status === "SCHEDULED" ? "fixado" : null,
    warnings.length === 0 ? null : counted(warnings.length, "aviso", "avisos"),
  ]
    .filter((part) => part !== null)
    .join(", ");
}
