import { timeZoneAt } from "../../arenas/arena-clock.loader";
import { assertRunning } from "../../arenas/running-arena.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { dayToDatabase, firstOfMonth } from "../../platform/time/calendar-day.rules";
import { monthInWords } from "../../platform/time/time-in-words.rules";
import { dayAt } from "../../platform/time/zoned-time.rules";
import { commissionAdjustmentSchema, commissionRuleSchema, notFrom } from "./commission-input.rules";
import { lockStatements, openStatementFor, type TeacherAt } from "./lock-statements.step";

/** Most rules of an arena for one teacher. */
const mostRules = 200;
/** Most adjustments of a month. */
const mostAdjustments = 100;

async function teacherAt(tx: Transaction, teacherArenaId: string, now: Date) {
  await tx.$queryRaw`SELECT id FROM professores_arenas WHERE id = ${teacherArenaId}::uuid FOR UPDATE`;
  const { arenaId, teacherId } = await tx.teacherArena.findUniqueOrThrow({ where: { id: teacherArenaId } });
  return { arenaId, teacherId, today: dayAt(now, await timeZoneAt(tx, arenaId)) };
}

/**
 * Creates a commission rule for a teacher. It applies to classes from its start day on whose attendance is not yet
 * taken.
 * @param typed.key idempotency key: the same key twice is a double click.
 * @returns the teacher and arena. @throws InvalidInput, RuleViolation
 */
export function agreeOnCommission(
  ctx: ActionContext,
  teacherArenaId: string,
  { key, ...typed }: { key: string } & object,
): Promise<TeacherAt> {
  const rule = parseInput(commissionRuleSchema, typed);
  return inTransaction(ctx.db, async (tx) => {
    const { today, ...teacher } = await teacherAt(tx, teacherArenaId, ctx.now);
    await assertRunning(tx, teacher.arenaId);
    const wrong = notFrom(rule.from, today);
    if (wrong !== null) throw new InvalidInput([{ path: ["from"], message: wrong }]);
    const same = await tx.commissionAgreement.findUnique({ where: { key } });
    if (same !== null) return sameOr(same, teacher);
    if ((await tx.commissionAgreement.count({ where: teacher })) >= mostRules)
      throw new RuleViolation("TOO_MANY_RULES", "Este professor já tem 200 regras nesta arena.");
    await tx.commissionAgreement.create({
      data: {
        ...teacher,
        ...rule,
        key,
        from: dayToDatabase(rule.from),
        createdAt: ctx.now,
        createdById: ctx.viewer?.userId ?? null,
      },
    });
    return teacher;
  });
}

/**
 * Records a manual addition to or deduction from a month.
 * @param month any day of it, YYYY-MM-DD.
 * @param typed.key idempotency key: the same key twice is a double click.
 * @returns the teacher and arena. @throws InvalidInput, RuleViolation if the month is closed.
 */
export function adjustCommission(
  ctx: ActionContext,
  teacherArenaId: string,
  { key, month: day, ...typed }: { key: string; month: string } & object,
): Promise<TeacherAt> {
  const adjustment = parseInput(commissionAdjustmentSchema, typed);
  const month = firstOfMonth(day);
  return inTransaction(ctx.db, async (tx) => {
    const { today, ...teacher } = await teacherAt(tx, teacherArenaId, ctx.now);
    const same = await tx.commissionAdjustment.findUnique({ where: { key }, include: { statement: true } });
    if (same !== null) return sameOr(same.statement, teacher);
    if (month > today) throw new RuleViolation("MONTH", "Este mês ainda não começou.");
    if (notFrom(month, today) !== null)
      throw new RuleViolation("MONTH", "Um ajuste pode ser de no máximo um ano atrás.");
    const statementId = await openStatementFor(tx, teacher, month);
    const all = await lockStatements(tx, teacher);
    const statement = all.find(({ id }) => id === statementId);
    if (statement?.state !== "OPEN")
      throw new RuleViolation(
        "ALREADY_CLOSED",
        `O extrato de ${monthInWords(month)} já foi fechado. Lance o ajuste em um mês aberto.`,
      );
    if ((await tx.commissionAdjustment.count({ where: { statementId } })) >= mostAdjustments)
      throw new RuleViolation("TOO_MANY_ADJUSTMENTS", "Este extrato já tem 100 ajustes.");
    await tx.commissionAdjustment.create({
      data: {
        ...adjustment,
        key,
        statementId,
        on: dayToDatabase(today),
        createdAt: ctx.now,
        createdById: ctx.viewer?.userId ?? null,
      },
    });
    return { arenaId: statement.arenaId, teacherId: statement.teacherId };
  });
}

function sameOr(same: TeacherAt, { arenaId, teacherId }: TeacherAt): TeacherAt {
  if (same.arenaId === arenaId && same.teacherId === teacherId) return { arenaId, teacherId };
  throw new RuleViolation("ALREADY_WRITTEN", "Isto já foi salvo para outro professor.");
}
