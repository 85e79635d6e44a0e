import type { ClassState } from "../../../prisma/generated/client/client";
import { arenaPagePath } from "../../arenas/arena-name.rules";
import type { BookingStatus } from "../../bookings/rental-words.rules";
import { classStatus, missingStudents, waitsInWords } from "../../classes/class-kind-and-status.rules";
import type { Database } from "../../platform/database";
import { counted } from "../../platform/numbers.rules";
import { prepared, sql, storedWords } from "../../platform/prepared";
import type { CalendarEvent } from "./calendar-file";
import type { CalendarReach } from "./calendar-reach.rules";

interface ClassRow {
  id: string;
  startsAt: Date;
  endsAt: Date;
  status: string;
  name: string | null;
  category: string;
  /** Null of one that they give. */
  attendance: string | null;
  isMakeUp: boolean;
  teacherName: string;
  courtName: string | null;
  arenaName: string;
  address: string;
  timeZone: string;
  maxStudents: number;
  studentCount: number;
  minStudents: number | null;
  attendedAt: Date | null;
}

const stateOf = storedWords<ClassState>("ClassState");

/**
 * A class that the person both gives and takes is listed as given.
 * @param $1 the athlete or null. @param $2 the teacher or null. @param $3 the arenas where they teach.
 * @param $4, $5 the period, null for no end. @param $6 the limit. @param $7 whether to leave out cancelled ones.
 */
const readClasses = prepared(
  sql`SELECT s.id, s.inicio, s.fim, s.status::text, s.nome, s.categoria, m.situacao, m.reposicao, t.nome_completo, q.nome,
      a.nome_arena, a.endereco_completo, a.fuso_horario, s.max_alunos,
      (SELECT count(*)::int FROM presencas x WHERE x.aula_id = s.id AND x.situacao IN ('inscrito', 'presente', 'falta')),
      s.min_alunos, s.chamada_em
    FROM (SELECT DISTINCT ON (id) id, situacao, reposicao FROM (
        SELECT aula_id AS id, situacao::text, reposicao FROM presencas WHERE aluno_id = $1::uuid AND inicio >= $4 AND ($5::timestamptz IS NULL OR inicio < $5)
        UNION ALL
        SELECT id, NULL, false FROM aulas WHERE professor_id = $2::uuid AND arena_id = ANY($3::uuid[]) AND inicio >= $4 AND ($5::timestamptz IS NULL OR inicio < $5)
      ) either ORDER BY id, situacao NULLS FIRST) m
      JOIN aulas s ON s.id = m.id JOIN professores t ON t.id = s.professor_id JOIN arenas a ON a.id = s.arena_id
      LEFT JOIN quadras q ON q.id = s.quadra_id
    WHERE NOT $7::boolean OR (s.status <> 'cancelada' AND coalesce(m.situacao NOT IN ('cancelada', 'falta_avisada'), true))
    ORDER BY s.inicio, s.id LIMIT $6`,
  (columns): ClassRow => {
    const [id, startsAt, endsAt, status, name, category, attendance, isMakeUp] = columns;
    const [teacherName, courtName, arenaName, address, timeZone, maxStudents, ...counts] = columns.slice(8);
    const [studentCount, minStudents, attendedAt] = counts;
    return {
      id,
      startsAt,
      endsAt,
      status,
      name,
      category,
      attendance,
      isMakeUp,
      teacherName,
      courtName,
      arenaName,
      address,
      timeZone,
      maxStudents,
      studentCount,
      minStudents,
      attendedAt,
    } as ClassRow;
  },
);

/** The classes a person takes, at any arena, and gives, at their arenas; cancelled ones included. One statement. */
export async function classesOfPerson(
  db: Database,
  who: {
    readonly athleteId: string | null;
    readonly teacherId: string | null;
    readonly taughtArenaIds: readonly string[];
  },
  { since, until, most, onlyStanding }: CalendarReach,
  now: Date,
): Promise<CalendarEvent[]> {
  const rows = await readClasses(
    db,
    who.athleteId,
    who.teacherId,
    who.taughtArenaIds,
    since,
    until,
    most,
    onlyStanding,
  );
  return rows.map((row) => eventOf(row, who.athleteId, now));
}

/** The next class that an athlete takes and that is not cancelled; null without one. One statement. */
export async function nextClassOf(db: Database, athleteId: string, now: Date) {
  const [row] = await readClasses(db, athleteId, null, [], now, null, 1, true);
  if (!row) return null;
  const { startsAt, endsAt, timeZone, courtName: court, arenaName: arena, teacherName: teacher } = row;
  return {
    title: titleOf(row),
    waits: waitsFor(row, now),
    startsAt,
    endsAt,
    timeZone,
    court,
    arena,
    teacher,
  };
}

const titleOf = ({ name, category }: ClassRow): string => [name ?? "Aula", category].join(" · ");
const standingOf = (row: ClassRow) => ({ ...row, status: stateOf[row.status]! });

/** "Confirma com mais 2 alunos"; null for a class that does not wait for more students. */
function waitsFor(row: ClassRow, now: Date): string | null {
  const standing = standingOf(row);
  return row.minStudents !== null && classStatus(standing, now) === "PENDING"
    ? waitsInWords(row.minStudents, missingStudents(standing, now))
    : null;
}

/** Students appear only as a number, because anyone with the link can read the event. */
function eventOf(row: ClassRow, athleteId: string | null, now: Date): CalendarEvent {
  const { startsAt, endsAt, timeZone, attendance, courtName, arenaName, address } = row;
  const gives = attendance === null;
  const status = classStatus(standingOf(row), now);
  const waits = waitsFor(row, now);
  const fallsOut = status === "CANCELLED" || attendance === "cancelada" || attendance === "falta_avisada";
  return {
    uid: `aula-${row.id}@praia`,
    startsAt,
    endsAt,
    timeZone,
    title: titleOf(row),
    lines: [
      ...(gives
        ? [
            `${arenaName}: ${counted(row.studentCount, "aluno", "alunos")}, ${counted(row.maxStudents, "vaga", "vagas")}`,
          ]
        : [`${arenaName}, com ${row.teacherName}`, ...(row.isMakeUp ? ["Reposição"] : [])]),
      ...(waits === null ? [] : [waits]),
    ],
    note: null,
    location: [courtName, arenaName, address].filter(Boolean).join(", "),
    path: gives ? "/arena-calendar" : `/athlete-classes/${athleteId}`,
    state: fallsOut ? "CANCELLED" : status === "PENDING" ? "TENTATIVE" : "CONFIRMED",
  };
}

interface RentalRow {
  id: string;
  startsAt: Date;
  endsAt: Date;
  status: string;
  /** Null for day use. */
  courtName: string | null;
  arenaName: string;
  address: string;
  timeZone: string;
  pageKey: string;
}

/** @param $1 the athlete. @param $2, $3 from when until when, null for ever. @param $4 how many of a kind at most. @param $5 whether only those that stand. */
const readRentals = prepared(
  sql`SELECT x.id, x.inicio, x.fim, x.status, x.quadra, a.nome_arena, a.endereco_completo, a.fuso_horario, a.chave_pagina
    FROM (
      (SELECT l.id, l.inicio, l.fim, l.status::text AS status, q.nome AS quadra, q.arena_id FROM locacoes l JOIN quadras q ON q.id = l.quadra_id
        WHERE l.tipo = 'locacao' AND l.aluno_id = $1::uuid AND l.inicio >= $2 AND ($3::timestamptz IS NULL OR l.inicio < $3)
          AND NOT ($5::boolean AND l.status = 'cancelada') ORDER BY l.inicio, l.id LIMIT $4)
      UNION ALL
      (SELECT id, abre, fecha, CASE WHEN cancelado_em IS NOT NULL THEN 'cancelada' WHEN pedido THEN 'pedida' ELSE 'confirmada' END, NULL, arena_id
        FROM day_uses WHERE aluno_id = $1::uuid AND abre >= $2 AND ($3::timestamptz IS NULL OR abre < $3)
          AND NOT ($5::boolean AND cancelado_em IS NOT NULL) ORDER BY abre, id LIMIT $4)
    ) x JOIN arenas a ON a.id = x.arena_id ORDER BY x.inicio, x.id`,
  ([id, startsAt, endsAt, status, courtName, arenaName, address, timeZone, pageKey]) =>
    ({ id, startsAt, endsAt, status, courtName, arenaName, address, timeZone, pageKey }) as RentalRow,
);

const statusOf = storedWords<BookingStatus>("BookingStatus");
const states = { REQUESTED: "TENTATIVE", CONFIRMED: "CONFIRMED", CANCELLED: "CANCELLED" } as const;

/**
 * The courts and the days an athlete asked for themselves, also while the arena has not answered, and those given back. One
 * statement.
 */
export async function rentalsOfAthlete(
  db: Database,
  athleteId: string,
  { since, until, most, onlyStanding }: CalendarReach,
): Promise<CalendarEvent[]> {
  const rows = await readRentals(db, athleteId, since, until, most, onlyStanding);
  return rows.map((row) => {
    const { id, startsAt, endsAt, courtName, arenaName, address, timeZone, pageKey } = row;
    const status = statusOf[row.status]!;
    const [kind, what] = courtName === null ? ["day-use", "Day Use"] : ["locacao", "Locação"];
    return {
      uid: `${kind}-${id}@praia`,
      startsAt,
      endsAt,
      timeZone,
      title: `${courtName ?? what}, ${arenaName}`,
      lines: [status === "REQUESTED" ? `${what}: aguarda a resposta da arena` : what],
      note: null,
      location: [courtName, arenaName, address].filter(Boolean).join(", "),
      path: arenaPagePath(pageKey),
      state: states[status],
    };
  });
}
