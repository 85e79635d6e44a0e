import { createHash, randomUUID } from "node:crypto";
import { todayAtArena } from "../../arenas/arena-clock.loader";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { InvalidInput } from "../../platform/errors";
import {
  dayFromDatabase,
  dayToDatabase,
  optionalDayToDatabase,
} from "../../platform/time/calendar-day.rules";
import { readBankStatement, type BankStatement } from "../bank-statement.rules";
import { happenToCharges } from "../charges/happen-to-charge.step";
import { reconcile } from "../reconciliation.rules";
import { shownFileName, type BankImport } from "./bank-import.rules";
import { externalIdOf } from "./bank-line.rules";
import { chargesNamedIn, reconcilableCharges } from "./reconcilable.loader";
import { settleLines } from "./bank-line.step";

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
