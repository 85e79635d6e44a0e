import type { Charge } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { oneBy } from "../platform/loaders";

/** What each place costs and whether it is paid; null where nothing was ever owed for it. One statement. */
export const chargeOfEnrolment = oneBy(
  (row: Charge & { enrolmentId: string }) => row.enrolmentId,
  async ({ db }, enrolmentIds) => [...(await chargesOf(db, enrolmentIds)).values()],
);

/** The same within a transaction, by the enrolment's id. */
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
