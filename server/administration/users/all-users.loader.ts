import type { User } from "../../../prisma/generated/client/client";
import type { Database } from "../../platform/database";
import { searchPatterns } from "../../platform/search.rules";
import { columnsOf, prepared, sql } from "../../platform/prepared";
import { rolesByPriority, type Role } from "../../platform/role.rules";

/** Which accounts; null is all. */
export interface UserFilter {
  search?: string | null;
  role?: Role | null;
}

/** Where an account stands in the list. */
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

/** $1 what to look for, from searchPatterns, or null; $2 the role or null. */
const found = sql`u.excluido_em IS NULL
  AND ($1::text[] IS NULL OR busca_de(u.nome || ' ' || u.email) LIKE ALL ($1)
    OR u.id IN (SELECT a.user_id FROM arenas a WHERE busca_de(a.nome_arena) LIKE ALL ($1)))
  AND ($2::text IS NULL OR ${hasRole("$2")})`;

const valuesOf = ({ search, role }: UserFilter): [string[] | null, string | null] => [
  searchPatterns(search),
  role?.toLowerCase() ?? null,
];

const countFound = prepared(sql`SELECT count(*)::int FROM usuarios u WHERE ${found}`, ([count]) =>
  Number(count),
);

/** $3 and $4: name and id of the row after which to read, $5 and $6 of the one before which; null without. $7 how many. */
const readUsers = (order: "ASC" | "DESC") =>
  prepared(
    sql`SELECT ${user.of("u")} FROM usuarios u WHERE ${found}
        AND ($3::text IS NULL OR (u.nome, u.id) > ($3, $4::uuid))
        AND ($5::text IS NULL OR (u.nome, u.id) < ($5, $6::uuid))
      ORDER BY u.nome ${order}, u.id ${order} LIMIT $7`,
    (columns) => user.read(columns),
  );
const firstFirst = readUsers("ASC");
const lastFirst = readUsers("DESC");

/** How many there are on all pages. */
export async function userCount(db: Database, filter: UserFilter): Promise<number> {
  const [count = 0] = await countFound(db, ...valuesOf(filter));
  return count;
}

/** By name. One statement, however far down. */
export const usersPage = (
  db: Database,
  filter: UserFilter,
  { after, before, limit, inverted }: UserPage,
): Promise<User[]> =>
  (inverted ? lastFirst : firstFirst)(
    db,
    ...valuesOf(filter),
    after?.name ?? null,
    after?.id ?? null,
    before?.name ?? null,
    before?.id ?? null,
    limit,
  );

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
