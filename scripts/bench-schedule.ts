import { conflictsOf } from "../server/sport/scheduling/schedule-conflicts.rules";
import { scheduleMatches } from "../server/sport/scheduling/schedule-matches.rules";
import { bigEvent } from "../tests/support/schedule-events";

/** Measures how long it takes to schedule a weekend. Prints the slowest of several runs. */
const setting = bigEvent();
const options = { kept: [], notBefore: 0, slotMinutes: 5 };
const runs = Array.from({ length: 20 }, () => {
  const start = performance.now();
  const schedule = scheduleMatches(setting, options);
  return { took: performance.now() - start, schedule };
});
const { placed, unplaced } = (runs[0] as (typeof runs)[number]).schedule;
const times = runs.map(({ took }) => took).sort((a, b) => a - b);
const start = performance.now();
const conflicts = conflictsOf(setting, placed);
const checking = performance.now() - start;

const openMinutes = (until: number) =>
  setting.windows.reduce((sum, w) => sum + Math.max(0, Math.min(w.endsAt, until) - w.startsAt), 0);
const end = Math.max(...placed.map(({ endsAt }) => endsAt));
const used = placed.reduce((sum, { startsAt, endsAt }) => sum + endsAt - startsAt, 0);
const athletes = new Set(setting.matches.flatMap(({ athleteIds }) => athleteIds)).size;

console.log(
  [
    `${setting.matches.length} matches, ${athletes} athletes, ${setting.courts.length} courts`,
    `placed ${placed.length}, without a place ${unplaced.length}, conflicts ${conflicts.length}`,
    `scheduling: median ${times[10]?.toFixed(0)} ms, slowest ${times.at(-1)?.toFixed(0)} ms of ${times.length} runs`,
    `checking: ${checking.toFixed(0)} ms`,
    `courts in use until the last ball: ${((100 * used) / openMinutes(end)).toFixed(0)} %, over ${Math.ceil(end / 1440)} days`,
  ].join("\n"),
);
