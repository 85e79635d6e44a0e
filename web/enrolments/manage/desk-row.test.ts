import { expect, test } from "vitest";
import { moneyOf, owingIn, stateOf, stepOf, type DeskPerson, type DeskRow } from "./desk-row";

const zone = "America/Sao_Paulo";
const person = (name: string, more: Partial<DeskPerson> = {}): DeskPerson => ({
  id: name,
  athleteId: name,
  name,
  status: "ENROLLED",
  feeInCents: 8000,
  dueAt: null,
  waitingPosition: null,
  refundInCents: 0,
  creditInCents: 0,
  awaitsConsent: false,
  payment: null,
  ...more,
});
const paid = {
  amountInCents: 8000,
  receivedInCents: 8000,
  paidAt: "2026-11-20T12:00:00Z",
  method: "PIX" as const,
};
const due = { amountInCents: 8000, receivedInCents: 0, paidAt: null, method: null };
const row = (first: DeskPerson, second?: DeskPerson): DeskRow => ({
  id: first.id,
  people: second ? [first, second] : [first],
  pairId: second ? "pair" : null,
  category: { id: "c", name: "C", inPairs: true, placesUndecided: false, wildCardsLeft: 0 },
  enrolledAt: "2026-11-18T12:00:00Z",
});

test("the payments of a pair are one amount: due while one owes, then paid with its method", () => {
  const waits = { status: "AWAITING_PAYMENT" as const, payment: due, dueAt: "2026-11-27T02:59:00Z" };
  expect(moneyOf(row(person("Ana Lima", waits), person("Bia Reis", waits)), zone)).toEqual({
    state: "owed",
    cents: 16000,
    fact: "até 26/11",
  });
  expect(moneyOf(row(person("Ana Lima", { payment: paid }), person("Bia Reis", waits)), zone)).toEqual({
    state: "owed",
    cents: 8000,
    fact: "falta Bia",
  });
  expect(moneyOf(row(person("Ana", { payment: due })), zone).fact).toBe("sem prazo");
  const cash = { ...paid, method: "CASH" as const };
  expect(moneyOf(row(person("Ana", { payment: paid }), person("Bia", { payment: cash })), zone)).toEqual({
    state: "paid",
    cents: 16000,
    fact: "Pix e Dinheiro",
  });
  expect(moneyOf(row(person("Ana", { payment: { ...paid, method: null } })), zone).fact).toBeNull();
});

test("refunds and free entries are shown; a fee that is not due yet shows no fact", () => {
  const gone = person("Ana", { status: "CANCELLED", payment: paid, refundInCents: 4000 });
  expect(moneyOf(row(gone), zone)).toMatchObject({ state: "paid", fact: "devolver R$ 40,00" });
  const credited = person("Ana", { status: "EXPIRED", creditInCents: 8000 });
  expect(moneyOf(row(credited), zone)).toEqual({ state: "asked", cents: 8000, fact: "a devolver" });
  expect(moneyOf(row(person("Ana", { feeInCents: 0 })), zone).state).toBe("free");
  expect(moneyOf(row(person("Ana", { status: "WAITLISTED" })), zone)).toEqual({
    state: "asked",
    cents: 8000,
    fact: null,
  });
});

test("a pair has the state of the athlete whose enrolment is not settled", () => {
  expect(stateOf(row(person("Ana"), person("Bia", { status: "AWAITING_PAYMENT" })))).toBe("AWAITING_PAYMENT");
  expect(stateOf(row(person("Ana"), person("Bia")))).toBe("ENROLLED");
});

test("the next step names the athletes who still need it", () => {
  const waits = person("Ana", { status: "AWAITING_PAYMENT", payment: due });
  expect(stepOf(row(waits, person("Bia", { payment: paid })), true)).toEqual({
    step: "pay",
    people: [waits],
  });
  const both = row(waits, person("Bia", { payment: due }));
  expect(stepOf(both, true)?.people).toHaveLength(2);
  expect(owingIn(both, true)).toEqual([
    { id: "Ana", amountInCents: 8000, waits: true },
    { id: "Bia", amountInCents: 8000, waits: false },
  ]);
  expect(stepOf(row(person("Ana", { status: "WAITLISTED" })), true)?.step).toBe("admit");
  const seeks = row(person("Ana", { status: "SEEKING_PARTNER" }));
  expect(stepOf(seeks, true)?.step).toBe("pair");
  expect(stepOf(seeks, false)).toBeNull();
  expect(stepOf(row(person("Ana", { payment: paid })), true)).toBeNull();
});
