import type { Merging } from "../../athletes/joined-rows.rules";
import type { Transaction } from "../../platform/database";

interface GivenBack extends Merging {
  /** Matches that the other record had played or was drawn for when it was merged. */
  matchIds: readonly string[];
  /** Categories whose enrolment is the other record's again: matches drawn there since then belong to it too. */
  categoryIds: readonly string[];
}

/** Undoes `handOverMatches`, also in the results that a match had before. */
export async function giveBackMatches(
  tx: Transaction,
  { keptId, otherId, matchIds, categoryIds }: GivenBack,
): Promise<void> {
  const players = await tx.matchPlayer.findMany({
    where: {
      athleteId: keptId,
      OR: [{ matchId: { in: [...matchIds] } }, { match: { categoryId: { in: [...categoryIds] } } }],
    },
    select: { matchId: true },
  });
  const ids = players.map(({ matchId }) => matchId);
  if (ids.length === 0) return;
  await tx.matchPlayer.updateMany({
    where: { athleteId: keptId, matchId: { in: ids } },
    data: { athleteId: otherId },
  });
  const their = `%${keptId}%`;
  await tx.$executeRaw`UPDATE historico_resultados
    SET lado_1 = replace(lado_1, ${keptId}, ${otherId}), lado_2 = replace(lado_2, ${keptId}, ${otherId})
    WHERE (lado_1 LIKE ${their} OR lado_2 LIKE ${their}) AND jogo_id = ANY(${ids}::uuid[])`;
}
