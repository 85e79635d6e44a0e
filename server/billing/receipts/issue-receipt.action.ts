import { noteReadings } from "../../athletes/read-personal-data.action";
import { timeZoneOfPlace } from "../../arenas/place-time.rules";
import { formatCnpj, formatCpf } from "../../brazil/cpf-cnpj.rules";
import type { ActionContext } from "../../platform/context";
import { dayFromDatabase } from "../../platform/time/calendar-day.rules";
import { dayAt } from "../../platform/time/time-zone.rules";
import { isMovedCredit, standing } from "../ledger.rules";
import type { Paid } from "./receipt.loader";
import type { ReceiptFacts } from "./receipt.rules";
import type { Receipt } from "../../../prisma/generated/client/client";
import type { Transaction } from "../../platform/database";

/** What a payment's receipt says; gives it its number where it has none yet. */
export async function issueReceipt(ctx: ActionContext, payment: Paid): Promise<ReceiptFacts> {
  const { db, now, viewer } = ctx;
  const { charge, position } = payment;
  const { arena, athlete, athleteId } = charge;
  const receiver = arena ?? charge.federation;
  const paidOn = dayFromDatabase(payment.on);
  const upTo = (end: number) =>
    standing(
      charge.entries.filter((entry) => entry.position < end),
      paidOn,
    );
  const [before, after] = [upTo(position), upTo(position + 1)];
  const refunds = charge.entries.filter((entry) => entry.kind === "REFUND" && !isMovedCredit(entry));
  // A federation knows of its athletes the name, the level and the club.
  const cpf = arena === null ? null : (athlete?.cpf ?? null);
  if (cpf !== null && athleteId !== null && athleteId !== viewer?.athleteId)
    await noteReadings(ctx, [athleteId]);
  const { number, issuedAt } = await db.$transaction((tx) => numberReceipt(tx, now, payment));
  return {
    number,
    receiver: {
      name: receiver?.name ?? "",
      cnpj: receiver?.cnpj ? formatCnpj(receiver.cnpj) : null,
      address: receiver?.fullAddress ?? null,
    },
    payerName: athlete?.fullName ?? charge.clientName,
    payerCpf: cpf && formatCpf(cpf),
    description: charge.description,
    dueOn: charge.dueOn && dayFromDatabase(charge.dueOn),
    paidOn,
    method: payment.method,
    note: payment.reason,
    amountInCents: payment.amountInCents ?? 0,
    lateInCents: after.latePaid - before.latePaid,
    openInCents: after.principalOpen,
    refundedInCents: refunds.reduce((sum, { amountInCents }) => sum + (amountInCents ?? 0), 0),
    issuedOn: dayAt(issuedAt, timeZoneOfPlace(arena)),
  };
}

/** The number of a payment's receipt: the receiver's next, or the one it has already. One after the other for each receiver. */
async function numberReceipt(tx: Transaction, now: Date, payment: Paid): Promise<Receipt> {
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
