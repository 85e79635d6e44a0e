import type { User } from "../../../prisma/generated/client/client";
import { managerPosition } from "../../arenas/arena-manager.rules";
import { type Role, rolesByPriority } from "../../platform/access.rules";
import type { Database, Transaction } from "../../platform/database";
import { valueBy } from "../../platform/loaders";
import { columnsOf, plannedEachTime, prepared, sql } from "../../platform/prepared";
import { searchPatterns } from "../../platform/search.rules";
import { brasiliaTime } from "../../platform/time/time-zone.rules";
import { assignmentsOf, type RoleAssignment, type RoleSource } from "./role-assignments.rules";

/** Which accounts; null is all. */
export interface UserFilter {
  search?: string | null;
  role?: Role | null;
}

/** The position of an account in the list, which is sorted by name. */
export interface UserPlace {
  name: string;
  id: string;
}

/** Which rows to read: up to `limit`, strictly between the two where given. */
export interface UserPage {
  after: UserPlace | null;
  before: UserPlace | null;
  limit: number;
  /** The last first. */
  inverted: boolean;
}

const user = columnsOf<User>("User");

/** That the account u has a role, as `viewer.loader.ts` reckons them. @param role how the statement names it */
const hasRole = (role: string) => sql`(
  EXISTS (SELECT 1 FROM user_roles r WHERE r.user_id = u.id AND r.role::text = ${role})
  OR CASE ${role}
    WHEN 'arena_manager' THEN EXISTS (SELECT 1 FROM arenas a WHERE a.user_id = u.id)
      OR EXISTS (SELECT 1 FROM gestores_arenas g WHERE g.user_id = u.id AND g.ativo)
    WHEN 'federation_manager' THEN
      EXISTS (SELECT 1 FROM federacao_usuarios m WHERE m.user_id = u.id AND m.ativo)
    WHEN 'teacher' THEN EXISTS (SELECT 1 FROM professores p WHERE p.user_id = u.id AND p.ativo)
    WHEN 'athlete' THEN EXISTS (SELECT 1 FROM alunos l WHERE l.user_id = u.id AND l.status = 'ativo')
    ELSE false END)`;

/** $1 the role or null. */
const listed = sql`u.excluido_em IS NULL AND ($1::text IS NULL OR ${hasRole("$1")})`;

const searched = sql`busca_de(u.nome || ' ' || u.email)`;
/** Who works at an arena or a federation with that name, as the rows name them; a read of the arenas for all of it. */
const ofFoundPlaces = (patterns: string) =>
  sql`u.id = ANY (ARRAY(
    WITH a AS MATERIALIZED (SELECT id, user_id FROM arenas WHERE busca_de(nome_arena) LIKE ALL (${patterns}))
    SELECT a.user_id FROM a
    UNION SELECT g.user_id FROM a JOIN gestores_arenas g ON g.arena_id = a.id AND g.ativo
    UNION SELECT p.user_id FROM a JOIN professores_arenas pa ON pa.arena_id = a.id AND pa.ativo
      JOIN professores p ON p.id = pa.professor_id AND p.ativo
    UNION SELECT m.user_id FROM federacoes f JOIN federacao_usuarios m ON m.federacao_id = f.id AND m.ativo
      WHERE busca_de(f.nome || ' ' || f.sigla) LIKE ALL (${patterns})))`;

/**
 * @param patterns from searchPatterns, longest first. The first condition uses the indexes (usuarios_busca_idx and the
 *   primary key); normalising a text is slow, so the second one is skipped for a single word.
 */
const matching = (patterns: string) => sql`
  (${searched} LIKE (${patterns})[1] OR ${ofFoundPlaces(patterns)})
  AND (cardinality(${patterns}) = 1 OR ${searched} LIKE ALL (${patterns}) OR ${ofFoundPlaces(patterns)})`;

const toCount = ([count]: readonly unknown[]) => Number(count);
const countAll = prepared(sql`SELECT count(*)::int FROM usuarios u WHERE ${listed}`, toCount);
/** $2 the patterns. */
const countFound = plannedEachTime(
  sql`SELECT count(*)::int FROM usuarios u WHERE ${listed} AND ${matching("$2::text[]")}`,
  toCount,
);

/** $2 and $3: name and id of the row after which to read, $4 and $5 of the one before which; null without. $6 how many. */
const pageOf = (order: "ASC" | "DESC", where = listed) => sql`
  SELECT ${user.of("u")} FROM usuarios u WHERE ${where}
    AND ($2::text IS NULL OR (u.nome, u.id) > ($2, $3::uuid))
    AND ($4::text IS NULL OR (u.nome, u.id) < ($4, $5::uuid))
  ORDER BY u.nome ${order}, u.id ${order} LIMIT $6`;

/** $7 the patterns. */
const foundPageOf = (order: "ASC" | "DESC") => pageOf(order, sql`${listed} AND ${matching("$7::text[]")}`);

const readAll = {
  ASC: prepared(pageOf("ASC"), (columns) => user.read(columns)),
  DESC: prepared(pageOf("DESC"), (columns) => user.read(columns)),
};
const readFound = {
  ASC: plannedEachTime(foundPageOf("ASC"), (columns) => user.read(columns)),
  DESC: plannedEachTime(foundPageOf("DESC"), (columns) => user.read(columns)),
};

const roleOf = ({ role }: UserFilter): string | null => role?.toLowerCase() ?? null;

/** How many there are on all pages. */
export async function userCount(db: Database, filter: UserFilter): Promise<number> {
  const patterns = searchPatterns(filter.search);
  const [count = 0] = patterns
    ? await countFound(db, roleOf(filter), patterns)
    : await countAll(db, roleOf(filter));
  return count;
}

/** By name. One statement, however far down. */
export function usersPage(
  db: Database,
  filter: UserFilter,
  { after, before, limit, inverted }: UserPage,
): Promise<User[]> {
  const order = inverted ? "DESC" : "ASC";
  const place = [after?.name ?? null, after?.id ?? null, before?.name ?? null, before?.id ?? null];
  const patterns = searchPatterns(filter.search);
  return patterns
    ? readFound[order](db, roleOf(filter), ...place, limit, patterns)
    : readAll[order](db, roleOf(filter), ...place, limit);
}

const notDeleted = (user: string) => sql`NOT EXISTS (
  SELECT 1 FROM usuarios u WHERE u.id = ${user} AND u.excluido_em IS NOT NULL)`;

/** As hasRole finds them one by one, for all at once: those who were given a role, and those who have it by what they are. */
const countByRole = prepared(
  sql`SELECT role, sum(people)::int FROM (
      SELECT g.role::text AS role, g.people FROM (SELECT role, count(*) AS people FROM user_roles GROUP BY role) g
      UNION ALL SELECT r.role::text, -count(*) FROM usuarios u JOIN user_roles r ON r.user_id = u.id
        WHERE u.excluido_em IS NOT NULL GROUP BY r.role
      UNION ALL SELECT d.role, count(*) FROM (
        SELECT user_id, 'arena_manager' AS role FROM arenas WHERE user_id IS NOT NULL
        UNION SELECT user_id, 'arena_manager' FROM gestores_arenas WHERE ativo
        UNION SELECT user_id, 'federation_manager' FROM federacao_usuarios WHERE ativo
        UNION SELECT user_id, 'teacher' FROM professores WHERE ativo AND user_id IS NOT NULL) d
      WHERE NOT EXISTS (SELECT 1 FROM user_roles r WHERE r.user_id = d.user_id AND r.role::text = d.role)
        AND ${notDeleted("d.user_id")} GROUP BY 1
      UNION ALL SELECT 'athlete', count(*) FROM alunos l WHERE l.status = 'ativo' AND l.user_id IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM user_roles r WHERE r.user_id = l.user_id AND r.role = 'athlete')
        AND ${notDeleted("l.user_id")}) c GROUP BY 1`,
  ([role, people]): [string, number] => [String(role), Number(people)],
);

/** How many accounts have each role, whatever it comes from. One statement. */
export const peopleByRole = async (db: Database): Promise<{ role: Role; people: number }[]> => {
  const counts = new Map(await countByRole(db));
  return rolesByPriority.map((role) => ({ role, people: counts.get(role.toLowerCase()) ?? 0 }));
};

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
