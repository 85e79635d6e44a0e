import { addDays, addMonths } from "../../platform/time/calendar-day.rules";
import {
  rankedByRule,
  tieInWords,
  type EarnedPoints,
  type Ranked,
  type RankingTerms,
  type RankingTotal,
} from "./ranking-totals.rules";

/** A result as it was entered; never changed, but replaced by another. */
export interface RankingFact extends EarnedPoints {
  readonly id: string;
  /** The record it was entered for. */
  readonly athleteId: string;
  /** The record that this person has now: another one after two were joined. */
  readonly personId: string;
  readonly event: string;
  readonly enteredAt: number;
  readonly replacedAt: number | null;
}

/** How an athlete's position compares with the month published before. */
export const rankingChanges = ["UP", "DOWN", "SAME", "NEW", "BACK"] as const;
export type RankingChange = (typeof rankingChanges)[number];

export interface Change {
  readonly kind: RankingChange;
  /** Number of positions; null for an athlete who was not in the previous list. */
  readonly by: number | null;
}

/** What a list's row needs of a result that makes up its total. */
interface CountedResult {
  readonly id: string;
  readonly points: number;
}

export interface ListRow<Fact extends CountedResult = RankingFact> extends Omit<
  RankingTotal<Fact>,
  "position"
> {
  /** Null for an unplaced athlete; these are listed below all others. */
  readonly position: number | null;
  readonly change: Change;
  readonly tieBreak: string | null;
}

/** What a new list is compared with. */
export interface ListsBefore {
  /** Places in the latest version of the month published before. */
  readonly places: ReadonlyMap<string, number>;
  /** Athletes with a position in any older list. */
  readonly stood: ReadonlySet<string>;
}

/** One published month, as far as later ones and corrections need it. */
export interface PublishedMonth<Fact extends RankingFact = RankingFact> {
  /** YYYY-MM-01. */
  readonly month: string;
  /** What it was closed with. */
  readonly closedAt: number;
  readonly terms: RankingTerms;
  /** Its last day. */
  readonly day: string;
  /** What corrections have put in place of what was entered by then, in their order. */
  readonly corrections: readonly Fact[];
  /** Of its latest version. */
  readonly rows: readonly Standing[];
}

export interface Standing {
  readonly athleteId: string;
  readonly position: number | null;
  readonly total: number;
}

/** Two records that became one. */
export interface Joined {
  readonly from: string;
  readonly into: string;
  readonly at: number;
  /** When the merge was undone; null or absent where it was not. */
  readonly until?: number | null;
}

/** @param month its first day. */
export const lastDayOf = (month: string): string => addDays(addMonths(month, 1), -1);

/** What counted when a month was closed: entered by then, and not yet replaced. */
export const factsAsOf = <Fact extends RankingFact>(facts: readonly Fact[], at: number): Fact[] =>
  facts.filter(({ enteredAt, replacedAt }) => enteredAt <= at && (replacedAt === null || replacedAt > at));

/**
 * The facts of a month with corrections applied: each replaces what the same person earned in the same event, and keeps
 * the record that earned it. Without such a fact the correction is added if it enters a forgotten result. One that
 * corrects a result entered after the month was closed does not concern the month, which is without that event.
 * @param facts all facts, including replaced ones.
 */
export function withCorrections<Fact extends RankingFact>(
  facts: readonly Fact[],
  closedAt: number,
  corrections: readonly Fact[],
): Fact[] {
  const made = factsAsOf(facts, closedAt);
  const ids = new Set(corrections.map(({ id }) => id));
  for (const correction of corrections) {
    const isSame = ({ event, personId }: Fact) =>
      event === correction.event && personId === correction.personId;
    const at = made.findIndex(isSame);
    const replaced = made[at];
    if (replaced) {
      made[at] = { ...correction, athleteId: replaced.athleteId };
      continue;
    }
    const [first = correction] = facts.filter(isSame).sort((a, b) => a.enteredAt - b.enteredAt);
    if (ids.has(first.id)) made.push(correction);
  }
  return made;
}

export const listOf = <Fact extends RankingFact>(
  facts: readonly Fact[],
  day: string,
  terms: RankingTerms,
  before: ListsBefore,
): ListRow<Fact>[] => listOfRanked(rankedByRule(facts, day, terms), before);

/** A list in which each athlete is compared with their previous position; unplaced athletes come last. */
export function listOfRanked<Fact extends CountedResult>(
  { placed, unplaced }: Ranked<Fact>,
  before: ListsBefore,
): ListRow<Fact>[] {
  return [
    ...placed.map((row, index) => ({
      ...row,
      change: changeOf(row.position, before.places.get(row.athleteId), before.stood.has(row.athleteId)),
      tieBreak: tieInWords(placed, index),
    })),
    ...unplaced.map((row) => ({ ...row, position: null, change: isNew, tieBreak: null })),
  ];
}

const isNew: Change = { kind: "NEW", by: null };

export function changeOf(position: number, before: number | undefined, stood: boolean): Change {
  if (before === undefined) return { kind: stood ? "BACK" : "NEW", by: null };
  const by = before - position;
  return { kind: by > 0 ? "UP" : by < 0 ? "DOWN" : "SAME", by: Math.abs(by) };
}

/**
 * What a list of a month is compared with: of two records that were one when it was closed the better place counts.
 * @param published the months before it, the oldest first, each by its latest version.
 */
export function listsBefore(
  published: readonly Pick<PublishedMonth, "rows">[],
  joined: readonly Joined[],
  closedAt: number,
): ListsBefore {
  const nameOf = recordAt(joined, closedAt);
  const places = new Map<string, number>();
  for (const { athleteId, position } of published.at(-1)?.rows ?? []) {
    if (position === null) continue;
    const record = nameOf(athleteId);
    places.set(record, Math.min(position, places.get(record) ?? position));
  }
  const stood = new Set(
    published.flatMap(({ rows }) =>
      rows.filter(({ position }) => position !== null).map(({ athleteId }) => nameOf(athleteId)),
    ),
  );
  return { places, stood };
}

/** Resolves merged athlete records as of an instant: from a record to the one that it was merged into. */
export function recordAt(joined: readonly Joined[], at: number): (record: string) => string {
  const into = new Map(
    joined.filter((one) => one.at <= at && (one.until ?? Infinity) > at).map((one) => [one.from, one.into]),
  );
  return (record) => {
    let now = record;
    for (let next = into.get(now); next !== undefined; next = into.get(now)) now = next;
    return now;
  };
}

/** What a correction makes of a month that was published. */
export interface CorrectedMonth<Fact extends RankingFact = RankingFact> {
  readonly month: string;
  readonly rows: ListRow<Fact>[];
  /** Whose total is another. */
  readonly recalculated: string[];
  /** Whose position is another. */
  readonly moved: string[];
}

/**
 * The new lists after corrections: one for every published month whose positions or totals they change, computed only
 * from that month's facts and the corrections.
 * @param published all months, the oldest first.
 * @param facts all facts, including replaced ones.
 * @param corrections the new ones.
 */
export function correctedMonths<Fact extends RankingFact>(
  published: readonly PublishedMonth<Fact>[],
  facts: readonly Fact[],
  corrections: readonly Fact[],
  joined: readonly Joined[],
): CorrectedMonth<Fact>[] {
  const corrected: CorrectedMonth<Fact>[] = [];
  const latest: Pick<PublishedMonth, "rows">[] = [];
  for (const one of published) {
    const { month, closedAt, day, terms, rows: before } = one;
    const made = withCorrections(facts, closedAt, [...one.corrections, ...corrections]);
    const rows = listOf(made, day, terms, listsBefore(latest, joined, closedAt));
    const recalculated = unlike(before, rows, ({ total }) => total);
    const moved = unlike(before, rows, ({ position }) => position);
    const changes = recalculated.length > 0 || moved.length > 0;
    if (changes) corrected.push({ month, rows, recalculated, moved });
    latest.push({ rows: changes ? rows : before });
  }
  return corrected;
}

function unlike(
  before: readonly Standing[],
  after: readonly Standing[],
  of: (one: Standing) => number | null,
) {
  const was = new Map(before.map((one) => [one.athleteId, of(one)]));
  const is = new Map(after.map((one) => [one.athleteId, of(one)]));
  return [...new Set([...was.keys(), ...is.keys()])].filter((id) => was.get(id) !== is.get(id)).sort();
}

/** Merges the results of two records of one athlete; of two results of one event only the better one counts. */
export function joinFacts<Fact extends RankingFact>(
  facts: readonly Fact[],
  { from, into }: Pick<Joined, "from" | "into">,
): { replaced: Fact[]; kept: Fact[] } {
  const open = facts.filter(({ replacedAt }) => replacedAt === null);
  const own = new Map(open.flatMap((fact) => (fact.athleteId === into ? [[fact.event, fact] as const] : [])));
  const replaced: Fact[] = [];
  const kept: Fact[] = [];
  for (const fact of open.filter(({ athleteId }) => athleteId === from)) {
    replaced.push(fact);
    const other = own.get(fact.event);
    if (other && other.points >= fact.points) continue;
    if (other) replaced.push(other);
    kept.push({ ...fact, athleteId: into, personId: into });
  }
  return { replaced, kept };
}

/** The same list is the same text, byte for byte, however its rows were read. */
export const listInBytes = (
  rows: readonly (Omit<ListRow<CountedResult>, "counted"> & {
    readonly counted: readonly Pick<CountedResult, "id">[];
  })[],
): string =>
  JSON.stringify(
    rows
      .toSorted(
        (a, b) => (a.position ?? Infinity) - (b.position ?? Infinity) || (a.athleteId < b.athleteId ? -1 : 1),
      )
      .map(({ athleteId, position, total, titles, eventsPlayed, counted, change, tieBreak }) => [
        athleteId,
        position,
        total,
        titles,
        eventsPlayed,
        counted.map(({ id }) => id),
        change.kind,
        change.by,
        tieBreak,
      ]),
  );

/** A version as it was published, with what places it in the history of its ranking. */
export interface PublishedVersion {
  /** YYYY-MM-01. */
  readonly month: string;
  readonly number: number;
  readonly closedAt: number;
  readonly publishedAt: number;
  readonly terms: RankingTerms;
  readonly rows: readonly Standing[];
}

/**
 * Recomputes a published version from the data as of its publication: facts that were entered, corrected, merged or
 * separated later do not affect it.
 * @param version one of `versions`, which are all of its ranking.
 * @param facts all facts, including replaced ones; `athleteId` is the record each was entered for.
 * @param joined all merges, including those that were undone.
 */
export function listAgain<Fact extends RankingFact & { readonly correction: string | null }>(
  version: PublishedVersion,
  versions: readonly PublishedVersion[],
  facts: readonly Fact[],
  joined: readonly Joined[],
): ListRow<Fact>[] {
  const { month, number, closedAt, publishedAt, terms } = version;
  const personThen = recordAt(joined, publishedAt);
  const known = facts.map((fact) => ({ ...fact, personId: personThen(fact.athleteId) }));
  const corrections = known.filter(
    ({ correction, enteredAt }) =>
      number > 1 && correction !== null && enteredAt > closedAt && enteredAt <= publishedAt,
  );
  const older = new Map<string, PublishedVersion>();
  for (const one of versions.toSorted((a, b) => a.month.localeCompare(b.month) || a.number - b.number))
    if (one.month < month && one.publishedAt <= publishedAt) older.set(one.month, one);
  return listOf(
    withCorrections(known, closedAt, corrections),
    lastDayOf(month),
    terms,
    listsBefore([...older.values()], joined, closedAt),
  );
}
