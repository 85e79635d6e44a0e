import { randomUUID } from "node:crypto";
import { Prisma } from "../../prisma/generated/client/client";
import { arenaHoursOf, isClosedOn } from "../courts/opening.rules";
import type { ActionContext } from "../platform/context";
import { type Database, inTransaction, type Transaction } from "../platform/database";
import { eachAlone, inBatches } from "../platform/batches";
import { addDays, dayFromDatabase, dayToDatabase } from "../platform/time/calendar-day.rules";
import { clockFromDatabase, spanOn, weeklyDays } from "../platform/time/clock-time.rules";
import { shortDayInWords } from "../platform/time/time-in-words.rules";
import { clockAt, dayAt, timeOfPlace } from "../platform/time/time-zone.rules";
import { classesPendingMail } from "./class-mails.rules";
import { notifyUntil, waitsInWords } from "./class-kind-and-status.rules";
import { daysAhead } from "./class.rules";
import { inTheWay } from "./in-the-way.loader";
import { makeSessions } from "./class-sessions.step";
import { noticeHours, waitsForStudents } from "./class.loader";

/**
 * Creates the sessions of every weekly class eight weeks ahead, except on days on which the arena is closed. Idempotent
 * within a day. A session with a conflict is created all the same: without the court if it is taken or closed; without
 * the students who have another class or are no longer active at the arena; and as cancelled, with the reason, if the
 * teacher has another class.
 */
export async function extendClasses(db: Database, now: Date): Promise<void> {
  const today = dayAt(now, "UTC");
  const due = await db.weeklyClass.findMany({
    where: {
      active: true,
      arena: { active: true },
      AND: [
        { OR: [{ endsOn: null }, { endsOn: { gte: dayToDatabase(addDays(today, -1)) } }] },
        {
          OR: [{ sessionsUntil: null }, { sessionsUntil: { lt: dayToDatabase(addDays(today, daysAhead)) } }],
        },
      ],
    },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  await eachAlone(db, due, ({ id }) => inTransaction(db, (tx) => extendClass(tx, id, now)));
}

async function extendClass(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.$queryRaw`SELECT id FROM aulas_professor WHERE id = (
    SELECT coalesce(primeira_parte_id, id) FROM aulas_professor WHERE id = ${id}::uuid) FOR UPDATE`;
  const series = await tx.weeklyClass.findUnique({
    where: { id },
    include: {
      arena: { include: { weekdayHours: true, specialDays: true } },
      court: true,
    },
  });
  if (!series?.active) return;
  // A transaction's connection does one thing at a time, and a third relation would be asked beside the others.
  const { students } = await tx.weeklyClass.findUniqueOrThrow({
    where: { id },
    select: {
      students: {
        where: {
          athlete: { status: "ACTIVE", arenas: { some: { arenaId: series.arenaId, active: true } } },
        },
      },
    },
  });
  const { timeZone } = series.arena;
  const today = dayAt(now, timeZone);
  const until = addDays(today, daysAhead);
  const from = firstNewDay(series, today);
  const last =
    series.endsOn && dayFromDatabase(series.endsOn) < until ? dayFromDatabase(series.endsOn) : until;
  const clocks = { starts: clockFromDatabase(series.startsAt), ends: clockFromDatabase(series.endsAt) };
  const hours = arenaHoursOf(series.arena);
  const open = weeklyDays(series.weekday, from, last).filter((day) => !isClosedOn(hours, day));
  const wanted = open.map((day) => ({
    id: randomUUID(),
    weeklyClassId: id,
    originalDate: day,
    arenaId: series.arenaId,
    teacherId: series.teacherId,
    courtId: series.court?.active ? series.courtId : null,
    kind: series.kind,
    name: series.name,
    category: series.category,
    maxStudents: series.maxStudents,
    minStudents: series.minStudents,
    priceInCents: series.priceInCents,
    ...spanOn(day, clocks, timeZone),
    athleteIds: students
      .filter(({ since }) => dayFromDatabase(since) <= day)
      .map(({ athleteId }) => athleteId),
  }));
  const ways = await inTheWay(tx, wanted);
  const stands = (taken: string, sessionId: string) =>
    ways.filter((way) => way.taken === taken && way.sessionId === sessionId);
  const plans = wanted.map((plan) => ({
    ...plan,
    courtId: stands("COURT", plan.id).length > 0 ? null : plan.courtId,
    athleteIds: plan.athleteIds.filter((athleteId) =>
      stands("ATHLETE", plan.id).every((way) => way.athleteId !== athleteId),
    ),
  }));
  const free = plans.filter((plan) => stands("TEACHER", plan.id).length === 0);
  await makeSessions(tx, free);
  const taught = plans.filter((plan) => !free.includes(plan));
  await tx.classSession.createMany({
    data: taught.map(({ athleteIds: _athleteIds, originalDate, ...plan }) => ({
      ...plan,
      originalDate: dayToDatabase(originalDate),
      status: "CANCELLED" as const,
      cancelReason: "O professor tem outra aula neste horário",
    })),
  });
  await tx.weeklyClass.update({ where: { id }, data: { sessionsUntil: dayToDatabase(until) } });
}

function firstNewDay(
  { sessionsUntil, startsOn }: { sessionsUntil: Date | null; startsOn: Date | null },
  today: string,
): string {
  const next = sessionsUntil === null ? today : addDays(dayFromDatabase(sessionsUntil), 1);
  const begin = startsOn === null ? today : dayFromDatabase(startsOn);
  return [next, begin, today].reduce((latest, day) => (day > latest ? day : latest));
}

/** Classes per transaction. */
const batchSize = 100;

type Telling = Pick<ActionContext, "now" | "outbox" | "publicUrl">;

/**
 * Mails manager and teacher once about each class that starts soon with fewer students than its minimum, by day in
 * arena time; classes of one recipient share a mail. The notice is marked as sent in the transaction that queues the
 * mail, so that concurrent or crashed processes never send it twice.
 * @returns the number of classes.
 */
export async function tellPending(db: Database, by: Telling): Promise<number> {
  const zones = await db.arena.findMany({
    where: { active: true },
    distinct: ["timeZone"],
    select: { timeZone: true },
    orderBy: { timeZone: "asc" },
  });
  let count = 0;
  await eachAlone(db, zones, async ({ timeZone }) => {
    const until = notifyUntil(by.now, timeZone, noticeHours);
    if (until === null) return;
    count += await inBatches(db, batchSize, (tx) => tellBatch(tx, by, { timeZone, until }));
  });
  return count;
}

interface Pending {
  id: string;
  arenaId: string;
  arena: string;
  startsAt: Date;
  category: string;
  minStudents: number;
  studentCount: number;
  teacher: string;
  /** Null where no mail reaches them. */
  teacherEmail: string | null;
  manager: string;
  managerEmail: string | null;
}

async function tellBatch(
  tx: Transaction,
  { now, outbox, publicUrl }: Telling,
  { timeZone, until }: { timeZone: string; until: Date },
): Promise<number> {
  const pending = await tx.$queryRaw<Pending[]>`
    SELECT a.id::text, a.arena_id::text AS "arenaId", ar.nome_arena AS arena, a.inicio AS "startsAt", a.categoria AS category,
      a.min_alunos AS "minStudents", pr.nome_completo AS teacher, ar.responsavel AS manager, dono.email AS "managerEmail",
      (SELECT count(*)::int FROM presencas p WHERE p.aula_id = a.id AND p.situacao IN ('inscrito', 'presente', 'falta')) AS "studentCount",
      CASE WHEN pr.ativo AND conta.desativado_em IS NULL THEN coalesce(conta.email, pr.email) END AS "teacherEmail"
    FROM aulas a JOIN arenas ar ON ar.id = a.arena_id AND ar.ativa AND ar.fuso_horario = ${timeZone}
      JOIN professores pr ON pr.id = a.professor_id LEFT JOIN usuarios conta ON conta.id = pr.user_id
      LEFT JOIN usuarios dono ON dono.id = ar.user_id AND dono.desativado_em IS NULL
    WHERE ${Prisma.raw(waitsForStudents)} AND a.minimo_avisado_em IS NULL AND a.inicio > ${now} AND a.inicio <= ${until}
    ORDER BY a.inicio, a.id LIMIT ${batchSize} FOR UPDATE OF a SKIP LOCKED`;
  if (pending.length === 0) return 0;
  await tx.classSession.updateMany({
    where: { id: { in: pending.map(({ id }) => id) } },
    data: { fewToldAt: now },
  });
  await outbox.putAll(tx, mailsFor(pending, timeZone, publicUrl));
  return pending.length;
}

/** One mail per person and arena. A manager who also teaches the class gets the manager's mail. */
function mailsFor(pending: readonly Pending[], timeZone: string, publicUrl: string) {
  const recipients = pending.flatMap((one) => [
    { ...one, email: one.managerEmail, name: one.manager, decides: true },
    ...(one.teacherEmail === one.managerEmail
      ? []
      : [{ ...one, email: one.teacherEmail, name: one.teacher, decides: false }]),
  ]);
  const mails = new Map<string, Parameters<typeof classesPendingMail>>();
  for (const { arenaId, arena, email, name, decides, ...one } of recipients) {
    if (email === null) continue;
    const key = JSON.stringify([email, arenaId, decides]);
    const url = `${publicUrl}/${decides ? "arena-dashboard" : "arena-calendar"}`;
    const [to, about] = mails.get(key) ?? [
      { email, name },
      { arena, classes: [], decides, url },
    ];
    mails.set(key, [to, { ...about, classes: [...about.classes, lineOf(one, timeZone)] }]);
  }
  return [...mails.values()].map(([to, about]) => classesPendingMail(to, about));
}

/** "Aula D, ter., 07/04 às 19:00 (horário de Brasília), com Lia. Confirma com 3 alunos: falta 1" */
function lineOf(
  { category, startsAt, teacher, minStudents, studentCount }: Omit<Pending, "arenaId" | "arena">,
  timeZone: string,
): string {
  const when = `${shortDayInWords(dayAt(startsAt, timeZone))} às ${clockAt(startsAt, timeZone)} (${timeOfPlace(timeZone)})`;
  return `Aula ${category}, ${when}, com ${teacher}. ${waitsInWords(minStudents, minStudents - studentCount)}`;
}
