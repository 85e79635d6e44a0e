import { createHash } from "node:crypto";
import type { ArenaAthlete, Athlete } from "../../prisma/generated/client/client";
import type { Database, Transaction } from "../platform/database";
import { oneBy, valueBy } from "../platform/loaders";
import type { AthleteLevel } from "../sport/athlete-level.rules";
import { unclaimedUnder } from "./merging.access";

/** The name of an arena that asks, and the clocks there. */
export const arenasAsking = valueBy<{ name: string; timeZone: string }>(
  async ({ db }, ids) => {
    const rows = await db.arena.findMany({
      where: { id: { in: ids } },
      select: { id: true, name: true, timeZone: true },
    });
    return new Map(rows.map(({ id, name, timeZone }) => [id, { name, timeZone }]));
  },
  (id) => new Error(`no arena ${id}`),
);

/** The record that stayed; null once it was merged into another or its person is forgotten. */
export const keptRecordOf = oneBy<{ id: string; fullName: string }>(
  ({ id }) => id,
  ({ db }, ids) => db.athlete.findMany({ where: { id: { in: ids } }, select: { id: true, fullName: true } }),
);

/** Two rows of an arena's list that may be the same person. */
export interface PossibleDuplicate {
  firstId: string;
  secondId: string;
  /** Whether the birth dates match; otherwise the phone numbers do. */
  sameBirthDate: boolean;
}

export const mostDuplicates = 20;

/**
 * Pairs of active athletes with the same name and birth date or phone, except two accounts and pairs with an open
 * request.
 */
export const possibleDuplicatesOf = (
  db: Database,
  arenaId: string,
  now: Date,
): Promise<PossibleDuplicate[]> => db.$queryRaw`
  WITH lista AS (
    SELECT v.id, l.id AS aluno_id, l.user_id, l.data_nascimento, sem_acentos(l.nome_completo) AS nome,
      nullif(regexp_replace(l.telefone, '[^0-9]', '', 'g'), '') AS telefone
    FROM alunos_arenas v JOIN alunos l ON l.id = v.aluno_id
    WHERE v.arena_id = ${arenaId}::uuid AND v.ativo AND l.status = 'ativo')
  SELECT a.id::text AS "firstId", b.id::text AS "secondId",
    coalesce(a.data_nascimento = b.data_nascimento, false) AS "sameBirthDate"
  FROM lista a JOIN lista b ON b.nome = a.nome AND b.id > a.id
  WHERE (a.data_nascimento = b.data_nascimento OR a.telefone = b.telefone)
    AND (a.user_id IS NULL OR b.user_id IS NULL)
    AND NOT EXISTS (SELECT 1 FROM pedidos_uniao p WHERE p.status = 'pendente' AND p.expira_em > ${now}
      AND p.aluno_sai_id IN (a.aluno_id, b.aluno_id) AND p.aluno_fica_id IN (a.aluno_id, b.aluno_id))
  ORDER BY a.nome COLLATE "C", a.id, b.id LIMIT ${mostDuplicates}`;

/** Rows of arenas' lists by their ids, those of one request read together. */
export const listRowsOf = valueBy<ArenaAthlete>(
  async ({ db }, ids) => {
    const rows = await db.arenaAthlete.findMany({ where: { id: { in: ids } } });
    return new Map(rows.map((row) => [row.id, row]));
  },
  (id) => new Error(`no row ${id}`),
);

/** A record that an arena has made under the address of an account, and what its owner is shown of it. */
export interface RecordClaim {
  athleteId: string;
  fullName: string;
  level: AthleteLevel;
  /** Names of the arenas that have it on their lists. */
  arenas: string[];
  /** Changes with anything that is shown, so that nothing else is confirmed than was read. */
  key: string;
}

const keyOf = (shown: Omit<RecordClaim, "key">): string =>
  createHash("sha256").update(JSON.stringify(shown)).digest("base64url").slice(0, 22);

/** What is shown of a record. */
export async function shownOf(
  tx: Transaction,
  { id, fullName, level }: Pick<Athlete, "id" | "fullName" | "level">,
): Promise<RecordClaim> {
  const links = await tx.arenaAthlete.findMany({
    where: { athleteId: id, active: true },
    select: { arena: { select: { name: true } } },
    orderBy: [{ firstVisitOn: "asc" }, { id: "asc" }],
  });
  const shown = { athleteId: id, fullName, level, arenas: links.map(({ arena }) => arena.name) };
  return { ...shown, key: keyOf(shown) };
}

/** The record under a proved address about which its owner has not answered yet; null without one. */
export async function recordClaimOf(
  tx: Transaction,
  { userId, email }: { userId: string; email: string },
): Promise<RecordClaim | null> {
  const record = await tx.athlete.findFirst({
    where: { ...unclaimedUnder(email), refusals: { none: { userId } } },
  });
  return record && shownOf(tx, record);
}
