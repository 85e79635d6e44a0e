import type { Merging } from "../athletes/joined-rows.rules";
import type { Transaction } from "../platform/database";

/** The courts that were asked for under a record are those of the one that takes it in. */
export async function handOverRentals(tx: Transaction, { keptId, otherId }: Merging): Promise<void> {
  await tx.courtBooking.updateMany({ where: { athleteId: otherId }, data: { athleteId: keptId } });
}
