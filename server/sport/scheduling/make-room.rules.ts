import { randomBelow, type RandomSource } from "../../platform/random.rules";
import type { Budget, MovableMatches, StartRange } from "./movable-matches.rules";
import type { EpochMinute, Placement, ScheduleMatch } from "./schedule-plan.rules";

export interface Chain {
  readonly steps: number;
  /** What it costs to oust a match for the first time: 1 ousts few, 0 rather those that have not been ousted yet. */
  readonly firstPrice: 0 | 1;
  /** Decides between places that are equally good. */
  readonly random: RandomSource;
  readonly budget: Budget;
}

/** A match that stands in the way of another. */
interface Obstacle {
  readonly matchId: string;
  /** The other cannot start between these two. */
  readonly after: EpochMinute;
  readonly before: EpochMinute;
}

interface Choice {
  readonly place: Placement;
  readonly ousted: readonly string[];
}

/**
 * Gives a match a place among others by ousting those in its way, then gives these one, and so on: an ejection chain.
 * What was ousted often is ousted less readily, so that the chain does not go round in circles.
 * @returns where all of them stand then; null when the chain did not come to an end.
 */
export function makeRoom(
  movable: MovableMatches,
  standing: readonly Placement[],
  match: ScheduleMatch,
  { steps, firstPrice, random, budget }: Chain,
): Placement[] | null {
  const places = new Map(standing.map((place) => [place.matchId, place]));
  const prices = new Map<string, number>();
  const priceOf = (id: string) => prices.get(id) ?? firstPrice;
  const homeless = [match.id];
  for (let step = 0; step < steps && budget.looks > 0; step++) {
    const next = homeless.shift();
    if (next === undefined) break;
    const choices = cheapest(movable, movable.match(next), places, priceOf, budget);
    if (choices.length === 0) return null;
    const { place, ousted } = choices[randomBelow(random, choices.length)] as Choice;
    for (const id of ousted) {
      places.delete(id);
      prices.set(id, priceOf(id) + 1);
      homeless.push(id);
    }
    places.set(next, place);
  }
  return homeless.length === 0 ? [...places.values()] : null;
}

/** The places for which the least has to go. */
function cheapest(
  movable: MovableMatches,
  match: ScheduleMatch,
  places: ReadonlyMap<string, Placement>,
  priceOf: (matchId: string) => number,
  budget: Budget,
): Choice[] {
  let lowest = Infinity;
  let choices: Choice[] = [];
  for (const [courtId, ranges] of movable.ranges(match)) {
    if (ranges.length === 0) continue;
    const obstacles = obstaclesOn(movable, match, courtId, places);
    budget.looks -= places.size;
    for (const startsAt of startsBetween(obstacles, ranges, movable.board.options.slotMinutes)) {
      const ousted: string[] = [];
      let price = 0;
      for (const { matchId, after, before } of obstacles) {
        if (startsAt <= after || startsAt >= before) continue;
        ousted.push(matchId);
        price += priceOf(matchId);
      }
      budget.looks -= obstacles.length;
      if (price > lowest) continue;
      if (price < lowest) choices = [];
      lowest = price;
      const place = { matchId: match.id, courtId, startsAt, endsAt: startsAt + match.minutes };
      choices.push({ place, ousted });
    }
  }
  return choices;
}

/** The ends of the ranges, and right before and right after each obstacle: other starts are no better than these. */
function startsBetween(
  obstacles: readonly Obstacle[],
  ranges: readonly StartRange[],
  slotMinutes: number,
): Set<EpochMinute> {
  const starts = new Set<EpochMinute>();
  for (const { from, to } of ranges) {
    starts.add(from).add(to);
    for (const { after, before } of obstacles) {
      const last = Math.floor(after / slotMinutes) * slotMinutes;
      const next = Math.ceil(before / slotMinutes) * slotMinutes;
      if (last > from && last < to) starts.add(last);
      if (next > from && next < to) starts.add(next);
    }
  }
  return starts;
}

function obstaclesOn(
  movable: MovableMatches,
  match: ScheduleMatch,
  courtId: string,
  places: ReadonlyMap<string, Placement>,
): Obstacle[] {
  const obstacles: Obstacle[] = [];
  const relatives = movable.relatives(match);
  for (const [matchId, { pauses, turn }] of relatives) {
    const other = places.get(matchId);
    if (!other) continue;
    const pause = pauses ? movable.pause(other.courtId, courtId) : 0;
    obstacles.push({
      matchId,
      after: turn === "BEFORE" ? -Infinity : other.startsAt - pause - match.minutes,
      before: turn === "AFTER" ? Infinity : other.endsAt + pause,
    });
  }
  for (const { matchId, courtId: taken, startsAt, endsAt } of places.values()) {
    if (taken !== courtId || relatives.has(matchId)) continue;
    obstacles.push({ matchId, after: startsAt - match.minutes, before: endsAt });
  }
  return obstacles;
}
