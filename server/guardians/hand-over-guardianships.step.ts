import type { Merging } from "../athletes/joined-rows.rules";
import type { Transaction } from "../platform/database";

/**
 * Who answers for a record answers for the one that takes it in, and what they did for it goes along. Of two bonds of one
 * account, or two questions to one address, that of the record that stays is left.
 */
export async function handOverGuardianships(tx: Transaction, { keptId, otherId }: Merging): Promise<void> {
  const kept = await tx.guardianship.findMany({ where: { athleteId: keptId } });
  for (const row of await tx.guardianship.findMany({ where: { athleteId: otherId } })) {
    const same = kept.find(
      ({ status, userId, email }) =>
        status === row.status &&
        (status === "ACTIVE" ? userId === row.userId : status === "INVITED" && email === row.email),
    );
    if (same === undefined) {
      await tx.guardianship.update({ where: { id: row.id }, data: { athleteId: keptId } });
      continue;
    }
    await tx.guardianAct.updateMany({
      where: { guardianshipId: row.id },
      data: { guardianshipId: same.id },
    });
    await tx.guardianship.delete({ where: { id: row.id } });
  }
}
