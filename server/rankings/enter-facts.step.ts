import type { Prisma } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { instantOf } from "./instant.loader";

/** Enters results in place of others, at one instant. @returns the ids of those that are new. */
export async function enterFacts(
  tx: Transaction,
  {
    replacing,
    facts,
  }: {
    replacing: readonly string[];
    facts: readonly Omit<Prisma.RankingResultCreateManyInput, "enteredAt">[];
  },
): Promise<string[]> {
  if (replacing.length === 0 && facts.length === 0) return [];
  const at = await instantOf(tx);
  await tx.rankingResult.updateMany({
    where: { id: { in: [...replacing] }, replacedAt: null },
    data: { replacedAt: at },
  });
  const entered = await tx.rankingResult.createManyAndReturn({
    data: facts.map((fact) => ({ ...fact, enteredAt: at })),
    select: { id: true },
  });
  return entered.map(({ id }) => id);
}
