import { dropCredits, dropPurchases } from "../../classes/credits/held-credits.step";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { chargesPaid, chargesReopened } from "../charge.event";
import { record, type ChargeWithEntries, type Locked, type NewEntry, type Outcome } from "../ledger.step";
import { refusalOf } from "./charge-outcome.rules";

/**
 * One thing happens to one charge, and whoever waits for its money is told.
 * @param happens what happens, asked under the charge's lock; null for nothing.
 * @throws RuleViolation where the charge does not take it.
 */
export const happenToCharge = (
  tx: Transaction,
  ctx: ActionContext,
  id: string,
  happens: (locked: Locked) => NewEntry | null,
): Promise<void> => happenToCharges(tx, ctx, [id], happens);

/** The same to several, by a fixed number of statements. @throws RuleViolation where one does not take it. */
export async function happenToCharges(
  tx: Transaction,
  ctx: ActionContext,
  ids: readonly string[],
  happens: (locked: Locked) => NewEntry | null,
): Promise<void> {
  const outcomes = await record(tx, ctx, { id: { in: [...ids] } }, happens);
  for (const { outcome } of outcomes) {
    const refusal = refusalOf(outcome);
    if (refusal) throw new RuleViolation(refusal.code, refusal.message);
  }
  const paid = placesOf(outcomes, ({ before, after }) => before.status !== "PAID" && after.status === "PAID");
  if (paid.length > 0) await chargesPaid.happened(tx, ctx, { enrolmentIds: paid });
  const reopened = placesOf(
    outcomes,
    ({ before, after }) => before.status !== "PENDING" && after.status === "PENDING",
  );
  if (reopened.length > 0) await chargesReopened.happened(tx, ctx, { enrolmentIds: reopened });
  // Whoever has the money back, or owes nothing any more, has no class for it.
  const ended = outcomes.flatMap(({ charge, after: { status } }) =>
    status === "CANCELLED" || status === "REFUNDED" ? [charge] : [],
  );
  await dropCredits(
    tx,
    ctx,
    ended.flatMap(({ classCreditId }) => classCreditId ?? []),
  );
  await dropPurchases(tx, ctx, ended.flatMap(soldBy));
}

/** What the sale of a plan has given, by the key that its charge and its credits share. */
export const soldBy = ({
  classPlanId,
  arenaId,
  athleteId,
  requestKey,
}: Pick<ChargeWithEntries, "classPlanId" | "arenaId" | "athleteId" | "requestKey">) =>
  classPlanId === null || arenaId === null || athleteId === null || requestKey === null
    ? []
    : [{ arenaId, athleteId, purchase: requestKey }];

const placesOf = (outcomes: readonly Outcome[], which: (outcome: Outcome) => boolean): string[] =>
  outcomes.filter(which).flatMap(({ charge }) => charge.enrolmentId ?? []);

/**
 * What is owed for a place in a tournament follows from the place: it is given back, changed and cancelled there.
 * @throws RuleViolation
 */
export function assertOfNoPlace({ enrolmentId }: Pick<ChargeWithEntries, "enrolmentId">): void {
  if (enrolmentId === null) return;
  throw new RuleViolation(
    "CHARGE_OF_PLACE",
    "Esta cobrança é de uma inscrição em torneio. Altere a inscrição na página do torneio, em Inscritos.",
  );
}
