import type { ClassState } from "../../prisma/generated/client/client";
import { classStatus, type ClassStatus } from "../classes/class-kind-and-status.rules";
import { lacksAttendance } from "../classes/class.loader";
import type { ActionContext } from "../platform/context";
import { prepared, sql, storedWords } from "../platform/prepared";
import { addDays, eachDay, mondayOf } from "../platform/time/calendar-day.rules";
import { earlier } from "../platform/time/duration.rules";
import { brasiliaTime, dayAt } from "../platform/time/time-zone.rules";
import { isAdmin, isSignedIn, type Viewer } from "../platform/viewer";
import { mostCertifications } from "../teachers/certifications/certification-input.rules";
import { certificationStateOn, expiringDays } from "../teachers/certifications/certification-state.rules";
import {
  attendanceAskedDays,
  attendanceDueOn,
  evaluation,
  priorityOn,
  type ActionPriority,
  type TeacherActionKind,
} from "./teacher-actions.rules";

/** A teacher, as the viewer may see them. */
export interface TeacherPage {
  teacherId: string;
  name: string;
  /** The viewer is this teacher. */
  isOwn: boolean;
  /** The arenas whose classes the viewer may see; null for all of them. */
  arenaIds: readonly string[] | null;
  /** The open arenas where the teacher schedules classes of their own, by name. */
  schedulingArenas: readonly { id: string; name: string }[];
}

export interface TeacherClass {
  sessionId: string;
  /** YYYY-MM-DD, by the clocks of its arena. */
  on: string;
  startsAt: Date;
  endsAt: Date;
  arenaId: string;
  /** Null for an arena without a name. */
  arenaName: string | null;
  timeZone: string;
  name: string | null;
  category: string;
  maxStudents: number;
  studentCount: number;
  status: ClassStatus;
}

export interface TeacherWeek {
  /** YYYY-MM-DD, a Monday. */
  from: string;
  today: string;
  days: { on: string; classes: TeacherClass[] }[];
}

/** Something that waits for the teacher: a class, a certificate, students to evaluate, or a report that an arena asks for. */
export interface TeacherAction {
  kind: TeacherActionKind;
  /** Of the class (its name, else its category), of the certificate, of the arena of an evaluation, or of the student of a report. */
  subject: string;
  /** YYYY-MM-DD */
  dueOn: string;
  priority: ActionPriority;
  attendance: PastClass | null;
  certificationId: string | null;
  /** Null for a certificate; so is the next. */
  arenaId: string | null;
  studentCount: number | null;
  /** Of a report that is asked for; null for anything else, and so is the next. */
  arenaName: string | null;
  arenaAthleteId: string | null;
}

/** A class that is over and has no attendance. */
export interface PastClass {
  sessionId: string;
  on: string;
  startsAt: Date;
  arenaId: string;
  arenaName: string | null;
  timeZone: string;
  studentCount: number;
}

export const mostClassesOfDay = 100;
export const mostSchedulingArenas = 50;
const mostPastClasses = 100;
const mostEvaluations = 50;
const mostReports = 50;
export const mostActions = mostPastClasses + mostCertifications + mostEvaluations + mostReports;

/**
 * @param $1 the key: of the teacher or of their account. @param $2 the viewer as a teacher, or null.
 * @param $3 the arenas that the viewer manages. @param $4 whether the viewer sees every teacher.
 */
const readTeacher = prepared(
  sql`SELECT p.id::text, p.nome_completo,
      (SELECT coalesce(json_agg(json_build_array(r.id, r.nome_arena) ORDER BY r.nome_arena, r.id), '[]')
        FROM professores_arenas v JOIN arenas r ON r.id = v.arena_id
        WHERE v.professor_id = p.id AND v.ativo AND r.ativa AND r.professores_agendam)
    FROM professores p
    WHERE p.ativo AND (p.id = $1::uuid OR p.user_id = $1::uuid)
      AND (p.id = $2::uuid OR $4 OR EXISTS (
        SELECT FROM professores_arenas v WHERE v.professor_id = p.id AND v.ativo AND v.arena_id = ANY($3::uuid[])))`,
  ([teacherId, name, arenas]) => ({
    teacherId: String(teacherId),
    name: String(name),
    schedulingArenas: (arenas as [id: string, name: string][]).map(([id, arenaName]) => ({
      id,
      name: arenaName,
    })),
  }),
);

/**
 * The teacher of an address /user-profile/{key}: for the teacher themself, the managers of arenas where they teach, and
 * admins. One statement, and none for a viewer who can see no teacher at all.
 * @param key of the teacher or of their account; a teacher's own page also answers to their key as an athlete.
 */
export async function loadTeacherPage(ctx: ActionContext, key: string): Promise<TeacherPage | null> {
  const { viewer } = ctx;
  if (!isSignedIn(viewer)) return null;
  const own = viewer.teacherId !== null && [viewer.userId, viewer.athleteId, viewer.teacherId].includes(key);
  const { ownedArenaIds } = viewer;
  if (!own && ownedArenaIds.length === 0 && !isAdmin(viewer)) return null;
  const asked = own ? viewer.teacherId : key;
  const [teacher] = await readTeacher(ctx.db, asked, viewer.teacherId, ownedArenaIds, isAdmin(viewer));
  if (!teacher) return null;
  const isOwn = teacher.teacherId === viewer.teacherId;
  return { ...teacher, isOwn, arenaIds: arenasSeen(viewer, isOwn) };
}

/** As `canSeeSession` has it, for all classes of one teacher. */
function arenasSeen(viewer: Viewer, isOwn: boolean): readonly string[] | null {
  if (isAdmin(viewer)) return null;
  return isOwn ? [...viewer.ownedArenaIds, ...viewer.taughtArenaIds] : viewer.ownedArenaIds;
}

const stateOf = storedWords<ClassState>("ClassState");

const placesTaken = sql`(SELECT count(*)::int FROM presencas s WHERE s.aula_id = a.id AND s.situacao IN ('inscrito', 'presente', 'falta'))`;
const localDay = sql`(a.inicio AT TIME ZONE r.fuso_horario)::date`;

/**
 * @param $1 the teacher. @param $2 arenas, or null for all. @param $3, $4 the first day and the last.
 * @param $5 how many at most.
 */
const readWeek = prepared(
  sql`SELECT a.id::text, ${localDay}::text, a.inicio, a.fim, a.arena_id::text, nullif(trim(r.nome_arena), ''), r.fuso_horario,
      a.nome, a.categoria, a.max_alunos, ${placesTaken}, a.status::text, a.min_alunos, a.chamada_em
    FROM aulas a JOIN arenas r ON r.id = a.arena_id
    WHERE a.professor_id = $1::uuid AND ($2::uuid[] IS NULL OR a.arena_id = ANY($2))
      AND a.inicio >= $3::date - 1 AND a.inicio < $4::date + 2 AND ${localDay} BETWEEN $3::date AND $4::date
    ORDER BY a.inicio, a.id LIMIT $5`,
  (columns) =>
    columns as [
      sessionId: string,
      on: string,
      startsAt: Date,
      endsAt: Date,
      arenaId: string,
      arenaName: string | null,
      timeZone: string,
      name: string | null,
      category: string,
      maxStudents: number,
      studentCount: number,
      state: string,
      minStudents: number | null,
      attendedAt: Date | null,
    ],
);

/**
 * A teacher's classes from Monday to Sunday, at every arena the viewer may see. One statement.
 * @param around YYYY-MM-DD, a day of the week; null for this week.
 */
export async function loadTeacherWeek(
  { db, now }: ActionContext,
  { teacherId, arenaIds }: TeacherPage,
  around: string | null,
): Promise<TeacherWeek> {
  const today = dayAt(now, brasiliaTime);
  const from = mondayOf(around ?? today);
  const until = addDays(from, 6);
  const rows = await readWeek(db, teacherId, arenaIds, from, until, 7 * mostClassesOfDay);
  const classes = rows.map((row): TeacherClass => {
    const [sessionId, on, startsAt, endsAt, arenaId, arenaName, timeZone, name, category, ...counts] = row;
    const [maxStudents, studentCount, state, minStudents, attendedAt] = counts;
    const standing = { status: stateOf[state]!, minStudents, studentCount, startsAt, attendedAt };
    const status = classStatus(standing, now);
    const at = { arenaId, arenaName, timeZone };
    return { sessionId, on, startsAt, endsAt, ...at, name, category, maxStudents, studentCount, status };
  });
  return {
    from,
    today,
    days: eachDay(from, until).map((on) => ({
      on,
      classes: classes.filter((one) => one.on === on).slice(0, mostClassesOfDay),
    })),
  };
}

type PastJson = readonly [
  sessionId: string,
  on: string,
  startsAt: string,
  arenaId: string,
  arenaName: string | null,
  timeZone: string,
  subject: string,
  studentCount: number,
];

/**
 * One row. @param $1 the teacher. @param $2 now. @param $3 since when classes count. @param $4 arenas, or null for all.
 * @param $5 the last day of the certificates that count. @param $6 since when classes and notes count for an evaluation.
 */
const readPending = prepared(
  sql`SELECT
      (SELECT coalesce(json_agg(json_build_array(x.id, x.dia, x.inicio, x.arena_id, x.arena, x.fuso_horario, x.titulo, x.alunos)
          ORDER BY x.inicio, x.id), '[]') FROM (
        SELECT a.id, ${localDay} AS dia, a.inicio, a.arena_id, nullif(trim(r.nome_arena), '') AS arena, r.fuso_horario,
            coalesce(a.nome, a.categoria) AS titulo, ${placesTaken} AS alunos
          FROM aulas a JOIN arenas r ON r.id = a.arena_id
          WHERE a.professor_id = $1::uuid AND a.inicio >= $3::timestamptz AND ($4::uuid[] IS NULL OR a.arena_id = ANY($4))
            AND ${lacksAttendance("$2")}
          ORDER BY a.inicio DESC, a.id LIMIT ${mostPastClasses}) x),
      (SELECT coalesce(json_agg(json_build_array(c.id, c.nome_certificacao, c.data_validade) ORDER BY c.data_validade, c.id), '[]') FROM (
        SELECT id, nome_certificacao, data_validade FROM certificacoes_professor
          WHERE professor_id = $1::uuid AND ativa AND data_validade <= $5::date
          ORDER BY data_validade, id LIMIT ${mostCertifications}) c),
      (SELECT coalesce(json_agg(json_build_array(e.arena_id, e.nome_arena, e.alunos, e.desde) ORDER BY e.desde, e.arena_id), '[]') FROM (
        SELECT t.arena_id, r.nome_arena, count(*)::int AS alunos, min(t.completou) AS desde FROM (
          SELECT a.arena_id, s.aluno_id, (array_agg(${localDay} ORDER BY a.inicio))[${evaluation.classes}] AS completou
            FROM aulas a JOIN arenas r ON r.id = a.arena_id JOIN presencas s ON s.aula_id = a.id AND s.situacao = 'presente'
              JOIN alunos_arenas v ON v.arena_id = a.arena_id AND v.aluno_id = s.aluno_id AND v.ativo
            WHERE a.professor_id = $1::uuid AND a.inicio >= $6::timestamptz AND a.inicio < $2::timestamptz AND a.status <> 'cancelada'
              AND ($4::uuid[] IS NULL OR a.arena_id = ANY($4)) AND NOT EXISTS (
                SELECT FROM anotacoes_progresso n WHERE n.aluno_id = s.aluno_id AND n.arena_id = a.arena_id
                  AND n.professor_id = $1::uuid AND n.escrita_em >= $6::timestamptz)
            GROUP BY a.arena_id, s.aluno_id HAVING count(*) >= ${evaluation.classes}) t JOIN arenas r ON r.id = t.arena_id
          GROUP BY t.arena_id, r.nome_arena ORDER BY desde, t.arena_id LIMIT ${mostEvaluations}) e),
      (SELECT coalesce(json_agg(json_build_array(q.arena_id, q.nome_arena, q.vinculo, q.nome_completo, q.prazo) ORDER BY q.prazo, q.id), '[]') FROM (
        SELECT d.id, d.arena_id, r.nome_arena, v.id AS vinculo, al.nome_completo, d.prazo
          FROM pedidos_relatorio d JOIN arenas r ON r.id = d.arena_id JOIN alunos al ON al.id = d.aluno_id
            JOIN alunos_arenas v ON v.arena_id = d.arena_id AND v.aluno_id = d.aluno_id AND v.ativo
          WHERE d.professor_id = $1::uuid AND ($4::uuid[] IS NULL OR d.arena_id = ANY($4))
          ORDER BY d.prazo, d.id LIMIT ${mostReports}) q)`,
  (columns) =>
    columns as [
      PastJson[],
      [id: string, name: string, validUntil: string][],
      [arenaId: string, arenaName: string, studentCount: number, completedOn: string][],
      [arenaId: string, arenaName: string, arenaAthleteId: string, student: string, dueOn: string][],
    ],
);

/** What waits for a teacher, the earliest due date first; only for the teacher themself. One statement. */
export async function loadTeacherActions(
  { db, now }: ActionContext,
  { teacherId, arenaIds }: TeacherPage,
): Promise<TeacherAction[]> {
  const today = dayAt(now, brasiliaTime);
  const since = earlier(now, { days: attendanceAskedDays });
  const evaluatedSince = earlier(now, { days: evaluation.withinDays });
  const [row] = await readPending(
    db,
    teacherId,
    now,
    since,
    arenaIds,
    addDays(today, expiringDays),
    evaluatedSince,
  );
  if (!row) throw new Error("Pending actions always answer one row");
  const [past, certificates, unevaluated, asked] = row;
  const noReport = { arenaName: null, arenaAthleteId: null };
  const attendances = past.map(
    ([sessionId, on, startsAt, arenaId, arenaName, timeZone, subject, studentCount]): TeacherAction => {
      const dueOn = attendanceDueOn(on);
      return {
        kind: "ATTENDANCE_MISSING",
        subject,
        dueOn,
        priority: priorityOn(dueOn, dayAt(now, timeZone)),
        attendance: {
          sessionId,
          on,
          startsAt: new Date(startsAt),
          arenaId,
          arenaName,
          timeZone,
          studentCount,
        },
        certificationId: null,
        arenaId,
        studentCount,
        ...noReport,
      };
    },
  );
  const ending = certificates.map(([certificationId, subject, validUntil]): TeacherAction => ({
    kind:
      certificationStateOn(validUntil, today) === "EXPIRED" ? "CERTIFICATE_EXPIRED" : "CERTIFICATE_EXPIRING",
    subject,
    dueOn: validUntil,
    priority: priorityOn(validUntil, today),
    attendance: null,
    certificationId,
    arenaId: null,
    studentCount: null,
    ...noReport,
  }));
  const evaluations = unevaluated.map(([arenaId, subject, studentCount, completedOn]): TeacherAction => {
    const dueOn = addDays(completedOn, evaluation.dueAfterDays);
    const priority = priorityOn(dueOn, today);
    return {
      kind: "EVALUATION_DUE",
      subject,
      dueOn,
      priority,
      attendance: null,
      certificationId: null,
      arenaId,
      studentCount,
      ...noReport,
    };
  });
  const reports = asked.map(([arenaId, arenaName, arenaAthleteId, subject, dueOn]): TeacherAction => ({
    kind: "REPORT_ASKED",
    subject,
    dueOn,
    priority: priorityOn(dueOn, today),
    attendance: null,
    certificationId: null,
    arenaId,
    studentCount: 1,
    arenaName,
    arenaAthleteId,
  }));
  return [...attendances, ...ending, ...evaluations, ...reports].toSorted((a, b) =>
    a.dueOn.localeCompare(b.dueOn),
  );
}
