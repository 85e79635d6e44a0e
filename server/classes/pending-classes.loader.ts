import { sql } from "../platform/prepared";
import { defaultCreditRules } from "./credits/credit.rules";

/** Hours before the start at which the arena is notified of missing students: the same as the students' notice. */
export const { noticeHours } = defaultCreditRules;

/**
 * A class, called a, that is over, was not cancelled, had students, and has no attendance.
 * @param now the place of the instant among the values: "$2".
 */
export const lacksAttendance = (now: `$${number}`): string =>
  sql`a.status <> 'cancelada' AND a.chamada_em IS NULL AND a.fim <= ${now}::timestamptz
  AND EXISTS (SELECT FROM presencas s WHERE s.aula_id = a.id AND s.situacao IN ('inscrito', 'presente', 'falta'))`;

/** `missingStudents` as the database looks for it, of a class that has not begun; `aulas` is called a. */
export const waitsForStudents = sql`a.min_alunos IS NOT NULL AND a.status = 'confirmada' AND a.chamada_em IS NULL AND a.min_alunos > (
  SELECT count(*) FROM presencas p WHERE p.aula_id = a.id AND p.situacao IN ('inscrito', 'presente', 'falta'))`;
