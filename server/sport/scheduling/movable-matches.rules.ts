import { firstStart, type MatchBoard } from "./match-board.rules";
import type { EpochMinute, ScheduleMatch } from "./schedule-plan.rules";

/** Starts that what cannot be moved leaves to a match on a court: multiples of the slot, both included. */
export interface StartRange {
  readonly from: EpochMinute;
  readonly to: EpochMinute;
}

/** Another match that can be moved, and that this one cannot stand anywhere beside. */
export interface Relative {
  /** Whether athletes of both need a pause between them. */
  readonly pauses: boolean;
  /** Whether it has to be over before this one, or comes after it. */
  readonly turn: "BEFORE" | "AFTER" | null;
}

/** How much a search may still look at: it ends with that, not with the clock, so that it ends the same way anywhere. */
export interface Budget {
  looks: number;
}

/** What a search for places asks again and again, worked out once. */
export class MovableMatches {
  private readonly rangesOf = new Map<string, ReadonlyMap<string, readonly StartRange[]>>();
  private readonly relativesOf = new Map<string, ReadonlyMap<string, Relative>>();
  private readonly venues: ReadonlyMap<string, string>;

  /** @param board with nothing but the kept matches, which cannot be moved. */
  constructor(readonly board: MatchBoard) {
    this.venues = new Map(board.setting.courts.map(({ id, venue }) => [id, venue]));
  }

  /** @param id of a match of the setting. */
  match(id: string): ScheduleMatch {
    return this.board.matches.get(id) as ScheduleMatch;
  }

  /** The matches that it directly follows. */
  before({ follows }: ScheduleMatch): ScheduleMatch[] {
    return follows.flatMap((id) => this.board.matches.get(id) ?? []);
  }

  pause(fromCourt: string, toCourt: string): number {
    return this.board.pause(this.venues.get(fromCourt), this.venues.get(toCourt));
  }

  /** The longest that anybody needs before or after it. */
  longestPause(match: ScheduleMatch): number {
    const { minRestMinutes, travelMinutes } = this.board.setting;
    const pauses = [...this.relatives(match).values()].some((relative) => relative.pauses);
    return pauses ? Math.max(minRestMinutes, travelMinutes) : 0;
  }

  /** By court. */
  ranges(match: ScheduleMatch): ReadonlyMap<string, readonly StartRange[]> {
    const ranges =
      this.rangesOf.get(match.id) ??
      new Map(this.board.setting.courts.map(({ id, venue }) => [id, this.rangesAt(match, id, venue)]));
    this.rangesOf.set(match.id, ranges);
    return ranges;
  }

  firstStarts(match: ScheduleMatch): Map<string, EpochMinute> {
    return new Map(
      [...this.ranges(match)].map(([courtId, [range]]) => [courtId, range ? range.from : Infinity]),
    );
  }

  /** The first start from then on; Infinity for none. */
  startFrom(match: ScheduleMatch, courtId: string, from: EpochMinute): EpochMinute {
    const { slotMinutes } = this.board.options;
    const start = Math.ceil(from / slotMinutes) * slotMinutes;
    const range = this.ranges(match)
      .get(courtId)
      ?.find(({ to }) => to >= start);
    return range ? Math.max(range.from, start) : Infinity;
  }

  /** By the id of the other match. */
  relatives({ id, follows }: ScheduleMatch): ReadonlyMap<string, Relative> {
    const relatives = this.relativesOf.get(id) ?? this.relate(id, follows);
    this.relativesOf.set(id, relatives);
    return relatives;
  }

  /** Minutes that the courts are open together, each from its own minute on. */
  openMinutes(from: ReadonlyMap<string, EpochMinute>): number {
    let open = 0;
    for (const [courtId, minute] of from)
      for (const { startsAt, endsAt } of this.board.gaps(courtId))
        open += Math.max(0, endsAt - Math.max(startsAt, minute));
    return open;
  }

  private rangesAt(match: ScheduleMatch, courtId: string, venue: string): StartRange[] {
    const { slotMinutes } = this.board.options;
    const { earliest, latestEnd } = this.board.bounds(match);
    const blocked = this.board.blockedStarts(match, venue);
    return this.board.gaps(courtId).flatMap((gap) => {
      const ranges: StartRange[] = [];
      const last = Math.min(gap.endsAt, latestEnd) - match.minutes;
      let from = firstStart(Math.max(gap.startsAt, earliest), blocked, slotMinutes);
      while (from <= last) {
        const until = blocked.find(({ startsAt }) => startsAt >= from)?.startsAt ?? last;
        const to = Math.floor(Math.min(until, last) / slotMinutes) * slotMinutes;
        ranges.push({ from, to });
        from = firstStart(to + slotMinutes, blocked, slotMinutes);
      }
      return ranges;
    });
  }

  private relate(id: string, follows: readonly string[]): Map<string, Relative> {
    const { rivals, followers } = this.board.relations;
    const before = new Set(follows);
    const after = new Set(followers.get(id));
    const pausing = new Set((rivals.get(id) ?? []).map(({ matchId }) => matchId));
    const relatives = new Map<string, Relative>();
    for (const other of new Set([...pausing, ...before, ...after])) {
      if (!this.board.matches.has(other) || this.board.placeOf(other)) continue;
      const turn = before.has(other) ? "BEFORE" : after.has(other) ? "AFTER" : null;
      relatives.set(other, { pauses: pausing.has(other), turn });
    }
    return relatives;
  }
}
