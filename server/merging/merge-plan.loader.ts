import { createHash } from "node:crypto";
import type { Athlete, MergeRequest } from "../../prisma/generated/client/client";
import { notesFit } from "../athletes/joined-record.rules";
import type { Transaction } from "../platform/database";
import { dayFromDatabase } from "../platform/time/calendar-day.rules";
import { dateInDigits, monthInWords } from "../platform/time/time-in-words.rules";
import { brasiliaTime, dayAt } from "../platform/time/time-zone.rules";
import {
  type Clash,
  type ClashKind,
  clashLimit,
  type MergePlan,
  type MergingRecord,
  movesInWords,
  planMerge,
  rolesOf,
  type RowCount,
  type RowKind,
} from "./merge-plan.rules";

/** The permissions of the user who merges two records. */
export interface MergingFor {
  /** The arenas that the user manages. */
  ownArenaIds: readonly string[];
  /** Whether the user may merge rows of all arenas, as admins may. */
  everywhere: boolean;
  /** Whether the plan is shown to the person whose records they are, who may see all of their own data. */
  toPerson: boolean;
  now: Date;
}

/** The two records, and the plan for merging them. */
export type LoadedPlan = MergePlan & {
  keptRecord: Athlete;
  otherRecord: Athlete;
  /** A hash of what the plan shows; it changes whenever that changes. */
  key: string;
};

/**
 * Plans the merge of two records, limited to what the user may see. If neither has an account, the first one is kept.
 * @returns null if a record is gone; "TWO_ACCOUNTS" if both have an account.
 */
export async function mergePlanOf(
  tx: Transaction,
  [firstId, secondId]: readonly [string, string],
  by: MergingFor,
): Promise<LoadedPlan | "TWO_ACCOUNTS" | null> {
  const athletes = await tx.athlete.findMany({ where: { id: { in: [firstId, secondId] } } });
  const [first, second] = [firstId, secondId].map((id) => athletes.find((athlete) => athlete.id === id));
  if (!first || !second || first === second) return null;
  const roles = rolesOf(comparedAs(first), comparedAs(second));
  if (roles === null) return "TWO_ACCOUNTS";
  const [keptRecord, otherRecord] = roles.kept.id === first.id ? [first, second] : [second, first];
  const ids = { keptId: keptRecord.id, otherId: otherRecord.id };
  const plan = planMerge(roles, {
    counts: await rowsOf(tx, ids.otherId, ids.keptId, by.ownArenaIds),
    keptElsewhere: !by.everywhere && !roles.asksFirst && (await hasElsewhere(tx, ids.keptId, by.ownArenaIds)),
    clashes: await clashesOf(tx, ids, by),
    notesTooLong: await areNotesTooLong(tx, ids),
    everywhere: by.everywhere,
    toPerson: by.toPerson,
  });
  return { ...plan, keptRecord, otherRecord, key: keyOf(plan) };
}

const keyOf = ({ kept, other, shownFilled, counts, problems, asksFirst }: MergePlan): string =>
  createHash("sha256")
    .update(
      JSON.stringify([
        kept.id,
        other.id,
        other.fullName,
        asksFirst,
        shownFilled,
        movesInWords(counts),
        problems,
      ]),
    )
    .digest("base64url")
    .slice(0, 22);

const comparedAs = ({ birthDate, userId, ...athlete }: Athlete): MergingRecord => ({
  ...athlete,
  birthDate: birthDate && dayFromDatabase(birthDate),
  accountId: userId,
});

/** Row counts of one record by arena. `arenaId` is null for rows of a federation and rows without an arena. */
interface RowsOfArena {
  kind: RowKind;
  arenaId: string | null;
  count: number;
  both: number;
  openInCents: number;
}

const rowsOf = async (
  tx: Transaction,
  athleteId: string,
  besideId: string,
  ownArenaIds: readonly string[],
): Promise<RowCount[]> => summed(await rowsByArena(tx, athleteId, besideId), ownArenaIds);

/** The kinds of rows that put an athlete on an arena's list. */
const attending: readonly RowKind[] = ["SESSION", "WEEKLY_CLASS", "CREDIT", "CHARGE", "RENTAL", "DAY_USE"];

/** The given arenas where the athlete has a class, a credit, a charge, a rental or a day use. */
export async function arenasWithRows(
  tx: Transaction,
  athleteId: string,
  arenaIds: readonly string[],
): Promise<string[]> {
  if (arenaIds.length === 0) return [];
  const rows = await rowsByArena(tx, athleteId, athleteId);
  return arenaIds.filter((id) =>
    rows.some(({ kind, arenaId }) => arenaId === id && attending.includes(kind)),
  );
}

const rowsByArena = (tx: Transaction, athleteId: string, besideId: string): Promise<RowsOfArena[]> =>
  tx.$queryRaw<RowsOfArena[]>`
    SELECT tipo AS kind, arena AS "arenaId", count(*)::int AS count,
      (count(*) FILTER (WHERE nos_dois))::int AS both, coalesce(sum(aberto), 0)::int AS "openInCents"
    FROM (
      SELECT 'ARENA' AS tipo, v.arena_id AS arena, 0 AS aberto, EXISTS (SELECT 1 FROM alunos_arenas o
          WHERE o.aluno_id = ${besideId}::uuid AND o.arena_id = v.arena_id) AS nos_dois
        FROM alunos_arenas v WHERE v.aluno_id = ${athleteId}::uuid
      UNION ALL SELECT 'SESSION', a.arena_id, 0, EXISTS (SELECT 1 FROM presencas o
          WHERE o.aluno_id = ${besideId}::uuid AND o.aula_id = p.aula_id)
        FROM presencas p JOIN aulas a ON a.id = p.aula_id WHERE p.aluno_id = ${athleteId}::uuid
      UNION ALL SELECT 'WEEKLY_CLASS', c.arena_id, 0, EXISTS (SELECT 1 FROM alunos_aulas_professor o
          WHERE o.aluno_id = ${besideId}::uuid AND o.aula_professor_id = s.aula_professor_id)
        FROM alunos_aulas_professor s JOIN aulas_professor c ON c.id = s.aula_professor_id
        WHERE s.aluno_id = ${athleteId}::uuid
      UNION ALL SELECT 'WAITING', a.arena_id, 0, EXISTS (SELECT 1 FROM filas_aulas o
          WHERE o.aluno_id = ${besideId}::uuid AND o.aula_id = f.aula_id)
        FROM filas_aulas f JOIN aulas a ON a.id = f.aula_id WHERE f.aluno_id = ${athleteId}::uuid
      UNION ALL SELECT 'CREDIT', c.arena_id, 0, false FROM creditos_aulas c WHERE c.aluno_id = ${athleteId}::uuid
      UNION ALL SELECT 'NOTE', n.arena_id, 0, false FROM anotacoes_progresso n WHERE n.aluno_id = ${athleteId}::uuid
      UNION ALL SELECT 'RENTAL', q.arena_id, 0, false
        FROM locacoes l JOIN quadras q ON q.id = l.quadra_id WHERE l.aluno_id = ${athleteId}::uuid
      UNION ALL SELECT 'DAY_USE', d.arena_id, 0, EXISTS (SELECT 1 FROM day_uses o WHERE o.aluno_id = ${besideId}::uuid
            AND o.arena_id = d.arena_id AND o.dia = d.dia AND o.cancelado_em IS NULL AND d.cancelado_em IS NULL)
        FROM day_uses d WHERE d.aluno_id = ${athleteId}::uuid
      UNION ALL SELECT 'CHARGE', c.arena_id,
          CASE WHEN c.status_pagamento = 'pendente' THEN greatest(c.valor - c.recebido_centavos, 0) ELSE 0 END, false
        FROM faturamento c WHERE c.aluno_id = ${athleteId}::uuid
      UNION ALL SELECT 'ENROLMENT', CASE WHEN t.federacao_id IS NULL THEN t.arena_id END, 0,
          EXISTS (SELECT 1 FROM inscricoes_torneios o WHERE o.aluno_id = ${besideId}::uuid
            AND o.torneio_id = i.torneio_id AND o.categoria_id IS NOT DISTINCT FROM i.categoria_id)
        FROM inscricoes_torneios i JOIN torneios t ON t.id = i.torneio_id WHERE i.aluno_id = ${athleteId}::uuid
      UNION ALL SELECT 'INVITATION', CASE WHEN t.federacao_id IS NULL THEN t.arena_id END, 0, false
        FROM convites_dupla c JOIN inscricoes_torneios i ON i.id = c.inscricao_id
          JOIN torneios t ON t.id = i.torneio_id WHERE c.convidado_id = ${athleteId}::uuid
      UNION ALL SELECT 'MATCH', CASE WHEN t.federacao_id IS NULL THEN t.arena_id END, 0, false
        FROM jogos_atletas p JOIN jogos j ON j.id = p.jogo_id JOIN torneios t ON t.id = j.torneio_id
        WHERE p.aluno_id = ${athleteId}::uuid
      UNION ALL SELECT 'RANKING_POSITION', CASE WHEN r.federacao_id IS NULL THEN r.arena_id END, 0,
          EXISTS (SELECT 1 FROM posicoes_ranking o WHERE o.aluno_id = ${besideId}::uuid
            AND o.ranking_id = p.ranking_id AND o.mes_ano = p.mes_ano)
        FROM posicoes_ranking p JOIN rankings r ON r.id = p.ranking_id WHERE p.aluno_id = ${athleteId}::uuid
      UNION ALL SELECT 'RANKING_RESULT', CASE WHEN r.federacao_id IS NULL THEN r.arena_id END, 0, false
        FROM resultados_ranking p JOIN rankings r ON r.id = p.ranking_id WHERE p.aluno_id = ${athleteId}::uuid
    ) linhas GROUP BY 1, 2 ORDER BY 1, 2`;

function summed(rows: readonly RowsOfArena[], ownArenaIds: readonly string[]): RowCount[] {
  const counts = new Map<RowKind, RowCount>();
  for (const { kind, arenaId, count, both, openInCents } of rows) {
    const sum = counts.get(kind) ?? { kind, count: 0, both: 0, elsewhere: 0, openInCents: 0 };
    const isElsewhere = arenaId === null || !ownArenaIds.includes(arenaId);
    counts.set(kind, {
      kind,
      count: sum.count + count,
      both: sum.both + both,
      elsewhere: sum.elsewhere + (isElsewhere ? count : 0),
      openInCents: sum.openInCents + openInCents,
    });
  }
  return [...counts.values()];
}

const hasElsewhere = async (
  tx: Transaction,
  athleteId: string,
  ownArenaIds: readonly string[],
): Promise<boolean> =>
  (await rowsOf(tx, athleteId, athleteId, ownArenaIds)).some(({ elsewhere }) => elsewhere > 0);

interface ClashRow {
  kind: ClashKind;
  name: string;
  /** Of a published month, YYYY-MM-DD. */
  month: Date | null;
  at: Date | null;
  timeZone: string | null;
}

/** The first of what cannot be of one person. */
async function clashesOf(
  tx: Transaction,
  { keptId, otherId }: { keptId: string; otherId: string },
  { ownArenaIds, everywhere, toPerson }: MergingFor,
): Promise<Clash[]> {
  // Where the person has classes elsewhere is not for an arena to know.
  const seesAll = everywhere || toPerson;
  const rows = await tx.$queryRaw<ClashRow[]>`
    SELECT * FROM (
      SELECT 'CATEGORY' AS kind, t.nome AS name, NULL::date AS month, NULL::timestamptz AS at, NULL AS "timeZone"
        FROM inscricoes_torneios k JOIN inscricoes_torneios o ON o.torneio_id = k.torneio_id
          AND o.categoria_id IS NOT DISTINCT FROM k.categoria_id JOIN torneios t ON t.id = k.torneio_id
        WHERE k.aluno_id = ${keptId}::uuid AND o.aluno_id = ${otherId}::uuid
          AND NOT (k.status IN ('cancelado', 'expirado') AND k.numero_sorteio IS NULL AND k.posicao_final IS NULL
            AND NOT EXISTS (SELECT 1 FROM duplas_torneios d WHERE k.id IN (d.inscricao_1_id, d.inscricao_2_id)))
          AND NOT (o.status IN ('cancelado', 'expirado') AND o.numero_sorteio IS NULL AND o.posicao_final IS NULL
            AND NOT EXISTS (SELECT 1 FROM duplas_torneios d WHERE o.id IN (d.inscricao_1_id, d.inscricao_2_id)))
      UNION ALL SELECT DISTINCT 'MATCH', t.nome, NULL::date, NULL::timestamptz, NULL
        FROM jogos_atletas k JOIN jogos_atletas o ON o.jogo_id = k.jogo_id JOIN jogos j ON j.id = k.jogo_id
          JOIN torneios t ON t.id = j.torneio_id
        WHERE k.aluno_id = ${keptId}::uuid AND o.aluno_id = ${otherId}::uuid
      UNION ALL SELECT 'INVITATION', t.nome, NULL::date, NULL::timestamptz, NULL
        FROM convites_dupla c JOIN inscricoes_torneios i ON i.id = c.inscricao_id JOIN torneios t ON t.id = i.torneio_id
        WHERE c.status = 'pendente' AND (i.aluno_id = ${keptId}::uuid AND c.convidado_id = ${otherId}::uuid
          OR i.aluno_id = ${otherId}::uuid AND c.convidado_id = ${keptId}::uuid)
      UNION ALL SELECT 'RANKING_RESULT', r.nome, NULL::date, NULL::timestamptz, NULL
        FROM resultados_ranking k JOIN resultados_ranking o ON o.ranking_id = k.ranking_id
          AND o.categoria_id = k.categoria_id JOIN rankings r ON r.id = k.ranking_id
        WHERE k.substituido_em IS NULL AND o.substituido_em IS NULL AND k.aluno_id = ${keptId}::uuid AND o.aluno_id = ${otherId}::uuid
      UNION ALL SELECT 'CLASS_TIME', '', NULL::date, k.inicio, ar.fuso_horario
        FROM presencas k JOIN presencas o ON o.aula_id <> k.aula_id
          AND tstzrange(o.inicio, o.fim, '[)') && tstzrange(k.inicio, k.fim, '[)')
          JOIN aulas a ON a.id = k.aula_id JOIN arenas ar ON ar.id = a.arena_id
        WHERE k.aluno_id = ${keptId}::uuid AND o.aluno_id = ${otherId}::uuid
          AND (${seesAll} OR a.arena_id = ANY(${[...ownArenaIds]}::uuid[]))
          AND k.situacao IN ('inscrito', 'presente', 'falta') AND o.situacao IN ('inscrito', 'presente', 'falta')
    ) choques ORDER BY kind, name, month, at LIMIT ${clashLimit}`;
  return rows.map(({ kind, name, month: of, at, timeZone }) => ({
    kind,
    about:
      kind === "CLASS_TIME" && at !== null
        ? dateInDigits(dayAt(at, timeZone ?? brasiliaTime))
        : of === null
          ? `“${name}”`
          : `“${name}” de ${monthInWords(dayFromDatabase(of))}`,
  }));
}

async function areNotesTooLong(
  tx: Transaction,
  { keptId, otherId }: { keptId: string; otherId: string },
): Promise<boolean> {
  const links = await tx.arenaAthlete.findMany({
    where: { athleteId: { in: [keptId, otherId] }, note: { not: null } },
    select: { arenaId: true, athleteId: true, note: true },
  });
  return links.some(
    (link) =>
      link.athleteId === otherId &&
      links.some(
        ({ arenaId, athleteId, note }) =>
          athleteId === keptId && arenaId === link.arenaId && !notesFit(note, link.note),
      ),
  );
}

/**
 * The current effect of accepting a merge request, for the person who is asked. Covers only what the user who asked may
 * merge now.
 * @returns null if the merge is no longer possible: a record is gone, or belongs to another account by now.
 */
export async function mergePlanForPerson(
  tx: Transaction,
  { keptId, otherId, arenaId, askedById, byAdmin }: MergeRequest,
  now: Date,
): Promise<LoadedPlan | null> {
  if (otherId === null) return null;
  const managed = await tx.arena.findMany({
    where: { OR: [{ ownerId: askedById }, { managers: { some: { userId: askedById, active: true } } }] },
    select: { id: true },
  });
  const plan = await mergePlanOf(tx, [keptId, otherId], {
    ownArenaIds: [arenaId, ...managed.map(({ id }) => id)],
    everywhere: byAdmin,
    toPerson: true,
    now,
  });
  return plan === null || plan === "TWO_ACCOUNTS" || plan.kept.id !== keptId ? null : plan;
}
