import { merged, without } from "./intervals.rules";
import { matchRelations, type MatchRelations } from "./match-relations.rules";
import type {
  EpochMinute,
  Interval,
  Placement,
  ScheduleCourt,
  ScheduleMatch,
  ScheduleSetting,
} from "./schedule-plan.rules";
import { unplacedReason, type StillFree } from "./unplaced-reason.rules";

export interface ScheduleOptions {
  /** Matches that keep their place: played, on court, or pinned. */
  readonly kept: readonly Placement[];
  readonly notBefore: EpochMinute;
  /** Matches start at whole multiples of it. */
  readonly slotMinutes: number;
}

export interface Unplaced {
  readonly matchId: string;
  readonly reason: string;
}

export interface Schedule {
  /** Without the kept ones, in the order of their start. */
  readonly placed: readonly Placement[];
  readonly unplaced: readonly Unplaced[];
}

/**
 * Gives every match a court and a time as early as courts, order, rest and absences allow: of the matches that can
 * start first, always the one with the most to play after it. It does so by several measures of importance and keeps
 * the schedule that places the most and ends first. The same setting always gives the same schedule.
 * @returns placements that `conflictsOf` finds nothing wrong with, unless it is between kept ones.
 */
export function scheduleMatches(setting: ScheduleSetting, options: ScheduleOptions): Schedule {
  const relations = matchRelations(setting.matches);
  const attempts = priorities(setting, relations).map((order) =>
    new Attempt(setting, options, relations).run(order),
  );
  const best = attempts.reduce((before, next) => (compare(next, before) < 0 ? next : before));
  return { ...best, placed: [...best.placed].sort((a, b) => a.startsAt - b.startsAt) };
}

function compare(a: Schedule, b: Schedule): number {
  const end = ({ placed }: Schedule) =>
    placed.reduce((last, { endsAt }) => Math.max(last, endsAt), -Infinity);
  const waiting = ({ placed }: Schedule) => placed.reduce((total, { startsAt }) => total + startsAt, 0);
  return (
    a.unplaced.length - b.unplaced.length ||
    (end(a) === end(b) ? 0 : end(a) - end(b)) ||
    waiting(a) - waiting(b)
  );
}

/** Orders in which no match stands before one it follows. */
function priorities(setting: ScheduleSetting, { order, followers, rivals }: MatchRelations): string[][] {
  const matches = new Map(setting.matches.map((match) => [match.id, match]));
  const tail = new Map<string, number>();
  const depth = new Map<string, number>();
  for (const id of [...order].reverse()) {
    const after = Math.max(0, ...(followers.get(id) ?? []).map((follower) => tail.get(follower) ?? 0));
    tail.set(id, (matches.get(id)?.minutes ?? 0) + setting.minRestMinutes + after);
  }
  for (const id of order) {
    const before = (matches.get(id)?.follows ?? []).map((earlier) => depth.get(earlier) ?? 0);
    depth.set(id, 1 + Math.max(0, ...before));
  }
  const position = new Map(order.map((id, index) => [id, index]));
  const by = (...measures: ((id: string) => number)[]) =>
    [...order].sort((a, b) => {
      for (const measure of measures) if (measure(a) !== measure(b)) return measure(a) - measure(b);
      return (position.get(a) ?? 0) - (position.get(b) ?? 0);
    });
  const longestTail = (id: string) => -(tail.get(id) ?? 0);
  const mostRivals = (id: string) => -(rivals.get(id)?.length ?? 0);
  const firstRounds = (id: string) => depth.get(id) ?? 0;
  return [by(longestTail, mostRivals), by(firstRounds, mostRivals), [...order]];
}

class Attempt {
  private readonly matches: ReadonlyMap<string, ScheduleMatch>;
  private readonly courts: ReadonlyMap<string, ScheduleCourt>;
  private readonly placements = new Map<string, Placement>();
  private readonly free = new Map<string, Interval[]>();
  private readonly absences = new Map<string, Interval[]>();

  constructor(
    private readonly setting: ScheduleSetting,
    private readonly options: ScheduleOptions,
    private readonly relations: MatchRelations,
  ) {
    this.matches = new Map(setting.matches.map((match) => [match.id, match]));
    this.courts = new Map(setting.courts.map((court) => [court.id, court]));
    for (const { id } of setting.courts) {
      const taken = [...setting.occupations, ...options.kept].filter(({ courtId }) => courtId === id);
      const open = merged(setting.windows.filter(({ courtId }) => courtId === id));
      this.free.set(id, merged(taken).reduce<Interval[]>(without, open));
    }
    for (const placement of options.kept) this.placements.set(placement.matchId, placement);
    for (const absence of setting.unavailabilities) {
      this.absences.set(absence.athleteId, [...(this.absences.get(absence.athleteId) ?? []), absence]);
    }
  }

  run(order: readonly string[]): Schedule {
    const placed: Placement[] = [];
    const unplaced: Unplaced[] = [];
    const left = new Set<string>();
    const giveUp = (match: ScheduleMatch, waitsForUnplaced: boolean) => {
      left.add(match.id);
      unplaced.push({
        matchId: match.id,
        reason: unplacedReason(match, waitsForUnplaced, this.stillFree(match)),
      });
    };

    const open = new Map<string, { match: ScheduleMatch; place: Placement | null }>();
    for (const id of order) {
      const match = this.matches.get(id);
      if (match && !this.placements.has(id)) open.set(id, { match, place: null });
    }
    while (open.size > 0) {
      // What is placed only takes room away, so that a place found before is a lower bound of what is still possible.
      let first: { match: ScheduleMatch; place: Placement | null } | null = null;
      for (const candidate of open.values()) {
        const { match, place } = candidate;
        if (match.follows.some((before) => open.has(before))) continue;
        if (place === null) {
          first = candidate;
          break;
        }
        if (!first?.place || place.startsAt < first.place.startsAt) first = candidate;
      }
      if (!first) break;
      const { match, place: before } = first;
      const waitsForUnplaced = match.follows.some((id) => left.has(id));
      const place = waitsForUnplaced ? null : this.place(match);
      if (!place) {
        open.delete(match.id);
        giveUp(match, waitsForUnplaced);
      } else if (before?.startsAt !== place.startsAt) {
        open.set(match.id, { match, place });
      } else {
        open.delete(match.id);
        placed.push(place);
        this.placements.set(match.id, place);
        this.free.set(place.courtId, without(this.free.get(place.courtId) ?? [], place));
      }
    }

    const inOrder = new Set(order);
    for (const { id } of this.setting.matches) {
      if (inOrder.has(id) || this.placements.has(id)) continue;
      unplaced.push({ matchId: id, reason: "A ordem dos jogos dá voltas: este jogo espera por si mesmo." });
    }
    return { placed, unplaced };
  }

  private place(match: ScheduleMatch): Placement | null {
    const { earliest, latestEnd } = this.bounds(match);
    let best: { place: Placement; idle: number } | null = null;
    const blockedAt = new Map<string, Interval[]>();
    for (const court of this.setting.courts) {
      const blocked = blockedAt.get(court.venue) ?? this.blockedStarts(match, court.venue);
      blockedAt.set(court.venue, blocked);
      for (const gap of this.free.get(court.id) ?? []) {
        if (gap.endsAt < earliest + match.minutes) continue;
        if (best && gap.startsAt > best.place.startsAt) break;
        const startsAt = this.firstStart(Math.max(gap.startsAt, earliest), blocked);
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

  private bounds(match: ScheduleMatch): { earliest: EpochMinute; latestEnd: EpochMinute } {
    const over = match.follows.map((id) => this.placements.get(id)?.endsAt ?? -Infinity);
    const next = (this.relations.followers.get(match.id) ?? []).map(
      (id) => this.placements.get(id)?.startsAt ?? Infinity,
    );
    return {
      earliest: Math.max(this.options.notBefore, match.earliestStart ?? -Infinity, ...over),
      latestEnd: Math.min(Infinity, ...next),
    };
  }

  /** Starts (exclusive at both ends) at which an athlete would play elsewhere, lack rest, or be absent. */
  private blockedStarts(match: ScheduleMatch, venue: string): Interval[] {
    const rivals = (this.relations.rivals.get(match.id) ?? []).flatMap(({ matchId }) => {
      const other = this.placements.get(matchId);
      if (!other) return [];
      const elsewhere = this.courts.get(other.courtId)?.venue !== venue;
      const pause = Math.max(this.setting.minRestMinutes, elsewhere ? this.setting.travelMinutes : 0);
      return [{ startsAt: other.startsAt - pause - match.minutes, endsAt: other.endsAt + pause }];
    });
    return [...rivals, ...this.absentStarts(match)].sort((a, b) => a.startsAt - b.startsAt);
  }

  private absentStarts(match: ScheduleMatch): Interval[] {
    return [...match.athleteIds, ...match.possibleAthleteIds].flatMap((athleteId) =>
      (this.absences.get(athleteId) ?? []).map(({ startsAt, endsAt }) => ({
        startsAt: startsAt - match.minutes,
        endsAt,
      })),
    );
  }

  private firstStart(from: EpochMinute, blocked: readonly Interval[]): EpochMinute {
    const { slotMinutes } = this.options;
    const slot = (minute: EpochMinute) => Math.ceil(minute / slotMinutes) * slotMinutes;
    let start = slot(from);
    for (const { startsAt, endsAt } of blocked) {
      if (start > startsAt && start < endsAt) start = slot(endsAt);
    }
    return start;
  }

  /** What the match would find if one obstacle after the other were gone. */
  private stillFree(match: ScheduleMatch): StillFree {
    const { earliest, latestEnd } = this.bounds(match);
    const open = (gaps: (courtId: string) => readonly Interval[], from: EpochMinute, blocked: Interval[]) =>
      this.setting.courts.some(({ id }) =>
        gaps(id).some((gap) => {
          const end = this.firstStart(Math.max(gap.startsAt, from), blocked) + match.minutes;
          return end <= gap.endsAt && end <= latestEnd;
        }),
      );
    const windows = (courtId: string) => merged(this.setting.windows.filter((w) => w.courtId === courtId));
    const gaps = (courtId: string) => this.free.get(courtId) ?? [];
    const absent = this.absentStarts(match).sort((a, b) => a.startsAt - b.startsAt);
    return {
      windowLongEnough: open(windows, this.options.notBefore, []),
      windowAfterEarlierMatches: open(windows, earliest, []),
      courtFree: open(gaps, earliest, []),
      athletesThere: open(gaps, earliest, absent),
    };
  }
}
