import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../../platform/time/calendar-day.rules";
import { brasiliaTime, dayAt, instantAt } from "../../platform/time/time-zone.rules";
import { creditHistory, type CreditWithEntries } from "./credit-history.rules";
import { balanceOn, defaultCreditRules, type Credit } from "./credit.rules";
import { applyCreditEvent, type CreditAccount, type CreditEvent } from "./credits.rules";

const calendar = (today: string) => ({
  today,
  startOf: (day: string) => instantAt(day, "00:00", brasiliaTime),
  dayOf: (at: Date) => dayAt(at, brasiliaTime),
});
const at = (day: string, clock = "12:00") => instantAt(day, clock, brasiliaTime);
const entry = (day: string, state: Credit["state"], more: object = {}) => ({
  state,
  reason: null,
  expiresOn: "2026-04-30",
  at: at(day),
  withdrawalReason: null,
  session: null,
  ...more,
});
const aula = { startsAt: at("2026-04-10", "19:00"), name: "D" };
const linesOf = (credits: CreditWithEntries[], today: string) =>
  creditHistory(credits, calendar(today)).map(
    ({ change, delta, balance, count }) => `${change} x${count} ${delta} = ${balance}`,
  );

test("a change of several credits at once is one line with its balance", () => {
  const bought = entry("2026-04-01", "AVAILABLE");
  const pack = (...entries: CreditWithEntries["entries"]): CreditWithEntries => ({
    kind: "PACKAGE",
    boughtAs: "Pacote de 3",
    entries: [bought, ...entries],
  });
  const credits = [
    pack(
      entry("2026-04-02", "RESERVED", { session: aula }),
      entry("2026-04-03", "AVAILABLE", { session: aula }),
      entry("2026-04-05", "CANCELLED", { withdrawalReason: "Dado em dobro" }),
    ),
    pack(
      entry("2026-04-02", "RESERVED", { session: { ...aula, name: "C" } }),
      entry("2026-04-10", "LOST", { reason: "NO_SHOW", session: { ...aula, name: "C" } }),
    ),
    pack(),
  ];
  expect(linesOf(credits, "2026-05-01")).toEqual([
    "EXPIRED x1 -1 = 0",
    "LOST x1 0 = 1",
    "WITHDRAWN x1 -1 = 1",
    "RETURNED x1 1 = 2",
    "BOOKED x1 -1 = 1",
    "BOOKED x1 -1 = 2",
    "GRANTED x3 3 = 3",
  ]);
  expect(linesOf(credits, "2026-04-30")[0]).toBe("LOST x1 0 = 1");
  expect(creditHistory(credits, calendar("2026-04-30")).at(-1)?.note).toBe("Pacote de 3");
});

test("withdrawing an expired credit does not reduce the balance twice", () => {
  const late: CreditWithEntries = {
    kind: "SINGLE",
    boughtAs: null,
    entries: [entry("2026-04-01", "AVAILABLE"), entry("2026-05-09", "CANCELLED")],
  };
  expect(linesOf([late], "2026-05-10")).toEqual([
    "WITHDRAWN x1 0 = 0",
    "EXPIRED x1 -1 = 0",
    "GRANTED x1 1 = 1",
  ]);
});

test("for any sequence of changes the lines add up to the balance, which is never negative", () => {
  const first = "2026-04-01";
  const happening = fc.record({
    what: fc.constantFrom(
      "PACKAGE",
      "BOOK",
      "CANCEL",
      "ARENA_CANCEL",
      "PRESENT",
      "ABSENT",
      "CANCEL_PURCHASE",
    ),
    which: fc.integer({ min: 0, max: 3 }),
    step: fc.integer({ min: 0, max: 6 }),
  });
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 30 }), (happenings) => {
      let account: CreditAccount = { credits: [], bookings: [] };
      let day = first;
      const entries = new Map<string, CreditWithEntries>();
      for (const { what, which, step } of happenings) {
        day = addDays(day, step);
        const sessionId = `s${which}`;
        const event = eventOf(what, { sessionId, day, purchaseId: `P${which}` });
        const known = new Map(account.credits.map((credit) => [credit.id, credit]));
        account = applyCreditEvent(account, event, defaultCreditRules);
        for (const credit of account.credits) {
          const { id, kind, state, reason, expiresOn } = credit;
          const was = known.get(id);
          if (was && was.state === state && was.expiresOn === expiresOn) continue;
          const before = entries.get(id)?.entries ?? [];
          const now = { state, reason, expiresOn, at: at(day), withdrawalReason: null, session: null };
          entries.set(id, { kind, boughtAs: null, entries: [...before, now] });
        }
      }
      const lines = creditHistory([...entries.values()], calendar(day));
      expect(lines[0]?.balance ?? 0).toBe(balanceOn(account.credits, day));
      for (const { balance } of lines) expect(balance).toBeGreaterThanOrEqual(0);
    }),
  );
});

function eventOf(
  what: string,
  { sessionId, day, purchaseId }: { sessionId: string; day: string; purchaseId: string },
): CreditEvent {
  const ahead = addDays(day, 2);
  if (what === "PACKAGE") return { type: "PACKAGE", purchaseId, day, credits: 2, validDays: 10 };
  if (what === "BOOK") return { type: "BOOK", sessionId, startsAt: at(ahead, "19:00"), day: ahead };
  if (what === "CANCEL") return { type: "CANCEL", sessionId, at: at(day) };
  if (what === "ARENA_CANCEL") return { type: "ARENA_CANCEL", sessionId };
  if (what === "CANCEL_PURCHASE") return { type: "CANCEL_PURCHASE", purchaseId, day };
  return { type: "MARK", sessionId, attendance: what === "PRESENT" ? "PRESENT" : "ABSENT" };
}
