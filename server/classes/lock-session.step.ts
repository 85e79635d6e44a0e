import type { ClassSession } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { dayAt } from "../platform/time/zoned-time.rules";

/**
 * Locks a class, and its series before it, so that whoever changes either waits for the other.
 * @throws RuleViolation when it is gone.
 */
export async function lockSession(tx: Transaction, id: string): Promise<ClassSession> {
  // The first part stands for all of its series.
  await tx.$queryRaw`SELECT id FROM aulas_professor WHERE id = (
    SELECT coalesce(s.primeira_parte_id, s.id) FROM aulas a JOIN aulas_professor s ON s.id = a.aula_professor_id
    WHERE a.id = ${id}::uuid) FOR UPDATE`;
  await tx.$queryRaw`SELECT id FROM aulas WHERE id = ${id}::uuid FOR UPDATE`;
  const session = await tx.classSession.findUnique({ where: { id } });
  if (!session) throw new RuleViolation("CLASS_GONE", "Esta aula não existe mais.");
  return session;
}

/** @throws RuleViolation unless it can still be another. */
export function assertOpen({ status, attendedAt }: ClassSession): void {
  if (status === "CANCELLED") throw new RuleViolation("CLASS_CANCELLED", "Esta aula já foi cancelada.");
  if (attendedAt !== null)
    throw new RuleViolation("CLASS_CLOSED", "A chamada desta aula já foi feita, e ela não muda mais.");
}

/** @throws RuleViolation once its day is over and it does not go on after midnight: what has been never changes. */
export function assertToCome({ startsAt, endsAt }: ClassSession, now: Date, timeZone: string): void {
  if (dayAt(startsAt, timeZone) < dayAt(now, timeZone) && endsAt <= now)
    throw new RuleViolation("CLASS_OVER", "Esta aula já passou e não muda mais.");
}
