import type { ActionContext } from "../platform/context";
import { estimatesOf, type Estimate } from "../sport/scheduling/estimates.rules";
import { proposeCalls, type CourtCall } from "../sport/scheduling/propose-calls.rules";
import { toMinute, type ScheduleData } from "./schedule-data.loader";

interface LiveAnswers {
  estimates: Map<string, Estimate>;
  calls: Map<string, CourtCall>;
}

const answers = new WeakMap<ScheduleData, Partial<LiveAnswers>>();

function remembered(data: ScheduleData): Partial<LiveAnswers> {
  const made = answers.get(data) ?? {};
  answers.set(data, made);
  return made;
}

/** Once for all matches of one answer. */
export const estimatesAt = (data: ScheduleData, { now }: ActionContext): Map<string, Estimate> =>
  (remembered(data).estimates ??= estimatesOf(data, toMinute(now)));

/** Once for all courts of one answer. */
export const callsAt = (data: ScheduleData, { now }: ActionContext): Map<string, CourtCall> =>
  (remembered(data).calls ??= proposeCalls(data, courtsInUse(data), toMinute(now)));

/** Ids of the courts with hours for the tournament or a match on them, by venue and number. */
export function courtsInUse({ board, courts, hours }: ScheduleData): string[] {
  const used = new Set([
    ...hours.map(({ courtId }) => courtId),
    ...board.matches.flatMap(({ courtId }) => courtId ?? []),
  ]);
  return courts.flatMap(({ id }) => (used.has(id) ? [id] : []));
}
