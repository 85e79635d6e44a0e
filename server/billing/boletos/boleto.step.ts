import type { BankAgreement, Prisma } from "../../../prisma/generated/client/client";
import type { Transaction } from "../../platform/database";
import { activeStatuses, endedStatuses } from "./boleto.rules";

/** An arena's agreement, so that numbers and files are counted one after the other; null without one. */
export async function lockAgreement(tx: Transaction, arenaId: string): Promise<BankAgreement | null> {
  await tx.$queryRaw`SELECT id FROM convenios_cobranca WHERE arena_id = ${arenaId}::uuid FOR UPDATE`;
  return tx.bankAgreement.findUnique({ where: { arenaId } });
}

/**
 * Takes out the boletos of charges that have changed: what the bank knows of them no longer holds. What has not been sent is
 * dropped; of the others the next remittance asks the bank.
 */
export async function takeOutBoletos(
  tx: Transaction,
  chargeIds: readonly string[],
  now: Date,
): Promise<number> {
  const taken = await tx.$executeRaw`
    UPDATE boletos SET alterado_em = ${now}, situacao = (CASE situacao WHEN 'aguardando_remessa' THEN 'descartado'
      ELSE 'baixa_pedida' END)::situacao_boleto
    WHERE id IN (SELECT id FROM boletos WHERE cobranca_id = ANY (${[...chargeIds]}::uuid[])
      AND situacao IN ('aguardando_remessa', 'enviado', 'registrado') ORDER BY id FOR UPDATE)`;
  return taken;
}

const blank = {
  payerName: "",
  payerDocument: "",
  street: "",
  district: "",
  postalCode: "",
  city: "",
  uf: "",
} as const;

/**
 * Erases who pays from an athlete's boletos and from the files to the bank. What the bank still collects is taken out first:
 * its order needs the payer, who is erased with the bank's answer. Boletos of others that the person pays, such as a child's,
 * stay payable and are erased when they end.
 */
export async function forgetBoletos(
  tx: Transaction,
  { id: athleteId, cpf }: { id: string; cpf: string | null },
  now: Date,
): Promise<void> {
  const ofAthlete = { charge: { athleteId } };
  const open = await tx.boleto.findMany({
    where: { ...ofAthlete, status: { in: [...activeStatuses] } },
    select: { chargeId: true },
  });
  await takeOutBoletos(
    tx,
    open.map(({ chargeId }) => chargeId),
    now,
  );
  await tx.boleto.updateMany({ where: ofAthlete, data: { forget: true } });
  await eraseEnded(tx, ofAthlete);
  if (cpf === null) return;
  await tx.boleto.updateMany({ where: { payerDocument: cpf }, data: { forget: true } });
  await eraseEnded(tx, { payerDocument: cpf });
}

/** Erases who paid boletos that have ended and are to be forgotten. */
export async function eraseEnded(tx: Transaction, where: Prisma.BoletoWhereInput): Promise<void> {
  const ended = await tx.boleto.findMany({
    where: { AND: [where, { forget: true, status: { in: [...endedStatuses] }, NOT: { payerDocument: "" } }] },
    select: { id: true, ourNumber: true, arenaId: true, remittanceId: true },
  });
  if (ended.length === 0) return;
  await tx.boleto.updateMany({ where: { id: { in: ended.map(({ id }) => id) } }, data: blank });
  const numbers = ended.flatMap(({ remittanceId, ourNumber }) => (remittanceId === null ? [] : [ourNumber]));
  if (numbers.length === 0) return;
  // Two imports may erase from the same file: the second reads what the first has left.
  await tx.$queryRaw`SELECT id FROM remessas WHERE arena_id = ANY (${ended.map(({ arenaId }) => arenaId)}::uuid[])
    ORDER BY id FOR UPDATE`;
  const files = await tx.remittance.findMany({
    where: {
      arenaId: { in: ended.map(({ arenaId }) => arenaId) },
      OR: numbers.map((number) => ({ content: { contains: number } })),
    },
    select: { id: true, content: true },
  });
  for (const { id, content } of files)
    await tx.remittance.update({ where: { id }, data: { content: withoutPayers(content, numbers) } });
}

/** The numbers of the boletos in a remittance, from their segment P. */
export const ourNumbersIn = (content: string): string[] =>
  content.split("\r\n").flatMap((line) => (line[13] === "P" ? [line.slice(37, 57).trim()] : []));

/** The segment Q after each of these boletos' segment P, with its payer (positions 18 to 153) blanked. */
function withoutPayers(content: string, ourNumbers: readonly string[]): string {
  const lines = content.split("\r\n");
  return lines
    .map((line, index) => {
      const before = lines[index - 1] ?? "";
      const isPayer =
        line[13] === "Q" && before[13] === "P" && ourNumbers.includes(before.slice(37, 57).trim());
      return isPayer ? line.slice(0, 17) + " ".repeat(136) + line.slice(153) : line;
    })
    .join("\r\n");
}
