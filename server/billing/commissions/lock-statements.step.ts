import type { CommissionStatement } from "../../../prisma/generated/client/client";
import type { Transaction } from "../../platform/database";
import { dayToDatabase } from "../../platform/time/calendar-day.rules";

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
