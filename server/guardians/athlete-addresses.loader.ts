import { Prisma } from "../../prisma/generated/client/client";

/**
 * A subselect (email, name, child) for a LATERAL join to the athlete "al": each address for mail about them. An athlete
 * with an account is written to there; a minor without one through the guardians, for whom `child` is the minor's name;
 * any other record at its own e-mail, unless its owner has said that the record is not theirs.
 */
export const athleteAddresses: Prisma.Sql = Prisma.sql`(
    WITH respondem AS (
      SELECT u.email, u.nome, u.desativado_em FROM responsaveis_atletas r JOIN usuarios u ON u.id = r.user_id
      WHERE r.aluno_id = al.id AND r.status = 'ativo' AND al.user_id IS NULL
        AND al.data_nascimento > (now() AT TIME ZONE 'America/Sao_Paulo')::date - interval '18 years')
    SELECT u.email, al.nome_completo AS name, NULL::text AS child FROM usuarios u
      WHERE u.id = al.user_id AND u.desativado_em IS NULL
    UNION ALL
    SELECT r.email, r.nome, al.nome_completo FROM respondem r WHERE r.desativado_em IS NULL
    UNION ALL
    SELECT al.email, al.nome_completo, NULL FROM (SELECT) AS registro LEFT JOIN usuarios u ON u.email = al.email
      WHERE al.user_id IS NULL AND al.email IS NOT NULL AND u.desativado_em IS NULL AND NOT EXISTS (SELECT FROM respondem)
        AND NOT EXISTS (SELECT FROM recusas_cadastro c WHERE c.aluno_id = al.id AND c.user_id = u.id))`;
