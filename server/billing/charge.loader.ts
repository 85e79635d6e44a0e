import type { Charge } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { oneBy, valueBy } from "../platform/loaders";

/** What each place costs and whether it is paid; null where nothing was ever owed for it. One statement. */
export const chargeOfEnrolment = oneBy(
  (row: Charge & { enrolmentId: string }) => row.enrolmentId,
  async ({ db }, enrolmentIds) => [...(await chargesOf(db, enrolmentIds)).values()],
);

/** What was paid for each place and has not gone back, in centavos. One statement. */
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
