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
