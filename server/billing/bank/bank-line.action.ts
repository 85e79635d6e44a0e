import { createHash, randomUUID } from "node:crypto";
import type { BankLine } from "../../../prisma/generated/client/client";
import { todayAtArena } from "../../arenas/arena-clock.loader";
import { highestAmountInCents } from "../../platform/input-fields.rules";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import {
  dayFromDatabase,
  dayToDatabase,
  optionalDayToDatabase,
} from "../../platform/time/calendar-day.rules";
import { type BankStatement, readBankStatement } from "../bank-statement.rules";
import { happenToCharge, happenToCharges } from "../charges/charge.step";
import { reconcile } from "../reconciliation.rules";
import {
  type BankImport,
  externalIdOf,
  notYetHere,
  shownFileName,
  tooLargeToPay,
  undoneReason,
} from "./bank-line.rules";
import { settleLines } from "./bank-line.step";
import { chargesNamedIn, reconcilableCharges } from "./bank-line.loader";

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

/** What the database keeps of an amount. */
const largestAmount = 2 ** 31 - 1;

const inOrder = (a: string, b: string): number => Number(a > b) - Number(a < b);

/**
 * Imports a bank statement file. A new line that names a charge by its code, with exactly the amount due on that day,
 * pays the charge; all other lines wait for manual reconciliation. Idempotent per line: repeated, concurrent or
 * overlapping files count each line once.
 * @throws InvalidInput if the file is not a statement.
 */
export async function importBankStatement(
  ctx: ActionContext,
  arenaId: string,
  { fileName, content }: { fileName: string; content: Uint8Array },
): Promise<BankImport> {
  const read = readBankStatement(content);
  if ("problem" in read) throw new InvalidInput([{ path: ["file"], message: `${read.problem}.` }]);
  const { statements } = read;
  if (statements.some(({ lines }) => lines.some(({ amountInCents }) => amountInCents > largestAmount)))
    throw new InvalidInput([
      { path: ["file"], message: "Um lançamento deste extrato passa de R$ 20 milhões." },
    ]);
  const contentHash = createHash("sha256").update(content).digest("hex");
  const received = keptLines(statements);
  return inTransaction(ctx.db, async (tx) => {
    const idOf = await keepStatements(tx, ctx, arenaId, { fileName, contentHash, statements });
    const made = await keepLines(tx, arenaId, received, idOf);
    return { lines: received.length, newLines: made.length, ...(await payByCode(tx, ctx, arenaId, made)) };
  });
}

interface KeptLine {
  account: string;
  key: string;
  on: string;
  amountInCents: number;
  text: string;
}

/** What came in, once each, in the order in which all who import write: so that none waits for another in a circle. */
function keptLines(statements: readonly BankStatement[]): KeptLine[] {
  const lines = new Map<string, KeptLine>();
  for (const { account, lines: all } of statements)
    for (const { key, on, amountInCents, text } of all)
      if (amountInCents > 0) lines.set(key, { account, key, on, amountInCents, text });
  return [...lines.values()].toSorted((a, b) => inOrder(a.key, b.key));
}

/** @returns the id of each account's statement. */
async function keepStatements(
  tx: Transaction,
  { now, viewer }: ActionContext,
  arenaId: string,
  file: { fileName: string; contentHash: string; statements: readonly BankStatement[] },
): Promise<Map<string, string>> {
  const { contentHash } = file;
  const ofAccount = new Map(file.statements.map((statement) => [statement.account, statement]));
  await tx.bankStatement.createMany({
    data: [...ofAccount.values()]
      .toSorted((a, b) => inOrder(a.account, b.account))
      .map(({ account, from, until }) => ({
        arenaId,
        fileName: shownFileName(file.fileName),
        contentHash,
        account,
        from: optionalDayToDatabase(from),
        until: optionalDayToDatabase(until),
        importedAt: now,
        importedById: viewer?.userId ?? null,
      })),
    skipDuplicates: true,
  });
  const kept = await tx.bankStatement.findMany({
    where: { arenaId, contentHash },
    select: { id: true, account: true },
  });
  return new Map(kept.map(({ id, account }) => [account, id]));
}

interface NewLine {
  id: string;
  key: string;
  on: Date;
  amountInCents: number;
  text: string;
}

/** @returns those that were not there. */
async function keepLines(
  tx: Transaction,
  arenaId: string,
  lines: readonly KeptLine[],
  statementIdOf: ReadonlyMap<string, string>,
): Promise<NewLine[]> {
  const rows = lines.map(({ account, key, on, amountInCents, text }) => ({
    id: randomUUID(),
    statement: statementIdOf.get(account),
    key,
    day: on,
    cents: amountInCents,
    words: text,
  }));
  return tx.$queryRaw<NewLine[]>`
    INSERT INTO lancamentos_bancarios (id, extrato_id, arena_id, chave, dia, valor_centavos, texto)
    SELECT n.id, n.statement, ${arenaId}::uuid, n.key, n.day, n.cents, n.words
    FROM json_to_recordset(${JSON.stringify(rows)}::json)
      AS n(id uuid, statement uuid, key text, day date, cents int, words text)
    ON CONFLICT (arena_id, chave) DO NOTHING
    RETURNING id::text, chave AS key, dia AS on, valor_centavos AS "amountInCents", texto AS text`;
}

/** Pays charges without confirmation if both the code and the exact amount match. */
async function payByCode(
  tx: Transaction,
  ctx: ActionContext,
  arenaId: string,
  made: readonly NewLine[],
): Promise<Pick<BankImport, "matched" | "matchedInCents">> {
  const today = await todayAtArena(tx, arenaId, ctx.now);
  const lines = made
    .map((line) => ({ ...line, externalId: "", on: dayFromDatabase(line.on) }))
    .filter(({ on }) => on <= today)
    .toSorted((a, b) => inOrder(a.on, b.on) || inOrder(a.key, b.key));
  const named = await chargesNamedIn(
    tx,
    arenaId,
    lines.map(({ text }) => text),
  );
  await tx.$queryRaw`SELECT id FROM faturamento WHERE id = ANY (${named}::uuid[]) ORDER BY id FOR UPDATE`;
  const charges = await reconcilableCharges(tx, { id: { in: named } });
  const ofKey = new Map(lines.map((line) => [line.key, line]));
  const payments = new Map<string, (typeof lines)[number]>();
  for (const { key, outcome, chargeIds } of reconcile(lines, charges)) {
    const [line, chargeId] = [ofKey.get(key), chargeIds[0]];
    if (outcome === "MATCHED" && line && chargeId) payments.set(chargeId, line);
  }
  await happenToCharges(tx, ctx, [...payments.keys()], ({ charge }) => {
    const line = payments.get(charge.id);
    return line
      ? {
          kind: "PAYMENT",
          amountInCents: line.amountInCents,
          method: "PIX",
          on: dayToDatabase(line.on),
          externalId: externalIdOf(line.id, 1),
        }
      : null;
  });
  await settleLines(
    tx,
    ctx,
    "MATCHED",
    [...payments.values()].map(({ id }) => ({ lineId: id, payment: 1 })),
  );
  return {
    matched: payments.size,
    matchedInCents: [...payments.values()].reduce((sum, { amountInCents }) => sum + amountInCents, 0),
  };
}
