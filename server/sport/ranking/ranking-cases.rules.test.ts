import fc from "fast-check";
import { describe, expect, test } from "vitest";
import vectors from "../../../tests/vectors/ranking-cases.json";
import { run as awards } from "../../../tests/vectors/ranking-cases/awards";
import { run as pairWeights } from "../../../tests/vectors/ranking-cases/pair_weights";
import { run as timeline } from "../../../tests/vectors/ranking-cases/timeline";
import { run as totals } from "../../../tests/vectors/ranking-cases/totals";
import { addDays } from "../../platform/time/calendar-day.rules";
import {
  correctedMonths,
  factsAsOf,
  lastDayOf,
  listInBytes,
  listOf,
  listsBefore,
  type PublishedMonth,
  type RankingFact,
} from "./ranking-versions.rules";

const { _meta, ...lists } = vectors;
const adapters: Record<keyof typeof lists, (input: never) => unknown> = {
  totals,
  awards,
  pair_weights: pairWeights,
  timeline,
};

describe.each(Object.entries(lists))("%s", (list, cases) => {
  const run = adapters[list as keyof typeof lists];
  test.each(cases.map((one) => [`${one.id}: ${one.why}`, one] as const))("%s", (_name, one) => {
    expect(run(structuredClone(one.input) as never)).toEqual(one.expected);
  });
});

type Season = Parameters<typeof timeline>[0];

/** March came out before its event e9 was entered; April came out with it. */
function afterLateResult(...corrections: Season["events"]) {
  const late: Season = structuredClone(vectors.timeline.find(({ id }) => id === "TL3")?.input) as never;
  const { snapshots } = timeline({ ...late, events: [...late.events, ...corrections] });
  return snapshots.map(({ month, version, rows }) => [
    month,
    version,
    ...rows.map(({ athlete, total }) => `${athlete} ${total}`),
  ]);
}

test("a correction of a result that was entered after a list came out leaves that list as it is", () => {
  const protest = { type: "CORRECT", event: "e9", reason: "protesto" } as const;
  const lists = afterLateResult(
    { ...protest, at: "2026-05-03T10:00", changes: [{ athlete: "Z", points: 150 }] },
    { ...protest, at: "2026-05-04T10:00", changes: [{ athlete: "Z", points: 180 }] },
  );
  expect(lists).toEqual([
    ["2026-03", 1, "A 500", "B 500"],
    ["2026-04", 1, "A 500", "B 500", "Z 90"],
    ["2026-04", 2, "A 500", "B 500", "Z 150"],
    ["2026-04", 3, "A 500", "B 500", "Z 180"],
  ]);
});

test("a forgotten result is added to the lists that are out, and so is what corrects it", () => {
  const forgotten = { type: "CORRECT", event: "e8", reason: "esquecido" } as const;
  const lists = afterLateResult(
    { ...forgotten, at: "2026-05-03T10:00", changes: [{ athlete: "Y", points: 40, date: "2026-03-15" }] },
    { ...forgotten, at: "2026-05-04T10:00", changes: [{ athlete: "Y", points: 60, date: "2026-03-15" }] },
  );
  expect(lists.filter(([month]) => month === "2026-03")).toEqual([
    ["2026-03", 1, "A 500", "B 500"],
    ["2026-03", 2, "A 500", "B 500", "Y 40"],
    ["2026-03", 3, "A 500", "B 500", "Y 60"],
  ]);
});

const terms = { window: "ROLLING_52_WEEKS", bestResults: 3 } as const;
const months = ["2026-08-01", "2026-09-01", "2026-10-01"];
const closing = (month: string) => Date.parse(`${lastDayOf(month)}T23:00:00Z`);
const anyFact = fc
  .record({
    athleteId: fc.constantFrom("ana", "bia", "cris", "duda"),
    event: fc.constantFrom("e1", "e2", "e3", "e4", "e5"),
    days: fc.nat(120),
    points: fc.constantFrom(0, 36, 60, 100),
    title: fc.boolean(),
  })
  .map(({ days, ...rest }) => {
    const date = addDays("2026-07-01", days);
    return { ...rest, date, enteredAt: Date.parse(`${date}T12:00:00Z`) };
  });
const facts = fc
  .uniqueArray(anyFact, { maxLength: 20, selector: ({ athleteId, event }) => `${athleteId}/${event}` })
  .map((all) =>
    all.map((one, index): RankingFact => ({
      ...one,
      id: `f${index}`,
      personId: one.athleteId,
      replacedAt: null,
    })),
  );

function publishAll(all: readonly RankingFact[]): PublishedMonth[] {
  const published: PublishedMonth[] = [];
  for (const month of months) {
    const closedAt = closing(month);
    const day = lastDayOf(month);
    const rows = listOf(factsAsOf(all, closedAt), day, terms, listsBefore(published, [], closedAt));
    published.push({ month, closedAt, terms, day, corrections: [], rows });
  }
  return published;
}

const bytesOf = (published: readonly PublishedMonth[]) =>
  published.map(({ rows }) => listInBytes(rows as Parameters<typeof listInBytes>[0]));

describe("whatever is entered", () => {
  test("the same facts give the same list, byte for byte, in whatever order they are read", () => {
    fc.assert(
      fc.property(facts, (all) => {
        expect(bytesOf(publishAll(all.toReversed()))).toEqual(bytesOf(publishAll(all)));
      }),
    );
  });

  test("what comes later changes no month that was published", () => {
    fc.assert(
      fc.property(facts, anyFact, (all, later) => {
        const late = {
          ...later,
          id: "late",
          event: "e9",
          personId: later.athleteId,
          enteredAt: closing("2026-10-01") + 1,
          replacedAt: null,
        };
        expect(bytesOf(publishAll([...all, late]))).toEqual(bytesOf(publishAll(all)));
      }),
    );
  });

  test("a correction that says what was said already makes no version; one that takes points makes some", () => {
    fc.assert(
      fc.property(facts, (all) => {
        const published = publishAll(all);
        const [first] = factsAsOf(all, closing("2026-08-01"));
        expect(correctedMonths(published, all, first ? [first] : [], [])).toEqual([]);
        const leader = (published[0]?.rows as ReturnType<typeof listOf> | undefined)?.[0];
        const counted = leader?.counted[0];
        if (!counted) return;
        // Where a spare result of as many points takes its place, the list stays as it is.
        const own = factsAsOf(all, closing("2026-08-01")).filter(
          ({ athleteId }) => athleteId === counted.athleteId,
        );
        if (own.length > leader.counted.length) return;
        const taken = { ...counted, id: "taken", points: 0, title: false };
        const [corrected] = correctedMonths(published, all, [taken], []);
        expect(corrected?.month).toBe("2026-08-01");
        expect(corrected?.recalculated).toContain(counted.athleteId);
      }),
    );
  });
});
