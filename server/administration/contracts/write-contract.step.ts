import type { Contract } from "../../../prisma/generated/client/client";
import { audit, type AuditedAct } from "../../identity/audit.step";
import type { ActionContext } from "../../platform/context";
import { isOverlapViolation, type Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import {
  dayFromDatabase,
  dayToDatabase,
  optionalDayToDatabase,
} from "../../platform/time/calendar-day.rules";
import { type ContractDays, endsInOrder } from "./contract-period.rules";
import { ContractChangedMeanwhile } from "./contract.errors";
import type { ContractTerms } from "./contract.rules";

/** Locks the row: of two who change it at once the second waits, and sees what the first did. */
export async function lockContract(tx: Transaction, id: string): Promise<Contract> {
  await tx.$queryRaw`SELECT id FROM contratos WHERE id = ${id}::uuid FOR UPDATE`;
  const contract = await tx.contract.findUnique({ where: { id } });
  if (!contract) throw new RuleViolation("CONTRACT_GONE", "Este contrato não existe mais.");
  return contract;
}

/** @throws ContractChangedMeanwhile unless it is as it was seen. */
export function assertSeen({ id, version }: Contract, seen: number): void {
  if (version !== seen) throw new ContractChangedMeanwhile(id);
}

/** The days of a row. */
export const daysOf = ({
  firstDay,
  lastDay,
  termMonths,
  endedOn,
}: Pick<Contract, "firstDay" | "lastDay" | "termMonths" | "endedOn">): ContractDays => ({
  firstDay: dayFromDatabase(firstDay),
  lastDay: lastDay && dayFromDatabase(lastDay),
  termMonths,
  endedOn: endedOn && dayFromDatabase(endedOn),
});

/** The terms of a stored contract. */
export const termsOf = (row: Contract): ContractTerms => {
  const { firstDay, lastDay, termMonths } = daysOf(row);
  const { plan, billingPeriod, priceInCents, renewsItself } = row;
  return { plan, billingPeriod, priceInCents, firstDay, lastDay, renewsItself, termMonths };
};

export const termsToDatabase = (terms: ContractTerms) => ({
  plan: terms.plan,
  billingPeriod: terms.billingPeriod,
  priceInCents: terms.priceInCents,
  firstDay: dayToDatabase(terms.firstDay),
  lastDay: optionalDayToDatabase(terms.lastDay),
  renewsItself: terms.renewsItself,
  termMonths: terms.termMonths,
  endsInOrder: dayToDatabase(endsInOrder({ ...terms, endedOn: null })),
});

/** Writes an audit entry with the party of the contract as its subject. */
export const auditContract = (
  tx: Transaction,
  ctx: ActionContext,
  { arenaId, federationId }: { arenaId: string | null; federationId: string | null },
  act: Omit<AuditedAct, "subject">,
): Promise<void> =>
  audit(tx, ctx, {
    ...act,
    subject: arenaId === null ? { kind: "FEDERATION", id: federationId } : { kind: "ARENA", id: arenaId },
  });

/**
 * Awaits a write to the days of a contract, and turns a violation of the exclusion constraint (no overlapping contracts
 * of one party) into a field error.
 * @throws RuleViolation at `field`.
 */
export async function orOverlap<Result>(
  work: Promise<Result>,
  field: "firstDay" | "lastDay" | "endsOn",
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (isOverlapViolation(error))
      throw new RuleViolation("CONTRACTS_OVERLAP", "Já há um contrato com este contratante nesses dias.", [
        field,
      ]);
    throw error;
  }
}
