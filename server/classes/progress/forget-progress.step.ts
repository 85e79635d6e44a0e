import type { Transaction } from "../../platform/database";

/** What teachers wrote of somebody goes with them. Their record is locked by now: nobody writes more. */
export async function forgetProgress(tx: Transaction, athleteId: string): Promise<void> {
  await tx.progressNote.deleteMany({ where: { athleteId } });
  await tx.reportRequest.deleteMany({ where: { athleteId } });
}
