import type { LiveSchedule, MatchProgress } from "../../server/sport/scheduling/live-schedule.rules";
import type { ScheduleMatch, ScheduleSetting } from "../../server/sport/scheduling/schedule-plan.rules";

const match = (id: string, athleteIds: string[], more: Partial<ScheduleMatch> = {}): ScheduleMatch => ({
  id,
  label: `Jogo ${id}`,
  category: "A",
  athleteIds,
  possibleAthleteIds: [],
  minutes: 40,
  follows: [],
  earliestStart: null,
  ...more,
});

const setting: ScheduleSetting = {
  matches: [
    match("1", ["a", "b"]),
    match("2", ["c", "d"]),
    match("3", ["a", "c"]),
    match("4", [], { possibleAthleteIds: ["a", "b", "c", "d"], follows: ["1", "2"] }),
    match("5", ["e", "f"]),
  ],
  courts: [
    { id: "q1", label: "Quadra 1", venue: "Sol" },
    { id: "q2", label: "Quadra 2", venue: "Sol" },
    { id: "q3", label: "Quadra 3", venue: "Mar" },
  ],
  windows: [],
  occupations: [],
  unavailabilities: [],
  minRestMinutes: 30,
  travelMinutes: 0,
  athleteNames: new Map([
    ["a", "Ana"],
    ["c", "Caio"],
  ]),
  timeZone: "UTC",
};

/** Five matches on three courts: 1 and 2 at 0:00, 3 at 1:10 on court 1, 4 at 2:20 on court 1, 5 at 0:40 on court 2. */
const plan: Record<string, [string, number]> = {
  1: ["q1", 0],
  2: ["q2", 0],
  3: ["q1", 70],
  4: ["q1", 140],
  5: ["q2", 40],
};

export function liveEvent(
  known: Record<string, Partial<MatchProgress>> = {},
  more: Partial<ScheduleSetting> = {},
): LiveSchedule {
  const progress = new Map(
    Object.entries(plan).map(([matchId, [courtId, startsAt]]): [string, MatchProgress] => [
      matchId,
      {
        matchId,
        planned: { matchId, courtId, startsAt, endsAt: startsAt + 40 },
        calledAt: null,
        startedAt: null,
        endedAt: null,
        ...known[matchId],
      },
    ]),
  );
  return { setting: { ...setting, ...more }, progress };
}
