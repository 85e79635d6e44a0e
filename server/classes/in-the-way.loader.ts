import { takenInWords, whenInWords } from "../courts/taken-in-words.rules";
import type { Transaction } from "../platform/database";
import type { SessionPlan } from "./class-rows";

export type Taken = "COURT" | "TEACHER" | "ATHLETE";

/** A conflict with a planned class. */
export interface InTheWay {
  taken: Taken;
  /** Of the plan. */
  sessionId: string;
  startsAt: Date;
  endsAt: Date;
  /** The court, teacher or athlete. */
  who: string;
  athleteId: string | null;
  /** Description of the conflict; null if it is at another arena, whose classes are private. */
  what: string | null;
  /** The same without names of people, for viewers who may not see who has the court. */
  unnamed: string | null;
}

type Wanted = Pick<
  SessionPlan,
  "id" | "arenaId" | "teacherId" | "courtId" | "startsAt" | "endsAt" | "athleteIds"
>;

/**
 * All conflicts of planned classes: anything that occupies the court, and other classes of the teacher or of a student
 * at any arena. The planned classes do not conflict with their own stored rows. One statement.
 */
export async function inTheWay(tx: Transaction, plans: readonly Wanted[]): Promise<InTheWay[]> {
  if (plans.length === 0) return [];
  const ids = plans.map(({ id }) => id);
  const athletes = plans.flatMap((plan) => plan.athleteIds.map((athleteId) => ({ ...plan, athleteId })));
  return tx.$queryRaw<InTheWay[]>`
    WITH nova AS (
      SELECT * FROM unnest(${ids}::uuid[], ${plans.map(({ arenaId }) => arenaId)}::uuid[],
        ${plans.map(({ teacherId }) => teacherId)}::uuid[], ${plans.map(({ courtId }) => courtId)}::uuid[],
        ${plans.map(({ startsAt }) => startsAt.toISOString())}::timestamptz[],
        ${plans.map(({ endsAt }) => endsAt.toISOString())}::timestamptz[]) AS x (id, arena, professor, quadra, inicio, fim)
    ), aluno AS (
      SELECT * FROM unnest(${athletes.map(({ id }) => id)}::uuid[], ${athletes.map(({ athleteId }) => athleteId)}::uuid[])
        AS x (aula, aluno)
    )
    SELECT 1 AS rank, 'COURT' AS taken, nova.id::text AS "sessionId", o.inicio AS "startsAt", o.fim AS "endsAt", q.nome AS who, NULL AS "athleteId",
        CASE o.motivo WHEN 'aula' THEN 'aula de ' || p.nome_completo WHEN 'locacao' THEN 'locação de ' || l.descricao
          WHEN 'bloqueio' THEN 'bloqueio: ' || l.descricao ELSE 'jogo de torneio' END AS what,
        CASE o.motivo WHEN 'aula' THEN 'outra aula' WHEN 'locacao' THEN 'locação'
          WHEN 'bloqueio' THEN 'bloqueio: ' || l.descricao ELSE 'jogo de torneio' END AS unnamed
      FROM nova JOIN quadras q ON q.id = nova.quadra
        JOIN ocupacoes_quadras o ON o.arena_id = q.arena_id AND o.quadra_id = q.id AND NOT coalesce(o.aula_id = ANY(${ids}::uuid[]), false)
          AND tstzrange(o.inicio, o.fim, '[)') && tstzrange(nova.inicio, nova.fim, '[)')
        LEFT JOIN aulas a ON a.id = o.aula_id LEFT JOIN professores p ON p.id = a.professor_id
        LEFT JOIN locacoes l ON l.id = o.locacao_id
    UNION ALL
    SELECT 2, 'TEACHER', nova.id::text, a.inicio, a.fim, p.nome_completo, NULL,
        CASE WHEN a.arena_id = nova.arena THEN 'aula ' || a.categoria END,
        CASE WHEN a.arena_id = nova.arena THEN 'aula ' || a.categoria END
      FROM nova JOIN aulas a ON a.professor_id = nova.professor AND a.status <> 'cancelada' AND NOT a.id = ANY(${ids}::uuid[])
          AND tstzrange(a.inicio, a.fim, '[)') && tstzrange(nova.inicio, nova.fim, '[)')
        JOIN professores p ON p.id = a.professor_id
    UNION ALL
    SELECT 3, 'ATHLETE', nova.id::text, s.inicio, s.fim, atleta.nome_completo, s.aluno_id::text,
        CASE WHEN a.arena_id = nova.arena THEN 'aula de ' || p.nome_completo END,
        CASE WHEN a.arena_id = nova.arena THEN 'aula ' || a.categoria END
      FROM nova JOIN aluno ON aluno.aula = nova.id
        JOIN presencas s ON s.aluno_id = aluno.aluno AND s.situacao IN ('inscrito', 'presente', 'falta') AND NOT s.aula_id = ANY(${ids}::uuid[])
          AND tstzrange(s.inicio, s.fim, '[)') && tstzrange(nova.inicio, nova.fim, '[)')
        JOIN alunos atleta ON atleta.id = s.aluno_id JOIN aulas a ON a.id = s.aula_id JOIN professores p ON p.id = a.professor_id
    ORDER BY 4, 1, 3`;
}

/** "Quadra 2 está ocupada em ter., 07/04, das 19:00 às 20:00: aula de Ana." */
export function wayInWords({ taken, who, what, startsAt, endsAt }: InTheWay, timeZone: string): string {
  const span = { startsAt, endsAt };
  if (taken === "COURT") return takenInWords({ ...span, court: who, what: what ?? "outra coisa" }, timeZone);
  const when = whenInWords(span, timeZone);
  return what === null
    ? `${who} está em outra arena ${when}.`
    : `${who} já está em outra aula ${when}: ${what}.`;
}
