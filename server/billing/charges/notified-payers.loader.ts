import type { Transaction } from "../../platform/database";
import { listedBy } from "../../platform/listed-by.rules";

/** A recipient of notices about an athlete's debts. */
export interface NotifiedPayer {
  email: string;
  name: string;
  /** For a guardian the minor's name; null if the recipient is the athlete. */
  child: string | null;
}

/**
 * Recipients of notices about charges: the athletes and the guardians of minors, if they have accounts. Athletes
 * without an account are informed by the arena. One statement.
 * @returns by athlete; athletes without recipients are absent.
 */
export async function notifiedPayers(
  tx: Transaction,
  athleteIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, readonly NotifiedPayer[]>> {
  const rows = await tx.$queryRaw<(NotifiedPayer & { athleteId: string })[]>`
    SELECT al.id::text AS "athleteId", u.email, al.nome_completo AS name, NULL AS child
    FROM alunos al JOIN usuarios u ON u.id = al.user_id AND u.desativado_em IS NULL WHERE al.id = ANY(${athleteIds}::uuid[])
    UNION ALL
    SELECT al.id::text, u.email, u.nome, al.nome_completo
    FROM alunos al JOIN responsaveis_atletas r ON r.aluno_id = al.id AND r.status = 'ativo'
      JOIN usuarios u ON u.id = r.user_id AND u.desativado_em IS NULL
    WHERE al.id = ANY(${athleteIds}::uuid[])
      AND al.data_nascimento > (${now}::timestamptz AT TIME ZONE 'America/Sao_Paulo')::date - interval '18 years'
    ORDER BY 1, 2`;
  return listedBy(rows, ({ athleteId }) => athleteId);
}
