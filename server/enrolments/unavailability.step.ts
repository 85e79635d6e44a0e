import type { Prisma } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";

/** When somebody cannot play: these instead of those that are there. @param which of them are replaced. */
export async function replaceUnavailabilities(
  tx: Transaction,
  which: { enrolmentId: string; byAthlete?: boolean },
  periods: readonly Prisma.UnavailabilityCreateManyInput[],
): Promise<void> {
  await tx.unavailability.deleteMany({ where: which });
  await tx.unavailability.createMany({ data: [...periods] });
}
