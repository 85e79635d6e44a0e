import { sql } from "../platform/prepared";
import { defaultCreditRules } from "./credits/credit.rules";

/** So long before it begins the arena hears that students are missing: as long as theirs to give notice. */
export const { noticeHours } = defaultCreditRules;

/** `missingStudents` as the database looks for it, of a class that has not begun; `aulas` is called a. */
export const waitsForStudents = sql`a.min_alunos IS NOT NULL AND a.status = 'confirmada' AND a.chamada_em IS NULL AND a.min_alunos > (
  SELECT count(*) FROM presencas p WHERE p.aula_id = a.id AND p.situacao IN ('inscrito', 'presente', 'falta'))`;
