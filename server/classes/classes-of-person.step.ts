import type { SessionStudent } from "../../prisma/generated/client/client";
import { timeZoneAt } from "../arenas/arena-clock.loader";
import { joinRows, type Merging } from "../athletes/joined-record.rules";
import type { ActionContext } from "../platform/context";
import { isOverlapViolation, type Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { counted } from "../platform/numbers.rules";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { inMs } from "../platform/time/duration.rules";
import { dayAt } from "../platform/time/time-zone.rules";
import { takesPlace } from "./class-kind-and-status.rules";
import { creditsReturned } from "./credits/class-bought.event";
import type { Recorder } from "./credits/credit-account.step";
import { type CreditState, defaultCreditRules } from "./credits/credit.rules";
import { staysBefore } from "./hand-over-classes.rules";

/** States of a credit that pays for a place, which removing the place reverts. */
const spent: readonly CreditState[] = ["RESERVED", "USED", "LOST"];

/**
 * Removes the duplicate place of a person who had two places in one class through two records. Returns its credit and
 * withdraws its make-up if unused, so that one class costs one credit and has one make-up.
 */
async function dropDoublePlace(
  tx: Transaction,
  by: Recorder,
  { id, sessionId, creditId, athleteId }: SessionStudent,
): Promise<void> {
  await tx.sessionStudent.delete({ where: { id } });
  if (creditId !== null && (await goOn(tx, by, { creditId, sessionId }, spent, "AVAILABLE")))
    await creditsReturned.happened(tx, by, { creditIds: [creditId] });
  const makeUps = await tx.classCredit.findMany({
    where: { athleteId, missedSessionId: sessionId },
    select: { id: true },
  });
  for (const makeUp of makeUps)
    await goOn(tx, by, { creditId: makeUp.id, sessionId }, ["AVAILABLE"], "CANCELLED");
}

/** Appends an entry if the last one is of that class and has one of these states. @returns whether it did. */
async function goOn(
  tx: Transaction,
  by: Recorder,
  { creditId, sessionId }: { creditId: string; sessionId: string },
  from: readonly CreditState[],
  state: CreditState,
): Promise<boolean> {
  const last = await tx.creditEntry.findFirst({ where: { creditId }, orderBy: { position: "desc" } });
  if (last === null || last.sessionId !== sessionId || !from.includes(last.state)) return false;
  await tx.creditEntry.create({
    data: {
      creditId,
      position: last.position + 1,
      priorPosition: last.position,
      priorState: last.state,
      state,
      expiresOn: last.expiresOn,
      sessionId,
      recordedAt: by.now,
      recordedById: by.viewer?.userId ?? null,
    },
  });
  return true;
}

/** Credits add up: each stays a row with its own entries, and of one purchase they are numbered on. */
async function handOverCredits(tx: Transaction, { keptId, otherId }: Merging): Promise<void> {
  await tx.$executeRaw`UPDATE creditos_aulas c SET aluno_id = ${keptId}::uuid, numero = c.numero + coalesce(
      (SELECT max(k.numero) FROM creditos_aulas k WHERE k.aluno_id = ${keptId}::uuid AND k.arena_id = c.arena_id
        AND k.tipo = c.tipo AND k.origem = c.origem), 0)
    WHERE c.aluno_id = ${otherId}::uuid`;
}

/** The classes of a record are those of the one that takes it in: each once, and paid once. */
export async function handOverClasses(tx: Transaction, by: Recorder, merging: Merging): Promise<void> {
  await handOverPlaces(tx, by, merging);
  await handOverWeekly(tx, merging);
  await handOverLines(tx, merging);
  await handOverCredits(tx, merging);
  const { keptId: athleteId, otherId } = merging;
  await tx.progressNote.updateMany({ where: { athleteId: otherId }, data: { athleteId } });
  await handOverReports(tx, merging);
}

/** A teacher is asked once for a report on them, by the earlier day. */
async function handOverReports(tx: Transaction, merging: Merging): Promise<void> {
  const [kept, other] = await sides(merging, (athleteId) =>
    tx.reportRequest.findMany({ where: { athleteId } }),
  );
  const { dropped } = joinRows(
    kept,
    other,
    ({ arenaId, teacherId }) => `${arenaId} ${teacherId}`,
    (row, standing) => row.dueOn < standing.dueOn,
  );
  await tx.reportRequest.deleteMany({ where: { id: { in: dropped.map(({ id }) => id) } } });
  await tx.reportRequest.updateMany({
    where: { athleteId: merging.otherId },
    data: { athleteId: merging.keptId },
  });
}

const sides = async <Row extends { athleteId: string }>(
  { keptId, otherId }: Merging,
  read: (athleteId: { in: string[] }) => Promise<Row[]>,
): Promise<[kept: Row[], other: Row[]]> => {
  const rows = await read({ in: [keptId, otherId] });
  const of = (id: string) => rows.filter(({ athleteId }) => athleteId === id);
  return [of(keptId), of(otherId)];
};

async function handOverPlaces(tx: Transaction, by: Recorder, merging: Merging): Promise<void> {
  const [kept, other] = await sides(merging, (athleteId) =>
    tx.sessionStudent.findMany({ where: { athleteId } }),
  );
  const { dropped } = joinRows(kept, other, ({ sessionId }) => sessionId, staysBefore);
  for (const place of dropped) await dropDoublePlace(tx, by, place);
  await tx.sessionStudent.updateMany({
    where: { athleteId: merging.otherId },
    data: { athleteId: merging.keptId },
  });
}

/** Who comes every week by both records comes since the earlier day. */
async function handOverWeekly(tx: Transaction, merging: Merging): Promise<void> {
  const [kept, other] = await sides(merging, (athleteId) =>
    tx.classStudent.findMany({ where: { athleteId } }),
  );
  const { dropped } = joinRows(
    kept,
    other,
    ({ weeklyClassId }) => weeklyClassId,
    (row, standing) => row.since < standing.since,
  );
  await tx.classStudent.deleteMany({ where: { id: { in: dropped.map(({ id }) => id) } } });
  await tx.classStudent.updateMany({
    where: { athleteId: merging.otherId },
    data: { athleteId: merging.keptId },
  });
}

/** Keeps one entry per waiting list, with the better position, and none for classes in which they have a place. */
async function handOverLines(tx: Transaction, merging: Merging): Promise<void> {
  const [kept, other] = await sides(merging, (athleteId) =>
    tx.classWaiting.findMany({ where: { athleteId } }),
  );
  const { dropped } = joinRows(
    kept,
    other,
    ({ sessionId }) => sessionId,
    (row, standing) => row.order < standing.order,
  );
  await tx.classWaiting.deleteMany({ where: { id: { in: dropped.map(({ id }) => id) } } });
  const inIt = { athleteId: merging.keptId, attendance: { in: [...takesPlace] } };
  await tx.classWaiting.deleteMany({
    where: {
      athleteId: { in: [merging.keptId, merging.otherId] },
      session: { students: { some: inIt } },
    },
  });
  await tx.classWaiting.updateMany({
    where: { athleteId: merging.otherId },
    data: { athleteId: merging.keptId },
  });
}

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

/** Deleting an account frees the places in upcoming classes; past classes stay, under a pseudonym. */
export async function leaveClasses(tx: Transaction, by: Recorder, athleteId: string): Promise<void> {
  await tx.classStudent.deleteMany({ where: { athleteId } });
  await tx.classWaiting.deleteMany({ where: { athleteId } });
  // Why the arena gave a credit may say something of the person.
  await tx.classCredit.updateMany({ where: { athleteId }, data: { boughtAs: null } });
  const left = await tx.sessionStudent.findMany({
    where: { athleteId, attendance: "BOOKED", startsAt: { gt: by.now } },
    select: { id: true, startsAt: true, creditId: true },
  });
  await tx.sessionStudent.deleteMany({ where: { id: { in: left.map(({ id }) => id) } } });
  const inTime = new Date(by.now.getTime() + inMs({ hours: defaultCreditRules.noticeHours }));
  const creditIds = left.flatMap(({ startsAt, creditId }) => (startsAt >= inTime ? (creditId ?? []) : []));
  if (creditIds.length > 0) await creditsReturned.happened(tx, by, { creditIds });
}

/**
 * Deletes the notes and report requests about an athlete. Expects the athlete's record to be locked, so that none are
 * added.
 */
export async function forgetProgress(tx: Transaction, athleteId: string): Promise<void> {
  await tx.progressNote.deleteMany({ where: { athleteId } });
  await tx.reportRequest.deleteMany({ where: { athleteId } });
}
