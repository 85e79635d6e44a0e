import type { Prisma } from "../../../prisma/generated/client/client";
import type { Transaction } from "../../platform/database";
import { listedBy } from "../../platform/listed-by.rules";
import { dayFromDatabase } from "../../platform/time/calendar-day.rules";
import { owedBy } from "../ledger.rules";
import { txidsIn, txidsOf } from "../pix-txid.rules";
import type { ReconcilableCharge } from "../reconciliation.rules";

/** Most open charges compared with bank lines: the latest ones. */
const mostCompared = 5000;

/** Entries that make the history of a charge relevant for matching, beyond its amount and due date. */
const telling = ["PAYMENT", "UNDO", "WAIVER", "REFUND"] as const;

/** Charges of an arena that texts of its bank name, whatever their standing. One statement. */
export async function chargesNamedIn(
  db: Transaction,
  arenaId: string,
  texts: readonly string[],
): Promise<string[]> {
  const { chargeIds, enrolmentTxids } = txidsIn(texts.join(" \n "));
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM faturamento WHERE arena_id = ${arenaId}::uuid AND (id = ANY (${chargeIds}::uuid[])
      OR 'INSC' || upper(right(replace(inscricao_id::text, '-', ''), 16)) = ANY (${enrolmentTxids}::text[]))`;
  return rows.map(({ id }) => id);
}

/** Charges as they are matched with what came in. Three statements, however many. */
export async function reconcilableCharges(
  db: Transaction,
  where: Prisma.ChargeWhereInput,
): Promise<ReconcilableCharge[]> {
  const charges = await db.charge.findMany({
    where,
    select: {
      id: true,
      enrolmentId: true,
      amountInCents: true,
      dueOn: true,
      status: true,
      clientName: true,
      athlete: { select: { fullName: true } },
    },
    orderBy: { id: "desc" },
    take: mostCompared,
  });
  const entries = await db.ledgerEntry.findMany({
    where: { charge: { AND: [where, { entries: { some: { kind: { in: [...telling] } } } }] } },
    orderBy: [{ chargeId: "asc" }, { position: "asc" }],
  });
  const entriesOf = listedBy(entries, ({ chargeId }) => chargeId);
  return charges.map(({ athlete, clientName, ...charge }) => ({
    id: charge.id,
    payer: athlete?.fullName ?? clientName,
    txids: txidsOf(charge),
    status: charge.status,
    ...owedBy(charge, entriesOf.get(charge.id) ?? []),
  }));
}

/** A line as the rules take it. */
export const lineForRules = (line: { on: Date; amountInCents: number; text: string }) => ({
  externalId: "",
  on: dayFromDatabase(line.on),
  amountInCents: line.amountInCents,
  text: line.text,
});
