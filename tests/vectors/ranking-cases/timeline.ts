import type { RankingWindow } from "../../../server/sport/ranking/ranking-totals.rules";
import {
  correctedMonths,
  factsAsOf,
  joinFacts,
  lastDayOf,
  listOf,
  listsBefore,
  type Joined,
  type ListRow,
  type PublishedMonth,
  type RankingFact,
} from "../../../server/sport/ranking/ranking-versions.rules";

interface Change {
  athlete: string;
  points: number;
  title?: boolean;
  date?: string;
}

type Happened = { at: string } & (
  | {
      type: "RESULT";
      event: string;
      athlete: string;
      date: string;
      points: number;
      title?: boolean;
      played?: boolean;
    }
  | { type: "PUBLISH"; month: string }
  | { type: "CORRECT"; event: string; changes: Change[]; reason: string }
  | { type: "MERGE"; from: string; into: string }
);

interface Input {
  config: { window: RankingWindow; best_n: number };
  events: Happened[];
}

interface Snapshot {
  month: string;
  version: number;
  at: string;
  reason: string | null;
  rows: { athlete: string; position: number | null; total: number; change: ListRow["change"] }[];
}

/** What the database keeps, kept in memory. */
export function run({ config, events }: Input) {
  const terms = { window: config.window, bestResults: config.best_n };
  let facts: RankingFact[] = [];
  let published: PublishedMonth[] = [];
  const joined: Joined[] = [];
  const snapshots: Snapshot[] = [];
  const corrections: { reason: string; new_versions: object[] }[] = [];

  const enter = (fact: Omit<RankingFact, "id" | "replacedAt">) => {
    const entered = { ...fact, id: `f${facts.length}`, replacedAt: null };
    facts = [
      ...facts.map((one) =>
        one.replacedAt === null && one.event === fact.event && one.personId === fact.personId
          ? { ...one, replacedAt: fact.enteredAt }
          : one,
      ),
      entered,
    ];
    return entered;
  };
  const publish = (month: string, at: string, rows: ListRow[], reason: string | null) => {
    const version = snapshots.filter((one) => one.month === month).length + 1;
    snapshots.push({
      month,
      version,
      at,
      reason,
      rows: rows.map(({ athleteId, position, total, change }) => ({
        athlete: athleteId,
        position,
        total,
        change,
      })),
    });
  };

  for (const one of events) {
    const at = Date.parse(`${one.at}Z`);
    if (one.type === "RESULT") {
      const { event, athlete, date, points, title, played } = one;
      enter({
        event,
        athleteId: athlete,
        personId: athlete,
        date,
        points,
        title: title === true,
        enteredAt: at,
        ...(played === undefined ? {} : { played }),
      });
    } else if (one.type === "PUBLISH") {
      if (published.some(({ month }) => month === one.month)) continue;
      const day = lastDayOf(`${one.month}-01`);
      const older = published.filter(({ month }) => month < one.month);
      const rows = listOf(factsAsOf(facts, at), day, terms, listsBefore(older, joined, at));
      published = [...published, { month: one.month, closedAt: at, terms, day, corrections: [], rows }].sort(
        (a, b) => a.month.localeCompare(b.month),
      );
      publish(one.month, one.at, rows, null);
    } else if (one.type === "MERGE") {
      joined.push({ from: one.from, into: one.into, at });
      const { replaced, kept } = joinFacts(facts, one);
      facts = facts.map((fact) => (replaced.includes(fact) ? { ...fact, replacedAt: at } : fact));
      facts = facts.map((fact) => (fact.personId === one.from ? { ...fact, personId: one.into } : fact));
      for (const fact of kept) enter({ ...fact, enteredAt: at });
    } else {
      const into = (id: string) =>
        joined.reduce((now, { from, into: next }) => (now === from ? next : now), id);
      const of = facts.filter(({ event, replacedAt }) => event === one.event && replacedAt === null);
      const put = one.changes.map(({ athlete, points, title, date }) => {
        const was = of.find(({ personId }) => personId === into(athlete));
        return enter({
          event: one.event,
          athleteId: into(athlete),
          personId: into(athlete),
          date: date ?? was?.date ?? of[0]?.date ?? one.at.slice(0, 10),
          points,
          title: title ?? was?.title ?? false,
          enteredAt: at,
        });
      });
      const corrected = correctedMonths(published, facts, put, joined);
      published = published.map((month) => ({
        ...month,
        corrections: [...month.corrections, ...put],
        rows: corrected.find((again) => again.month === month.month)?.rows ?? month.rows,
      }));
      for (const { month, rows } of corrected) publish(month, one.at, rows, one.reason);
      corrections.push({
        reason: one.reason,
        new_versions: corrected.map(({ month, recalculated, moved }) => ({ month, recalculated, moved })),
      });
    }
  }
  return {
    snapshots: snapshots.toSorted((a, b) => a.month.localeCompare(b.month) || a.version - b.version),
    corrections,
  };
}
