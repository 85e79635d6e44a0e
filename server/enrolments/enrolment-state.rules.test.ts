import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { enrolmentStatuses } from "../tournaments/tournament-and-enrolment-status.rules";
import {
  hasRoom,
  inOrder,
  movingUp,
  placedStatus,
  seatsHeld,
  seatsLeft,
  seatsOf,
  wildCardProblem,
  type Capacity,
  type InLine,
} from "./enrolment-state.rules";

const capacityOf = (tournament: number | null, categories: Record<string, number | null>): Capacity => ({
  tournament,
  categories: new Map(Object.entries(categories)),
});
const inLine = (id: string, minute: number, seats: 1 | 2 = 2, categoryId = "b"): InLine => ({
  id,
  categoryId,
  seats,
  since: new Date(Date.UTC(2026, 10, 21, 12, minute)),
});

test("an enrolment is confirmed unless a fee is still owed", () => {
  expect(placedStatus({ feeInCents: 0, paid: false })).toBe("ENROLLED");
  expect(placedStatus({ feeInCents: 5000, paid: true })).toBe("ENROLLED");
  expect(placedStatus({ feeInCents: 5000, paid: false })).toBe("AWAITING_PAYMENT");
});

describe("places", () => {
  test("are kept for a guest who was asked where one plays alone, and for two by who asked a partner", () => {
    const asked = { status: "INVITED", awaitsConsent: true } as const;
    expect(seatsHeld(asked, true)).toBe(1);
    expect(seatsHeld(asked, false)).toBe(0);
    expect(seatsHeld({ ...asked, awaitsConsent: false }, false)).toBe(2);
    for (const status of enrolmentStatuses)
      if (status !== "INVITED")
        expect(seatsHeld({ status, awaitsConsent: true }, true)).toBe(seatsOf[status]);
  });

  test("are kept for an answer no longer than till the draw", () => {
    expect(seatsHeld({ status: "INVITED", awaitsConsent: false }, true, true)).toBe(0);
    for (const status of enrolmentStatuses)
      if (status !== "INVITED")
        expect(seatsHeld({ status, awaitsConsent: false }, true, true)).toBe(seatsOf[status]);
  });

  test("kept for wild cards are given whoever waits, but within the limits", () => {
    const wanted = { categoryId: "b", seats: 2 } as const;
    const kept = new Map([["b", 2]]);
    const taken = new Map([["b", 8]]);
    const problem = (tournament: number, b: number) =>
      wildCardProblem({ capacity: capacityOf(tournament, { b }), taken, kept }, wanted);
    expect(problem(8, 8)).toBeNull();
    expect(problem(8, 7)).toBe("LIMIT_LOWERED");
    expect(problem(7, 8)).toBe("LIMIT_LOWERED");
    const none = { capacity: capacityOf(null, { b: null }), taken, kept: new Map([["b", 1]]) };
    expect(wildCardProblem(none, wanted)).toBe("ALL_GIVEN");
  });

  test("are those of the category and those of the tournament, whichever are fewer", () => {
    const capacity = capacityOf(10, { b: 8, c: null });
    const taken = new Map([
      ["b", 6],
      ["c", 3],
    ]);
    expect(seatsLeft(capacity, taken, "b")).toBe(1);
    expect(seatsLeft(capacity, taken, "c")).toBe(1);
    expect(seatsLeft(capacityOf(null, { c: null }), taken, "c")).toBe(Infinity);
    expect(seatsLeft(capacityOf(4, {}), taken, null)).toBe(0);
  });

  test("a pair at the head of the line is not passed when one place is free", () => {
    const line = [inLine("late", 9), inLine("early", 3), inLine("alone", 5, 1)];
    expect(movingUp(capacityOf(null, { b: 9 }), new Map([["b", 8]]), line)).toEqual([]);
    expect(movingUp(capacityOf(null, { b: 11 }), new Map([["b", 8]]), line).map(({ id }) => id)).toEqual([
      "early",
      "alone",
    ]);
  });

  test("a full category does not keep another one waiting", () => {
    const line = [inLine("first", 1), inLine("second", 2, 2, "c")];
    const capacity = capacityOf(12, { b: 8, c: 8 });
    expect(movingUp(capacity, new Map([["b", 8]]), line).map(({ id }) => id)).toEqual(["second"]);
  });

  test("a newcomer gets no place while the waiting list of that category is not empty", () => {
    const capacity = capacityOf(null, { b: 8 });
    const newcomer = { categoryId: "b", seats: 1 } as const;
    expect(hasRoom(capacity, new Map([["b", 7]]), new Set(), newcomer)).toBe(true);
    expect(hasRoom(capacity, new Map([["b", 7]]), new Set(["b"]), newcomer)).toBe(false);
    expect(hasRoom(capacity, new Map([["b", 7]]), new Set(["c"]), newcomer)).toBe(true);
  });
});

/** Model-based test: random sequences of actions on a whole tournament, driven by the rules alone. */
describe("whatever happens", () => {
  type Entry = InLine & { status: "AWAITING_PAYMENT" | "WAITLISTED" | "CANCELLED" };
  const happening = fc.oneof(
    fc.record({
      what: fc.constant("come" as const),
      seats: fc.constantFrom(1 as const, 2 as const),
      category: fc.constantFrom("b", "c"),
    }),
    fc.record({ what: fc.constant("leave" as const), who: fc.nat() }),
  );
  const limit = fc.option(fc.nat({ max: 12 }), { freq: 4 });

  test("no place is given twice, none stays free while the first in line fits, and the line keeps its order", () => {
    fc.assert(
      fc.property(limit, limit, limit, fc.array(happening, { maxLength: 60 }), (all, b, c, happenings) => {
        const capacity = capacityOf(all, { b, c });
        const book: Entry[] = [];
        const taken = () => {
          const seats = new Map<string | null, number>();
          for (const { status, categoryId, seats: wanted } of book)
            seats.set(categoryId, (seats.get(categoryId) ?? 0) + seatsOf[status] * wanted);
          return seats;
        };
        const line = () => book.filter(({ status }) => status === "WAITLISTED");
        happenings.forEach((happened, minute) => {
          if (happened.what === "come") {
            const entry = inLine(`e${minute}`, minute, happened.seats, happened.category);
            const room = hasRoom(
              capacity,
              taken(),
              new Set(line().map(({ categoryId }) => categoryId)),
              entry,
            );
            book.push({ ...entry, status: room ? "AWAITING_PAYMENT" : "WAITLISTED" });
          } else {
            const leaving = book[happened.who % Math.max(book.length, 1)];
            if (leaving) leaving.status = "CANCELLED";
            const before = inOrder(line());
            for (const moved of movingUp(capacity, taken(), line())) moved.status = "AWAITING_PAYMENT";
            for (const category of ["b", "c"]) {
              const waiting = before.filter(({ categoryId }) => categoryId === category);
              const stayed = waiting.findIndex(({ status }) => status === "WAITLISTED");
              if (stayed >= 0)
                expect(waiting.slice(stayed).every(({ status }) => status === "WAITLISTED")).toBe(true);
            }
          }
          for (const [category, seats] of taken())
            expect(seats).toBeLessThanOrEqual(capacity.categories.get(category ?? "") ?? Infinity);
          expect([...taken().values()].reduce((sum, seats) => sum + seats, 0)).toBeLessThanOrEqual(
            all ?? Infinity,
          );
          expect(movingUp(capacity, taken(), line())).toEqual([]);
        });
      }),
    );
  });
});
