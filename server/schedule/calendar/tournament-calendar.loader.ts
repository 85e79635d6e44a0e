import { timeZoneOfPlace } from "../../arenas/place-time.rules";
import type { Database } from "../../platform/database";
import { prepared, sql } from "../../platform/prepared";

/** A tournament that a person plays in, from its first to its last day, YYYY-MM-DD. */
export interface TournamentDays {
  enrolmentId: string;
  tournamentId: string;
  name: string;
  category: string;
  place: string | null;
  firstDay: string;
  lastDay: string;
  timeZone: string;
}

/**
 * @param $1 the athlete. @param $2, $3 the first and the last day of the period; null for no end.
 * @param $4 whether the tournament has to start within the period, or only to overlap it. @param $5 the limit.
 */
const readTournaments = prepared(
  sql`SELECT i.id, t.id, t.nome, coalesce(c.nome, t.categoria), coalesce(t.local_realizacao, a.nome_arena),
      t.data_inicio::text, coalesce(t.data_fim, t.data_inicio)::text, a.fuso_horario
    FROM inscricoes_torneios i JOIN torneios t ON t.id = i.torneio_id
      LEFT JOIN categorias_campeonato c ON c.id = i.categoria_id LEFT JOIN arenas a ON a.id = t.arena_id
    WHERE i.aluno_id = $1 AND i.status IN ('inscrito', 'participando', 'eliminado', 'finalizado')
      AND CASE WHEN $4::boolean THEN t.data_inicio ELSE coalesce(t.data_fim, t.data_inicio) END >= $2::date
      AND ($3::date IS NULL OR t.data_inicio <= $3::date)
    ORDER BY t.data_inicio, i.id LIMIT $5`,
  ([enrolmentId, tournamentId, name, category, place, firstDay, lastDay, timeZone]): TournamentDays =>
    ({
      enrolmentId,
      tournamentId,
      name,
      category,
      place,
      firstDay,
      lastDay,
      timeZone: timeZoneOfPlace(typeof timeZone === "string" ? { timeZone } : null),
    }) as TournamentDays,
);

/** Those that are on some day from the first to the last. One statement. */
export const tournamentsBetween = (
  db: Database,
  athleteId: string,
  first: string,
  last: string,
  most: number,
): Promise<TournamentDays[]> => readTournaments(db, athleteId, first, last, false, most);

/** Tournaments that start on that day or later, the next first. One statement. */
export const tournamentsFrom = (
  db: Database,
  athleteId: string,
  day: string,
  most: number,
): Promise<TournamentDays[]> => readTournaments(db, athleteId, day, null, true, most);
