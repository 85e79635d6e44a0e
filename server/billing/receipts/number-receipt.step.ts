import type { Receipt } from "../../../prisma/generated/client/client";
import type { Transaction } from "../../platform/database";

/** A payment, and who it was paid to: an arena or a federation. */
interface Paid {
  id: string;
  charge: { arenaId: string | null; federationId: string | null };
}

/** The number of a payment's receipt: the receiver's next, or the one it has already. One after the other for each receiver. */
export async function numberReceipt(tx: Transaction, now: Date, payment: Paid): Promise<Receipt> {
  const { arenaId, federationId } = payment.charge;
  const receiver = arenaId ?? federationId;
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`receipts:${receiver}`}, 0))::text`;
  const known = await tx.receipt.findUnique({ where: { paymentId: payment.id } });
  if (known) return known;
  const last = await tx.receipt.findFirst({
    where: arenaId === null ? { federationId } : { arenaId },
    orderBy: { number: "desc" },
    select: { number: true },
  });
  return tx.receipt.create({
    data: { arenaId, federationId, number: (last?.number ?? 0) + 1, paymentId: payment.id, issuedAt: now },
  });
}
