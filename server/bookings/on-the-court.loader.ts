import type { Transaction } from "../platform/database";

/** A conflict with a planned rental of a court. */
export interface OnTheCourt {
  court: string;
  startsAt: Date;
  endsAt: Date;
  what: string;
  /** Null unless the conflict is a rental. */
  rentalId: string | null;
  /** Whether it is a request that the arena has not answered. */
  isRequest: boolean;
}

/** What takes the court at one of these times, by start; `except` is not in its own way. One statement. */
export const onTheCourt = (
  tx: Transaction,
  courtId: string,
  spans: readonly { startsAt: Date; endsAt: Date }[],
  except: string | null = null,
): Promise<OnTheCourt[]> => tx.$queryRaw<OnTheCourt[]>`
  SELECT q.nome AS court, o.inicio AS "startsAt", o.fim AS "endsAt",
    CASE o.motivo WHEN 'aula' THEN 'aula de ' || p.nome_completo WHEN 'locacao' THEN CASE l.status WHEN 'pedida' THEN 'pedido de ' ELSE 'locação de ' END || l.descricao
      WHEN 'bloqueio' THEN 'bloqueio: ' || l.descricao ELSE 'jogo de torneio' END AS what,
    CASE WHEN o.motivo = 'locacao' THEN l.id::text END AS "rentalId",
    coalesce(o.motivo = 'locacao' AND l.status = 'pedida', false) AS "isRequest"
  FROM unnest(${spans.map(({ startsAt }) => startsAt.toISOString())}::timestamptz[],
      ${spans.map(({ endsAt }) => endsAt.toISOString())}::timestamptz[]) AS nova (inicio, fim)
    JOIN quadras q ON q.id = ${courtId}::uuid
    JOIN ocupacoes_quadras o ON o.arena_id = q.arena_id AND o.quadra_id = q.id AND NOT coalesce(o.locacao_id = ${except}::uuid, false)
      AND tstzrange(o.inicio, o.fim, '[)') && tstzrange(nova.inicio, nova.fim, '[)')
    LEFT JOIN aulas a ON a.id = o.aula_id LEFT JOIN professores p ON p.id = a.professor_id
    LEFT JOIN locacoes l ON l.id = o.locacao_id
  ORDER BY o.inicio, o.id`;
