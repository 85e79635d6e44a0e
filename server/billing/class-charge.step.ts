import { dropCredits, dropPurchases, purchasesOf } from "../classes/credits/held-credits.step";
import type { ClassBought } from "../classes/credits/class-bought.event";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { dateInDigits } from "../platform/time/time-in-words.rules";
import { isUuid } from "../platform/uuid.rules";
import type { LedgerParts } from "./charge.event";
import { chargeKindLabel, serviceOf } from "./charges/charge-kind.rules";
import { soldBy } from "./charges/charge.step";
import { tellCharged } from "./charges/tell-charged.step";
import { issueCharge, record } from "./ledger.step";

/** Who has a place that no credit paid owes the class, on its day at the latest. */
export async function chargeClass(
  tx: Transaction,
  ctx: Pick<ActionContext, "now" | "viewer" | "outbox" | "publicUrl">,
  { session, athleteId, creditId, amountInCents, day }: ClassBought,
): Promise<void> {
  const { arenaId, teacherId, name, category } = session;
  const what = `${chargeKindLabel.SINGLE_CLASS} de ${dateInDigits(day)}: ${name ?? category}`;
  await issueCharge(tx, ctx, {
    arenaId,
    athleteId,
    teacherId,
    classCreditId: creditId,
    kind: "SINGLE_CLASS",
    serviceType: serviceOf.SINGLE_CLASS,
    description: what,
    amountInCents,
    serviceDate: dayToDatabase(day),
    dueOn: dayToDatabase(day),
  });
  await tellCharged(tx, ctx, arenaId, [{ athleteId, what, amountInCents, dueOn: day }]);
}

/**
 * Call after credits were returned: cancels the charge of each credit for which nothing was paid, and withdraws the
 * credit. A partly paid credit stays, and so does the rest of its charge.
 */
export async function dropUnpaidClasses(
  tx: Transaction,
  by: Pick<LedgerParts, "now" | "viewer">,
  { creditIds }: { creditIds: readonly string[] },
): Promise<void> {
  const among = { classCreditId: { in: [...creditIds] } };
  await record(tx, by, among, ({ standing: { status, received } }) =>
    status === "PENDING" && received === 0 ? { kind: "CANCELLATION" } : null,
  );
  const unpaid = await tx.charge.findMany({
    where: { ...among, status: { in: ["CANCELLED", "REFUNDED"] } },
    select: { classCreditId: true },
  });
  await dropCredits(
    tx,
    by,
    unpaid.flatMap(({ classCreditId }) => classCreditId ?? []),
  );
  // Withdraw all credits of plans whose charge was cancelled or refunded in the meantime.
  const keys = await purchasesOf(tx, creditIds);
  if (keys.length === 0) return;
  const ended = await tx.charge.findMany({
    where: {
      requestKey: { in: keys },
      classPlanId: { not: null },
      status: { in: ["CANCELLED", "REFUNDED"] },
    },
    select: { classPlanId: true, arenaId: true, athleteId: true, requestKey: true },
  });
  await dropPurchases(tx, by, ended.flatMap(soldBy));
}

/** The credits of these that were charged for: singly, or with the plan that brought them. @returns their ids. */
export async function soldAmong(
  tx: Transaction,
  { arenaId, athleteId }: { arenaId: string; athleteId: string },
  credits: readonly { id: string; purchaseId: string }[],
): Promise<ReadonlySet<string>> {
  const purchases = [...new Set(credits.map(({ purchaseId }) => purchaseId))].filter(isUuid);
  const charges = await tx.charge.findMany({
    where: {
      arenaId,
      OR: [
        { classCreditId: { in: credits.map(({ id }) => id) } },
        { athleteId, requestKey: { in: purchases } },
      ],
    },
    select: { classCreditId: true, requestKey: true },
  });
  const keys = new Set(charges.flatMap((charge) => [charge.classCreditId, charge.requestKey]));
  return new Set(credits.flatMap(({ id, purchaseId }) => (keys.has(id) || keys.has(purchaseId) ? [id] : [])));
}
