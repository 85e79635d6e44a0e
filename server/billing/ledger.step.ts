import { randomUUID } from "node:crypto";
import type { Charge, LedgerEntry, PaymentMethod, Prisma } from "../../prisma/generated/client/client";
import { timeZoneAt } from "../arenas/arena-clock.loader";
import { timeZoneOfPlace } from "../arenas/place-time.rules";
import { assertRunning } from "../arenas/arena.step";
import { assertActive } from "../federations/federation.step";
import type { Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { dayAt } from "../platform/time/time-zone.rules";
import { reopenBankLines } from "./bank/bank-line.step";
import { takeOutBoletos } from "./boletos/boleto.step";
import type { ChargeOutcome } from "./charge.rules";
import type { LedgerParts } from "./charge.event";
import { isOfCredit, ofCreditOf, outcomeOf, standing, standingPayments, type Standing } from "./ledger.rules";

type Recorded = Pick<LedgerParts, "now" | "viewer">;
type WhichCharges = Pick<
  Prisma.ChargeWhereInput,
  "id" | "enrolmentId" | "classCreditId" | "rentalId" | "dayUseId"
>;

/** A new charge; amounts in centavos, days as stored in the database. */
export type NewCharge = Pick<
  Prisma.ChargeUncheckedCreateInput,
  | "arenaId"
  | "federationId"
  | "enrolmentId"
  | "athleteId"
  | "teacherId"
  | "tournamentId"
  | "serviceType"
  | "kind"
  | "description"
  | "clientName"
  | "referenceMonth"
  | "requestKey"
  | "monthlyPlanId"
  | "classCreditId"
  | "rentalId"
  | "dayUseId"
  | "classPlanId"
  | "amountInCents"
  | "serviceDate"
> & { arenaId: string | null; dueOn: Date | null };

/**
 * @returns the charge's id.
 * @throws RuleViolation where who would be paid is suspended, or not active.
 */
export async function issueCharge(tx: Transaction, parts: Recorded, charge: NewCharge): Promise<string> {
  const [id = ""] = await issueCharges(tx, parts, [charge]);
  return id;
}

/**
 * Charges of one arena or federation, however many by a fixed number of statements.
 * @returns their ids.
 * @throws RuleViolation where who would be paid is suspended, or not active.
 */
export async function issueCharges(
  tx: Transaction,
  parts: Recorded,
  charges: readonly NewCharge[],
): Promise<string[]> {
  const [first] = charges;
  if (!first) return [];
  const { arenaId, federationId } = first;
  if (arenaId !== null) await assertRunning(tx, arenaId);
  if (federationId) await assertActive(tx, federationId);
  const on = dayToDatabase(dayAt(parts.now, await timeZoneAt(tx, arenaId)));
  const rows = await tx.charge.createManyAndReturn({
    data: charges.map((charge) => ({ ...charge, createdAt: parts.now })),
    select: { id: true, amountInCents: true, dueOn: true },
  });
  await tx.ledgerEntry.createMany({
    data: rows.map(({ id: chargeId, amountInCents, dueOn }) => ({
      chargeId,
      position: 0,
      kind: "ISSUE" as const,
      on,
      amountInCents,
      dueOn,
      ...recordedBy(parts),
    })),
  });
  return rows.map(({ id }) => id);
}

/** One thing that happens to a charge now. */
export type NewEntry =
  | {
      kind: "PAYMENT" | "REFUND";
      amountInCents: number;
      method?: PaymentMethod;
      externalId?: string;
      waivesLate?: boolean;
      /** REFUND: out of the payer's credit. */
      ofCredit?: boolean;
      /** The day on which the money came or went; null for today. */
      on?: Date | null;
      reason?: string;
    }
  | { kind: "UNDO"; undoesId: string; reason: string }
  | { kind: "DUE_DATE"; dueOn: Date | null }
  | { kind: "AMOUNT"; amountInCents: number }
  | { kind: "WAIVER"; reason?: string; externalId?: string }
  | {
      kind: "CANCELLATION";
      reason?: string;
      /** What came becomes the payer's credit. */
      ofCredit?: boolean;
    };

export type ChargeWithEntries = Charge & { entries: LedgerEntry[] };

/** A charge under its lock, and what its entries come to today. */
export interface Locked {
  charge: ChargeWithEntries;
  standing: Standing;
  /** YYYY-MM-DD in the receiver's time zone. */
  today: string;
}

export interface Outcome {
  charge: ChargeWithEntries;
  before: Standing;
  /** The same where the entry was refused, or known already. */
  after: Standing;
  outcome: ChargeOutcome;
}

/**
 * Appends entries to charges: locks them, applies the rules, and writes the entries and derived values. A fixed number
 * of statements, regardless of the number of charges.
 * @param happens computes the entry of a charge; null for none.
 * @returns one outcome for each charge with an entry.
 */
export async function record(
  tx: Transaction,
  parts: Recorded,
  which: WhichCharges,
  happens: (locked: Locked) => NewEntry | null,
): Promise<Outcome[]> {
  const happening = (await lockCharges(tx, which)).flatMap(({ charge, timeZone }) => {
    const today = dayAt(parts.now, timeZone);
    const before = standing(charge.entries, today);
    const event = happens({ charge, standing: before, today });
    if (event === null) return [];
    return [{ charge, before, today, entry: entryOf(event, charge, dayToDatabase(today), parts) }];
  });
  const outcomes: Outcome[] = [];
  const written: LedgerEntry[] = [];
  const known = await knownAmong(tx, happening);
  for (const { charge, before, today, entry } of happening) {
    const outcome = known.has(entry.externalId)
      ? "IGNORED_DUPLICATE"
      : outcomeOf(charge.entries, entry, today);
    if (outcome === "IGNORED_DUPLICATE" || outcome.startsWith("REFUSED_")) {
      outcomes.push({ charge, before, after: before, outcome });
      continue;
    }
    if (entry.externalId !== null) known.add(entry.externalId);
    written.push(entry);
    outcomes.push({ charge, before, after: standing([...charge.entries, entry], today), outcome });
  }
  if (written.length === 0) return outcomes;
  await tx.ledgerEntry.createMany({ data: written });
  const undone = written.flatMap(({ undoesId }) => undoesId ?? []);
  if (undone.length > 0) await reopenBankLines(tx, undone);
  await keepWhatFollows(tx, outcomes);
  // The bank would go on asking for what is paid, waived or changed.
  const changed = new Set(written.map(({ chargeId }) => chargeId));
  await takeOutBoletos(tx, [...changed], parts.now);
  return outcomes;
}

/**
 * The credit of one charge pays another: it goes back from the first and comes to the second, marked as what no money has
 * paid, see `paymentToUndo`. Under the lock of the first it moves only what is still there: a refund or another move at the
 * same moment may have taken it.
 * @returns how much was moved, in centavos.
 */
export async function moveCredit(
  tx: Transaction,
  parts: Recorded,
  {
    from,
    to,
    amountInCents: most,
    reason,
  }: { from: string; to: string; amountInCents: number; reason: string },
): Promise<number> {
  const taken = await record(tx, parts, { id: from }, ({ standing: { credit } }) => {
    const amountInCents = Math.min(credit, most);
    return amountInCents > 0 ? { kind: "REFUND", ofCredit: true, amountInCents, reason } : null;
  });
  const amountInCents = taken.reduce((sum, { before, after }) => sum + before.credit - after.credit, 0);
  if (amountInCents === 0) return 0;
  const externalId = ofCreditOf(from, randomUUID());
  await record(tx, parts, { id: to }, () => ({
    kind: "PAYMENT",
    waivesLate: true,
    externalId,
    amountInCents,
    reason,
  }));
  return amountInCents;
}

/**
 * The payment to undo: the last valid one; null if there is none.
 * @throws RuleViolation if it was paid by credit: undoing it would lose the credit.
 */
export function paymentToUndo(entries: readonly LedgerEntry[]): LedgerEntry | null {
  const last = standingPayments(entries).at(-1) ?? null;
  if (last && isOfCredit(last))
    throw new RuleViolation(
      "CHARGE_PAID_BY_CREDIT",
      "Este pagamento usou um crédito de quem paga e não pode ser desfeito. Para devolver o dinheiro, registre um reembolso quando tudo estiver pago.",
    );
  return last;
}

/** Whether no money has come in but credit of the payer. */
export const isPaidByCreditAlone = (entries: readonly LedgerEntry[]): boolean =>
  standingPayments(entries).every(isOfCredit);

async function lockCharges(
  tx: Transaction,
  which: WhichCharges,
): Promise<{ charge: ChargeWithEntries; timeZone: string }[]> {
  const found = await tx.charge.findMany({ where: which, select: { id: true } });
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  await tx.$queryRaw`SELECT id FROM faturamento WHERE id = ANY (${ids}::uuid[]) ORDER BY id FOR UPDATE`;
  const rows = await tx.charge.findMany({
    where: { id: { in: ids } },
    include: { entries: { orderBy: { position: "asc" } }, arena: { select: { timeZone: true } } },
    orderBy: { id: "asc" },
  });
  return rows.map(({ arena, ...charge }) => ({ charge, timeZone: timeZoneOfPlace(arena) }));
}

/** External ids that are already recorded, on this or another charge. */
async function knownAmong(
  tx: Transaction,
  happening: readonly { entry: LedgerEntry }[],
): Promise<Set<string | null>> {
  const asked = happening.flatMap(({ entry: { externalId } }) => externalId ?? []);
  if (asked.length === 0) return new Set();
  const known = await tx.ledgerEntry.findMany({
    where: { externalId: { in: asked } },
    select: { externalId: true },
  });
  return new Set(known.map(({ externalId }) => externalId));
}

const recordedBy = ({ now, viewer }: Recorded) => ({ recordedAt: now, recordedById: viewer?.userId ?? null });

const entryOf = (event: NewEntry, charge: ChargeWithEntries, today: Date, parts: Recorded): LedgerEntry => ({
  id: randomUUID(),
  chargeId: charge.id,
  position: charge.entries.length,
  amountInCents: null,
  dueOn: null,
  method: null,
  externalId: null,
  waivesLate: false,
  ofCredit: false,
  undoesId: null,
  reason: null,
  ...recordedBy(parts),
  ...event,
  on: ("on" in event ? event.on : null) ?? today,
});

async function keepWhatFollows(tx: Transaction, outcomes: readonly Outcome[]): Promise<void> {
  const rows = outcomes
    .filter(({ before, after }) => after !== before)
    .map(({ charge, after }) => ({
      id: charge.id,
      amount: after.amount,
      due: after.dueOn,
      status: storedStatus[after.status],
      received: after.received,
      refunded: after.refunded,
      late: after.latePaid,
      credit: after.credit,
      paid: after.paidAt,
    }));
  await tx.$executeRaw`
    UPDATE faturamento f SET valor = n.amount, vencimento = n.due, status_pagamento = n.status::status_pagamento,
      recebido_centavos = n.received, reembolsado_centavos = n.refunded, encargos_centavos = n.late, credito_centavos = n.credit,
      pago_em = n.paid
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS n(id uuid, amount int, due date, status text,
      received int, refunded int, late int, credit int, paid timestamptz)
    WHERE f.id = n.id`;
}

const storedStatus = {
  PENDING: "pendente",
  PAID: "pago",
  CANCELLED: "cancelado",
  REFUNDED: "reembolsado",
} satisfies Record<Standing["status"], string>;
