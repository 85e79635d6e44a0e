import { todayAtArena } from "../../arenas/arena-clock.loader";
import { reasonSchema } from "../../identity/reason.rules";
import type { ActionContext } from "../../platform/context";
import { inTransaction, isUniqueViolation, type Transaction } from "../../platform/database";
import { InvalidInput } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { dayToDatabase, optionalDayToDatabase } from "../../platform/time/calendar-day.rules";
import { type Entry, standing } from "../ledger.rules";
import { isPaidByCreditAlone, issueCharges, type NewEntry, paymentToUndo } from "../ledger.step";
import type { PaymentMethod } from "../charge-words.rules";
import { assertAllAttend, assertOfNoPlace, happenToCharge, happenToCharges } from "./charge.step";
import {
  changeChargeSchema,
  chargePaymentSchema,
  chargePaymentsSchema,
  createChargesSchema,
  dueDayProblem,
  type NewCharges,
  paymentDayProblem,
  refundSchema,
} from "./charge-input.rules";
import { chargeKindLabel, serviceOf } from "./charge-kind.rules";
import { tellCharged } from "./tell-charged.step";

/**
 * 'Baixa Manual': records a full or partial payment that the receiver has confirmed. A repeated request counts once. An
 * excess becomes the payer's credit.
 * @throws InvalidInput, RuleViolation
 */
export async function registerChargePayment(ctx: ActionContext, id: string, input: unknown): Promise<void> {
  const { amountInCents, paidOn, requestKey, ...how } = parseInput(chargePaymentSchema, input);
  await inTransaction(ctx.db, (tx) =>
    happenToCharge(tx, ctx, id, ({ today }) => {
      assertPaymentDay(paidOn, today);
      return payment({ ...how, amountInCents, paidOn, externalId: paidBy(requestKey) });
    }),
  );
}

const paidBy = (requestKey: string, chargeId?: string): string =>
  chargeId === undefined ? `baixa:${requestKey}` : `baixa:${requestKey}:${chargeId}`;

interface Came {
  amountInCents: number;
  method: PaymentMethod;
  paidOn: string | null;
  note: string | null;
  waivesLate: boolean;
  externalId: string;
}

const payment = ({ paidOn, note, ...came }: Came): NewEntry => ({
  kind: "PAYMENT",
  ...came,
  on: optionalDayToDatabase(paidOn),
  ...(note === null ? {} : { reason: note }),
});

function assertPaymentDay(paidOn: string | null, today: string): void {
  const problem = paidOn && paymentDayProblem(paidOn, today);
  if (problem) throw new InvalidInput([{ path: ["paidOn"], message: problem }]);
}

/** By charge: whether a full payment was recorded. */
export type PaidCharges = ReadonlyMap<string, boolean>;

/**
 * 'Baixa Manual' of several charges: records payment of the full open amount of each on the given day. If only fine and
 * interest are open and they are waived, records only the waiver. Charges that are no longer open do not change. A
 * repeated request counts once and gets the same response. A fixed number of statements.
 * @throws InvalidInput
 */
export async function registerChargePayments(ctx: ActionContext, input: unknown): Promise<PaidCharges> {
  const { chargeIds, paidOn, requestKey, ...how } = parseInput(chargePaymentsSchema, input);
  const paid = new Map(chargeIds.map((id) => [id, false]));
  await inTransaction(ctx.db, (tx) =>
    happenToCharges(tx, ctx, chargeIds, ({ charge: { id, entries }, standing: now, today }) => {
      assertPaymentDay(paidOn, today);
      const externalId = paidBy(requestKey, id);
      if (now.status !== "PENDING") {
        paid.set(
          id,
          entries.some((entry) => entry.externalId === externalId),
        );
        return null;
      }
      const amountInCents = openOn(entries, paidOn ?? today, how.waivesLate);
      paid.set(id, true);
      if (amountInCents > 0) return payment({ ...how, amountInCents, paidOn, externalId });
      const { note } = how;
      return { kind: "WAIVER", externalId, ...(note === null ? {} : { reason: note }) };
    }),
  );
  return paid;
}

/**
 * The amount open on a day. If fine and interest are waived, previous payments of them are reallocated to the
 * principal.
 */
function openOn(entries: readonly Entry[], day: string, waivesLate: boolean): number {
  const { principalOpen, fineOpen, interestOpen, latePaid } = standing(entries, day);
  return waivesLate ? Math.max(0, principalOpen - latePaid) : principalOpen + fineOpen + interestOpen;
}

/** The last payment was none after all. @throws InvalidInput, RuleViolation */
export async function undoChargePayment(ctx: ActionContext, id: string, input: unknown): Promise<void> {
  const { reason } = parseInput(reasonSchema, input);
  await inTransaction(ctx.db, (tx) =>
    happenToCharge(tx, ctx, id, ({ charge }) => {
      const last = paymentToUndo(charge.entries);
      return { kind: "UNDO", undoesId: last?.id ?? charge.id, reason };
    }),
  );
}

/**
 * Records a full or partial refund of a payment or of the payer's credit. A repeated request counts once.
 * @throws InvalidInput, RuleViolation
 */
export async function refundCharge(ctx: ActionContext, id: string, input: unknown): Promise<void> {
  const { amountInCents, reason, ofCredit, requestKey } = parseInput(refundSchema, input);
  await inTransaction(ctx.db, (tx) =>
    happenToCharge(tx, ctx, id, ({ charge }) => {
      // Credit is no longer tied to a tournament place.
      if (!ofCredit) assertOfNoPlace(charge);
      return { kind: "REFUND", amountInCents, reason, ofCredit, externalId: `reembolso:${requestKey}` };
    }),
  );
}

/** Changes the amount or due date while nothing has been paid. @throws InvalidInput, RuleViolation */
export async function changeCharge(ctx: ActionContext, id: string, input: unknown): Promise<void> {
  const { amountInCents, dueOn } = parseInput(changeChargeSchema, input);
  await inTransaction(ctx.db, async (tx) => {
    await happenToCharge(tx, ctx, id, ({ charge, standing, today }) => {
      assertOfNoPlace(charge);
      const problem = dueOn && dueDayProblem(dueOn, today);
      if (problem) throw new InvalidInput([{ path: ["dueOn"], message: problem }]);
      return amountInCents === null || amountInCents === standing.amount
        ? null
        : { kind: "AMOUNT", amountInCents };
    });
    await happenToCharge(tx, ctx, id, ({ standing }) =>
      dueOn === null || dueOn === standing.dueOn ? null : { kind: "DUE_DATE", dueOn: dayToDatabase(dueOn) },
    );
  });
}

/** Waives fine and interest; the principal stays open. @throws InvalidInput, RuleViolation */
export async function waiveLateFees(ctx: ActionContext, id: string, input: unknown): Promise<void> {
  const { reason } = parseInput(reasonSchema, input);
  await inTransaction(ctx.db, (tx) =>
    happenToCharge(tx, ctx, id, ({ charge }) => {
      assertOfNoPlace(charge);
      return { kind: "WAIVER", reason };
    }),
  );
}

/** Cancels a charge and keeps it on record. @throws InvalidInput, RuleViolation */
export async function cancelCharge(ctx: ActionContext, id: string, input: unknown): Promise<void> {
  const { reason } = parseInput(reasonSchema, input);
  await inTransaction(ctx.db, (tx) =>
    happenToCharge(tx, ctx, id, ({ charge, standing: { status, received } }) => {
      assertOfNoPlace(charge);
      // A payment by credit cannot be undone, so the credit it used is the payer's again.
      const ofCredit = status === "PENDING" && received > 0 && isPaidByCreditAlone(charge.entries);
      return { kind: "CANCELLATION", reason, ...(ofCredit ? { ofCredit } : {}) };
    }),
  );
}

/**
 * 'Nova Cobrança': creates one charge for each of several athletes, or one for a client without an athlete record. A
 * repeated request charges once.
 * @returns ids of the charges.
 * @throws InvalidInput, RuleViolation if the arena is suspended.
 */
export async function createCharges(ctx: ActionContext, arenaId: string, input: unknown): Promise<string[]> {
  const charges = parseInput(createChargesSchema, input);
  const made = () => madeBefore(ctx.db, arenaId, charges.requestKey);
  const before = await made();
  if (before.length > 0) return before;
  try {
    return await inTransaction(ctx.db, (tx) => create(tx, ctx, arenaId, charges));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return made();
  }
}

async function create(tx: Transaction, ctx: ActionContext, arenaId: string, charges: NewCharges) {
  const { clientName, kind, amountInCents, dueOn, referenceMonth, requestKey } = charges;
  const problem = dueDayProblem(dueOn, await todayAtArena(tx, arenaId, ctx.now));
  if (problem) throw new InvalidInput([{ path: ["dueOn"], message: problem }]);
  const athleteIds = [...new Set(charges.athleteIds)];
  await assertAllAttend(tx, arenaId, athleteIds);
  const description = charges.description ?? chargeKindLabel[kind];
  const payers =
    athleteIds.length > 0
      ? athleteIds.map((athleteId) => ({ athleteId, clientName: null }))
      : [{ athleteId: null, clientName }];
  const ids = await issueCharges(
    tx,
    ctx,
    payers.map((payer) => ({
      ...payer,
      arenaId,
      kind,
      serviceType: serviceOf[kind],
      description,
      amountInCents,
      serviceDate: dayToDatabase(dueOn),
      dueOn: dayToDatabase(dueOn),
      referenceMonth: optionalDayToDatabase(referenceMonth),
      requestKey,
    })),
  );
  await tellCharged(
    tx,
    ctx,
    arenaId,
    athleteIds.map((athleteId) => ({ athleteId, what: description, amountInCents, dueOn })),
  );
  return ids;
}

/** Charges of a repeated or concurrent request. */
async function madeBefore(db: Transaction, arenaId: string, requestKey: string): Promise<string[]> {
  const rows = await db.charge.findMany({
    where: { arenaId, requestKey },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  return rows.map(({ id }) => id);
}
