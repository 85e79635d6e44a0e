import type { Charge, PaymentMethod } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { oneBy, valueBy } from "../platform/loaders";

/** Charge of each enrolment; null if it was never charged. One statement. */
export const chargeOfEnrolment = oneBy(
  (row: Charge & { enrolmentId: string }) => row.enrolmentId,
  async ({ db }, enrolmentIds) => [...(await chargesOf(db, enrolmentIds)).values()],
);

/** Payments minus refunds for each enrolment, in centavos. One statement. */
export const receivedForEnrolment = valueBy<number>(
  async ({ db }, enrolmentIds) => {
    const charges = await chargesOf(db, enrolmentIds);
    return new Map(
      [...charges].map(([id, { receivedInCents, refundedInCents }]) => [
        id,
        receivedInCents - refundedInCents,
      ]),
    );
  },
  () => 0,
);

/** Those of the places whose charge is paid; of a refunded one it is not. */
export async function paidAmong(db: Transaction, enrolmentIds: readonly string[]): Promise<Set<string>> {
  const charges = await chargesOf(db, enrolmentIds);
  return new Set(enrolmentIds.filter((id) => charges.get(id)?.status === "PAID"));
}

/** The charges of places, within a transaction too, by the enrolment's id. */
export async function chargesOf(
  db: Transaction,
  enrolmentIds: readonly string[],
): Promise<Map<string, Charge & { enrolmentId: string }>> {
  const rows = await db.charge.findMany({ where: { enrolmentId: { in: [...enrolmentIds] } } });
  return new Map(
    rows.flatMap((row) =>
      row.enrolmentId === null ? [] : [[row.enrolmentId, { ...row, enrolmentId: row.enrolmentId }]],
    ),
  );
}

/** Income of each tournament's enrolments, received and expected, in centavos. One statement. */
export const moneyOfTournament = valueBy<{ receivedInCents: number; expectedInCents: number }>(
  async ({ db }, ids) => {
    const rows = await db.charge.groupBy({
      by: ["tournamentId", "status"],
      where: { tournamentId: { in: ids }, serviceType: "TOURNAMENT" },
      _sum: { amountInCents: true, receivedInCents: true, refundedInCents: true },
    });
    const money = new Map(ids.map((id) => [id, { receivedInCents: 0, expectedInCents: 0 }]));
    for (const { tournamentId, status, _sum } of rows) {
      const sum = money.get(tournamentId ?? "");
      if (!sum) continue;
      const received = (_sum.receivedInCents ?? 0) - (_sum.refundedInCents ?? 0);
      sum.receivedInCents += received;
      // Of cancelled and refunded charges only the retained amount counts.
      sum.expectedInCents += status === "PENDING" ? (_sum.amountInCents ?? 0) : received;
    }
    return money;
  },
  () => ({ receivedInCents: 0, expectedInCents: 0 }),
);

/** The last valid payment of each charge: its day and, if it was recorded, its method; null without one. One statement. */
export const lastPaymentOf = valueBy<{ on: Date; method: PaymentMethod | null } | null>(
  async ({ db }, chargeIds) => {
    const payments = await db.ledgerEntry.findMany({
      where: { chargeId: { in: chargeIds }, kind: "PAYMENT", undoneBy: null },
      orderBy: { position: "asc" },
      select: { chargeId: true, on: true, method: true },
    });
    return new Map(payments.map(({ chargeId, ...payment }) => [chargeId, payment]));
  },
  () => null,
);
