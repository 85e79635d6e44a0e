import type { ScheduleMatch } from "./schedule-plan.rules";

/** A match that must not be played at the same time, because of these athletes. */
export interface Rival {
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
