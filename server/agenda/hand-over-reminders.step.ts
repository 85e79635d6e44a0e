import type { Merging } from "../athletes/joined-rows.rules";
import type { Transaction } from "../platform/database";

/** What either record was reminded of, nobody is reminded of again. */
export async function handOverReminders(tx: Transaction, { keptId, otherId }: Merging): Promise<void> {
  const told = await tx.eveReminder.findMany({ where: { athleteId: otherId } });
  await tx.eveReminder.createMany({
    data: told.map(({ arenaId, date }) => ({ arenaId, date, athleteId: keptId })),
    skipDuplicates: true,
  });
  await tx.eveReminder.deleteMany({ where: { athleteId: otherId } });
}
