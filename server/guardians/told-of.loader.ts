import { Prisma } from "../../prisma/generated/client/client";

/**
 * A subselect (email, name, child) of who gets mail about an athlete: the athlete, and the guardians of a minor, if they
 * have accounts. For guardians `child` is the minor's name, for the athlete it is null.
 * @param athleteId the column that holds the athlete's id.
 */
export const toldOf = (athleteId: Prisma.Sql, now: Date): Prisma.Sql => Prisma.sql`(
    SELECT u.email, al.nome_completo AS name, NULL::text AS child
    FROM alunos al JOIN usuarios u ON u.id = al.user_id AND u.desativado_em IS NULL WHERE al.id = ${athleteId}
    UNION ALL
    SELECT u.email, u.nome, al.nome_completo
    FROM alunos al JOIN responsaveis_atletas r ON r.aluno_id = al.id AND r.status = 'ativo'
      JOIN usuarios u ON u.id = r.user_id AND u.desativado_em IS NULL
    WHERE al.id = ${athleteId}
      AND al.data_nascimento > (${now}::timestamptz AT TIME ZONE 'America/Sao_Paulo')::date - interval '18 years')`;

/** "Lara Costa: Quadra 2, …" for a guardian, who may have several children; the same text for the athlete. */
export const ofChild = (text: string, { child }: { child?: string | null }): string =>
  child ? `${child}: ${text}` : text;
