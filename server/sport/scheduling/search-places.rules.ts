import type { Budget, MovableMatches } from "./movable-matches.rules";
import type { EpochMinute, Placement, ScheduleMatch } from "./schedule-plan.rules";

/** When a match can start on each court; Infinity for never. */
type Starts = ReadonlyMap<string, EpochMinute>;

/** A start is worked out, compared and remembered: that takes as long as so many looks. */
const looksOfStart = 20;

/**
 * Looks for places for all of the matches: gives them one after the other in the order of time, and goes back where
 * that leads nowhere, until every way has been tried that can matter.
 * @returns null when there is no such schedule; "UNKNOWN" when the budget ended before.
 */
export function searchPlaces(
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
