import { merged, without } from "./intervals.rules";
import type { MatchRelations } from "./match-relations.rules";
import type {
  EpochMinute,
  Interval,
  Placement,
  ScheduleCourt,
  ScheduleMatch,
  ScheduleSetting,
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
