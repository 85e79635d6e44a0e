import { randomUUID } from "node:crypto";
import type {
  ClassCredit,
  ClassSession,
  CreditEntry,
  CreditLoss,
  SessionStudent,
} from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { storedWords } from "../../platform/prepared";
import {
  addMonths,
  dayFromDatabase,
  dayToDatabase,
  firstOfMonth,
} from "../../platform/time/calendar-day.rules";
import { dayAt, instantAt } from "../../platform/time/time-zone.rules";
import { creditsReturned } from "./class-bought.event";
import { creditsOf, defaultCreditRules, monthOf, type Credit, type CreditState } from "./credit.rules";
import {
  applyCreditEvent,
  type Booking,
  type CreditAccount,
  type CreditEvent,
  type CreditOutcome,
} from "./credits.rules";

/** The user who records an entry, and when; no user if a job records it. */
export type Recorder = Pick<ActionContext, "now"> & { viewer: { userId: string } | null };

export interface AccountAt {
  session: ClassSession;
  athleteId: string;
  timeZone: string;
}

/** One event about a class, for one athlete. */
export interface CreditTelling extends AccountAt {
  event: Exclude<CreditEvent, { purchaseId: string }>;
}

/** Locks the credits of an athlete at an arena, so that concurrent readers and writers run one after the other. */
export const lockCreditAccount = (tx: Transaction, arenaId: string, athleteId: string): Promise<void> =>
  lockCreditAccounts(tx, [{ arenaId, athleteId }]);

/** Locks several accounts in a fixed order, to avoid deadlocks. */
export async function lockCreditAccounts(
  tx: Transaction,
  of: readonly { arenaId: string; athleteId: string }[],
): Promise<void> {
  await tx.$queryRaw`SELECT id FROM alunos_arenas WHERE (arena_id, aluno_id) IN (
    SELECT * FROM unnest(${of.map(({ arenaId }) => arenaId)}::uuid[], ${of.map(({ athleteId }) => athleteId)}::uuid[]))
    ORDER BY aluno_id, arena_id FOR UPDATE`;
}

/**
 * Applies class events to the credits of athletes, in the given order: the rules decide, ledger entries record it. The
 * number of statements does not grow with the number of events. Expects the classes to be locked; the caller writes the
 * places.
 * @returns the outcome of each event.
 */
export async function tellCredits(
  tx: Transaction,
  by: Recorder,
  tellings: readonly CreditTelling[],
): Promise<CreditOutcome[]> {
  if (tellings.length === 0) return [];
  await lockCreditAccounts(
    tx,
    tellings.map(({ session, athleteId }) => ({ arenaId: session.arenaId, athleteId })),
  );
  const kept = await accountsFor(tx, tellings);
  const changes: Changes = { credits: [], entries: [] };
  const outcomes = tellings.map((telling) => tellOne(kept, changes, telling));
  await writeChanges(tx, by, changes);
  const back = changes.entries.filter(
    ({ state, priorState }) => state === "AVAILABLE" && priorState !== null,
  );
  if (back.length > 0)
    await creditsReturned.happened(tx, by, { creditIds: back.map(({ creditId }) => creditId) });
  return outcomes;
}

/** Credits of one athlete at one arena, with the events of this batch applied so far. */
export interface Account {
  credits: Credit[];
  /** Position and state of each credit's last entry. */
  last: Map<string, { position: number; state: CreditState }>;
  /** Classes that already have a make-up credit. */
  madeUp: Set<string>;
}

interface Kept {
  accounts: ReadonlyMap<string, Account>;
  /** By class and athlete. */
  places: ReadonlyMap<string, SessionStudent>;
  /** Number of classes in the month of weekly students, by class and athlete. */
  planned: ReadonlyMap<string, number>;
}

interface Changes {
  /** By ids that only these changes know. */
  credits: (Omit<ClassCredit, "id" | "boughtAs"> & { id: string })[];
  entries: Omit<CreditEntry, "id" | "recordedById" | "recordedAt" | "withdrawalId" | "withdrawalReason">[];
}

const keyOf = (one: string, other: string): string => `${one} ${other}`;
const creditStateOf = storedWords<CreditState>("CreditState");
const creditLossOf = storedWords<CreditLoss>("CreditLoss");

interface LastEntry {
  creditId: string;
  position: number;
  state: string;
  reason: string | null;
  expiresOn: Date;
}

async function accountsFor(tx: Transaction, tellings: readonly CreditTelling[]): Promise<Kept> {
  const athleteIds = [...new Set(tellings.map(({ athleteId }) => athleteId))];
  const sessionIds = [...new Set(tellings.map(({ session }) => session.id))];
  const accounts = await readAccounts(
    tx,
    tellings.map(({ session, athleteId }) => ({ arenaId: session.arenaId, athleteId })),
  );
  const stored = await tx.sessionStudent.findMany({
    where: { sessionId: { in: sessionIds }, athleteId: { in: athleteIds } },
  });
  const places = new Map(stored.map((place) => [keyOf(place.sessionId, place.athleteId), place]));
  return { accounts, places, planned: await plannedOf(tx, tellings, places) };
}

/** Credits of one athlete at one arena. Expects the account to be locked. */
export async function readAccount(
  tx: Transaction,
  of: { arenaId: string; athleteId: string },
): Promise<Account> {
  return (await readAccounts(tx, [of])).get(keyOf(of.arenaId, of.athleteId))!;
}

/** Accounts by arena and athlete, in two statements. Expects them to be locked. */
async function readAccounts(
  tx: Transaction,
  of: readonly { arenaId: string; athleteId: string }[],
): Promise<Map<string, Account>> {
  const rows = await tx.classCredit.findMany({
    where: {
      arenaId: { in: [...new Set(of.map(({ arenaId }) => arenaId))] },
      athleteId: { in: [...new Set(of.map(({ athleteId }) => athleteId))] },
    },
    orderBy: { id: "asc" },
  });
  const entries = await tx.$queryRaw<LastEntry[]>`
    SELECT DISTINCT ON (credito_id) credito_id::text AS "creditId", ordem AS position, para::text AS state, motivo::text AS reason,
      vale_ate AS "expiresOn"
    FROM lancamentos_creditos WHERE credito_id = ANY(${rows.map(({ id }) => id)}::uuid[]) ORDER BY credito_id, ordem DESC`;
  const lastOf = new Map(entries.map((entry) => [entry.creditId, entry]));
  const accounts = new Map<string, Account>();
  for (const { arenaId, athleteId } of of)
    accounts.set(keyOf(arenaId, athleteId), { credits: [], last: new Map(), madeUp: new Set() });
  for (const { id, arenaId, athleteId, kind, purchase, startsOn, byArena, missedSessionId } of rows) {
    const account = accounts.get(keyOf(arenaId, athleteId));
    const entry = lastOf.get(id);
    if (!account || !entry) continue;
    const state = creditStateOf[entry.state]!;
    account.last.set(id, { position: entry.position, state });
    if (missedSessionId !== null && state !== "CANCELLED") account.madeUp.add(missedSessionId);
    account.credits.push({
      id,
      kind,
      purchaseId: purchase,
      startsOn: dayFromDatabase(startsOn),
      expiresOn: dayFromDatabase(entry.expiresOn),
      state,
      reason: entry.reason === null ? null : creditLossOf[entry.reason]!,
      byArena,
    });
  }
  return accounts;
}

/** Number of classes in the month that weekly students have without a credit. At most one statement. */
async function plannedOf(
  tx: Transaction,
  tellings: readonly CreditTelling[],
  places: ReadonlyMap<string, SessionStudent>,
): Promise<Map<string, number>> {
  const weekly = tellings.flatMap(({ session, athleteId, timeZone }) => {
    const key = keyOf(session.id, athleteId);
    if (places.get(key)?.creditId !== null) return [];
    const first = firstOfMonth(dayAt(session.startsAt, timeZone));
    const [from, until] = [first, addMonths(first, 1)].map((day) =>
      instantAt(day, "00:00", timeZone).toISOString(),
    );
    return [{ key, athleteId, arenaId: session.arenaId, from: from!, until: until! }];
  });
  if (weekly.length === 0) return new Map();
  const counts = await tx.$queryRaw<{ key: string; count: number }[]>`
    SELECT x.chave AS key, (SELECT count(*)::int FROM presencas p JOIN aulas a ON a.id = p.aula_id
      WHERE p.aluno_id = x.aluno AND p.credito_id IS NULL AND p.inicio >= x.de AND p.inicio < x.ate AND a.arena_id = x.arena) AS count
    FROM unnest(${weekly.map(({ key }) => key)}::text[], ${weekly.map(({ athleteId }) => athleteId)}::uuid[],
      ${weekly.map(({ arenaId }) => arenaId)}::uuid[], ${weekly.map(({ from }) => from)}::timestamptz[],
      ${weekly.map(({ until }) => until)}::timestamptz[]) AS x (chave, aluno, arena, de, ate)`;
  return new Map(counts.map(({ key, count }) => [key, count]));
}

const planPrefix = "plano:";

/**
 * The stored credits and the place in this class. A weekly student also gets the credits of a monthly plan, which has
 * no row.
 */
function accountAt(account: Account, { planned, places }: Kept, telling: AccountAt): CreditAccount {
  const { session, athleteId, timeZone } = telling;
  const { credits, last, madeUp } = account;
  const key = keyOf(session.id, athleteId);
  const place = places.get(key);
  if (!place) return { credits, bookings: [] };
  const day = dayAt(session.startsAt, timeZone);
  const booking = { sessionId: session.id, startsAt: session.startsAt, day };
  if (place.creditId !== null) {
    const state = stateOf(place, last.get(place.creditId)!.state === "LOST");
    return { credits, bookings: [{ ...booking, creditId: place.creditId, state }] };
  }
  // All credits of the plan are reserved.
  const purchase = `${planPrefix}${day.slice(0, 7)}`;
  const plan = creditsOf(purchase, "MONTHLY", Math.max(planned.get(key) ?? 0, 1), monthOf(day)).map(
    (credit): Credit => ({ ...credit, state: "RESERVED" }),
  );
  const state = stateOf(place, !madeUp.has(session.id));
  return { credits: [...plan, ...credits], bookings: [{ ...booking, creditId: plan[0]!.id, state }] };
}

/** @param isLost whether an excused student gets no credit back. */
function stateOf({ attendance }: SessionStudent, isLost: boolean): Booking["state"] {
  if (attendance === "EXCUSED") return isLost ? "FORFEITED" : "CANCELLED";
  return attendance;
}

function tellOne(kept: Kept, changes: Changes, telling: CreditTelling): CreditOutcome {
  const { session, athleteId, event } = telling;
  const account = kept.accounts.get(keyOf(session.arenaId, athleteId))!;
  const before = accountAt(account, kept, telling);
  const after = applyCreditEvent(before, event, defaultCreditRules);
  const known = new Map(before.credits.map((credit) => [credit.id, credit]));
  for (const credit of after.credits) {
    const { state, reason, kind, purchaseId, byArena } = credit;
    const was = known.get(credit.id);
    const expiresOn = dayToDatabase(credit.expiresOn);
    const entry = { state, reason, expiresOn, sessionId: session.id };
    if (was === undefined) {
      const id = randomUUID();
      const same = account.credits.filter((one) => one.kind === kind && one.purchaseId === purchaseId);
      changes.credits.push({
        id,
        arenaId: session.arenaId,
        athleteId,
        kind,
        purchase: purchaseId,
        number: same.length + 1,
        startsOn: dayToDatabase(credit.startsOn),
        byArena,
        missedSessionId: session.id,
      });
      changes.entries.push({ ...entry, creditId: id, position: 0, priorPosition: null, priorState: null });
      account.credits.push({ ...credit, id });
      account.last.set(id, { position: 0, state });
      account.madeUp.add(session.id);
      continue;
    }
    const last = account.last.get(credit.id);
    const isSame = was.state === state && was.reason === reason && was.expiresOn === credit.expiresOn;
    // Credits of a monthly plan have no row.
    if (!last || isSame) continue;
    const position = last.position + 1;
    changes.entries.push({
      ...entry,
      creditId: credit.id,
      position,
      priorPosition: last.position,
      priorState: last.state,
    });
    account.last.set(credit.id, { position, state });
    account.credits = account.credits.map((one) => (one.id === credit.id ? credit : one));
  }
  return after.outcome;
}

async function writeChanges(tx: Transaction, by: Recorder, { credits, entries }: Changes): Promise<void> {
  const idOf = new Map<string, string>();
  if (credits.length > 0) {
    // The database generates the ids, so that they sort by age.
    const made = await tx.classCredit.createManyAndReturn({
      data: credits.map(({ id: _id, ...credit }) => credit),
      select: { id: true, arenaId: true, athleteId: true, kind: true, purchase: true, number: true },
    });
    const nameOf = ({ arenaId, athleteId, kind, purchase, number }: Omit<(typeof made)[number], "id">) =>
      JSON.stringify([arenaId, athleteId, kind, purchase, number]);
    const rowIds = new Map(made.map((row) => [nameOf(row), row.id]));
    for (const credit of credits) idOf.set(credit.id, rowIds.get(nameOf(credit))!);
  }
  if (entries.length === 0) return;
  await tx.creditEntry.createMany({
    data: entries.map((entry) => ({
      ...entry,
      creditId: idOf.get(entry.creditId) ?? entry.creditId,
      recordedAt: by.now,
      recordedById: by.viewer?.userId ?? null,
    })),
  });
}
