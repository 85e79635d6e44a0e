import { describe, expect, test } from "vitest";
import { addDays, addMonths } from "../../platform/time/calendar-day.rules";
import {
  type ContractDays,
  contractStateInWords,
  contractStateOn,
  daysLeftOn,
  endingProblem,
  endsInOrder,
  offeredLastDay,
  renewalProblem,
  termEndOn,
} from "./contract-period.rules";

const of = (more: Partial<ContractDays> = {}): ContractDays => ({
  firstDay: "2026-01-01",
  lastDay: "2026-12-31",
  termMonths: null,
  endedOn: null,
  ...more,
});
const stateOn = (today: string, more: Partial<ContractDays> = {}) => contractStateOn(of(more), today);

describe("how a contract stands", () => {
  test("it begins on its first day and runs until its last one is over", () => {
    expect(stateOn("2025-12-31")).toBe("SCHEDULED");
    expect(stateOn("2026-01-01")).toBe("RUNNING");
    expect(stateOn("2026-12-31")).toBe("EXPIRING");
    expect(stateOn("2027-01-01")).toBe("EXPIRED");
  });

  test("30 days before its end it is an alert, 31 days before it is none", () => {
    expect(stateOn("2026-11-30")).toBe("RUNNING");
    expect(stateOn("2026-12-01")).toBe("EXPIRING");
    expect(daysLeftOn(of(), "2026-11-30")).toBeNull();
    expect(daysLeftOn(of(), "2026-12-01")).toBe(30);
    expect(daysLeftOn(of(), "2026-12-31")).toBe(0);
    expect(daysLeftOn(of(), "2027-01-01")).toBeNull();
  });

  test("one of a single day is agreed, ends today and has run out", () => {
    const single = { firstDay: "2026-05-10", lastDay: "2026-05-10" };
    expect(["2026-05-09", "2026-05-10", "2026-05-11"].map((day) => stateOn(day, single))).toEqual([
      "SCHEDULED",
      "EXPIRING",
      "EXPIRED",
    ]);
  });

  test("what has no end, or renews itself, never runs out", () => {
    for (const today of ["2026-01-01", "2026-12-31", "2027-01-01", "2150-06-01"]) {
      expect(stateOn(today, { lastDay: null })).toBe("RUNNING");
      expect(stateOn(today, { termMonths: 12 })).toBe("RUNNING");
    }
  });

  test("a contract ended early runs until the day before, is over from that day on, and causes no alert", () => {
    const ended = { endedOn: "2026-06-15" };
    expect(stateOn("2026-06-14", ended)).toBe("RUNNING");
    expect(stateOn("2026-06-15", ended)).toBe("ENDED");
    expect(stateOn("2026-12-20", { endedOn: "2026-12-28" })).toBe("RUNNING");
    expect(stateOn("2026-06-15", { ...ended, termMonths: 12 })).toBe("ENDED");
    expect(stateOn("2025-12-10", { endedOn: "2025-12-10" })).toBe("ENDED");
    expect(stateOn("2025-12-10", { endedOn: "2026-02-01" })).toBe("SCHEDULED");
  });

  test("on every day it stands in exactly one way, and only ever goes on", () => {
    const order = ["SCHEDULED", "RUNNING", "EXPIRING", "EXPIRED"];
    for (const length of [0, 1, 29, 30, 31, 32, 90]) {
      const days = of({ lastDay: addDays("2026-01-01", length) });
      let last = 0;
      for (let day = -3; day < length + 3; day++) {
        const rank = order.indexOf(contractStateOn(days, addDays("2026-01-01", day)));
        expect(rank).toBeGreaterThanOrEqual(last);
        last = rank;
      }
      expect(order[last]).toBe("EXPIRED");
    }
  });

  test("it is said in days", () => {
    expect(contractStateInWords("EXPIRING", 12)).toBe("Vence em 12 dias");
    expect(contractStateInWords("EXPIRING", 1)).toBe("Vence em 1 dia");
    expect(contractStateInWords("EXPIRING", 0)).toBe("Vence hoje");
    expect(contractStateInWords("ENDED", null)).toBe("Encerrado");
  });
});

describe("the term that runs", () => {
  test("is the first one until it is over, then the next, day after day without a gap", () => {
    const yearly = { lastDay: "2026-12-31", termMonths: 12 };
    expect(termEndOn(yearly, "2026-12-31")).toBe("2026-12-31");
    expect(termEndOn(yearly, "2027-01-01")).toBe("2027-12-31");
    expect(termEndOn(yearly, "2031-12-31")).toBe("2031-12-31");
    expect(termEndOn({ lastDay: "2026-12-31", termMonths: null }, "2031-12-31")).toBe("2026-12-31");
    expect(termEndOn({ lastDay: null, termMonths: null }, "2031-12-31")).toBeNull();
  });

  test("ends on the 31st again after a short month", () => {
    const monthly = { lastDay: "2026-01-31", termMonths: 1 };
    expect(termEndOn(monthly, "2026-02-01")).toBe("2026-02-28");
    expect(termEndOn(monthly, "2026-03-01")).toBe("2026-03-31");
  });

  test("is the first of all terms that is not over, whatever their length", () => {
    for (const termMonths of [1, 5, 12, 60])
      for (let day = 0; day < 4000; day += 37) {
        const today = addDays("2024-02-29", day);
        const ends = Array.from({ length: 140 }, (_, term) => addMonths("2024-02-29", term * termMonths));
        expect(termEndOn({ lastDay: "2024-02-29", termMonths }, today)).toBe(
          ends.find((end) => end >= today),
        );
      }
  });
});

test("what ends first is listed first, then what goes on, then what was ended", () => {
  const soon = endsInOrder(of({ lastDay: "2026-03-01" }));
  const late = endsInOrder(of());
  const never = endsInOrder(of({ lastDay: null }));
  const byItself = endsInOrder(of({ termMonths: 12 }));
  const ended = endsInOrder(of({ endedOn: "2026-02-01" }));
  expect([ended, never, late, soon].toSorted()).toEqual([soon, late, never, ended]);
  expect(byItself).toBe(never);
});

describe("ending", () => {
  const problem = (endsOn: string, today: string, more: Partial<ContractDays> = {}) =>
    endingProblem(of(more), endsOn, today);

  test("one that runs: from its first day until the day after its last, also later on", () => {
    expect(problem("2025-12-31", "2026-06-01")).toBe("O contrato começou só em 01/01/2026");
    expect(problem("2026-01-01", "2026-06-01")).toBeNull();
    expect(problem("2026-08-01", "2026-06-01")).toBeNull();
    expect(problem("2027-01-01", "2026-06-01")).toBeNull();
    expect(problem("2027-01-02", "2026-06-01")).toBe("O contrato já termina em 31/12/2026");
    expect(problem("2030-01-01", "2026-06-01", { termMonths: 12 })).toBeNull();
    expect(problem("2030-01-01", "2026-06-01", { lastDay: null })).toBeNull();
  });

  test("an expired contract can be ended as of today, to clear its alert", () => {
    expect(problem("2027-03-10", "2027-03-10")).toBeNull();
    expect(problem("2027-03-11", "2027-03-10")).toBe("O contrato já termina em 31/12/2026");
  });

  test("one that has not begun: as of today, or after it has begun", () => {
    expect(problem("2025-12-10", "2025-12-10")).toBeNull();
    expect(problem("2025-12-11", "2025-12-10")).toBe(
      "O contrato começa em 01/01/2026: para que não comece, encerre hoje",
    );
    expect(problem("2025-12-09", "2025-12-10")).toContain("encerre hoje");
    expect(problem("2026-01-02", "2025-12-10")).toBeNull();
  });
});

describe("renewing", () => {
  test("goes beyond what was agreed, and not into the past", () => {
    expect(renewalProblem("2026-12-31", "2026-12-31", "2026-12-01")).toBe("Precisa ser depois de 31/12/2026");
    expect(renewalProblem("2026-12-31", "2027-01-01", "2026-12-01")).toBeNull();
    expect(renewalProblem("2026-12-31", "2027-03-01", "2027-03-02")).toBe("Precisa ser hoje ou depois");
    expect(renewalProblem("2026-12-31", "2027-03-02", "2027-03-02")).toBeNull();
  });

  test("a year is offered, or as many as it takes", () => {
    expect(offeredLastDay("2026-12-31", "2026-12-01")).toBe("2027-12-31");
    expect(offeredLastDay("2024-02-29", "2026-12-01")).toBe("2027-02-28");
  });
});
