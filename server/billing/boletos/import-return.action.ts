import { createHash, randomUUID } from "node:crypto";
import type { Boleto } from "../../../prisma/generated/client/client";
import { todayAtArena } from "../../arenas/arena-clock.loader";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { InvalidInput } from "../../platform/errors";
import { dayToDatabase, optionalDayToDatabase } from "../../platform/time/calendar-day.rules";
import { shownFileName } from "../bank/bank-line.rules";
import { happenToCharges } from "../charges/charge.step";
import { readReturnFile, type ReturnedCharge } from "../cnab/return-file.rules";
import { chargeTxid } from "../pix-txid.rules";
import { afterRefusedOrder, statusAfter } from "./boleto-bank.rules";
import type { ReturnImport } from "./boleto.rules";
import { eraseEnded } from "./boleto.step";

/** R$ 1.000.000,00: far above what one boleto can bring. */
const largestPayment = 100_000_000;
/** The bank refuses what it was asked to do with a boleto. */
const refusedOrders = ["26", "30"];
/** The same, and money that went back: a cheque that bounced. They change nothing by themselves, and are shown. */
const keptMovements = [...refusedOrders, "44", "50"];

const refuse = (message: string) => new InvalidInput([{ path: ["file"], message }]);

/**
 * 'Enviar retorno': what the bank says became of boletos. A payment pays the charge with what was received: a shortfall stays
 * open, an excess becomes the payer's credit. Each news counts once, however often and in whatever file it comes; news about
 * unknown boletos are kept and listed.
 * @throws InvalidInput if the file is not a return of the arena's agreement.
 */
export async function importReturn(
  ctx: ActionContext,
  arenaId: string,
  { fileName, content }: { fileName: string; content: Uint8Array },
): Promise<ReturnImport> {
  const read = readReturnFile(content);
  if ("problem" in read) throw refuse(`${read.problem}.`);
  const { file } = read;
  if (file.charges.some(({ paidInCents }) => paidInCents > largestPayment))
    throw refuse("Um pagamento deste retorno passa de R$ 1 milhão.");
  const contentHash = createHash("sha256").update(content).digest("hex");
  return inTransaction(ctx.db, async (tx) => {
    await assertOwnFile(tx, arenaId, file.agreement);
    const charges = file.charges.filter(
      ({ kind, movement }) => kind !== "OTHER" || keptMovements.includes(movement),
    );
    const fileId = await keepFile(tx, ctx, arenaId, { fileName, contentHash });
    const news = await keepLines(tx, arenaId, fileId, charges);
    return apply(tx, ctx, arenaId, news);
  });
}

/** @throws InvalidInput */
async function assertOwnFile(tx: Transaction, arenaId: string, agreement: string): Promise<void> {
  const own = await tx.bankAgreement.findUnique({ where: { arenaId }, select: { number: true } });
  if (own === null) throw refuse("Cadastre o convênio de cobrança antes de enviar o retorno.");
  const number = agreement.slice(0, 9).replace(/^0+/, "");
  if (number === own.number) return;
  // An agreement that the arena had before may still bring news.
  const older = /^\d{7}$/.test(number)
    ? await tx.boleto.count({ where: { arenaId, ourNumber: { startsWith: number } } })
    : 0;
  if (older === 0) throw refuse(`Este retorno não é do convênio ${own.number} desta arena.`);
}

async function keepFile(
  tx: Transaction,
  { now, viewer }: ActionContext,
  arenaId: string,
  { fileName, contentHash }: { fileName: string; contentHash: string },
): Promise<string> {
  await tx.returnFile.createMany({
    data: {
      arenaId,
      fileName: shownFileName(fileName || "retorno.ret"),
      contentHash,
      importedAt: now,
      importedById: viewer?.userId ?? null,
    },
    skipDuplicates: true,
  });
  const { id } = await tx.returnFile.findUniqueOrThrow({
    where: { arenaId_contentHash: { arenaId, contentHash } },
    select: { id: true },
  });
  return id;
}

interface News {
  /** Of the line that keeps it. */
  id: string;
  charge: ReturnedCharge;
  boletoId: string | null;
}

/** @returns what no file had brought before, in the order of the file. */
async function keepLines(
  tx: Transaction,
  arenaId: string,
  fileId: string,
  charges: readonly ReturnedCharge[],
): Promise<News[]> {
  const boletos = await tx.boleto.findMany({
    where: {
      arenaId,
      ourNumber: { in: charges.map(({ ourNumber }) => ourNumber) },
      remittanceId: { not: null },
    },
    select: { id: true, ourNumber: true },
  });
  const ofNumber = new Map(boletos.map(({ id, ourNumber }) => [ourNumber, id]));
  // Another program may have used the same numbers of the agreement: its boletos name something else.
  const boletoOf = ({ ourNumber, companyId }: ReturnedCharge): string | null => {
    const id = ofNumber.get(ourNumber) ?? null;
    return id !== null && (companyId === "" || companyId === chargeTxid(id)) ? id : null;
  };
  const rows = charges
    .map((charge) => ({
      id: randomUUID(),
      key: charge.key,
      boleto: boletoOf(charge),
      number: charge.ourNumber,
      words: charge.words,
      paid: charge.paidInCents,
      day: charge.occurredOn,
    }))
    // The same order for every file, so that two of them do not wait for each other.
    .toSorted((a, b) => Number(a.key > b.key) - Number(a.key < b.key));
  const made = await tx.$queryRaw<{ id: string; key: string }[]>`
    INSERT INTO linhas_retorno (id, retorno_id, arena_id, chave, boleto_id, nosso_numero, texto, pago_centavos, dia)
    SELECT n.id, ${fileId}::uuid, ${arenaId}::uuid, n.key, n.boleto, n.number, n.words, n.paid, n.day
    FROM json_to_recordset(${JSON.stringify(rows)}::json)
      AS n(id uuid, key text, boleto uuid, number text, words text, paid int, day date)
    ON CONFLICT (arena_id, chave) DO NOTHING
    RETURNING id::text, chave AS key`;
  const idOf = new Map(made.map(({ id, key }) => [key, id]));
  return charges.flatMap((charge) => {
    const id = idOf.get(charge.key);
    return id === undefined ? [] : [{ id, charge, boletoId: boletoOf(charge) }];
  });
}

async function apply(
  tx: Transaction,
  ctx: ActionContext,
  arenaId: string,
  news: readonly News[],
): Promise<ReturnImport> {
  const boletos = await lockBoletos(
    tx,
    news.flatMap(({ boletoId }) => boletoId ?? []),
  );
  const changed = new Map<string, { status: Boleto["status"]; words: string | null }>();
  const payments: { chargeId: string; lineId: string; charge: ReturnedCharge }[] = [];
  for (const { id, charge, boletoId } of news) {
    const boleto = boletos.get(boletoId ?? "");
    if (!boleto) continue;
    const before = changed.get(boleto.id) ?? { status: boleto.status, words: boleto.bankWords };
    const status = refusedOrders.includes(charge.movement)
      ? afterRefusedOrder(before.status, charge.words)
      : statusAfter(before.status, charge.kind);
    // Late news of how it began does not hide how it ended.
    const isNews = status !== before.status || charge.kind === "PAID" || charge.kind === "OTHER";
    changed.set(boleto.id, { status, words: isNews ? charge.words : before.words });
    if (charge.kind === "PAID" && charge.paidInCents > 0)
      payments.push({ chargeId: boleto.chargeId, lineId: id, charge });
  }
  const rows = [...changed].map(([id, { status, words }]) => ({ id, status: stored[status], words }));
  await tx.$executeRaw`
    UPDATE boletos b SET situacao = n.status::situacao_boleto, texto_banco = n.words, alterado_em = ${ctx.now}
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS n(id uuid, status text, words text) WHERE b.id = n.id`;
  await pay(tx, ctx, arenaId, payments);
  await eraseEnded(tx, { id: { in: [...changed.keys()] } });
  const count = (kind: ReturnedCharge["kind"]) =>
    news.filter(({ charge, boletoId }) => charge.kind === kind && boletoId !== null).length;
  return {
    news: news.length,
    registered: count("REGISTERED"),
    refused: count("REFUSED"),
    paid: count("PAID"),
    paidInCents: payments.reduce((sum, { charge }) => sum + charge.paidInCents, 0),
    takenOut: count("TAKEN_OUT"),
    unknown: news.filter(({ boletoId }) => boletoId === null).length,
  };
}

const stored = {
  WAITING: "aguardando_remessa",
  SENT: "enviado",
  REGISTERED: "registrado",
  REFUSED: "recusado",
  PAID: "pago",
  TAKEN_OUT: "baixado",
  DROPPED: "descartado",
  CANCEL_REQUESTED: "baixa_pedida",
  CANCEL_SENT: "baixa_enviada",
} as const satisfies Record<Boleto["status"], string>;

/** Charges before their boletos, in the order in which a change of a charge locks them. */
async function lockBoletos(tx: Transaction, ids: readonly string[]): Promise<Map<string, Boleto>> {
  if (ids.length === 0) return new Map();
  await tx.$queryRaw`SELECT id FROM faturamento WHERE id IN (SELECT cobranca_id FROM boletos WHERE id = ANY (${[...ids]}::uuid[]))
    ORDER BY id FOR UPDATE`;
  await tx.$queryRaw`SELECT id FROM boletos WHERE id = ANY (${[...ids]}::uuid[]) ORDER BY id FOR UPDATE`;
  const rows = await tx.boleto.findMany({ where: { id: { in: [...ids] } } });
  return new Map(rows.map((row) => [row.id, row]));
}

/** A charge takes one payment at a time; more than one in a file is rare. */
async function pay(
  tx: Transaction,
  ctx: ActionContext,
  arenaId: string,
  payments: readonly { chargeId: string; lineId: string; charge: ReturnedCharge }[],
): Promise<void> {
  const today = await todayAtArena(tx, arenaId, ctx.now);
  let waiting = [...payments];
  while (waiting.length > 0) {
    const now = new Map(waiting.toReversed().map((payment) => [payment.chargeId, payment]));
    waiting = waiting.filter((payment) => now.get(payment.chargeId) !== payment);
    await happenToCharges(tx, ctx, [...now.keys()], ({ charge }) => {
      const payment = now.get(charge.id);
      if (!payment) return null;
      const { occurredOn, paidInCents } = payment.charge;
      return {
        kind: "PAYMENT",
        amountInCents: paidInCents,
        method: "BOLETO",
        on:
          occurredOn === null || occurredOn > today
            ? dayToDatabase(today)
            : optionalDayToDatabase(occurredOn),
        externalId: `retorno:${payment.lineId}`,
      };
    });
  }
}
