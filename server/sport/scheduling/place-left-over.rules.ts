import { randomBelow, type RandomSource, seededRandom } from "../../platform/random.rules";
import { type Budget, type MatchBoard, MovableMatches, type StartRange } from "./match-board.rules";
import type { Placement, ScheduleMatch, EpochMinute } from "./schedule-plan.rules";

interface Chain {
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
function makeRoom(
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

/** When a match can start on each court; Infinity for never. */
type Starts = ReadonlyMap<string, EpochMinute>;

/** A start is worked out, compared and remembered: that takes as long as so many looks. */
const looksOfStart = 20;

/**
 * Looks for places for all of the matches: gives them one after the other in the order of time, and goes back where
 * that leads nowhere, until every way has been tried that can matter.
 * @returns null when there is no such schedule; "UNKNOWN" when the budget ended before.
 */
function searchPlaces(
  movable: MovableMatches,
  matches: readonly ScheduleMatch[],
  budget: Budget,
): readonly Placement[] | "UNKNOWN" | null {
  const search = new Search(movable, budget);
  const found = search.go(new Map(matches.map((match) => [match, movable.firstStarts(match)])));
  return found === true ? search.places : found;
}

class Search {
  readonly places: Placement[] = [];
  /** Situations from which the matches that were left did not all find a place. */
  private readonly dead = new Set<string>();

  constructor(
    private readonly movable: MovableMatches,
    private readonly budget: Budget,
  ) {}

  /** @param left matches without a place, and when they can start: not before the one placed last. */
  go(left: ReadonlyMap<ScheduleMatch, Starts>): true | "UNKNOWN" | null {
    if (left.size === 0) return true;
    if (this.budget.looks <= 0) return "UNKNOWN";
    this.budget.looks -= looksOfStart * left.size * this.movable.board.setting.courts.length;
    if (!this.hasRoom(left)) return null;
    // What stands already matters to the others only by when it lets them start.
    const situation = [...left].map(([{ id }, starts]) => [id, ...starts.values()].join()).join(";");
    if (this.dead.has(situation)) return null;
    for (const place of this.choices(left)) {
      this.places.push(place);
      const found = this.go(this.after(place, left));
      if (found !== null) return found;
      this.places.pop();
    }
    this.dead.add(situation);
    return null;
  }

  /** Whether each has some start, and the courts as many minutes as all of them take. */
  private hasRoom(left: ReadonlyMap<ScheduleMatch, Starts>): boolean {
    const opens = new Map<string, EpochMinute>();
    let needed = 0;
    for (const [{ minutes }, starts] of left) {
      if ([...starts.values()].every((start) => start === Infinity)) return false;
      for (const [courtId, start] of starts)
        opens.set(courtId, Math.min(start, opens.get(courtId) ?? Infinity));
      needed += minutes;
    }
    return needed <= this.movable.openMinutes(opens);
  }

  /** The next place of all, the earliest first. */
  private choices(left: ReadonlyMap<ScheduleMatch, Starts>): Placement[] {
    const choices: Placement[] = [];
    let waste: { from: EpochMinute; unless: ScheduleMatch | null } = { from: Infinity, unless: null };
    for (const [match, starts] of left) {
      if (this.movable.before(match).some((earlier) => left.has(earlier))) continue;
      const pause = this.movable.longestPause(match);
      for (const [courtId, startsAt] of starts) {
        if (startsAt === Infinity) continue;
        const endsAt = startsAt + match.minutes;
        choices.push({ matchId: match.id, courtId, startsAt, endsAt });
        // Whatever starts later could start then as well if this match were played first.
        if (endsAt + pause < waste.from) waste = { from: endsAt + pause, unless: match };
      }
    }
    return choices
      .filter(({ startsAt, matchId }) => startsAt < waste.from || matchId === waste.unless?.id)
      .sort((a, b) => a.startsAt - b.startsAt);
  }

  private after(
    place: Placement,
    left: ReadonlyMap<ScheduleMatch, Starts>,
  ): ReadonlyMap<ScheduleMatch, Starts> {
    const relatives = this.movable.relatives(this.movable.match(place.matchId));
    const next = new Map<ScheduleMatch, Starts>();
    for (const [match, starts] of left) {
      if (match.id === place.matchId) continue;
      const relative = relatives.get(match.id);
      const later = new Map<string, EpochMinute>();
      for (const [courtId, start] of starts) {
        const pause = relative?.pauses ? this.movable.pause(place.courtId, courtId) : 0;
        const waits = relative !== undefined || courtId === place.courtId;
        const from = Math.max(start, waits ? place.endsAt + pause : place.startsAt);
        later.set(courtId, from === start ? start : this.movable.startFrom(match, courtId, from));
      }
      next.set(match, later);
    }
    return next;
  }
}

/** What trying again may cost, however large the event: about a quarter of a second. */
const looksInAll = 10_000_000;
/** Enough to try everything with some eight matches. */
const looksOfSearch = 250_000;
const chains = { count: 10, steps: 600 } as const;

/**
 * Finds places for matches that are left over by moving others that are not kept. Whatever had a place has one
 * afterwards, though not always the same.
 * @param empty a board of the same setting with nothing but the kept matches.
 */
export function placeLeftOver(board: MatchBoard, empty: MatchBoard): void {
  const movable = new MovableMatches(empty);
  const budget: Budget = { looks: looksInAll };
  let changed = false;
  for (const id of board.relations.order) {
    const match = movable.match(id);
    if (budget.looks <= 0) break;
    if (board.placeOf(id) || board.waitsForUnplaced(match)) continue;
    const places = placesWith(movable, board.placed(), match, budget);
    if (!places) continue;
    board.clear();
    for (const place of places) board.put(place);
    changed = true;
  }
  if (changed) moveUp(board, movable);
}

function placesWith(
  movable: MovableMatches,
  standing: readonly Placement[],
  match: ScheduleMatch,
  budget: Budget,
): readonly Placement[] | null {
  const all = [...standing.map(({ matchId }) => movable.match(matchId)), match];
  const ofSearch: Budget = { looks: looksOfSearch };
  const found = searchPlaces(movable, all, ofSearch);
  budget.looks -= looksOfSearch - ofSearch.looks;
  if (found !== "UNKNOWN") return found;
  for (let chain = 1; chain <= chains.count; chain++) {
    const firstPrice = chain % 2 === 0 ? 0 : 1;
    const random = seededRandom(`chain ${chain}`);
    const places = makeRoom(movable, standing, match, { steps: chains.steps, firstPrice, random, budget });
    if (places) return places;
  }
  return null;
}

/** Each as early as the others let it, and whatever fits into the room that this makes. */
function moveUp(board: MatchBoard, movable: MovableMatches): void {
  for (const place of board.placed().sort((a, b) => a.startsAt - b.startsAt)) {
    board.lift(place);
    board.put(board.earliestPlace(movable.match(place.matchId)) ?? place);
  }
  for (const id of board.relations.order) {
    const place = board.placeOf(id) ? null : board.earliestPlace(movable.match(id));
    if (place) board.put(place);
  }
}
