import { managerPosition } from "../../arenas/arena-manager.rules";
import type { Transaction } from "../../platform/database";
import { valueBy } from "../../platform/loaders";
import type { Role } from "../../platform/role.rules";
import { brasiliaTime } from "../../platform/time/time-zone.rules";
import { assignmentsOf, type RoleAssignment, type RoleSource } from "./role-assignments.rules";

interface Row {
  userId: string;
  role: string;
  since: Date;
  given: boolean;
  kind: "ARENA" | "FEDERATION" | null;
  key: string | null;
  name: string | null;
  position: string | null;
  classes: number;
}

/** The roles of people, by their ids, as `viewer.loader.ts` reckons them. One statement. */
export async function roleAssignmentsIn(
  db: Pick<Transaction, "$queryRaw">,
  userIds: readonly string[],
): Promise<Map<string, RoleAssignment[]>> {
  const ids = [...userIds];
  const rows = await db.$queryRaw<Row[]>`
    SELECT user_id::text AS "userId", role::text, created_at AS since, true AS given, NULL AS kind, NULL AS key,
        NULL AS name, NULL AS position, 0 AS classes
      FROM user_roles WHERE user_id = ANY(${ids}::uuid[])
    UNION ALL SELECT user_id::text, 'arena_manager', created_at, false, 'ARENA', id::text, nome_arena, NULL, 0
      FROM arenas WHERE user_id = ANY(${ids}::uuid[])
    UNION ALL SELECT g.user_id::text, 'arena_manager', g.data_nomeacao::timestamp AT TIME ZONE ${brasiliaTime}, false,
        'ARENA', a.id::text, a.nome_arena, ${managerPosition}, 0
      FROM gestores_arenas g JOIN arenas a ON a.id = g.arena_id
      WHERE g.user_id = ANY(${ids}::uuid[]) AND g.ativo AND a.user_id IS DISTINCT FROM g.user_id
    UNION ALL SELECT m.user_id::text, 'federation_manager', m.data_nomeacao::timestamp AT TIME ZONE ${brasiliaTime}, false,
        'FEDERATION', f.id::text, f.sigla, m.cargo, 0
      FROM federacao_usuarios m JOIN federacoes f ON f.id = m.federacao_id
      WHERE m.user_id = ANY(${ids}::uuid[]) AND m.ativo
    UNION ALL SELECT p.user_id::text, 'teacher', p.created_at, false, 'ARENA', a.id::text, a.nome_arena, NULL,
        (SELECT count(DISTINCT coalesce(c.primeira_parte_id, c.id))::int FROM aulas_professor c WHERE c.professor_id = p.id AND c.arena_id = a.id AND c.ativa)
      FROM professores p LEFT JOIN professores_arenas pa ON pa.professor_id = p.id AND pa.ativo
        LEFT JOIN arenas a ON a.id = pa.arena_id
      WHERE p.user_id = ANY(${ids}::uuid[]) AND p.ativo
    UNION ALL SELECT u.id::text, 'athlete', l.created_at, false, 'ARENA', a.id::text, a.nome_arena, NULL, 0
      FROM usuarios u JOIN alunos l ON l.status = 'ativo' AND l.user_id = u.id
        LEFT JOIN alunos_arenas la ON la.aluno_id = l.id AND la.ativo LEFT JOIN arenas a ON a.id = la.arena_id
      WHERE u.id = ANY(${ids}::uuid[])
    ORDER BY 3, 6`;
  const sources = rows.map(sourceOf);
  return new Map(ids.map((id) => [id, assignmentsOf(sources.filter(({ userId }) => userId === id))]));
}

const sourceOf = ({ userId, role, since, given, kind, key, name, position, classes }: Row): RoleSource => ({
  userId,
  role: role.toUpperCase() as Role,
  since,
  given,
  place: kind === null || key === null ? null : { kind, key, name: name ?? "", position },
  weeklyClasses: classes,
});

export const roleAssignmentsOf = valueBy<RoleAssignment[]>(
  ({ db }, ids) => roleAssignmentsIn(db, ids),
  () => [],
);
