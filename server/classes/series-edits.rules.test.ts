import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addDays,
  mondayOf,
  type Weekday,
  weekdayNameOf,
  weekdays,
} from "../platform/time/calendar-day.rules";
import {
  editSeries,
  sessionOn,
  sessionsOfPart,
  type Series,
  type SeriesEdit,
  type SeriesSession,
} from "./series.rules";

interface Values {
  starts: string;
  ends: string;
  teacher: string;
  court: string | null;
}

const values: Values = { starts: "19:00", ends: "20:00", teacher: "Ana", court: "Q1" };

/** Tuesdays from 31 March to 28 April 2026, unless said otherwise. */
function seriesOf(
  closedDates: readonly string[] = [],
  more: { weekday?: Weekday; from?: string; until?: string } = {},
) {
  const part = {
    id: "1",
    weekday: "TUESDAY" as const,
    from: "2026-03-31",
    until: "2026-04-28",
    values,
    ...more,
  };
  return { parts: [part], sessions: sessionsOfPart<Values>(part, part.until, closedDates) };
}

const daysOf = ({ sessions }: Series<Values>): string[] =>
  sessions.filter(({ state }) => state === "ON").map(({ date }) => date.slice(5));

const edited = (
  series: Series<Values>,
  edit: SeriesEdit<Values>,
  today = "2026-04-01",
  closedDates: readonly string[] = [],
) => editSeries(series, edit, { today, closedDates });

const toWeekday = (weekday: Weekday): SeriesEdit<Values> => ({ scope: "ALL", change: { set: {}, weekday } });

describe("another weekday", () => {
  test("a week whose new day is before today stays as it was, also in what else is set", () => {
    const then = edited(
      seriesOf([], { weekday: "FRIDAY" }),
      { scope: "ALL", change: { set: { teacher: "Bia" }, weekday: "MONDAY" } },
      "2026-04-15",
    );
    expect(daysOf(then)).toEqual(["04-03", "04-10", "04-17", "04-20", "04-27"]);
    expect(then.sessions.map(({ values: { teacher } }) => teacher)).toEqual([
      "Ana",
      "Ana",
      "Ana",
      "Bia",
      "Bia",
    ]);
    expect(daysOf(edited(then, { scope: "ALL", change: "DELETE" }, "2026-04-16"))).toEqual([
      "04-03",
      "04-10",
    ]);
  });

  test("moving to another weekday and back checks the closed days each time", () => {
    const closed = ["2026-04-21", "2026-04-16"];
    const series = seriesOf(closed);
    expect(daysOf(series)).toEqual(["03-31", "04-07", "04-14", "04-28"]);
    const thursdays = edited(series, toWeekday("THURSDAY"), "2026-04-01", closed);
    expect(daysOf(thursdays)).toEqual(["03-31", "04-09", "04-23"]);
    expect(daysOf(edited(thursdays, toWeekday("TUESDAY"), "2026-04-01", closed))).toEqual(daysOf(series));
  });

  test("a moved session stays where it was put, and a cancelled one stays cancelled", () => {
    const moved = edited(seriesOf(), {
      scope: "THIS",
      originalDate: "2026-04-14",
      change: { set: {}, date: "2026-04-18" },
    });
    const fewer = edited(moved, { scope: "THIS", originalDate: "2026-04-07", change: "DELETE" });
    expect(daysOf(edited(fewer, toWeekday("WEDNESDAY"), "2026-04-01"))).toEqual(["03-31", "04-18", "04-22"]);
  });

  test("weeks that were deleted do not come back, nor one before the first day", () => {
    const ended = edited(seriesOf(), {
      scope: "THIS_AND_FOLLOWING",
      originalDate: "2026-04-14",
      change: "DELETE",
    });
    expect(ended.parts).toEqual([{ ...seriesOf().parts[0], until: "2026-04-12" }]);
    expect(daysOf(edited(ended, toWeekday("SUNDAY")))).toEqual(["03-31", "04-12"]);
    expect(daysOf(edited(seriesOf(), toWeekday("MONDAY"), "2026-03-20"))).toEqual([
      "04-06",
      "04-13",
      "04-20",
      "04-27",
    ]);
  });
});

test("the series is cut between two weeks, and only there", () => {
  const following = (originalDate: string, set: Partial<Values>): SeriesEdit<Values> => ({
    scope: "THIS_AND_FOLLOWING",
    originalDate,
    change: { set },
  });
  const cut = edited(seriesOf(), following("2026-04-21", { court: null }));
  expect(cut.parts).toEqual([
    { ...seriesOf().parts[0], until: "2026-04-19" },
    { ...seriesOf().parts[0], id: null, from: "2026-04-20", values: { ...values, court: null } },
  ]);
  expect(edited(cut, following("2026-04-21", { teacher: "Bia" })).parts).toHaveLength(2);
  expect(edited(seriesOf(), following("2026-03-31", { teacher: "Bia" }), "2026-03-01").parts).toEqual([
    { ...seriesOf().parts[0], values: { ...values, teacher: "Bia" } },
  ]);
});

test("an attended session of today does not change, the others of today do", () => {
  const attended = seriesOf();
  const sessions = attended.sessions.map((one) => ({ ...one, closed: one.date === "2026-04-07" }));
  const then = edited(
    { ...attended, sessions },
    { scope: "ALL", change: { set: { court: "Q2" } } },
    "2026-04-07",
  );
  expect(then.sessions.map((one) => one.values.court)).toEqual(["Q1", "Q1", "Q2", "Q2", "Q2"]);
  expect(daysOf(edited({ ...attended, sessions }, { scope: "ALL", change: "DELETE" }, "2026-04-01"))).toEqual(
    ["03-31", "04-07"],
  );
});

const anyEdit = fc.record({
  scope: fc.constantFrom("THIS", "THIS_AND_FOLLOWING", "ALL"),
  chosen: fc.nat({ max: 11 }),
  delete: fc.integer({ min: 0, max: 5 }).map((one) => one === 0),
  set: fc.record(
    { teacher: fc.constantFrom("Ana", "Bia", "Caio"), court: fc.constantFrom("Q1", "Q2", null) },
    { requiredKeys: [] },
  ),
  weekday: fc.option(fc.constantFrom(...weekdays), { nil: undefined }),
  moved: fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined }),
  later: fc.integer({ min: 0, max: 9 }),
  attended: fc.boolean(),
});
type AnyEdit = typeof anyEdit extends fc.Arbitrary<infer One> ? One : never;

function toEdit(one: AnyEdit, chosen: SeriesSession<Values>): SeriesEdit<Values> {
  const { set, weekday, moved } = one;
  if (one.scope === "ALL") return { scope: "ALL", change: one.delete ? "DELETE" : { set, weekday } };
  const { originalDate } = chosen;
  if (one.scope === "THIS_AND_FOLLOWING")
    return { scope: "THIS_AND_FOLLOWING", originalDate, change: one.delete ? "DELETE" : { set, weekday } };
  const date = moved === undefined ? undefined : addDays(chosen.date, moved);
  return { scope: "THIS", originalDate, change: one.delete ? "DELETE" : { set, date } };
}

test("any edit keeps one session per week, past and cancelled sessions, and values set for one session", () => {
  const closedDates = ["2026-04-21", "2026-05-01", "2026-06-04"];
  fc.assert(
    fc.property(fc.constantFrom(...weekdays), fc.array(anyEdit, { maxLength: 8 }), (weekday, edits) => {
      let series: Series<Values> = seriesOf(closedDates, { weekday, until: "2026-06-14" });
      const weeks = series.sessions.map(({ originalDate }) => mondayOf(originalDate));
      let today = "2026-03-25";
      for (const one of edits) {
        today = addDays(today, one.later);
        const before = series;
        const chosen = before.sessions[one.chosen % before.sessions.length]!;
        const edit = toEdit(one, chosen);
        series = editSeries(before, edit, { today, closedDates });
        expect(series.sessions.map(({ originalDate }) => mondayOf(originalDate))).toEqual(weeks);
        before.sessions.forEach((was, index) => {
          const is = series.sessions[index]!;
          if (was.date < today || was.closed || was.state === "CANCELLED") expect(is).toBe(was);
          if (edit.scope === "THIS") return expect(is === was || was === chosen).toBe(true);
          if (edit.scope !== "ALL" && was.originalDate < chosen.originalDate) expect(is).toBe(was);
          for (const field of was.own)
            if (field === "date") expect(is.date).toBe(was.date);
            else expect(is.values[field]).toBe(was.values[field]);
          expect(is.own).toEqual(was.own);
          expect(is.own.includes("date") || is.date === is.originalDate).toBe(true);
        });
        for (const { date, own, state } of series.sessions)
          if (state === "ON" && !own.includes("date")) expect(closedDates).not.toContain(date);
        series.parts.slice(1).forEach(({ from }, index) => {
          expect(weekdayNameOf(from)).toBe("MONDAY");
          expect(series.parts[index]?.until).toBe(addDays(from, -1));
        });
        if (one.attended) {
          const held = sessionOn(series.sessions, today);
          const sessions = series.sessions.map((is) => (is === held ? { ...is, closed: true } : is));
          series = { ...series, sessions };
        }
      }
    }),
    { numRuns: 60 },
  );
});
