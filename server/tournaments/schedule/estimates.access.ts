import type { ActionContext } from "../../platform/context";
import { estimatesOf } from "./estimates.rules";
import { toMinute, type ScheduleData } from "./schedule-data.access";

const estimates = new WeakMap<ScheduleData, ReturnType<typeof estimatesOf>>();

/** Once for all matches of one answer. */
export function estimatesAt(data: ScheduleData, { now }: ActionContext) {
  const made = estimates.get(data) ?? estimatesOf(data, toMinute(now));
  estimates.set(data, made);
  return made;
}
