import type { BankLine } from "../../../prisma/generated/client/client";
import { todayAtArena } from "../../arenas/arena-clock.loader";
import { highestAmountInCents } from "../../platform/amount.rules";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { dayFromDatabase } from "../../platform/time/calendar-day.rules";
import { happenToCharge } from "../charges/happen-to-charge.step";
import { externalIdOf, notYetHere, tooLargeToPay, undoneReason } from "./bank-line.rules";
import { settleLines } from "./bank-line.step";

const settledAlready = () =>
  new RuleViolation("BANK_LINE_SETTLED", "Este recebimento já está conciliado. Desfaça antes.");

/**
 * Pays a charge of the arena with the full amount of a bank line: a shortfall stays open, an excess becomes the payer's
 * credit. Idempotent.
 * @throws InvalidInput, RuleViolation
 */
export async function confirmBankLine(
  ctx: ActionContext,
  id: string,
  { chargeId, waivesLate }: { chargeId: string; waivesLate: boolean },
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    // Lock the charge before the line, in the same order as undoing a payment, to avoid deadlocks.
    const { arenaId } = await tx.bankLine.findUniqueOrThrow({ where: { id }, select: { arenaId: true } });
    const [charge] = await tx.$queryRaw<unknown[]>`
      SELECT id FROM faturamento WHERE id = ${chargeId}::uuid AND arena_id = ${arenaId}::uuid FOR UPDATE`;
    if (!charge)
      throw new InvalidInput([{ path: ["chargeId"], message: "Escolha uma cobrança desta arena" }]);
    const line = await lockLine(tx, id);
    if (line.entryId !== null) {
      if (line.chargeId === chargeId) return;
      throw settledAlready();
    }
    if (line.amountInCents > highestAmountInCents) throw new RuleViolation("BANK_LINE_LARGE", tooLargeToPay);
    if (dayFromDatabase(line.on) > (await todayAtArena(tx, arenaId, ctx.now)))
      throw new RuleViolation("BANK_LINE_AHEAD", notYetHere);
    const payment = line.payments + 1;
    await happenToCharge(tx, ctx, chargeId, () => ({
      kind: "PAYMENT",
      amountInCents: line.amountInCents,
      method: "PIX",
      on: line.on,
      waivesLate,
      externalId: externalIdOf(id, payment),
    }));
    await settleLines(tx, ctx, "CONFIRMED", [{ lineId: id, payment }]);
  });
}

/** Marks a bank line that pays no charge of the arena. @throws RuleViolation */
export async function ignoreBankLine(ctx: ActionContext, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { state, entryId } = await lockLine(tx, id);
    if (entryId !== null) throw settledAlready();
    if (state === "OPEN")
      await tx.bankLine.update({
        where: { id },
        data: { state: "IGNORED", decidedAt: ctx.now, decidedById: ctx.viewer?.userId ?? null },
        select: { id: true },
      });
  });
}

/** Undoes the payment or the dismissal of a bank line, which becomes open again. @throws RuleViolation */
export async function undoBankLine(ctx: ActionContext, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const seen = await tx.bankLine.findUniqueOrThrow({ where: { id }, select: { chargeId: true } });
    if (seen.chargeId !== null)
      await tx.$queryRaw`SELECT id FROM faturamento WHERE id = ${seen.chargeId}::uuid FOR UPDATE`;
    const { state, chargeId, entryId } = await lockLine(tx, id);
    if (chargeId !== seen.chargeId)
      throw new RuleViolation("BANK_LINE_CHANGED", "Este recebimento acabou de mudar. Confira de novo.");
    if (chargeId !== null && entryId !== null)
      await happenToCharge(tx, ctx, chargeId, () => ({
        kind: "UNDO",
        undoesId: entryId,
        reason: undoneReason,
      }));
    else if (state === "IGNORED")
      await tx.bankLine.update({
        where: { id },
        data: { state: "OPEN", decidedAt: null, decidedById: null },
        select: { id: true },
      });
  });
}

async function lockLine(tx: Transaction, id: string): Promise<BankLine> {
  await tx.$queryRaw`SELECT id FROM lancamentos_bancarios WHERE id = ${id}::uuid FOR UPDATE`;
  return tx.bankLine.findUniqueOrThrow({ where: { id } });
}
