import type { ClassSession } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { dayAt } from "../platform/time/zoned-time.rules";

/**
 * Locks the series of a class, then the class, so that changes to either are serialized.
 * @throws RuleViolation if the class no longer exists.
 */
export async function lockSession(tx: Transaction, id: string): Promise<ClassSession> {
  // Locking the first part locks the whole series.
  await tx.$queryRaw`SELECT id FROM aulas_professor WHERE id = (
    SELECT coalesce(s.primeira_parte_id, s.id) FROM aulas a JOIN aulas_professor s ON s.id = a.aula_professor_id
    WHERE a.id = ${id}::uuid) FOR UPDATE`;
  await tx.$queryRaw`SELECT id FROM aulas WHERE id = ${id}::uuid FOR UPDATE`;
  const session = await tx.classSession.findUnique({ where: { id } });
  if (!session) throw new RuleViolation("CLASS_GONE", "Esta aula não existe mais.");
  return session;
}

/** @throws RuleViolation if the class is cancelled or has attendance. */
export function assertOpen({ status, attendedAt }: ClassSession): void {
  if (status === "CANCELLED") throw new RuleViolation("CLASS_CANCELLED", "Esta aula já foi cancelada.");
  if (attendedAt !== null)
    throw new RuleViolation("CLASS_CLOSED", "A chamada desta aula já foi feita, e ela não muda mais.");
}

/** @throws RuleViolation if the class is over and its day has passed: past classes never change. */
export function assertToCome({ startsAt, endsAt }: ClassSession, now: Date, timeZone: string): void {
  if (dayAt(startsAt, timeZone) < dayAt(now, timeZone) && endsAt <= now)
    throw new RuleViolation("CLASS_OVER", "Esta aula já passou e não muda mais.");
}
