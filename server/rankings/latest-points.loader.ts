import type { Transaction } from "../platform/database";

/** The points of athletes in the latest published list of a ranking; those without a position are left out. */
export async function latestPoints(
  tx: Transaction,
  rankingId: string,
  athleteIds: readonly string[],
): Promise<Map<string, number>> {
  const latest = await tx.rankingVersion.findFirst({
    where: { rankingId },
    orderBy: [{ month: "desc" }, { number: "desc" }],
    select: { id: true },
  });
  if (!latest) return new Map();
  const positions = await tx.rankingPosition.findMany({
    where: { versionId: latest.id, position: { not: null }, athleteId: { in: [...athleteIds] } },
    select: { athleteId: true, points: true },
  });
  return new Map(positions.map(({ athleteId, points }) => [athleteId, points]));
}
