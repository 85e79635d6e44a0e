import { freeSessions } from "../courts/occupy.step";
import type { OpenPlace } from "../courts/open-place.step";
import type { Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { shortDayInWords } from "../platform/time/time-in-words.rules";
import { clockAt, dayAt } from "../platform/time/zoned-time.rules";
import { takesPlace } from "./class-words.rules";
import { spanOn } from "../platform/time/day-span.rules";
import { assertFree, occupySessions } from "./make-sessions.step";
import type { SessionPlan } from "./session-plan";
import type { SessionChange } from "./series-rows";

/**
 * Moves classes to their new times, with their courts, students and minimum. The number of statements does not depend
 * on the number of classes. A new start resets the notice about missing students, so that it is sent again. Expects the
 * classes to be locked.
 * @throws RuleViolation that names the conflict.
 */
export async function moveSessions(
  tx: Transaction,
  changes: readonly SessionChange[],
  { timeZone }: OpenPlace,
): Promise<void> {
  if (changes.length === 0) return;
  const plans = await plansOf(tx, changes, timeZone);
  const moved = plans.filter((_plan, index) => changes[index]!.seen.length > 0);
  await assertFree(tx, moved, timeZone);
  assertApart(moved, timeZone);
  await freeSessions(
    tx,
    moved.map(({ id }) => id),
  );
  const own = changes.map(({ row, to }) => (row.weeklyClassId === null ? "" : to.own.join(",")));
  await tx.$executeRaw`
    UPDATE aulas SET dia_original = x.dia, inicio = x.inicio, fim = x.fim, professor_id = x.professor, quadra_id = x.quadra,
      min_alunos = x.minimo,
      so_desta = string_to_array(x.so_desta, ','), minimo_avisado_em = CASE WHEN aulas.inicio = x.inicio THEN aulas.minimo_avisado_em END
    FROM unnest(${plans.map(({ id }) => id)}::uuid[], ${plans.map(({ originalDate }) => originalDate)}::date[],
      ${plans.map(({ startsAt }) => startsAt.toISOString())}::timestamptz[],
      ${plans.map(({ endsAt }) => endsAt.toISOString())}::timestamptz[], ${plans.map(({ teacherId }) => teacherId)}::uuid[],
      ${plans.map(({ courtId }) => courtId)}::uuid[], ${plans.map(({ minStudents }) => minStudents)}::int[],
      ${own}::text[]) AS x (id, dia, inicio, fim, professor, quadra, minimo, so_desta)
    WHERE aulas.id = x.id`;
  // Athletes on the waiting list were asked about the old time: ask them again.
  await tx.classWaiting.updateMany({
    where: { sessionId: { in: moved.map(({ id }) => id) } },
    data: { askedUntil: null },
  });
  await occupySessions(tx, moved);
}

async function plansOf(
  tx: Transaction,
  changes: readonly SessionChange[],
  timeZone: string,
): Promise<SessionPlan[]> {
  const students = await tx.sessionStudent.findMany({
    where: { sessionId: { in: changes.map(({ row }) => row.id) }, attendance: { in: [...takesPlace] } },
    select: { sessionId: true, athleteId: true },
  });
  return changes.map(({ row, to }) => ({
    ...row,
    originalDate: to.originalDate,
    teacherId: to.values.teacher,
    courtId: to.values.court,
    minStudents: to.values.minimum,
    ...spanOn(to.date, to.values, timeZone),
    athleteIds: students.flatMap(({ sessionId, athleteId }) => (sessionId === row.id ? [athleteId] : [])),
  }));
}

/** @throws RuleViolation if two classes of one series would overlap. */
function assertApart(plans: readonly SessionPlan[], timeZone: string): void {
  const inOrder = plans.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  const second = inOrder.find((plan, index) => index > 0 && inOrder[index - 1]!.endsAt > plan.startsAt);
  if (!second) return;
  const { startsAt } = second;
  const when = `${shortDayInWords(dayAt(startsAt, timeZone))}, às ${clockAt(startsAt, timeZone)}`;
  throw new RuleViolation("SERIES_OVERLAPS", `Duas aulas desta turma ficariam juntas em ${when}.`, [
    "startsAt",
  ]);
}
