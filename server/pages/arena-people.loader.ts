import { wholePercents } from "../platform/numbers.rules";
import { sql } from "../platform/prepared";
import { athleteLevelLabel, athleteLevels, type AthleteLevel } from "../sport/athlete-level.rules";

/** How many play at a level. */
export interface LevelShare {
  level: AthleteLevel;
  count: number;
  /** Whole percent; all levels add up to 100, or to 0 without athletes. */
  percent: number;
}

/** The current athletes of an arena. */
export interface ArenaAthletesInBrief {
  total: number;
  /** Athletes whose first visit was this month. */
  newThisMonth: number;
  /** Each level there is, from the beginners up. */
  levels: LevelShare[];
}

/** A teacher in a line. */
export interface TeacherInBrief {
  /** The id of the arena's record of the teacher. */
  id: string;
  name: string;
  specialties: string[];
  /** Weekly classes. */
  weeklyClassCount: number;
  /** Distinct students with a place in an upcoming class. */
  studentCount: number;
  /** The number of weekdays with available hours. */
  availableDayCount: number;
}

/** The current teachers of an arena. */
export interface ArenaTeachersInBrief {
  total: number;
  /** The sum over all teachers. */
  weeklyClassCount: number;
  /** The teachers with most weekly classes first; at most `mostTeachersInBrief`. */
  teachers: TeacherInBrief[];
}

export const mostTeachersInBrief = 5;

export type LevelsJson = Readonly<Record<string, number>>;

/** From what a statement has counted by level, as the database calls them. */
export function levelShares(counts: LevelsJson): LevelShare[] {
  const each = athleteLevels.map((level) => counts[athleteLevelLabel[level]] ?? 0);
  const percents = wholePercents(each);
  return athleteLevels.map((level, index) => ({
    level,
    count: each[index] ?? 0,
    percent: percents[index] ?? 0,
  }));
}

/** One column, for the root of a page: active athletes by level. $1 is the arena. */
export const levelsColumn = sql`(SELECT coalesce(json_object_agg(n.nivel, n.quantos), '{}') FROM (
    SELECT l.nivel::text AS nivel, count(*)::int AS quantos FROM alunos_arenas v JOIN alunos l ON l.id = v.aluno_id
      WHERE v.arena_id = $1 AND v.ativo GROUP BY l.nivel) n)`;

export const athletesInBrief = (counts: LevelsJson, newThisMonth: number): ArenaAthletesInBrief => {
  const levels = levelShares(counts);
  return { total: levels.reduce((sum, { count }) => sum + count, 0), newThisMonth, levels };
};

type TeacherJson = readonly [
  id: string,
  name: string,
  specialties: string[],
  classes: number,
  students: number,
  days: number,
];
export type TeachersColumn = readonly [total: number, weekly: number, teachers: readonly TeacherJson[]];

/**
 * Of the table `w`: the classes given in the week of a day. A series that was split continues as another part from a
 * Monday on, so only one of the two counts. @param day the placeholder of the day, "$3".
 */
export const givenInWeekOf = (
  day: string,
): string => sql`w.ativa AND coalesce(w.termina_em >= ${day}::date, true)
  AND coalesce(w.inicio_em <= date_trunc('week', ${day}::date)::date + 6, true)`;

const weeklyClasses = sql`aulas_professor w WHERE w.arena_id = $1 AND ${givenInWeekOf("$3")}`;

/** One column: active teachers, those who give most in full. $1 is the arena, $3 today, $7 now. */
export const teachersColumn = sql`(SELECT json_build_array(
    (SELECT count(*)::int FROM professores_arenas WHERE arena_id = $1 AND ativo),
    (SELECT count(*)::int FROM ${weeklyClasses}),
    (SELECT coalesce(json_agg(json_build_array(t.id, t.nome_completo, t.especialidades, t.aulas,
        (SELECT count(DISTINCT s.aluno_id)::int FROM aulas a JOIN presencas s ON s.aula_id = a.id AND s.situacao IN ('inscrito', 'presente', 'falta')
          WHERE a.professor_id = t.professor_id AND a.arena_id = $1 AND a.status <> 'cancelada' AND a.fim > $7::timestamptz),
        (SELECT count(DISTINCT h.dia_semana)::int FROM horarios_professores h WHERE h.professor_arena_id = t.id))
        ORDER BY t.aulas DESC, t.ordem, t.id), '[]')
      FROM (SELECT v.id, v.professor_id, v.especialidades, p.nome_completo, coalesce(n.aulas, 0) AS aulas,
            sem_acentos(p.nome_completo) COLLATE "C" AS ordem
          FROM professores_arenas v JOIN professores p ON p.id = v.professor_id
            LEFT JOIN (SELECT w.professor_id, count(*)::int AS aulas FROM ${weeklyClasses} GROUP BY w.professor_id) n
              ON n.professor_id = v.professor_id
          WHERE v.arena_id = $1 AND v.ativo ORDER BY aulas DESC, ordem, v.id LIMIT 5) t)))`;

export const teachersFromColumn = ([total, weekly, teachers]: TeachersColumn): ArenaTeachersInBrief => ({
  total,
  weeklyClassCount: weekly,
  teachers: teachers.map(([id, name, specialties, classes, students, days]) => ({
    id,
    name,
    specialties,
    weeklyClassCount: classes,
    studentCount: students,
    availableDayCount: days,
  })),
});
