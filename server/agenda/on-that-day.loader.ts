import { Prisma } from "../../prisma/generated/client/client";
import { arenaDay, type OpeningHours } from "../courts/opening.rules";
import { athleteAddresses, toldOf } from "../guardians/guardian.loader";
import type { Transaction } from "../platform/database";
import { addDays } from "../platform/time/calendar-day.rules";
import { instantAt } from "../platform/time/time-zone.rules";
import { isUuid } from "../platform/uuid.rules";

/** Which part of a day at an arena. */
export interface PartOfDay {
  arenaId: string;
  hours: OpeningHours;
  /** YYYY-MM-DD */
  date: string;
  /** HH:mm; what begins before it stays. Null for the whole day. */
  from: string | null;
  /** Null for all, and for what is on no court. */
  courtKeys: readonly string[] | null;
}

export interface OnThatDay {
  sessionIds: string[];
  rentalIds: string[];
  /** Only of a whole day on all courts. */
  dayUseIds: string[];
}

/** Everything of the day that can still be cancelled: not over, not cancelled, without attendance. One statement. */
export async function onThatDay(tx: Transaction, part: PartOfDay, now: Date): Promise<OnThatDay> {
  const { arenaId, hours, date, from, courtKeys } = part;
  const { begins, ends: end } = arenaDay(hours, date);
  const begin = from === null ? begins : onTheEvening(hours, date, from);
  const courts = courtKeys?.filter(isUuid) ?? null;
  const rows = await tx.$queryRaw<{ kind: "CLASS" | "RENTAL" | "DAY_USE"; id: string }[]>`
    SELECT 'CLASS' AS kind, id::text FROM aulas WHERE arena_id = ${arenaId}::uuid AND inicio >= ${begin} AND inicio < ${end} AND fim > ${now}
      AND status <> 'cancelada' AND chamada_em IS NULL AND (${courts}::uuid[] IS NULL OR quadra_id = ANY(${courts}::uuid[]))
    UNION ALL
    SELECT 'RENTAL', l.id::text FROM locacoes l JOIN quadras q ON q.id = l.quadra_id WHERE q.arena_id = ${arenaId}::uuid AND l.tipo = 'locacao'
      AND l.inicio >= ${begin} AND l.inicio < ${end} AND l.fim > ${now} AND l.status <> 'cancelada'
      AND (${courts}::uuid[] IS NULL OR l.quadra_id = ANY(${courts}::uuid[]))
    UNION ALL
    SELECT 'DAY_USE', id::text FROM day_uses WHERE arena_id = ${arenaId}::uuid AND dia = ${date}::date AND cancelado_em IS NULL
      AND ${end} > ${now} AND ${from === null && courts === null}
    ORDER BY 1, 2`;
  const of = (wanted: string) => rows.flatMap(({ kind, id }) => (kind === wanted ? [id] : []));
  return { sessionIds: of("CLASS"), rentalIds: of("RENTAL"), dayUseIds: of("DAY_USE") };
}

/** "00:30" of an evening that is open until 01:00 is on the next day. */
function onTheEvening(hours: OpeningHours, date: string, clock: string): Date {
  const nextDay = instantAt(addDays(date, 1), clock, hours.timeZone);
  return nextDay < arenaDay(hours, date).ends ? nextDay : instantAt(date, clock, hours.timeZone);
}

/** The most names listed of people without an address, whom the arena has to call. */
export const mostUnreached = 50;

export interface PeopleThen {
  /** The number of distinct addresses that get a mail. */
  reachedCount: number;
  unreached: { name: string; contact: string | null }[];
}

/**
 * The people concerned by a cancellation: students, waiting list, teachers, renters and day use visitors, with the
 * guardians of minors who rented. One statement.
 */
export async function peopleThen(
  tx: Transaction,
  { sessionIds, rentalIds, dayUseIds }: OnThatDay,
  now: Date,
): Promise<PeopleThen> {
  const people = await tx.$queryRaw<{ email: string | null; name: string; contact: string | null }[]>`
    WITH aluno AS (
      SELECT aluno_id FROM presencas WHERE aula_id = ANY(${sessionIds}::uuid[]) AND situacao = 'inscrito'
      UNION SELECT aluno_id FROM filas_aulas WHERE aula_id = ANY(${sessionIds}::uuid[]))
    SELECT DISTINCT email, name, contact FROM (
      SELECT e.email, al.nome_completo AS name, al.telefone AS contact
        FROM aluno JOIN alunos al ON al.id = aluno.aluno_id LEFT JOIN LATERAL ${athleteAddresses} e ON true
      UNION ALL
      SELECT CASE WHEN u.desativado_em IS NULL THEN coalesce(u.email, p.email) END, p.nome_completo, NULL
        FROM aulas a JOIN professores p ON p.id = a.professor_id LEFT JOIN usuarios u ON u.id = p.user_id WHERE a.id = ANY(${sessionIds}::uuid[])
      UNION ALL
      SELECT t.email, l.descricao, l.contato
        FROM locacoes l LEFT JOIN LATERAL ${toldOf(Prisma.sql`l.aluno_id`, now)} t ON true WHERE l.id = ANY(${rentalIds}::uuid[])
      UNION ALL
      SELECT t.email, d.cliente, d.contato
        FROM day_uses d LEFT JOIN LATERAL ${toldOf(Prisma.sql`d.aluno_id`, now)} t ON true WHERE d.id = ANY(${dayUseIds}::uuid[])) pessoas
    ORDER BY name, contact`;
  return {
    reachedCount: new Set(people.flatMap(({ email }) => (email === null ? [] : [email.toLowerCase()]))).size,
    unreached: people.flatMap(({ email, name, contact }) => (email === null ? [{ name, contact }] : [])),
  };
}
