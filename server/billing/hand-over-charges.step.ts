import type { Merging } from "../athletes/joined-rows.rules";
import type { Transaction } from "../platform/database";

/** What a record owes, has paid and pays every month is the other's: who pays is written anew, the entries stay as they are. */
export async function handOverCharges(tx: Transaction, { keptId, otherId }: Merging): Promise<void> {
  await tx.charge.updateMany({ where: { athleteId: otherId }, data: { athleteId: keptId } });
  await tx.monthlyPlan.updateMany({ where: { athleteId: otherId }, data: { athleteId: keptId } });
}
