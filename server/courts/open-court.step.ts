import type { Transaction } from "../platform/database";
import { InvalidInput } from "../platform/errors";
import { isUuid } from "../platform/uuid.rules";

/** @throws InvalidInput */
export async function assertOpenCourt(tx: Transaction, arenaId: string, courtId: string): Promise<void> {
  const message = "Esta quadra não está aberta nesta arena";
  const open =
    isUuid(courtId) &&
    (await tx.court.count({ where: { id: courtId, arenaId, active: true, borrowedForId: null } })) > 0;
  if (!open) throw new InvalidInput([{ path: ["courtKey"], message }]);
}
