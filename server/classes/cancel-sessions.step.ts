import type { Transaction } from "../platform/database";
import { freeSessions } from "../courts/occupy.step";
import type { Recorder } from "./credits/credit-account.step";
import { creditFallen } from "./credits/return-credits.step";

/** Cancelled classes, and the athletes on their waiting lists. */
export interface Fallen {
  sessionIds: readonly string[];
  waiting: readonly { sessionId: string; athleteId: string }[];
}

/**
 * Cancels classes: frees their courts, returns credits to their students and clears their waiting lists. Skips classes
 * that have attendance or are already cancelled. Sends no mail: the caller notifies with `tellCancelled`.
 * @param planUntil see `creditFallen`.
 * @returns the classes cancelled by this call.
 */
export async function cancelSessions(
  tx: Transaction,
  by: Recorder,
  sessionIds: readonly string[],
  { reason, planUntil = null }: { reason: string; planUntil?: string | null },
): Promise<Fallen> {
  const fallen = await tx.classSession.updateManyAndReturn({
    where: { id: { in: [...sessionIds] }, status: { not: "CANCELLED" }, attendedAt: null },
    data: { status: "CANCELLED", cancelReason: reason },
    select: { id: true },
  });
  const ids = fallen.map(({ id }) => id);
  await freeSessions(tx, ids);
  await creditFallen(tx, by, ids, planUntil);
  await tx.sessionStudent.updateMany({
    where: { sessionId: { in: ids }, attendance: "BOOKED" },
    data: { attendance: "CANCELLED" },
  });
  const waiting = await tx.$queryRaw<Fallen["waiting"]>`
    DELETE FROM filas_aulas WHERE aula_id = ANY(${ids}::uuid[]) RETURNING aula_id::text AS "sessionId", aluno_id::text AS "athleteId"`;
  return { sessionIds: ids, waiting };
}
