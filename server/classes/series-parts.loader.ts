import type { WeeklyClass } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";

/** All parts of a series, one after the other. @param id of any of them. */
export async function partsOfSeries(tx: Transaction, id: string): Promise<WeeklyClass[]> {
  const one = await tx.weeklyClass.findUniqueOrThrow({ where: { id }, select: { firstPartId: true } });
  const first = one.firstPartId ?? id;
  return tx.weeklyClass.findMany({
    where: { OR: [{ id: first }, { firstPartId: first }] },
    orderBy: [{ startsOn: { sort: "asc", nulls: "first" } }, { id: "asc" }],
  });
}
