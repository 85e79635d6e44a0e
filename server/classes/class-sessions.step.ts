import type { ClassSession } from "../../prisma/generated/client/client";
import { freeSessions, occupy, type OpenPlace } from "../courts/occupy.step";
import { conflictsInWords } from "../courts/taken-in-words.rules";
import type { Transaction } from "../platform/database";
import { InvalidInput, RuleViolation } from "../platform/errors";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { spanOn } from "../platform/time/clock-time.rules";
import { shortDayInWords } from "../platform/time/time-in-words.rules";
import { clockAt, dayAt } from "../platform/time/time-zone.rules";
import { isUuid } from "../platform/uuid.rules";
import { takesPlace } from "./class-kind-and-status.rules";
import type { Recorder } from "./credits/credit-account.step";
import { creditFallen } from "./credits/held-credits.step";
import { inTheWay, wayInWords } from "./in-the-way.loader";
import type { SessionChange, SessionPlan } from "./class-rows";

/** Writes classes, the courts they take and the places of their students: three statements, however many. */
export async function makeSessions(tx: Transaction, plans: readonly SessionPlan[]): Promise<void> {
  if (plans.length === 0) return;
  await tx.classSession.createMany({
    data: plans.map(({ athleteIds: _athleteIds, originalDate, ...plan }) => ({
      ...plan,
      originalDate: dayToDatabase(originalDate),
    })),
  });
  await occupySessions(tx, plans);
  await tx.sessionStudent.createMany({
    data: plans.flatMap(({ id: sessionId, startsAt, endsAt, athleteIds }) =>
      athleteIds.map((athleteId) => ({ sessionId, startsAt, endsAt, athleteId })),
    ),
  });
}

/** The courts that these classes take; those without one take none. */
export const occupySessions = (
  tx: Transaction,
  sessions: readonly Pick<SessionPlan, "id" | "courtId" | "startsAt" | "endsAt">[],
): Promise<void> =>
  occupy(
    tx,
    sessions.flatMap(({ id: sessionId, courtId, startsAt, endsAt }) =>
      courtId === null ? [] : [{ kind: "CLASS" as const, sessionId, courtId, startsAt, endsAt }],
    ),
  );

const fieldOf = { COURT: "courtKey", TEACHER: "teacherKey", ATHLETE: "athleteIds" } as const;

/**
 * @param namesPeople whether the error may say who rents a court or teaches another class.
 * @throws RuleViolation that names the conflict, on the field concerned.
 */
export async function assertFree(
  tx: Transaction,
  plans: readonly SessionPlan[],
  timeZone: string,
  namesPeople = true,
): Promise<void> {
  const found = await inTheWay(tx, plans);
  const ways = namesPeople ? found : found.map((way) => ({ ...way, what: way.unnamed }));
  const [first] = ways;
  if (!first) return;
  throw new RuleViolation(
    `${first.taken}_TAKEN`,
    conflictsInWords(ways.map((way) => wayInWords(way, timeZone))),
    [fieldOf[first.taken]],
  );
}

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

/** @throws InvalidInput */
export async function assertTeaches(tx: Transaction, arenaId: string, teacherId: string): Promise<void> {
  const message = "Este professor não dá aulas nesta arena";
  // They stay so until the transaction ends.
  const [teaches] = isUuid(teacherId)
    ? await tx.$queryRaw<object[]>`
        SELECT a.id FROM professores_arenas a JOIN professores p ON p.id = a.professor_id
        WHERE a.arena_id = ${arenaId}::uuid AND a.professor_id = ${teacherId}::uuid AND a.ativo AND p.ativo FOR SHARE`
    : [];
  if (!teaches) throw new InvalidInput([{ path: ["teacherKey"], message }]);
}

/** @throws InvalidInput */
export async function assertAttend(
  tx: Transaction,
  arenaId: string,
  athleteIds: readonly string[],
): Promise<void> {
  if (athleteIds.length === 0) return;
  const attending = await tx.arenaAthlete.count({
    where: { arenaId, athleteId: { in: [...athleteIds] }, active: true, athlete: { status: "ACTIVE" } },
  });
  if (attending < athleteIds.length)
    throw new InvalidInput([
      { path: ["athleteIds"], message: "Um dos alunos não é atleta ativo desta arena" },
    ]);
}
