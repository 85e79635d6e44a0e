import { randomUUID } from "node:crypto";
import type { CommissionStatement } from "../../../prisma/generated/client/client";
import { timeZoneAt } from "../../arenas/arena-clock.loader";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import {
  addMonths,
  dayFromDatabase,
  dayToDatabase,
  firstOfMonth,
} from "../../platform/time/calendar-day.rules";
import { dayAt } from "../../platform/time/time-zone.rules";
import { commissionRuleFor } from "../commission.rules";
import { earned } from "./commission-lines.rules";
import { termsOf } from "./commission-words.rules";

export interface TeacherAt {
  arenaId: string;
  teacherId: string;
}

/** Locks all statements of a teacher at an arena, so that changes to them are serialized. */
export async function lockStatements(
  tx: Transaction,
  { arenaId, teacherId }: TeacherAt,
): Promise<CommissionStatement[]> {
  await tx.$queryRaw`SELECT id FROM extratos_comissao
    WHERE arena_id = ${arenaId}::uuid AND professor_id = ${teacherId}::uuid ORDER BY id FOR UPDATE`;
  return tx.commissionStatement.findMany({ where: { arenaId, teacherId }, orderBy: { month: "asc" } });
}

/** The statement of a month, which is made where there is none. @param month its first day, YYYY-MM-DD. @returns its id. */
export async function openStatementFor(
  tx: Transaction,
  { arenaId, teacherId }: TeacherAt,
  month: string,
): Promise<string> {
  const data = { arenaId, teacherId, month: dayToDatabase(month) };
  await tx.commissionStatement.createMany({ data, skipDuplicates: true });
  const where = { arenaId_teacherId_month: data };
  return (await tx.commissionStatement.findUniqueOrThrow({ where, select: { id: true } })).id;
}

const minuteMs = 60_000;

/**
 * Stores the commission of a class whose attendance was taken. The rule in force at that time is copied once;
 * attendance is recalculated on each correction, and if the month is already closed, the difference goes to the next
 * statement. Stores nothing if the arena and the teacher have no commission rule. Expects the class to be locked.
 */
export async function copyCommission(
  tx: Transaction,
  { now }: Pick<ActionContext, "now">,
  { sessionId }: { sessionId: string },
): Promise<void> {
  const session = await tx.classSession.findUniqueOrThrow({
    where: { id: sessionId },
    include: {
      commission: true,
      students: {
        include: { credit: { select: { missedSession: { select: { priceInCents: true } } } } },
      },
    },
  });
  const { arenaId, teacherId, kind, attendedAt, commission } = session;
  if (attendedAt === null || session.status === "CANCELLED") return;
  const agreements = await tx.commissionAgreement.findMany({
    where: { arenaId, teacherId, createdAt: { lte: attendedAt } },
  });
  if (agreements.length === 0 && commission === null) return;

  const timeZone = await timeZoneAt(tx, arenaId);
  const date = dayAt(session.startsAt, timeZone);
  const rule = commissionRuleFor(
    { teacherId, classId: kind, date, closedAt: attendedAt },
    agreements.map(({ kind: classId, from, model, value, ...one }) => ({
      ...one,
      classId,
      from: dayFromDatabase(from),
      terms: termsOf(model, value),
    })),
  );
  const agreed = agreements.find(({ id }) => id === rule?.id);
  const copied = commission ?? {
    agreementId: agreed?.id ?? null,
    model: agreed?.model ?? null,
    value: agreed?.value ?? null,
  };
  const entries = await tx.creditEntry.findMany({
    where: { sessionId },
    select: { creditId: true, state: true, credit: { select: { athleteId: true } } },
    orderBy: { position: "asc" },
  });
  // A credit that was lost by one mark comes back by the next: the last entry of this class counts.
  const lastOf = new Map(entries.map((entry) => [entry.creditId, entry]));
  const lost = [...lastOf.values()].filter(({ state }) => state === "LOST");
  const losers = new Set(lost.map(({ credit }) => credit.athleteId));
  const places = session.students.map(({ athleteId, attendance, isMakeUp, credit }) => ({
    attendance,
    isMakeUp,
    creditLost: losers.has(athleteId),
    priceInCents: (isMakeUp ? credit?.missedSession?.priceInCents : null) ?? session.priceInCents ?? 0,
  }));
  const minutes = Math.round((session.endsAt.getTime() - session.startsAt.getTime()) / minuteMs);
  const terms = copied.model === null || copied.value === null ? null : termsOf(copied.model, copied.value);
  const reckoned = earned(places, minutes, terms);
  const id =
    commission?.statementId ?? (await openStatementFor(tx, { arenaId, teacherId }, firstOfMonth(date)));
  const statements = await lockStatements(tx, { arenaId, teacherId });
  const statement = statements.find((one) => one.id === id);
  if (commission === null)
    await tx.commissionLine.create({
      data: {
        id: randomUUID(),
        statementId: id,
        sessionId,
        agreementId: copied.agreementId,
        model: copied.model,
        value: copied.value,
        on: dayToDatabase(date),
        closedAt: attendedAt,
        ...reckoned,
      },
    });
  else if (commission.worth !== reckoned.worth || commission.present !== reckoned.present)
    await tx.commissionLine.update({ where: { id: commission.id }, data: reckoned });
  // A difference in a closed month needs an open statement to carry the correction.
  const changes = reckoned.worth !== (commission?.worth ?? 0n);
  if (statement?.state !== "OPEN" && changes && statements.every(({ state }) => state !== "OPEN"))
    await openStatementFor(
      tx,
      { arenaId, teacherId },
      laterMonth(
        statements.map(({ month }) => dayFromDatabase(month)),
        firstOfMonth(dayAt(now, timeZone)),
      ),
    );
}

/** The first from this one on that has no statement yet. */
function laterMonth(taken: readonly string[], from: string): string {
  const month = firstOfMonth(from);
  return taken.includes(month) ? laterMonth(taken, addMonths(month, 1)) : month;
}
