import { super8Schedule } from "../../../server/sport/super-n/super8-schedule.rules";
import { fewestOfSuper8, super8Participants } from "../../../server/sport/event-size.rules";

export interface DrawForecast {
  readonly rounds: number;
  readonly matches: number;
  readonly matchesPerRound: number;
  /** Fewest and most matches one athlete plays. */
  readonly perAthlete: readonly [number, number];
  readonly restingPerRound: number;
}

/** What the draw of so many athletes will bring; null when a Super 8 cannot be drawn with them. */
export function forecastDraw(athletes: number): DrawForecast | null {
  if (athletes < fewestOfSuper8 || athletes > super8Participants) return null;
  const rounds = super8Schedule(Array.from({ length: athletes }, (_, index) => index));
  const played = new Map<number, number>();
  for (const { matches } of rounds) {
    for (const athlete of matches.flatMap(({ sides }) => sides.flat())) {
      played.set(athlete, (played.get(athlete) ?? 0) + 1);
    }
  }
  const counts = [...played.values()];
  return {
    rounds: rounds.length,
    matches: rounds.reduce((sum, { matches }) => sum + matches.length, 0),
    matchesPerRound: rounds[0]?.matches.length ?? 0,
    perAthlete: [Math.min(...counts), Math.max(...counts)],
    restingPerRound: rounds[0]?.resting.length ?? 0,
  };
}
