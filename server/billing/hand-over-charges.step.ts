import type { Merging } from "../athletes/joined-rows.rules";
import type { Transaction } from "../platform/database";

/** Moves charges and monthly plans to the kept record by changing the payer. Ledger entries do not change. */
export async function handOverCharges(tx: Transaction, { keptId, otherId }: Merging): Promise<void> {
  await tx.charge.updateMany({ where: { athleteId: otherId }, data: { athleteId: keptId } });
  await tx.monthlyPlan.updateMany({ where: { athleteId: otherId }, data: { athleteId: keptId } });
}
