import type { Merging } from "../../athletes/joined-rows.rules";
import type { Transaction } from "../../platform/database";

/** What a record has played and will play is the other's, also in the results that a match had before. */
export async function handOverMatches(tx: Transaction, { keptId, otherId }: Merging): Promise<void> {
  await tx.matchPlayer.updateMany({ where: { athleteId: otherId }, data: { athleteId: keptId } });
  const their = `%${otherId}%`;
  await tx.$executeRaw`UPDATE historico_resultados
    SET lado_1 = replace(lado_1, ${otherId}, ${keptId}), lado_2 = replace(lado_2, ${otherId}, ${keptId})
    WHERE (lado_1 LIKE ${their} OR lado_2 LIKE ${their}) AND jogo_id IN (
      SELECT j.id FROM jogos j JOIN inscricoes_torneios i ON i.torneio_id = j.torneio_id
      WHERE i.aluno_id IN (${otherId}::uuid, ${keptId}::uuid))`;
}

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
