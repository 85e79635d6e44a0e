import type { CommissionStatement } from "../../../prisma/generated/client/client";
import { timeZoneAt } from "../../arenas/arena-clock.loader";
import { formatCents } from "../../brazil/money.rules";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { dayFromDatabase, dayToDatabase } from "../../platform/time/calendar-day.rules";
import { monthInWords } from "../../platform/time/time-in-words.rules";
import { dayAt } from "../../platform/time/zoned-time.rules";
import { commissionPaymentSchema, notPaidOn } from "./commission-input.rules";
import { nextToClose } from "./commission-lines.rules";
import { reckonStatement } from "./known-statements.loader";
import { lockStatements, type TeacherAt } from "./lock-statements.step";
import { openEntries } from "./statement-entries.loader";

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
