import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { fineOn, interestOn, isLate } from "../../server/billing/late-fees.rules";
import { chargeTxid } from "../../server/billing/pix-txid.rules";
import { statementMediaType } from "../../server/billing/bank/bank-line.rules";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { addDays, dayFromDatabase } from "../../server/platform/time/calendar-day.rules";
import { dayAt } from "../../server/platform/time/time-zone.rules";
import type { LedgerEntry } from "../../prisma/generated/client/client";
import { useApi } from "../support/api";
import { bankFile } from "../support/bank-files";
import { createArena, createAthletes, type ArenaStory } from "../support/story";

const api = useApi();
const seed = 20_261_128;

/** What managers do, each possibly sent several times; `which` counts round through what is there. */
const which = fc.nat({ max: 20 });
const cents = fc.oneof(fc.integer({ min: 1, max: 30_000 }), fc.constantFrom(10_000, 20_000));
const times = fc.constantFrom(1, 1, 2, 3);
const act = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant("issue" as const),
      cents,
      dueIn: fc.constantFrom(-40, -3, 0, 10),
      times,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ act: fc.constant("pay" as const), which, cents, waivesLate: fc.boolean(), times }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant("payAll" as const), which, waivesLate: fc.boolean(), times }),
  },
  { weight: 3, arbitrary: fc.record({ act: fc.constant("undo" as const), which }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("waive" as const), which }) },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant("refund" as const),
      which,
      cents,
      ofCredit: fc.boolean(),
      times,
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("cancel" as const), which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant("dueDate" as const),
      which,
      dueIn: fc.constantFrom(-60, -10, 15),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("amount" as const), which, cents }) },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant("statement" as const),
      which,
      cents,
      exact: fc.boolean(),
      times,
    }),
  },
  { weight: 3, arbitrary: fc.record({ act: fc.constant("confirm" as const), which, line: which, times }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("undoLine" as const), line: which }) },
);
type Act = typeof act extends fc.Arbitrary<infer Of> ? Of : never;

/** Those of one batch are sent at once; each batch waits for the one before. */
const batches = fc.array(fc.array(act, { minLength: 1, maxLength: 5 }), { minLength: 2, maxLength: 7 });

interface Desk {
  arena: ArenaStory;
  athletes: readonly string[];
  today: string;
  /** Keys that payments were sent under, and what each said came. */
  sent: Map<string, number>;
}

async function send(desk: Desk, mutation: string, input: object): Promise<any> {
  const type = mutation[0]!.toUpperCase() + mutation.slice(1);
  const answer = await api().data(
    `mutation ($input: ${type}Input!) { ${mutation}(input: $input) { __typename } }`,
    { input },
    desk.arena.manager.token,
  );
  return answer[mutation];
}

const repeat = (count: number, work: () => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, work));

/** Does one thing, as often as it says; what the rules refuse is refused. */
async function happen(desk: Desk, what: Act): Promise<unknown> {
  const { arena, athletes, today } = desk;
  const pick = <Row>(rows: readonly Row[], at: number): Row | undefined => rows[at % rows.length];
  if (what.act === "issue") {
    const input = {
      arenaId: arena.globalId,
      athleteIds: athletes.map((id) => encodeGlobalId("Athlete", id)),
      kind: "MONTHLY_FEE",
      amountInCents: what.cents,
      dueOn: addDays(today, what.dueIn),
      requestKey: randomUUID(),
    };
    return repeat(what.times, () => send(desk, "createCharges", input));
  }
  if (what.act === "undoLine" || what.act === "confirm") {
    const lines = await api().db.bankLine.findMany({ where: { arenaId: arena.id }, orderBy: { id: "asc" } });
    const line = pick(lines, what.line);
    if (!line) return;
    const lineId = encodeGlobalId("BankLine", line.id);
    if (what.act === "undoLine") return send(desk, "undoBankLine", { lineId });
    const charges = await api().db.charge.findMany({ where: { arenaId: arena.id }, orderBy: { id: "asc" } });
    const charge = pick(charges, what.which);
    if (!charge) return;
    const input = { lineId, chargeId: encodeGlobalId("Charge", charge.id) };
    return repeat(what.times, () => send(desk, "confirmBankLine", input));
  }
  const charges = await api().db.charge.findMany({ where: { arenaId: arena.id }, orderBy: { id: "asc" } });
  const charge = pick(charges, what.which);
  if (!charge) return;
  const chargeId = encodeGlobalId("Charge", charge.id);
  const requestKey = randomUUID();
  const reason = "Combinado com o atleta";
  switch (what.act) {
    case "pay": {
      desk.sent.set(`baixa:${requestKey}`, what.cents);
      const { waivesLate, cents: amountInCents } = what;
      const input = { chargeId, amountInCents, method: "CASH", waivesLate, requestKey };
      return repeat(what.times, () => send(desk, "registerChargePayment", input));
    }
    case "payAll": {
      const input = { chargeIds: [chargeId], method: "PIX", waivesLate: what.waivesLate, requestKey };
      return repeat(what.times, () => send(desk, "registerChargePayments", input));
    }
    case "undo":
      return send(desk, "undoChargePayment", { chargeId, reason });
    case "waive":
      return send(desk, "waiveLateFees", { chargeId, reason });
    case "refund": {
      const input = { chargeId, amountInCents: what.cents, ofCredit: what.ofCredit, reason, requestKey };
      return repeat(what.times, () => send(desk, "refundCharge", input));
    }
    case "cancel":
      return send(desk, "cancelCharge", { chargeId, reason });
    case "dueDate":
      return send(desk, "changeCharge", { chargeId, dueOn: addDays(today, what.dueIn) });
    case "amount":
      return send(desk, "changeCharge", { chargeId, amountInCents: what.cents });
    case "statement": {
      // The bank tells of one Pix in as many files as it likes: the same number in the same account.
      const amountInCents = what.exact ? charge.amountInCents : what.cents;
      const externalId = `N${what.which}`;
      const file = (name: string) =>
        bankFile("0001-1", [
          { externalId, on: today, amountInCents, text: `PIX QRS ${chargeTxid(charge.id)}` },
          { externalId: name, on: today, amountInCents: -100, text: "TARIFA" },
        ]);
      return repeat(what.times, () => upload(desk, file(randomUUID())));
    }
  }
}

async function upload({ arena }: Desk, content: string): Promise<void> {
  const response = await fetch(new URL(`/extratos/arenas/${arena.id}?nome=novembro.ofx`, api().url), {
    method: "PUT",
    body: content,
    headers: { "Content-Type": statementMediaType, Authorization: `Bearer ${arena.manager.token}` },
  });
  expect(response.status).toBe(200);
}

/**
 * Accounts of one charge by its ledger alone, on a day on which all of it happened: the fine and interest that were charged,
 * and where each centavo of them and of the amount is.
 */
function accountsOf(entries: readonly LedgerEntry[], today: string) {
  const undone = new Set(entries.map(({ undoesId }) => undoesId));
  let [amount, late, received, refunded, credit, waived, cancelled] = [0, 0, 0, 0, 0, 0, 0];
  let due: string | null = null;
  let [status, accrued] = ["PENDING", false];
  const open = () => amount + late - waived - received;
  const accrue = () => {
    if (accrued || status !== "PENDING" || !isLate(due, today)) return;
    accrued = true;
    late += fineOn(amount) + interestOn(amount, due ?? today, today);
  };
  const waive = () => {
    accrue();
    waived = late;
    const tooMuch = Math.max(0, received - amount);
    received -= tooMuch;
    credit += tooMuch;
  };
  const settle = () => {
    if (open() === 0) status = "PAID";
  };
  for (const { id, kind, amountInCents, dueOn, waivesLate, ofCredit } of entries) {
    const sum = amountInCents ?? 0;
    if (undone.has(id)) continue;
    if (kind === "ISSUE" || kind === "AMOUNT") amount = sum;
    if (kind === "ISSUE" || kind === "DUE_DATE") {
      due = dueOn && dayFromDatabase(dueOn);
      accrued = false;
    }
    if (kind === "PAYMENT") {
      if (status === "PENDING") accrue();
      if (status === "PENDING" && waivesLate) waive();
      const used = status === "PENDING" ? Math.min(sum, open()) : 0;
      received += used;
      credit += sum - used;
      if (status === "PENDING") settle();
    }
    if (kind === "WAIVER") {
      waive();
      settle();
    }
    if (kind === "REFUND" && ofCredit) credit -= sum;
    if (kind === "REFUND" && !ofCredit) refunded += sum;
    if (kind === "REFUND" && !ofCredit && refunded === received) status = "REFUNDED";
    if (kind === "CANCELLATION") {
      cancelled = open();
      status = "CANCELLED";
    }
  }
  accrue();
  return {
    charged: amount + late,
    received,
    open: status === "PENDING" ? open() : 0,
    cancelled,
    waived,
    refunded,
    credit,
    status,
  };
}

async function assertAddsUp(desk: Desk): Promise<void> {
  const { arena, today } = desk;
  const rows = await api().db.charge.findMany({
    where: { arenaId: arena.id },
    include: { entries: { orderBy: { position: "asc" } } },
    orderBy: { id: "asc" },
  });
  const { node } = await api().data(
    `query ($id: ID!) { node(id: $id) { ... on Arena { charges {
      count totalInCents receivedInCents pendingInCents toRefundInCents
      charges(first: 100) { edges { node { id standing amountInCents receivedInCents refundedInCents creditInCents
        openInCents fineInCents interestInCents } } } } } } }`,
    { id: arena.globalId },
    arena.manager.token,
  );
  const { charges: page, ...totals } = node.charges;
  const told = new Map(page.edges.map((edge: any) => [edge.node.id, edge.node]));
  const expected = {
    count: rows.length,
    totalInCents: 0,
    receivedInCents: 0,
    pendingInCents: 0,
    toRefundInCents: 0,
  };
  const moved = { came: 0, kept: 0 };
  for (const { id, entries, latePaidInCents } of rows) {
    const says: any = told.get(encodeGlobalId("Charge", id));
    const story = JSON.stringify({ says, entries });
    const account = accountsOf(entries, today);
    const { charged, received, open, cancelled, waived, refunded, credit, status } = account;
    expect(charged, story).toBe(received + open + cancelled + waived);
    expect([says.receivedInCents, says.refundedInCents, says.creditInCents], story).toEqual([
      received,
      refunded,
      credit,
    ]);
    expect(says.openInCents + says.fineInCents + says.interestInCents, story).toBe(open);
    for (const part of Object.values(says))
      if (typeof part === "number") expect(part, story).toBeGreaterThanOrEqual(0);
    // The amount itself, without what being late costs: paid, open, or owed by nobody any more.
    if (status !== "CANCELLED")
      expect(says.amountInCents, story).toBe(received - latePaidInCents + says.openInCents);
    // Each real that came stands somewhere, and what went back went once.
    const undone = new Set(entries.map(({ undoesId }) => undoesId));
    const standing = entries.filter((entry) => !undone.has(entry.id));
    const sum = (kind: string) =>
      standing.reduce((all, entry) => all + (entry.kind === kind ? (entry.amountInCents ?? 0) : 0), 0);
    expect(sum("PAYMENT") - sum("REFUND"), story).toBe(received - refunded + credit);
    moved.came += sum("PAYMENT") - sum("REFUND");
    moved.kept += says.receivedInCents - says.refundedInCents + says.creditInCents;
    if (status !== "CANCELLED") expected.receivedInCents += received - refunded;
    expected.pendingInCents += says.openInCents;
    if (status === "CANCELLED" || status === "REFUNDED") expected.toRefundInCents += credit;
  }
  expect(moved.came).toBe(moved.kept);
  expected.totalInCents = expected.receivedInCents + expected.pendingInCents;
  expect(totals).toEqual(expected);
}

/** A number of the bank, a key that was sent, a line of a statement: each has become money once at most. */
async function assertCountedOnce({ arena, sent }: Desk): Promise<void> {
  const entries = await api().db.ledgerEntry.findMany({
    where: { charge: { arenaId: arena.id }, externalId: { not: null } },
    include: { undoneBy: true },
  });
  const numbers = entries.map(({ externalId }) => externalId);
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const { externalId, amountInCents, kind } of entries)
    if (kind === "PAYMENT" && sent.has(externalId ?? ""))
      expect(amountInCents).toBe(sent.get(externalId ?? ""));
  const lines = await api().db.bankLine.findMany({ where: { arenaId: arena.id } });
  expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
  for (const line of lines) {
    const paid = entries.filter(
      ({ externalId, undoneBy }) => externalId?.includes(line.id) && undoneBy === null,
    );
    const settled = line.state === "MATCHED" || line.state === "CONFIRMED";
    expect(paid.map(({ id, amountInCents }) => [id, amountInCents])).toEqual(
      settled ? [[line.entryId, line.amountInCents]] : [],
    );
  }
}

test("whatever happens, in any order, repeated and at once: charged is received, open, cancelled and waived, and nothing counts twice", async () => {
  await fc.assert(
    fc.asyncProperty(batches, async (happening) => {
      const arena = await createArena(api(), "que Fecha a Conta");
      const desk: Desk = {
        arena,
        athletes: await createAthletes(api(), arena.id, 2),
        today: dayAt(new Date(), "America/Sao_Paulo"),
        sent: new Map(),
      };
      await happen(desk, { act: "issue", cents: 20_000, dueIn: -40, times: 2 });
      await happen(desk, { act: "issue", cents: 10_000, dueIn: 10, times: 1 });
      for (const batch of happening) {
        await Promise.all(batch.map((what) => happen(desk, what)));
        await assertAddsUp(desk);
        await assertCountedOnce(desk);
      }
    }),
    { numRuns: 40, seed, endOnFailure: true },
  );
}, 120_000);

test("the accounts that charges are held to come to what is worked out by hand", () => {
  const entry = (kind: LedgerEntry["kind"], more: Partial<LedgerEntry> = {}): LedgerEntry => ({
    id: randomUUID(),
    chargeId: "",
    position: 0,
    kind,
    on: new Date("2026-11-20"),
    amountInCents: null,
    dueOn: null,
    method: null,
    externalId: null,
    waivesLate: false,
    ofCredit: false,
    undoesId: null,
    reason: null,
    recordedById: null,
    recordedAt: new Date("2026-11-20"),
    ...more,
  });
  const issue = entry("ISSUE", { amountInCents: 20_000, dueOn: new Date("2026-10-10") });
  const paid = entry("PAYMENT", { amountInCents: 15_000 });
  // 2% and 1% a month on R$ 200,00, 41 days late.
  expect(accountsOf([issue], "2026-11-20")).toMatchObject({ charged: 20_673, open: 20_673, waived: 0 });
  expect(accountsOf([issue, paid, entry("WAIVER")], "2026-11-20")).toMatchObject({
    charged: 20_673,
    received: 15_000,
    open: 5_000,
    waived: 673,
  });
  expect(
    accountsOf([issue, paid, entry("UNDO", { undoesId: paid.id }), entry("CANCELLATION")], "2026-11-20"),
  ).toMatchObject({ received: 0, cancelled: 20_000, open: 0 });
});
