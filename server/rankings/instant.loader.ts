import type { Transaction } from "../platform/database";

/** Now, by the database's clock, after whatever was waited for. */
export async function instantOf(tx: Transaction): Promise<Date> {
  const [row] = await tx.$queryRaw<{ at: Date }[]>`SELECT clock_timestamp()::timestamptz(3) AS at`;
  return row?.at ?? new Date(0);
}
