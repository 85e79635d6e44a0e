import { Prisma, type Attendance, type ClassState } from "../../../prisma/generated/client/client";
import { athletesOf } from "../../athletes/athlete.loader";
import type { ActionContext } from "../../platform/context";
import { storedWords } from "../../platform/prepared";
import { addDays, dayFromDatabase, dayToDatabase } from "../../platform/time/calendar-day.rules";
import { dayAt, instantAt } from "../../platform/time/time-zone.rules";
import { athleteLevelLabel } from "../../sport/athlete-level.rules";
import { classStatus, type ClassStatus, missingStudents, takesPlace } from "../class-kind-and-status.rules";
import { creditHistory, type CreditLine } from "./credit-history.rules";
import { offeredOpenings } from "./openings.rules";
import { arenasOfRecord } from "./credits.access";
import {
  balanceOn,
  creditFor,
  isFifthWeek,
  stateOn,
  type Credit,
  type CreditKind,
  type CreditState,
  type LossReason,
} from "./credit.rules";

export const mostComing = 60;
export const mostPast = 30;
export const mostCredits = 60;
export const mostWithdrawals = 10;
export const mostOpenings = 60;
export const mostArenas = 20;
/** Lines of the ledger at once. */
export const mostLines = 30;
/** No ledger is as long. */
const furthestLine = 1_000_000;
/** Number of days ahead for which places are offered. */
const openingDays = 21;

/** A class as an athlete sees it, without its other students. */
export interface AthleteClass {
  key: string;
  startsAt: Date;
  endsAt: Date;
  name: string | null;
  category: string;
  teacherName: string;
  courtName: string | null;
  arenaName: string;
  timeZone: string;
  status: ClassStatus;
  cancelReason: string | null;
  /** Null if they have no place in it. */
  attendance: Attendance | null;
  isMakeUp: boolean;
  /** The credit that pays for their place; null for weekly students, and without a place. */
  creditId: string | null;
  /** Price of a place without a credit; null if they have a credit or the class has no price. */
  priceInCents: number | null;
  /** Position on the waiting list, from 1; null if they are not on it. */
  waitingPlace: number | null;
  /** A place is held for them until then; null unless they were asked to confirm. */
  askedUntil: Date | null;
  placesLeft: number;
  minStudents: number | null;
  /** 0 unless the class is below its minimum. */
  missingStudents: number;
  /** For weekly students: whether its weekday occurs a fifth time in its month. */
  isFifthWeek: boolean;
  /** Whether it is of the athlete's own level. */
  isOwnLevel: boolean;
  /** Kind of credit that would pay for a booking; null if there is none or the class cannot be booked. */
  payingKind: CreditKind | null;
}

export interface RecordOf {
  athleteId: string;
  /** Arenas to include; null for all. */
  arenaIds: readonly string[] | null;
}

interface AccountOf extends RecordOf {
  arenaId: string;
  timeZone: string;
}

export interface RecordArena extends AccountOf, Credits {
  /** Of the athlete in the arena's list. */
  linkId: string;
  name: string;
}

interface Credits {
  creditsLeft: number;
  /** Those that are left today. */
  account: readonly Credit[];
  /** Of all of them the latest, the latest first. */
  credits: CreditShown[];
  withdrawals: WithdrawalShown[];
}

export const recordOf = (athleteId: string, ctx: ActionContext): RecordOf => ({
  athleteId,
  arenaIds: arenasOfRecord(athleteId, ctx),
});

const ofArenas = ({ arenaIds }: RecordOf) => (arenaIds === null ? {} : { arenaId: { in: [...arenaIds] } });

/** Places held for other waiting athletes do not count as free. */
const shownTo = (athleteId: string, now: Date) => ({
  teacher: { select: { fullName: true } },
  court: { select: { name: true } },
  arena: { select: { name: true, timeZone: true } },
  _count: {
    select: {
      students: { where: { attendance: { in: [...takesPlace] } } },
      waiting: { where: { athleteId: { not: athleteId }, askedUntil: { gt: now } } },
    },
  },
});

interface Shown {
  id: string;
  weeklyClassId: string | null;
  startsAt: Date;
  endsAt: Date;
  name: string | null;
  category: string;
  status: ClassState;
  cancelReason: string | null;
  maxStudents: number;
  minStudents: number | null;
  priceInCents: number | null;
  attendedAt: Date | null;
  teacher: { fullName: string };
  court: { name: string } | null;
  arena: { name: string; timeZone: string };
  _count: { students: number; waiting: number };
}

const toClass = (
  session: Shown,
  now: Date,
  place: { attendance: Attendance; isMakeUp: boolean; creditId: string | null } | null,
  waitingPlace: number | null = null,
): AthleteClass => {
  const { id, startsAt, endsAt, name, category, cancelReason, teacher, court, arena } = session;
  const { maxStudents, minStudents, _count } = session;
  const standing = { ...session, studentCount: _count.students };
  return {
    key: id,
    startsAt,
    endsAt,
    name,
    category,
    status: classStatus(standing, now),
    cancelReason,
    teacherName: teacher.fullName,
    courtName: court?.name ?? null,
    arenaName: arena.name,
    timeZone: arena.timeZone,
    attendance: place?.attendance ?? null,
    isMakeUp: place?.isMakeUp ?? false,
    creditId: place?.creditId ?? null,
    priceInCents: null,
    waitingPlace,
    askedUntil: null,
    placesLeft: Math.max(0, maxStudents - _count.students - _count.waiting),
    minStudents,
    missingStudents: missingStudents(standing, now),
    isFifthWeek:
      place?.creditId === null &&
      session.weeklyClassId !== null &&
      isFifthWeek(dayAt(startsAt, arena.timeZone)),
    isOwnLevel: false,
    payingKind: null,
  };
};

/** Upcoming classes, next first, including cancelled places and waiting lists. */
export async function comingClasses({ db, now }: ActionContext, record: RecordOf): Promise<AthleteClass[]> {
  const { athleteId } = record;
  const session = ofArenas(record);
  const shown = shownTo(athleteId, now);
  const [places, waiting] = await Promise.all([
    db.sessionStudent.findMany({
      where: { athleteId, endsAt: { gt: now }, session },
      include: { session: { include: shown } },
      orderBy: [{ startsAt: "asc" }, { id: "asc" }],
      take: mostComing,
    }),
    db.classWaiting.findMany({
      where: { athleteId, session: { ...session, startsAt: { gt: now }, status: { not: "CANCELLED" } } },
      include: { session: { include: shown } },
      take: mostComing,
    }),
  ]);
  const order = await db.$queryRaw<{ sessionId: string; place: number }[]>`
    SELECT "sessionId", place FROM (
      SELECT aula_id::text AS "sessionId", aluno_id, row_number() OVER (PARTITION BY aula_id ORDER BY ordem)::int AS place
      FROM filas_aulas WHERE aula_id = ANY(${waiting.map(({ sessionId }) => sessionId)}::uuid[])) fila
    WHERE aluno_id = ${athleteId}::uuid`;
  const placeIn = new Map(order.map(({ sessionId, place }) => [sessionId, place]));
  const waited = new Map(
    waiting.map((one) => [one.sessionId, { one, place: placeIn.get(one.sessionId) ?? null }]),
  );
  const inThem = places.flatMap((place) =>
    waited.has(place.sessionId) ? [] : [toClass(place.session, now, place)],
  );
  const inLine = [...waited.values()].map(({ one, place }) => ({
    ...toClass(one.session, now, null, place),
    askedUntil: one.askedUntil !== null && one.askedUntil > now ? one.askedUntil : null,
  }));
  return [...inThem, ...inLine]
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
    .slice(0, mostComing);
}

/** Past classes, latest first. @param before cursor: an instant; null for now. */
export async function pastClasses(
  { db, now }: ActionContext,
  record: RecordOf,
  before: Date | null,
): Promise<AthleteClass[]> {
  const until = before !== null && before < now ? before : now;
  const places = await db.sessionStudent.findMany({
    where: {
      athleteId: record.athleteId,
      endsAt: { lte: now },
      startsAt: { lt: until },
      session: ofArenas(record),
    },
    include: { session: { include: shownTo(record.athleteId, now) } },
    orderBy: [{ startsAt: "desc" }, { id: "desc" }],
    take: mostPast,
  });
  return places.map((place) => toClass(place.session, now, place));
}

/** The arenas they attend, by name. */
export async function arenasOf(ctx: ActionContext, record: RecordOf): Promise<RecordArena[]> {
  const links = await ctx.db.arenaAthlete.findMany({
    where: { athleteId: record.athleteId, active: true, ...ofArenas(record) },
    include: { arena: { select: { name: true, timeZone: true } } },
    orderBy: [{ arena: { name: "asc" } }, { id: "asc" }],
    take: mostArenas,
  });
  return Promise.all(
    links.map(async ({ id: linkId, arenaId, arena }) => {
      const account = { ...record, arenaId, timeZone: arena.timeZone };
      return { ...account, linkId, name: arena.name, ...(await creditsAt(ctx, account)) };
    }),
  );
}

/**
 * Group classes of three weeks in which they are not, and for which they do not wait unasked: those in which a place is
 * held for them first, then those of their own level.
 * @param from YYYY-MM-DD, the first of these days; null for today, from now on. @param until the last; null for three weeks.
 */
export async function openingsAt(
  ctx: ActionContext,
  { arenaId, athleteId, timeZone, account }: RecordArena,
  { from, until: last }: { from: string | null; until: string | null },
): Promise<AthleteClass[]> {
  const { db, now } = ctx;
  const today = dayAt(now, timeZone);
  const first = from !== null && from > today ? from : today;
  const furthest = addDays(first, openingDays);
  const end = last !== null && last < furthest ? addDays(last, 1) : furthest;
  const [begin, until] = [first, end].map((day) => instantAt(day, "00:00", timeZone));
  const { level } = await athletesOf(ctx).load(athleteId);
  const ownCategory = athleteLevelLabel[level];
  const openings = (category: string | { not: string }) =>
    db.classSession.findMany({
      where: {
        arenaId,
        arena: { active: true },
        kind: "GROUP",
        category,
        status: { not: "CANCELLED" },
        attendedAt: null,
        startsAt: { gt: now, gte: begin!, lt: until! },
        students: { none: { athleteId, attendance: { in: [...takesPlace] } } },
        // An athlete whose deadline has passed can take the place like any other athlete.
        waiting: { none: { athleteId, askedUntil: null } },
      },
      include: {
        ...shownTo(athleteId, now),
        waiting: { where: { athleteId, askedUntil: { gt: now } }, select: { askedUntil: true }, take: 1 },
      },
      orderBy: [{ startsAt: "asc" }, { id: "asc" }],
      take: mostOpenings,
    });
  const [own, others] = await Promise.all([openings(ownCategory), openings({ not: ownCategory })]);
  return offeredOpenings(own, others, mostOpenings).map((session) => {
    const payingKind = creditFor(account, dayAt(session.startsAt, timeZone))?.kind ?? null;
    return {
      ...toClass(session, now, null),
      askedUntil: session.waiting[0]?.askedUntil ?? null,
      isOwnLevel: session.category === ownCategory,
      payingKind,
      priceInCents: payingKind === null ? session.priceInCents || null : null,
    };
  });
}

/**
 * What happened to their credits at an arena, the latest first. Reads the credits to which something happened since the last
 * of the lines, which are all that count now: those that ended before count in none of the lines.
 * @param skip how many lines to leave out.
 */
export async function creditLinesAt(
  { db, now }: Pick<ActionContext, "db" | "now">,
  { arenaId, athleteId, timeZone }: Omit<AccountOf, "arenaIds">,
  skip: number,
): Promise<CreditLine[]> {
  const first = Math.max(0, skip);
  // At each of these instants there is a line at least.
  const [since] = await db.$queryRaw<{ at: Date }[]>`
    SELECT DISTINCT e.registrado_em AS at FROM creditos_aulas c JOIN lancamentos_creditos e ON e.credito_id = c.id
    WHERE c.arena_id = ${arenaId}::uuid AND c.aluno_id = ${athleteId}::uuid
    ORDER BY at DESC OFFSET ${Math.min(first, furthestLine) + mostLines - 1} LIMIT 1`;
  // Also those that have expired since then, which no entry records.
  const touched = since && {
    OR: [
      { recordedAt: { gte: since.at } },
      {
        state: "AVAILABLE" as const,
        expiresOn: { gte: dayToDatabase(addDays(dayAt(since.at, timeZone), -1)) },
      },
    ],
  };
  const rows = await db.classCredit.findMany({
    where: { arenaId, athleteId, ...(touched && { entries: { some: touched } }) },
    include: {
      entries: {
        orderBy: { position: "asc" },
        include: { session: { select: { startsAt: true, name: true, category: true } } },
      },
    },
    orderBy: { id: "asc" },
  });
  const credits = rows.map(({ kind, boughtAs, entries }) => ({
    kind,
    boughtAs,
    entries: entries.map(({ state, reason, expiresOn, recordedAt: at, withdrawalReason, session }) => ({
      state,
      reason,
      expiresOn: dayFromDatabase(expiresOn),
      at,
      withdrawalReason,
      session: session && { startsAt: session.startsAt, name: session.name ?? session.category },
    })),
  }));
  const lines = creditHistory(credits, {
    today: dayAt(now, timeZone),
    startOf: (day) => instantAt(day, "00:00", timeZone),
    dayOf: (at) => dayAt(at, timeZone),
  });
  return lines.slice(first, first + mostLines);
}

/** Those of the credits left that end first: on which day, and how many. */
export function nextExpiryOf({ account }: RecordArena) {
  const ends = account.map(({ expiresOn }) => expiresOn).toSorted();
  const [expiresOn] = ends;
  return expiresOn === undefined
    ? null
    : { expiresOn, count: ends.filter((day) => day === expiresOn).length };
}

/** A credit in its state today. */
export interface CreditShown {
  kind: CreditKind;
  state: CreditState | "EXPIRED";
  reason: LossReason | null;
  startsOn: string;
  expiresOn: string;
}

/** What the arena took back at once. */
export interface WithdrawalShown {
  count: number;
  reason: string;
  at: Date;
}

const creditKindOf = storedWords<CreditKind>("CreditKind");
const creditStateOf = storedWords<CreditState>("CreditState");
const creditLossOf = storedWords<LossReason>("CreditLoss");

/** As JSON writes it: days are YYYY-MM-DD. */
interface StoredCredit {
  id: string;
  kind: string;
  purchaseId: string;
  byArena: boolean;
  state: string;
  reason: string | null;
  startsOn: string;
  expiresOn: string;
}

const toCredit = (stored: StoredCredit): Credit => {
  const { id, purchaseId, byArena, startsOn, expiresOn, kind, state, reason } = stored;
  return {
    id,
    purchaseId,
    byArena,
    startsOn,
    expiresOn,
    kind: creditKindOf[kind]!,
    state: creditStateOf[state]!,
    reason: reason === null ? null : creditLossOf[reason]!,
  };
};

/** The state of a credit is that of its last entry. */
const lastEntry = Prisma.sql`CROSS JOIN LATERAL (
  SELECT * FROM lancamentos_creditos WHERE credito_id = c.id ORDER BY ordem DESC LIMIT 1) u`;

/** How many credits an athlete has left at an arena today. */
export async function creditsLeftAt(
  { db, now }: Pick<ActionContext, "db" | "now">,
  { arenaId, athleteId, timeZone }: Omit<AccountOf, "arenaIds">,
): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM creditos_aulas c ${lastEntry}
    WHERE c.arena_id = ${arenaId}::uuid AND c.aluno_id = ${athleteId}::uuid
      AND u.para = 'disponivel' AND u.vale_ate >= ${dayAt(now, timeZone)}::date`;
  return row?.count ?? 0;
}

/**
 * What an athlete has at an arena: the credits left, the latest of all credits and of the withdrawals. One statement, whose
 * answer does not grow with the years.
 */
export async function creditsAt(
  { db, now }: Pick<ActionContext, "db" | "now">,
  { arenaId, athleteId, timeZone }: Omit<AccountOf, "arenaIds">,
): Promise<Credits> {
  const today = dayAt(now, timeZone);
  const [read] = await db.$queryRaw<
    {
      left: StoredCredit[];
      latest: StoredCredit[];
      withdrawals: { count: number; reason: string; at: string }[];
    }[]
  >`
    WITH creditos AS MATERIALIZED (
      SELECT c.id, c.tipo AS kind, c.origem AS "purchaseId", c.pela_arena AS "byArena", u.para AS state, u.motivo AS reason,
        c.vale_de AS "startsOn", u.vale_ate AS "expiresOn", u.retirada_id, u.motivo_retirada, u.registrado_em
      FROM creditos_aulas c ${lastEntry} WHERE c.arena_id = ${arenaId}::uuid AND c.aluno_id = ${athleteId}::uuid)
    SELECT
      (SELECT coalesce(json_agg(l ORDER BY l.id), '[]') FROM creditos l
        WHERE state = 'disponivel' AND "expiresOn" >= ${today}::date) AS "left",
      (SELECT coalesce(json_agg(l ORDER BY l.id DESC), '[]') FROM (
        SELECT * FROM creditos ORDER BY id DESC LIMIT ${mostCredits}) l) AS latest,
      (SELECT coalesce(json_agg(r ORDER BY r.at DESC), '[]') FROM (
        SELECT count(*)::int AS count, motivo_retirada AS reason, max(registrado_em) AS at FROM creditos
        WHERE retirada_id IS NOT NULL AND motivo_retirada IS NOT NULL
        GROUP BY retirada_id, motivo_retirada ORDER BY at DESC LIMIT ${mostWithdrawals}) r) AS withdrawals`;
  const { left, latest, withdrawals } = read!;
  const account = left.map(toCredit);
  return {
    creditsLeft: balanceOn(account, today),
    account,
    credits: latest.map(toCredit).map((credit) => {
      const { kind, reason, startsOn, expiresOn } = credit;
      return { kind, reason, startsOn, expiresOn, state: stateOn(credit, today) };
    }),
    withdrawals: withdrawals.map(({ at, ...withdrawal }) => ({ ...withdrawal, at: new Date(at) })),
  };
}
