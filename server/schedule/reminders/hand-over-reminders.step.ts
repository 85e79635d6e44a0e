import type { Merging } from "../../athletes/joined-record.rules";
import type { Transaction } from "../../platform/database";

/** Moves the sent reminders to the kept record, so that none is sent twice. */
export async function handOverReminders(tx: Transaction, { keptId, otherId }: Merging): Promise<void> {
  const sent = await tx.eveReminder.findMany({ where: { athleteId: otherId } });
  await tx.eveReminder.createMany({
    data: sent.map(({ arenaId, date, itemId }) => ({ arenaId, date, itemId, athleteId: keptId })),
    skipDuplicates: true,
  });
  await tx.eveReminder.deleteMany({ where: { athleteId: otherId } });
}
