import type { CommissionStatement } from "../../../prisma/generated/client/client";
import { timeZoneAt } from "../../arenas/arena-clock.loader";
import { assertRunning } from "../../arenas/arena.step";
import { formatCents } from "../../brazil/money.rules";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { dayFromDatabase, dayToDatabase, firstOfMonth } from "../../platform/time/calendar-day.rules";
import { monthInWords } from "../../platform/time/time-in-words.rules";
import { dayAt } from "../../platform/time/time-zone.rules";
import {
  commissionAdjustmentSchema,
  commissionPaymentSchema,
  commissionRuleSchema,
  notFrom,
  notPaidOn,
} from "./commission-input.rules";
import { nextToClose } from "./commission-lines.rules";
import { openEntries, reckonStatement } from "./commission-statement.loader";
import { lockStatements, openStatementFor, type TeacherAt } from "./commission.step";

interface Locked {
  statement: CommissionStatement;
  all: CommissionStatement[];
  today: string;
}

async function lockStatement(tx: Transaction, id: string, now: Date): Promise<Locked> {
  const found = await tx.commissionStatement.findUniqueOrThrow({
    where: { id },
    select: { arenaId: true, teacherId: true },
  });
  const all = await lockStatements(tx, found);
  const statement = all.find((one) => one.id === id);
  if (!statement) throw new RuleViolation("GONE", "Este extrato mudou de lugar. Atualize a página.");
  return { statement, all, today: dayAt(now, await timeZoneAt(tx, found.arenaId)) };
}

const monthOf = ({ month }: Pick<CommissionStatement, "month">): string =>
  monthInWords(dayFromDatabase(month));

/**
 * Closes a month: freezes its total and lines. Idempotent, so that a double click changes nothing.
 * @param seenInCents the amount payable that the user saw when confirming.
 * @returns the teacher and arena of the statement.
 * @throws RuleViolation
 */
export const closeCommissionStatement = (
  ctx: ActionContext,
  id: string,
  seenInCents: number,
): Promise<TeacherAt> =>
  inTransaction(ctx.db, async (tx) => {
    const { statement, all, today } = await lockStatement(tx, id, ctx.now);
    if (statement.state !== "OPEN") {
      if (statement.payableInCents === seenInCents) return statement;
      throw new RuleViolation("ALREADY_CLOSED", `O extrato de ${monthOf(statement)} já foi fechado.`);
    }
    if (dayFromDatabase(statement.month) > today)
      throw new RuleViolation("NOT_YET", `O mês de ${monthOf(statement)} ainda não começou.`);
    const next = nextToClose(
      all.map((one) => ({ ...one, month: dayFromDatabase(one.month), number: one.number })),
    );
    if (next && next.id !== id)
      throw new RuleViolation("EARLIER_OPEN", `Feche antes o extrato de ${monthInWords(next.month)}.`);
    const figures = await reckonStatement(tx, id);
    if (figures.payableInCents !== seenInCents)
      throw new RuleViolation(
        "CHANGED_MEANWHILE",
        `O extrato mudou enquanto você conferia: agora são ${formatCents(figures.payableInCents)}. Confira e feche de novo.`,
      );
    const entries = await openEntries(tx, id, figures);
    await tx.commissionEntry.createMany({
      data: entries.map((entry, position) => ({ ...entry, statementId: id, position })),
    });
    const { grossInCents, carriedInInCents, payableInCents, carriedOutInCents } = figures;
    return tx.commissionStatement.update({
      where: { id },
      data: {
        state: "CLOSED",
        number: Math.max(0, ...all.map(({ number }) => number ?? 0)) + 1,
        grossInCents,
        carriedInInCents,
        payableInCents,
        carriedOutInCents,
        closedAt: ctx.now,
        closedById: ctx.viewer?.userId ?? null,
      },
    });
  });

/**
 * Reopens a statement, if it is unpaid and no later one is closed. Does nothing if it is open.
 * @returns the teacher and arena of the statement.
 * @throws RuleViolation
 */
export const reopenCommissionStatement = (ctx: ActionContext, id: string): Promise<TeacherAt> =>
  inTransaction(ctx.db, async (tx) => {
    const { statement, all } = await lockStatement(tx, id, ctx.now);
    if (statement.state === "OPEN") return statement;
    if (statement.state === "PAID")
      throw new RuleViolation(
        "ALREADY_PAID",
        "Este extrato já foi pago e não muda mais. Lance um ajuste no próximo.",
      );
    const later = all.find(({ number }) => Number(number) > Number(statement.number));
    if (later) throw new RuleViolation("LATER_CLOSED", `Reabra antes o extrato de ${monthOf(later)}.`);
    await tx.commissionEntry.deleteMany({ where: { statementId: id } });
    return tx.commissionStatement.update({
      where: { id },
      data: {
        state: "OPEN",
        number: null,
        grossInCents: null,
        carriedInInCents: null,
        payableInCents: null,
        carriedOutInCents: null,
        closedAt: null,
        closedById: null,
        reopenedAt: ctx.now,
        reopenedById: ctx.viewer?.userId ?? null,
      },
    });
  });

/**
 * Records the payment of a statement, which is immutable from then on. Idempotent.
 * @returns the teacher and arena of the statement.
 * @throws InvalidInput, RuleViolation
 */
export function payCommissionStatement(ctx: ActionContext, id: string, typed: object): Promise<TeacherAt> {
  const payment = parseInput(commissionPaymentSchema, typed);
  return inTransaction(ctx.db, async (tx) => {
    const { statement, today } = await lockStatement(tx, id, ctx.now);
    const paidOn = dayToDatabase(payment.paidOn);
    if (statement.state === "PAID") {
      const { method, note } = statement;
      if (
        statement.paidOn?.getTime() === paidOn.getTime() &&
        method === payment.method &&
        note === payment.note
      )
        return statement;
      throw new RuleViolation("ALREADY_PAID", `O extrato de ${monthOf(statement)} já foi pago.`);
    }
    if (statement.state === "OPEN")
      throw new RuleViolation("OPEN", `Feche o extrato de ${monthOf(statement)} antes de pagar.`);
    if (statement.payableInCents === 0)
      throw new RuleViolation("NOTHING_TO_PAY", "Este extrato não tem nada a pagar.");
    const wrong = notPaidOn(payment.paidOn, dayFromDatabase(statement.month), today);
    if (wrong !== null) throw new InvalidInput([{ path: ["paidOn"], message: wrong }]);
    const { method, note } = payment;
    return tx.commissionStatement.update({
      where: { id },
      data: { state: "PAID", paidOn, method, note, paidAt: ctx.now, paidById: ctx.viewer?.userId ?? null },
    });
  });
}

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
