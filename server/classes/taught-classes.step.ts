import { timeZoneAt } from "../arenas/arena-clock.loader";
import type { ActionContext } from "../platform/context";
import { isOverlapViolation, type Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { counted } from "../platform/plural.rules";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { dayAt } from "../platform/time/zoned-time.rules";

interface Teaching {
  teacherId: string;
  arenaId: string;
  name: string;
}

/** A teacher cannot be deactivated while they have upcoming classes at the arena. @throws RuleViolation */
export async function assertNothingAhead(
  tx: Transaction,
  { now }: Pick<ActionContext, "now">,
  { teacherId, arenaId, name }: Teaching,
): Promise<void> {
  const ahead = await tx.classSession.count({
    where: { teacherId, arenaId, status: { not: "CANCELLED" }, endsAt: { gt: now } },
  });
  const today = dayToDatabase(dayAt(now, await timeZoneAt(tx, arenaId)));
  const weekly = await tx.weeklyClass.count({
    where: { teacherId, arenaId, active: true, OR: [{ endsOn: null }, { endsOn: { gte: today } }] },
  });
  if (ahead === 0 && weekly === 0) return;
  const what =
    ahead > 0
      ? `${counted(ahead, "aula marcada", "aulas marcadas")}`
      : counted(weekly, "aula semanal", "aulas semanais");
  throw new RuleViolation(
    "CLASSES_AHEAD",
    `${name} ainda tem ${what}: passe a outro professor ou cancele no calendário antes de encerrar.`,
  );
}

/** Two records of a teacher become one: their classes go along, and what they wrote of their students. @throws RuleViolation where they would be in two at once. */
export async function moveClasses(
  tx: Transaction,
  _ctx: null,
  { fromId, toId, arenaId }: { fromId: string; toId: string; arenaId: string | null },
): Promise<void> {
  const where = { teacherId: fromId, ...(arenaId === null ? {} : { arenaId }) };
  const data = { teacherId: toId };
  await tx.weeklyClass.updateMany({ where, data });
  await tx.progressNote.updateMany({ where, data });
  await tx.$executeRaw`DELETE FROM pedidos_relatorio r USING pedidos_relatorio o
    WHERE r.professor_id = ${fromId}::uuid AND o.professor_id = ${toId}::uuid
      AND o.aluno_id = r.aluno_id AND o.arena_id = r.arena_id AND (${arenaId}::uuid IS NULL OR r.arena_id = ${arenaId}::uuid)`;
  await tx.reportRequest.updateMany({ where, data });
  await tx.classSession.updateMany({ where, data }).catch((error: unknown) => {
    if (!isOverlapViolation(error)) throw error;
    throw new RuleViolation(
      "CLASSES_OVERLAP",
      "A arena marcou aulas para você no mesmo horário de aulas suas em outra arena. Combine com ela e aceite depois.",
    );
  });
}
