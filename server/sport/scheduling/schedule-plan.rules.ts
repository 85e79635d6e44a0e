/** Matches start at whole multiples of it. */
export const slotMinutes = 5;

/** How a tournament is planned unless its organiser says otherwise; the defaults of its columns. */
export const usualPlay = { matchMinutes: 40, minRestMinutes: 20 } as const;

/** The largest numbers of courts and of days that a forecast considers. */
export const mostForecastCourts = 20;
export const mostForecastDays = 31;

/** Minutes since 1970-01-01T00:00Z. */
export type EpochMinute = number;

/** From `startsAt` until just before `endsAt`. */
export interface Interval {
  readonly startsAt: EpochMinute;
  readonly endsAt: EpochMinute;
}

/** A match that wants a court and a time. */
export interface ScheduleMatch {
  readonly id: string;
  /** As people call it: "Jogo 12". */
  readonly label: string;
  readonly category: string;
  /** Athletes who play it for certain. */
  readonly athleteIds: readonly string[];
  /** Athletes who may come to a side that is not decided yet. */
  readonly possibleAthleteIds: readonly string[];
  readonly minutes: number;
  /** Matches that are over before it starts; ids that stand for no match of the schedule are over already. */
  readonly follows: readonly string[];
  readonly earliestStart: EpochMinute | null;
}

export interface ScheduleCourt {
  readonly id: string;
  /** "Quadra 1". */
  readonly label: string;
  /** "Arena Sol": between courts of different venues one has to travel. */
  readonly venue: string;
}

/** When a court may be used for the tournament. */
export interface CourtWindow extends Interval {
  readonly courtId: string;
}

export const occupationKinds = ["CLASS", "RENTAL", "BLOCK", "MATCH"] as const;
export type OccupationKind = (typeof occupationKinds)[number];

/** When a court is taken by something else; MATCH is a match of another tournament. */
export interface Occupation extends Interval {
  readonly courtId: string;
  readonly kind: OccupationKind;
}

export interface Unavailability extends Interval {
  readonly athleteId: string;
}

/** Everything a schedule has to respect. */
export interface ScheduleSetting {
  readonly matches: readonly ScheduleMatch[];
  readonly courts: readonly ScheduleCourt[];
  readonly windows: readonly CourtWindow[];
  readonly occupations: readonly Occupation[];
  readonly unavailabilities: readonly Unavailability[];
  /** Between the end of an athlete's match and the start of the next one, of whatever category. */
  readonly minRestMinutes: number;
  /** From any venue to any other. */
  readonly travelMinutes: number;
  /** Names of athletes for the reasons; who has none is "um atleta". */
  readonly athleteNames: ReadonlyMap<string, string>;
  /** IANA zone in which reasons tell the time. */
  readonly timeZone: string;
}

export interface Placement extends Interval {
  readonly matchId: string;
  readonly courtId: string;
}

export function overlap(a: Interval, b: Interval): boolean {
  return a.startsAt < b.endsAt && b.startsAt < a.endsAt;
}

/** Sorted, and joined where they touch or overlap. Empty ones are left out. */
export function merged(intervals: readonly Interval[]): Interval[] {
  const result: Interval[] = [];
  const sorted = intervals
    .filter(({ startsAt, endsAt }) => startsAt < endsAt)
    .sort((a, b) => a.startsAt - b.startsAt || a.endsAt - b.endsAt);
  for (const { startsAt, endsAt } of sorted) {
    const last = result.at(-1);
    if (last && startsAt <= last.endsAt) {
      result[result.length - 1] = { startsAt: last.startsAt, endsAt: Math.max(last.endsAt, endsAt) };
    } else {
      result.push({ startsAt, endsAt });
    }
  }
  return result;
}

/** What is left of `free` (sorted, disjoint) once `taken` is gone. */
export function without(free: readonly Interval[], taken: Interval): Interval[] {
  if (taken.startsAt >= taken.endsAt) return [...free];
  return free.flatMap((interval) => {
    if (!overlap(interval, taken)) return [interval];
    return [
      { startsAt: interval.startsAt, endsAt: taken.startsAt },
      { startsAt: taken.endsAt, endsAt: interval.endsAt },
    ].filter(({ startsAt, endsAt }) => startsAt < endsAt);
  });
}

/** A match that must not be played at the same time, because of these athletes. */
interface Rival {
  readonly matchId: string;
  readonly athleteIds: readonly string[];
  /** Whether all of them play both for certain. */
  readonly certain: boolean;
}

export interface MatchRelations {
  /** Ids in an order in which they can be played; those that wait for themselves are left out. */
  readonly order: readonly string[];
  /** Rivals of each match, in the order of the matches. */
  readonly rivals: ReadonlyMap<string, readonly Rival[]>;
  /** Matches that directly wait for it. */
  readonly followers: ReadonlyMap<string, readonly string[]>;
}

/**
 * Which matches block each other because they may share athletes. Within a category an athlete who may play two matches
 * reaches the later one only through the earlier, so matches of one round are never rivals, even if the same athletes
 * may reach both. Between categories every possible athlete counts.
 */
export function matchRelations(matches: readonly ScheduleMatch[]): MatchRelations {
  const made = remembered.get(matches) ?? relate(matches);
  remembered.set(matches, made);
  return made;
}

/** One setting is asked court by court and match by match. */
const remembered = new WeakMap<readonly ScheduleMatch[], MatchRelations>();

function relate(matches: readonly ScheduleMatch[]): MatchRelations {
  const known = new Map(matches.map((match) => [match.id, match]));
  const followers = new Map<string, string[]>(matches.map(({ id }) => [id, []]));
  const waitsFor = new Map<string, number>();
  for (const { id, follows } of matches) {
    const inside = [...new Set(follows)].filter((before) => known.has(before));
    waitsFor.set(id, inside.length);
    for (const before of inside) followers.get(before)?.push(id);
  }

  const order = matches.filter(({ id }) => waitsFor.get(id) === 0).map(({ id }) => id);
  const before = new Map<string, Set<string>>(matches.map(({ id }) => [id, new Set()]));
  for (const id of order) {
    for (const follower of followers.get(id) ?? []) {
      const all = before.get(follower);
      all?.add(id);
      for (const earlier of before.get(id) ?? []) all?.add(earlier);
      const left = (waitsFor.get(follower) ?? 0) - 1;
      waitsFor.set(follower, left);
      if (left === 0) order.push(follower);
    }
  }

  const inTurn = (a: string, b: string) => before.get(a)?.has(b) === true || before.get(b)?.has(a) === true;
  return { order, followers, rivals: rivalsOf(matches, inTurn) };
}

function rivalsOf(matches: readonly ScheduleMatch[], inTurn: (a: string, b: string) => boolean) {
  const ofAthlete = new Map<string, { match: ScheduleMatch; certain: boolean }[]>();
  for (const match of matches) {
    const certain = new Set(match.athleteIds);
    for (const athleteId of new Set([...certain, ...match.possibleAthleteIds])) {
      const list = ofAthlete.get(athleteId) ?? [];
      list.push({ match, certain: certain.has(athleteId) });
      ofAthlete.set(athleteId, list);
    }
  }

  const found = new Map<string, Map<string, { athleteIds: string[]; certain: boolean }>>(
    matches.map(({ id }) => [id, new Map()]),
  );
  for (const [athleteId, list] of ofAthlete) {
    for (const a of list) {
      for (const b of list) {
        if (a.match.id === b.match.id) continue;
        const certain = a.certain && b.certain;
        if (!certain && a.match.category === b.match.category && !inTurn(a.match.id, b.match.id)) continue;
        const ofMatch = found.get(a.match.id);
        const pair = ofMatch?.get(b.match.id);
        if (!pair) ofMatch?.set(b.match.id, { athleteIds: [athleteId], certain });
        else if (certain && !pair.certain) ofMatch?.set(b.match.id, { athleteIds: [athleteId], certain });
        else if (certain === pair.certain) pair.athleteIds.push(athleteId);
      }
    }
  }
  return new Map(
    [...found].map(([id, pairs]) => [id, [...pairs].map(([matchId, pair]) => ({ matchId, ...pair }))]),
  );
}
