import {
  type EpochMinute,
  type Interval,
  type MatchRelations,
  merged,
  type Placement,
  type ScheduleCourt,
  type ScheduleMatch,
  type ScheduleSetting,
  without,
} from "./schedule-plan.rules";

export interface ScheduleOptions {
  /** Matches that keep their place: played, on court, or pinned. */
  readonly kept: readonly Placement[];
  readonly notBefore: EpochMinute;
  /** Matches start at whole multiples of it. */
  readonly slotMinutes: number;
}

/** What a match starts and ends within, whatever the courts say. */
export interface Bounds {
  /** The end of the matches it follows. */
  readonly afterEarlier: EpochMinute;
  readonly earliest: EpochMinute;
  readonly latestEnd: EpochMinute;
}

/** The courts with the placements made so far, and the free places for a match. */
export class MatchBoard {
  readonly matches: ReadonlyMap<string, ScheduleMatch>;
  private readonly courts: ReadonlyMap<string, ScheduleCourt>;
  private readonly absences = new Map<string, Interval[]>();
  private readonly keptIds: ReadonlySet<string>;
  private readonly places = new Map<string, Placement>();
  private readonly openHours = new Map<string, readonly Interval[]>();
  /** What of them remains without what takes it and cannot be moved. */
  private readonly open = new Map<string, readonly Interval[]>();
  private readonly free = new Map<string, readonly Interval[]>();

  constructor(
    readonly setting: ScheduleSetting,
    readonly options: ScheduleOptions,
    readonly relations: MatchRelations,
  ) {
    this.matches = new Map(setting.matches.map((match) => [match.id, match]));
    this.courts = new Map(setting.courts.map((court) => [court.id, court]));
    for (const { id } of setting.courts) {
      const taken = [...setting.occupations, ...options.kept].filter(({ courtId }) => courtId === id);
      const hours = merged(setting.windows.filter(({ courtId }) => courtId === id));
      this.openHours.set(id, hours);
      this.open.set(id, merged(taken).reduce<Interval[]>(without, hours));
    }
    this.keptIds = new Set(options.kept.map(({ matchId }) => matchId));
    for (const absence of setting.unavailabilities) {
      this.absences.set(absence.athleteId, [...(this.absences.get(absence.athleteId) ?? []), absence]);
    }
    this.clear();
  }

  /** Only the kept matches stay. */
  clear(): void {
    this.places.clear();
    for (const placement of this.options.kept) this.places.set(placement.matchId, placement);
    for (const [courtId, gaps] of this.open) this.free.set(courtId, gaps);
  }

  /** Without the kept ones, as they were put. */
  placed(): Placement[] {
    return [...this.places.values()].filter(({ matchId }) => !this.keptIds.has(matchId));
  }

  placeOf(matchId: string): Placement | null {
    return this.places.get(matchId) ?? null;
  }

  put(place: Placement): void {
    this.places.set(place.matchId, place);
    this.free.set(place.courtId, without(this.gaps(place.courtId), place));
  }

  lift({ matchId, courtId, startsAt, endsAt }: Placement): void {
    this.places.delete(matchId);
    this.free.set(courtId, merged([...this.gaps(courtId), { startsAt, endsAt }]));
  }

  /** When the court may be used, sorted. */
  hours(courtId: string): readonly Interval[] {
    return this.openHours.get(courtId) ?? [];
  }

  /** When the court takes nothing yet, sorted. */
  gaps(courtId: string): readonly Interval[] {
    return this.free.get(courtId) ?? [];
  }

  /** Whether it follows a match that has no place. */
  waitsForUnplaced({ follows }: ScheduleMatch): boolean {
    return follows.some((id) => this.matches.has(id) && !this.places.has(id));
  }

  /** The earliest free place for the match; among equal starts, on the court with the shortest idle time before it. */
  earliestPlace(match: ScheduleMatch): Placement | null {
    if (this.waitsForUnplaced(match)) return null;
    const { earliest, latestEnd } = this.bounds(match);
    let best: { place: Placement; idle: number } | null = null;
    const blockedAt = new Map<string, Interval[]>();
    for (const court of this.setting.courts) {
      const blocked = blockedAt.get(court.venue) ?? this.blockedStarts(match, court.venue);
      blockedAt.set(court.venue, blocked);
      for (const gap of this.gaps(court.id)) {
        if (gap.endsAt < earliest + match.minutes) continue;
        if (best && gap.startsAt > best.place.startsAt) break;
        const startsAt = firstStart(Math.max(gap.startsAt, earliest), blocked, this.options.slotMinutes);
        const endsAt = startsAt + match.minutes;
        if (endsAt > gap.endsAt || endsAt > latestEnd) continue;
        const idle = startsAt - gap.startsAt;
        if (!best || startsAt < best.place.startsAt || (startsAt === best.place.startsAt && idle < best.idle))
          best = { place: { matchId: match.id, courtId: court.id, startsAt, endsAt }, idle };
        break;
      }
    }
    return best?.place ?? null;
  }

  bounds(match: ScheduleMatch): Bounds {
    const afterEarlier = Math.max(
      -Infinity,
      ...match.follows.map((id) => this.places.get(id)?.endsAt ?? -Infinity),
    );
    const next = (this.relations.followers.get(match.id) ?? []).map(
      (id) => this.places.get(id)?.startsAt ?? Infinity,
    );
    return {
      afterEarlier,
      earliest: Math.max(this.options.notBefore, match.earliestStart ?? -Infinity, afterEarlier),
      latestEnd: Math.min(Infinity, ...next),
    };
  }

  /** Starts (exclusive at both ends) at which an athlete would play elsewhere, lack rest, or be absent. */
  blockedStarts(match: ScheduleMatch, venue: string): Interval[] {
    return [...this.rivalStarts(match, venue), ...this.absentStarts(match)].sort(byStart);
  }

  /** @param venue of the court; null to ignore travel times. */
  rivalStarts(match: ScheduleMatch, venue: string | null): Interval[] {
    return (this.relations.rivals.get(match.id) ?? []).flatMap(({ matchId }) => {
      const other = this.places.get(matchId);
      if (!other) return [];
      const from = this.courts.get(other.courtId)?.venue;
      const pause = this.pause(from, venue ?? from);
      return [{ startsAt: other.startsAt - pause - match.minutes, endsAt: other.endsAt + pause }];
    });
  }

  absentStarts(match: ScheduleMatch): Interval[] {
    return [...match.athleteIds, ...match.possibleAthleteIds].flatMap((athleteId) =>
      (this.absences.get(athleteId) ?? []).map(({ startsAt, endsAt }) => ({
        startsAt: startsAt - match.minutes,
        endsAt,
      })),
    );
  }

  /** Minutes an athlete needs between two matches. */
  pause(fromVenue: string | undefined, toVenue: string | undefined): number {
    return Math.max(this.setting.minRestMinutes, fromVenue === toVenue ? 0 : this.setting.travelMinutes);
  }
}

const byStart = (a: Interval, b: Interval) => a.startsAt - b.startsAt;

/**
 * The first multiple of the slot, not before `from`, that is not blocked.
 * @param blocked sorted; both ends of each may be taken.
 */
export function firstStart(
  from: EpochMinute,
  blocked: readonly Interval[],
  slotMinutes: number,
): EpochMinute {
  const slot = (minute: EpochMinute) => Math.ceil(minute / slotMinutes) * slotMinutes;
  let start = slot(from);
  for (const { startsAt, endsAt } of blocked) {
    if (start > startsAt && start < endsAt) start = slot(endsAt);
  }
  return start;
}

/** Starts that what cannot be moved leaves to a match on a court: multiples of the slot, both included. */
export interface StartRange {
  readonly from: EpochMinute;
  readonly to: EpochMinute;
}

/** Another match that can be moved, and that this one cannot stand anywhere beside. */
interface Relative {
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
