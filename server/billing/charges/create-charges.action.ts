import { todayAtArena } from "../../arenas/arena-clock.loader";
import type { ActionContext } from "../../platform/context";
import { inTransaction, isUniqueViolation, type Transaction } from "../../platform/database";
import { InvalidInput } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { dayToDatabase, optionalDayToDatabase } from "../../platform/time/calendar-day.rules";
import { issueCharges } from "../ledger.step";
import { assertAllAttend } from "./all-attend.step";
import { createChargesSchema, dueDayProblem, type NewCharges } from "./charge-input.rules";
import { chargeKindLabel, serviceOf } from "./charge-kind.rules";
import { tellCharged } from "./tell-charged.step";

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
