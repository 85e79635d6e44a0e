import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../../platform/time/calendar-day.rules";
import { balanceOn, defaultCreditRules, isFifthWeek, stateOn } from "./credit.rules";
import { applyCreditEvent, type CreditAccount, type CreditEvent } from "./credits.rules";

const none: CreditAccount = { credits: [], bookings: [] };
const at = (day: string, clock = "19:00") => new Date(`${day}T${clock}:00Z`);

function after(events: readonly CreditEvent[], from = none): { account: CreditAccount; outcomes: string[] } {
  const outcomes: string[] = [];
  const account = events.reduce<CreditAccount>((before, event) => {
    const { outcome, ...then } = applyCreditEvent(before, event, defaultCreditRules);
    outcomes.push(outcome.kind === "USES" ? outcome.creditId : outcome.kind);
    return then;
  }, from);
  return { account, outcomes };
}

const pack = (purchaseId: string, day: string, credits: number, validDays = 60): CreditEvent => ({
  type: "PACKAGE",
  purchaseId,
  day,
  credits,
  validDays,
});
const book = (sessionId: string, day: string): CreditEvent => ({
  type: "BOOK",
  sessionId,
  day,
  startsAt: at(day),
});
const cancel = (sessionId: string, day: string, clock?: string): CreditEvent => ({
  type: "CANCEL",
  sessionId,
  at: at(day, clock),
});
const month = (purchaseId: string, day: string, classes: number): CreditEvent => ({
  type: "MONTHLY",
  purchaseId,
  day,
  classes,
});

test("the arena's cancellation gives a credit also where it was lost, and never twice", () => {
  const { account, outcomes } = after([
    pack("P", "2026-03-01", 1, 30),
    book("a", "2026-03-28"),
    cancel("a", "2026-03-28", "12:00"),
    { type: "ARENA_CANCEL", sessionId: "a" },
    { type: "ARENA_CANCEL", sessionId: "a" },
  ]);
  expect(outcomes).toEqual(["OK", "P#1", "LATE", "CREDIT_RETURNED", "IGNORED"]);
  expect(account.credits).toMatchObject([{ state: "AVAILABLE", reason: null, expiresOn: "2026-04-27" }]);
});

test("a class cancelled in time grants nothing more, even if its credit was lost in another class", () => {
  const { account, outcomes } = after([
    pack("P", "2026-03-01", 1),
    book("a", "2026-03-10"),
    cancel("a", "2026-03-05"),
    book("b", "2026-03-08"),
    { type: "MARK", sessionId: "b", attendance: "ABSENT" },
    { type: "ARENA_CANCEL", sessionId: "a" },
  ]);
  expect(outcomes.at(-1)).toBe("IGNORED");
  expect(account.credits).toMatchObject([{ state: "LOST", reason: "NO_SHOW" }]);
});

test("beyond the make-up limit a class is lost, unless the arena cancels it, which does not count for the limit", () => {
  const { account, outcomes } = after([
    month("M", "2026-04-01", 4),
    book("a", "2026-04-07"),
    book("b", "2026-04-14"),
    book("c", "2026-04-21"),
    { type: "ARENA_CANCEL", sessionId: "a" },
    cancel("b", "2026-04-10"),
    cancel("c", "2026-04-10"),
    { type: "ARENA_CANCEL", sessionId: "c" },
    { type: "ARENA_CANCEL", sessionId: "b" },
  ]);
  expect(outcomes.slice(4)).toEqual([
    "MAKE_UP_GRANTED",
    "MAKE_UP_GRANTED",
    "MAKE_UP_LIMIT",
    "MAKE_UP_GRANTED",
    "IGNORED",
  ]);
  expect(account.credits.filter(({ kind }) => kind === "MAKE_UP").map(({ id }) => id)).toEqual([
    "M:a",
    "M:b",
    "M:c",
  ]);
});

test("a make-up comes back as it was, and brings no other", () => {
  const { account, outcomes } = after([
    month("M", "2026-04-01", 4),
    book("a", "2026-04-07"),
    cancel("a", "2026-04-01"),
    book("x", "2026-05-07"),
    cancel("x", "2026-05-01"),
  ]);
  expect(outcomes.slice(3)).toEqual(["M:a", "CREDIT_RETURNED"]);
  expect(account.credits.at(-1)).toMatchObject({ state: "AVAILABLE", expiresOn: "2026-05-07" });
});

test("a credit pays for no class before its first day, and withdrawing a plan keeps its make-ups", () => {
  const { outcomes, account } = after([
    month("M", "2026-04-01", 4),
    pack("P", "2026-04-10", 1),
    book("early", "2026-03-31"),
    book("a", "2026-04-07"),
    cancel("a", "2026-04-01"),
    { type: "CANCEL_PURCHASE", purchaseId: "M", day: "2026-04-02" },
    book("b", "2026-04-06"),
    book("c", "2026-04-09"),
  ]);
  expect(outcomes.slice(2)).toEqual(["NO_CREDIT", "M#1", "MAKE_UP_GRANTED", "OK", "NO_CREDIT", "M:a"]);
  expect(balanceOn(account.credits, "2026-04-10")).toBe(1);
});

test("of two that end on the same day: make-up, month, package, single", () => {
  const { outcomes } = after([
    { type: "SINGLE", purchaseId: "S", day: "2026-04-07" },
    pack("P", "2026-04-07", 1, 30),
    pack("Q", "2026-04-07", 1, 30),
    month("M", "2026-04-01", 4),
    book("a", "2026-04-07"),
    cancel("a", "2026-04-01"),
    ...["b", "c", "d", "e", "f"].map((session) => book(session, "2026-05-07")),
  ]);
  expect(outcomes.slice(6)).toEqual(["M:a", "P#1", "Q#1", "S#1", "NO_CREDIT"]);
});

test("who books a class again and cancels once more has two make-ups of different names", () => {
  const { account } = after([
    month("M", "2026-04-01", 8),
    book("a", "2026-04-07"),
    cancel("a", "2026-04-01"),
    book("a", "2026-04-07"),
    cancel("a", "2026-04-02"),
  ]);
  expect(account.credits.slice(8).map(({ id }) => id)).toEqual(["M:a", "M:a#2"]);
});

test("buying and booking twice has effect once, and after the start an event changes nothing", () => {
  const { outcomes, account } = after([
    pack("P", "2026-03-01", 2),
    pack("P", "2026-03-01", 2),
    book("a", "2026-03-10"),
    book("a", "2026-03-10"),
    cancel("a", "2026-03-10", "19:00"),
    { type: "MARK", sessionId: "b", attendance: "PRESENT" },
    { type: "CANCEL_PURCHASE", purchaseId: "P", day: "2026-03-11" },
  ]);
  expect(outcomes).toEqual(["OK", "IGNORED", "P#1", "ALREADY_BOOKED", "IGNORED", "NOT_BOOKED", "OK"]);
  expect(account.credits.map(({ state }) => state)).toEqual(["RESERVED", "CANCELLED"]);
});

const session = fc.constantFrom("a", "b", "c", "d", "e");
const purchaseId = fc.constantFrom("P", "Q", "R");
const anyDay = fc.integer({ min: 0, max: 45 }).map((days) => addDays("2026-04-01", days));
const anyEvent: fc.Arbitrary<CreditEvent> = fc.oneof(
  fc
    .record({ purchaseId, day: anyDay, credits: fc.integer({ min: 1, max: 5 }) })
    .map(({ purchaseId: id, day, credits }) => pack(id, day, credits, 40)),
  fc.record({ purchaseId, day: anyDay }).map((one): CreditEvent => ({ type: "SINGLE", ...one })),
  fc
    .record({ purchaseId, classes: fc.integer({ min: 1, max: 9 }) })
    .map((one): CreditEvent => month(one.purchaseId, "2026-04-15", one.classes)),
  fc.record({ purchaseId, day: anyDay }).map((one): CreditEvent => ({ type: "CANCEL_PURCHASE", ...one })),
  fc.record({ session, day: anyDay }).map((one) => book(one.session, one.day)),
  fc.record({ session, day: anyDay }).map((one) => cancel(one.session, one.day)),
  session.map((sessionId): CreditEvent => ({ type: "ARENA_CANCEL", sessionId })),
  fc
    .record({ sessionId: session, attendance: fc.constantFrom("PRESENT" as const, "ABSENT" as const) })
    .map((one): CreditEvent => ({ type: "MARK", ...one })),
);

test("in any order of events credits are conserved, none pays for two classes, and no balance is negative", () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), anyDay, (events, asOf) => {
      let account = none;
      for (const event of events) {
        const before = account;
        const { outcome, ...then } = applyCreditEvent(before, event, defaultCreditRules);
        account = then;
        const bought = outcome.kind === "OK" ? boughtBy(event) : 0;
        const granted = outcome.kind === "MAKE_UP_GRANTED" ? 1 : 0;
        expect(account.credits.length).toBe(before.credits.length + bought + granted);
        if (outcome.kind === "IGNORED" || outcome.kind === "NOT_BOOKED") expect(account).toEqual(before);
        const ids = account.credits.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        const holding = account.bookings.filter(({ state }) =>
          ["BOOKED", "PRESENT", "ABSENT"].includes(state),
        );
        expect(new Set(holding.map(({ creditId }) => creditId)).size).toBe(holding.length);
        const stateOf = new Map(account.credits.map(({ id, state }) => [id, state]));
        for (const { creditId, state } of holding)
          expect(stateOf.get(creditId)).toBe(
            { BOOKED: "RESERVED", PRESENT: "USED", ABSENT: "LOST" }[state as "BOOKED"],
          );
        const reserved = account.credits.filter(({ state }) => state === "RESERVED");
        expect(reserved.length).toBe(holding.filter(({ state }) => state === "BOOKED").length);
        expect(account.credits.every(({ state, reason }) => (state === "LOST") === (reason !== null))).toBe(
          true,
        );
      }
      const replaced = account.credits.filter(({ state }) => state === "REPLACED").length;
      expect(account.credits.filter(({ kind }) => kind === "MAKE_UP").length).toBe(replaced);
      const states = account.credits.map((credit) => stateOn(credit, asOf));
      expect(balanceOn(account.credits, asOf)).toBe(states.filter((state) => state === "AVAILABLE").length);
    }),
    { numRuns: 200 },
  );
});

function boughtBy(event: CreditEvent): number {
  if (event.type === "PACKAGE") return event.credits;
  if (event.type === "MONTHLY") return event.classes;
  return event.type === "SINGLE" ? 1 : 0;
}

test("the fifth week of a month is in its plan: it is taken like the others, and a quarter of five is one", () => {
  const days = ["2026-04-01", "2026-04-08", "2026-04-15", "2026-04-22", "2026-04-29"];
  expect(days.map(isFifthWeek)).toEqual([false, false, false, false, true]);
  const { account, outcomes } = after([
    month("M", "2026-04-01", days.length),
    ...days.map((day, index) => book(`s${index}`, day)),
    cancel("s4", "2026-04-20"),
    cancel("s3", "2026-04-20"),
  ]);
  expect(outcomes.slice(-3)).toEqual(["M#5", "MAKE_UP_GRANTED", "MAKE_UP_LIMIT"]);
  expect(account.credits.at(-1)).toMatchObject({ kind: "MAKE_UP", expiresOn: "2026-05-29" });
});
