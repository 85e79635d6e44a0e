import type { Boleto, Remittance } from "../../../prisma/generated/client/client";
import { timeZoneAt } from "../../arenas/arena-clock.loader";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { dayFromDatabase } from "../../platform/time/calendar-day.rules";
import { clockAt, dayAt } from "../../platform/time/time-zone.rules";
import { collectionAccountProblem } from "../cnab/cnab-bank.rules";
import {
  mostRemitted,
  remittedChargeProblem,
  writeRemittance,
  type RemittedCharge,
} from "../cnab/remittance.rules";
import { chargeTxid } from "../pix-txid.rules";
import { accountOf } from "./boleto-bank.rules";
import { boletosIn } from "./boleto.loader";
import { lockAgreement } from "./boleto.step";

/**
 * 'Baixar remessa': writes all waiting orders into one file, each order once. A repeated request gets the same file.
 * @returns the file's id.
 * @throws RuleViolation if nothing waits.
 */
export async function createRemittance(
  ctx: ActionContext,
  arenaId: string,
  requestKey: string,
): Promise<string> {
  const { id } = await inTransaction(ctx.db, (tx) => create(tx, ctx, arenaId, requestKey));
  return id;
}

async function create(
  tx: Transaction,
  { now, viewer }: ActionContext,
  arenaId: string,
  requestKey: string,
): Promise<Pick<Remittance, "id">> {
  const agreement = await lockAgreement(tx, arenaId);
  if (agreement === null)
    throw new RuleViolation("BOLETO_NO_AGREEMENT", "Cadastre antes o convênio de cobrança.");
  const known = await tx.remittance.findUnique({
    where: { arenaId_requestKey: { arenaId, requestKey } },
    select: { id: true },
  });
  if (known) return known;
  const timeZone = await timeZoneAt(tx, arenaId);
  const writtenOn = dayAt(now, timeZone);
  const { cnpj } = await tx.arena.findUniqueOrThrow({ where: { id: arenaId }, select: { cnpj: true } });
  const account = accountOf(agreement, cnpj);
  const problem = collectionAccountProblem(account);
  if (problem !== null) throw new RuleViolation("BOLETO_NO_AGREEMENT", `${problem}.`);
  const orders = (await lockWaiting(tx, arenaId, writtenOn))
    .map((boleto) => ({ boleto, order: orderOf(boleto) }))
    .filter(({ order }) => remittedChargeProblem(order, account, writtenOn) === null);
  if (orders.length === 0)
    throw new RuleViolation(
      "REMITTANCE_EMPTY",
      "Nenhum boleto espera remessa. As remessas já feitas estão na lista e podem ser baixadas de novo.",
    );
  const number = agreement.lastFile + 1;
  const file = writeRemittance(
    account,
    orders.map(({ order }) => order),
    { writtenOn, writtenAt: clockAt(now, timeZone), fileNumber: number },
  );
  const idsOf = (movement: RemittedCharge["movement"]) =>
    orders.flatMap(({ boleto, order }) => (order.movement === movement ? [boleto.id] : []));
  const [entries, cancellations] = [idsOf("ENTRY"), idsOf("TAKE_OUT")];
  await tx.bankAgreement.update({ where: { arenaId }, data: { lastFile: number } });
  const remittance = await tx.remittance.create({
    data: {
      arenaId,
      number,
      content: file.text,
      entries: entries.length,
      cancellations: cancellations.length,
      requestKey,
      createdAt: now,
      createdById: viewer?.userId ?? null,
    },
    select: { id: true },
  });
  await tx.boleto.updateMany({
    where: { id: { in: entries } },
    data: { status: "SENT", remittanceId: remittance.id, changedAt: now },
  });
  await tx.boleto.updateMany({
    where: { id: { in: cancellations } },
    data: { status: "CANCEL_SENT", changedAt: now, bankWords: null },
  });
  return remittance;
}

/** The boletos that wait, oldest first, under their locks: a payment meanwhile takes one out of the file. */
async function lockWaiting(tx: Transaction, arenaId: string, today: string): Promise<Boleto[]> {
  const where = { arenaId, ...boletosIn("TO_SEND", today) };
  const orderBy = { id: "asc" } as const;
  const found = await tx.boleto.findMany({ where, orderBy, take: mostRemitted, select: { id: true } });
  const ids = found.map(({ id }) => id);
  await tx.$queryRaw`SELECT id FROM boletos WHERE id = ANY (${ids}::uuid[]) ORDER BY id FOR UPDATE`;
  return tx.boleto.findMany({ where: { AND: [where, { id: { in: ids } }] }, orderBy });
}

const orderOf = (boleto: Boleto): RemittedCharge => ({
  movement: boleto.status === "WAITING" ? "ENTRY" : "TAKE_OUT",
  sequence: boleto.sequence,
  companyId: chargeTxid(boleto.id),
  document: String(boleto.sequence),
  amountInCents: boleto.amountInCents,
  issuedOn: dayFromDatabase(boleto.issuedOn),
  dueOn: dayFromDatabase(boleto.dueOn),
  fineInBasisPoints: boleto.fineInBasisPoints,
  interestInBasisPoints: boleto.interestInBasisPoints,
  discount: null,
  payer: {
    name: boleto.payerName,
    document: boleto.payerDocument,
    street: boleto.street,
    district: boleto.district,
    postalCode: boleto.postalCode,
    city: boleto.city,
    state: boleto.uf,
  },
});
