import type { Transaction } from "../platform/database";
import { arenaKeyOf, freeKey } from "./arena-key.rules";

/** A key for the address of a new arena that no other has; two of one name that sign up together wait for each other. */
export async function freeArenaKey(tx: Transaction, name: string): Promise<string> {
  const wanted = arenaKeyOf(name);
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`arena-key:${wanted}`}, 0))::text`;
  const rows = await tx.arena.findMany({
    where: { OR: [{ pageKey: wanted }, { pageKey: { startsWith: `${wanted}-` } }] },
    select: { pageKey: true },
  });
  return freeKey(wanted, new Set(rows.map(({ pageKey }) => pageKey)));
}
