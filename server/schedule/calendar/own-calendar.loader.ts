import { timeZoneOfPlace } from "../../arenas/place-time.rules";
import { tokenHash } from "../../identity/token.rules";
import type { Database } from "../../platform/database";
import { whether } from "../../platform/loaders";
import { prepared, sql } from "../../platform/prepared";
import { addDays, addMonths, firstOfMonth } from "../../platform/time/calendar-day.rules";
import { brasiliaTime, dayAt, instantAt } from "../../platform/time/time-zone.rules";
import { type AgendaKind, mostInMonth, mostNext } from "./agenda.rules";
import { classesOfPerson, rentalsOfAthlete } from "./arena-calendar.loader";
import type { CalendarEvent } from "./calendar-file";
import { calendarReach, type CalendarReach, matchReach } from "./calendar-reach.rules";
import { matchesOfAthlete } from "./match-calendar.loader";

/** A tournament that a person plays in, from its first to its last day, YYYY-MM-DD. */
interface TournamentDays {
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
const tournamentsBetween = (
  db: Database,
  athleteId: string,
  first: string,
  last: string,
  most: number,
): Promise<TournamentDays[]> => readTournaments(db, athleteId, first, last, false, most);

/** Tournaments that start on that day or later, the next first. One statement. */
const tournamentsFrom = (
  db: Database,
  athleteId: string,
  day: string,
  most: number,
): Promise<TournamentDays[]> => readTournaments(db, athleteId, day, null, true, most);

/** Something an athlete has to be at, or a tournament they play in. */
export interface AgendaEvent {
  /** Always the same of the same thing, wherever and whenever it is. */
  key: string;
  kind: AgendaKind;
  title: string;
  detail: string;
  place: string | null;
  /** Null of what takes whole days. */
  startsAt: Date | null;
  endsAt: Date | null;
  timeZone: string;
  /** YYYY-MM-DD, by the clocks of the place. */
  firstDay: string;
  lastDay: string;
  path: string;
  /** Whose page has to be seen to go there; null where anybody may. */
  tournamentId: string | null;
  state: CalendarEvent["state"];
}

const agendaEvent =
  (kind: AgendaKind) =>
  ({ uid, title, lines, location, startsAt, endsAt, timeZone, path, state }: CalendarEvent): AgendaEvent => {
    const day = dayAt(startsAt, timeZone);
    return {
      key: uid,
      kind,
      title,
      detail: lines.join(" · "),
      place: location,
      startsAt,
      endsAt,
      timeZone,
      firstDay: day,
      lastDay: day,
      path,
      tournamentId: null,
      state,
    };
  };

const tournamentEvent = (tournament: TournamentDays): AgendaEvent => {
  const { enrolmentId, tournamentId, name, category, place, firstDay, lastDay, timeZone } = tournament;
  return {
    key: `inscricao-${enrolmentId}@praia`,
    kind: "TOURNAMENT",
    title: name,
    detail: category,
    place,
    startsAt: null,
    endsAt: null,
    timeZone,
    firstDay,
    lastDay,
    path: `/torneio/${tournamentId}`,
    tournamentId,
    state: "CONFIRMED",
  };
};

/** Three kinds of what has a time. */
async function timed(
  db: Database,
  athleteId: string,
  reach: CalendarReach,
  now: Date,
): Promise<AgendaEvent[]> {
  const student = { athleteId, teacherId: null, taughtArenaIds: [] };
  const [matches, classes, rentals] = await Promise.all([
    matchesOfAthlete(db, athleteId, reach, now),
    classesOfPerson(db, student, reach, now),
    rentalsOfAthlete(db, athleteId, reach),
  ]);
  return [
    ...matches.map(agendaEvent("MATCH")),
    ...classes.map(agendaEvent("CLASS")),
    ...rentals.map(agendaEvent("OTHER")),
  ];
}

const beginning = ({ startsAt, firstDay, timeZone }: AgendaEvent): number =>
  (startsAt ?? instantAt(firstDay, "00:00", timeZone)).getTime();
const inOrder = (events: AgendaEvent[]): AgendaEvent[] =>
  events.toSorted((one, other) => beginning(one) - beginning(other));

/**
 * All that an athlete plays, takes and has rented in a month, also what fell out of it; a constant number of statements.
 * @param month any of its days.
 */
export async function agendaOfMonth(
  db: Database,
  athleteId: string,
  month: string,
  now: Date,
): Promise<AgendaEvent[]> {
  const first = firstOfMonth(month);
  const last = addDays(addMonths(first, 1), -1);
  // Each place has clocks of its own: a day more on either side has them all.
  const reach: CalendarReach = {
    since: instantAt(addDays(first, -1), "00:00", brasiliaTime),
    until: instantAt(addDays(last, 2), "00:00", brasiliaTime),
    most: mostInMonth,
    onlyStanding: false,
  };
  const [events, tournaments] = await Promise.all([
    timed(db, athleteId, reach, now),
    tournamentsBetween(db, athleteId, first, last, mostInMonth),
  ]);
  const inMonth = events.filter(({ firstDay }) => firstDay >= first && firstDay <= last);
  return inOrder([...tournaments.map(tournamentEvent), ...inMonth]);
}

/** What comes next of all that stands; a constant number of statements. */
export async function nextInAgenda(db: Database, athleteId: string, now: Date): Promise<AgendaEvent[]> {
  const reach: CalendarReach = { since: now, until: null, most: mostNext, onlyStanding: true };
  const [events, tournaments] = await Promise.all([
    timed(db, athleteId, reach, now),
    tournamentsFrom(db, athleteId, dayAt(now, brasiliaTime), mostNext),
  ]);
  return inOrder([...tournaments.map(tournamentEvent), ...events]).slice(0, mostNext);
}

/** Which accounts have a link for their calendar. */
export const calendarFeeds = whether(async (ctx, userIds) => {
  const feeds = await ctx.db.calendarFeed.findMany({
    where: { userId: { in: userIds } },
    select: { userId: true },
  });
  return feeds.map(({ userId }) => userId);
});

/** The owner of a feed link, with their current roles. */
interface CalendarPerson {
  athleteId: string | null;
  teacherId: string | null;
  taughtArenaIds: string[];
}

/** @param $1 the hash of a link's secret. */
const readPerson = prepared(
  sql`SELECT
      (SELECT id FROM alunos WHERE status = 'ativo' AND user_id = u.id),
      p.id,
      (SELECT coalesce(json_agg(arena_id), '[]') FROM professores_arenas WHERE professor_id = p.id AND ativo)
    FROM assinaturas_calendario s JOIN usuarios u ON u.id = s.user_id AND u.desativado_em IS NULL
      LEFT JOIN professores p ON p.user_id = u.id AND p.ativo
    WHERE s.token_hash = $1`,
  ([athleteId, teacherId, taughtArenaIds]) => ({ athleteId, teacherId, taughtArenaIds }) as CalendarPerson,
);

/**
 * The matches, classes and court rentals of the link's owner; null for an unknown link. A constant number of statements.
 */
export async function eventsOfFeed(db: Database, token: string, now: Date): Promise<CalendarEvent[] | null> {
  const [person] = await readPerson(db, tokenHash(token));
  if (!person) return null;
  const { athleteId } = person;
  const reach = calendarReach(now);
  const parts = await Promise.all([
    athleteId === null ? [] : matchesOfAthlete(db, athleteId, matchReach(now), now),
    classesOfPerson(db, person, reach, now),
    athleteId === null ? [] : rentalsOfAthlete(db, athleteId, reach),
  ]);
  return parts.flat().toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}
