import type { ClassSession } from "../../../prisma/generated/client/client";
import type { Transaction } from "../../platform/database";
import { dayToDatabase } from "../../platform/time/calendar-day.rules";
import { dayAt } from "../../platform/time/time-zone.rules";
import { isUuid } from "../../platform/uuid.rules";
import {
  type AccountAt,
  lockCreditAccount,
  lockCreditAccounts,
  readAccount,
  type Recorder,
  tellCredits,
} from "./credit-account.step";
import { type Credit, withdrawableOn } from "./credit.rules";

/** Creates the credits of a purchase or grant. Idempotent. @returns whether they are new. */
export async function grantCredits(
  tx: Transaction,
  by: Recorder,
  { arenaId, athleteId }: { arenaId: string; athleteId: string },
  granted: {
    kind: "PACKAGE" | "SINGLE" | "MONTHLY";
    purchase: string;
    /** The name of the plan, or why the arena gives it; null for what needs no word. */
    boughtAs?: string | null;
    count: number;
    startsOn: string;
    expiresOn: string;
  },
): Promise<boolean> {
  await lockCreditAccount(tx, arenaId, athleteId);
  const { kind, purchase, boughtAs = null, count, startsOn, expiresOn } = granted;
  const before = await tx.classCredit.count({ where: { arenaId, athleteId, purchase } });
  if (before > 0) return false;
  const made = await tx.classCredit.createManyAndReturn({
    data: Array.from({ length: count }, (_, index) => ({
      arenaId,
      athleteId,
      kind,
      purchase,
      boughtAs,
      number: index + 1,
      startsOn: dayToDatabase(startsOn),
    })),
    select: { id: true },
  });
  await tx.creditEntry.createMany({
    data: made.map(({ id: creditId }) => ({
      creditId,
      position: 0,
      state: "AVAILABLE" as const,
      expiresOn: dayToDatabase(expiresOn),
      recordedAt: by.now,
      recordedById: by.viewer?.userId ?? null,
    })),
  });
  return true;
}

type SoldAmong = (
  tx: Transaction,
  of: { arenaId: string; athleteId: string },
  credits: readonly Pick<Credit, "id" | "purchaseId">[],
) => Promise<ReadonlySet<string>>;

let soldAmong: SoldAmong;
/** Registered by billing at startup: the ids of the credits that were charged for. */
export const knowSoldCredits = (known: SoldAmong): void => void (soldAmong = known);

/**
 * Withdraws unused granted credits, the latest first; sold ones end with their charge. Idempotent.
 * @returns null on success; else the number of unused granted credits, which is too small.
 */
export async function withdrawCredits(
  tx: Transaction,
  by: Recorder,
  of: { arenaId: string; athleteId: string },
  { id, count, reason, today }: { id: string; count: number; reason: string; today: string },
): Promise<number | null> {
  await lockCreditAccount(tx, of.arenaId, of.athleteId);
  if ((await tx.creditEntry.count({ where: { withdrawalId: id, credit: of } })) > 0) return null;
  const account = await readAccount(tx, of);
  const unused = withdrawableOn(account.credits, today);
  const sold = await soldAmong(tx, of, unused);
  const left = unused.filter(({ id: creditId }) => !sold.has(creditId));
  if (left.length < count) return left.length;
  await tx.creditEntry.createMany({
    data: left.slice(0, count).map((credit) => {
      const { position, state } = account.last.get(credit.id)!;
      return {
        creditId: credit.id,
        position: position + 1,
        priorPosition: position,
        priorState: state,
        state: "CANCELLED" as const,
        expiresOn: dayToDatabase(credit.expiresOn),
        withdrawalId: id,
        withdrawalReason: reason,
        recordedAt: by.now,
        recordedById: by.viewer?.userId ?? null,
      };
    }),
  });
  return null;
}

/** Withdraws the unused credits of cancelled sales. Credits that pay for a class stay, and so do make-ups. */
export async function dropPurchases(
  tx: Transaction,
  by: Recorder,
  sales: readonly { arenaId: string; athleteId: string; purchase: string }[],
): Promise<void> {
  if (sales.length === 0) return;
  await lockCreditAccounts(tx, sales);
  const credits = await tx.classCredit.findMany({
    where: { kind: { not: "MAKE_UP" }, OR: [...sales] },
    select: { id: true },
  });
  await dropCredits(
    tx,
    by,
    credits.map(({ id }) => id),
  );
}

/** What brought credits, of those that come of a sale or a gift: the key of the act. */
export async function purchasesOf(tx: Transaction, creditIds: readonly string[]): Promise<string[]> {
  const credits = await tx.classCredit.findMany({
    where: { id: { in: [...creditIds] }, kind: { in: ["SINGLE", "PACKAGE"] } },
    select: { purchase: true },
    distinct: ["purchase"],
  });
  return credits.map(({ purchase }) => purchase).filter(isUuid);
}

/** Withdraws the unused make-ups of classes that the athlete attends after all. Make-ups in use stay. */
export async function dropMakeUps(
  tx: Transaction,
  by: Recorder,
  of: { arenaId: string; athleteId: string },
  sessionIds: readonly string[],
): Promise<void> {
  if (sessionIds.length === 0) return;
  await lockCreditAccount(tx, of.arenaId, of.athleteId);
  const makeUps = await tx.classCredit.findMany({
    where: { athleteId: of.athleteId, missedSessionId: { in: [...sessionIds] } },
    select: { id: true },
  });
  await dropCredits(
    tx,
    by,
    makeUps.map(({ id }) => id),
  );
}

/** Withdraws those of the credits that pay for no class. Skips credits already withdrawn. */
export async function dropCredits(
  tx: Transaction,
  by: Recorder,
  creditIds: readonly string[],
): Promise<void> {
  if (creditIds.length === 0) return;
  const credits = await tx.classCredit.findMany({
    where: { id: { in: [...creditIds] } },
    select: { entries: { orderBy: { position: "desc" }, take: 1 } },
  });
  const last = credits.flatMap(({ entries }) => entries).filter(({ state }) => state === "AVAILABLE");
  await tx.creditEntry.createMany({
    data: last.map(({ creditId, position, state, expiresOn, sessionId }) => ({
      creditId,
      position: position + 1,
      priorPosition: position,
      priorState: state,
      state: "CANCELLED" as const,
      expiresOn,
      sessionId,
      recordedAt: by.now,
      recordedById: by.viewer?.userId ?? null,
    })),
  });
}

/**
 * Call before the arena cancels classes: returns the credits that paid for places, and grants a make-up for a class of
 * a monthly plan. Expects the classes to be locked.
 * @param planUntil last day for which weekly students get make-ups, because an ended series is not paid for in later
 *   months; null for no limit.
 */
export async function creditFallen(
  tx: Transaction,
  by: Recorder,
  sessionIds: readonly string[],
  planUntil: string | null,
): Promise<void> {
  const places = await tx.sessionStudent.findMany({
    where: { sessionId: { in: [...sessionIds] }, attendance: { in: ["BOOKED", "EXCUSED"] } },
    include: { session: { include: { arena: { select: { timeZone: true } } } } },
    orderBy: [{ athleteId: "asc" }, { startsAt: "asc" }],
  });
  const fallen = places.flatMap(({ athleteId, creditId, session }) => {
    const { arena, ...bare } = session;
    const isPlanned = planUntil === null || dayAt(session.startsAt, arena.timeZone) <= planUntil;
    return creditId === null && !isPlanned ? [] : [{ session: bare, athleteId, timeZone: arena.timeZone }];
  });
  await returnCredits(tx, by, fallen);
}

/** Returns the credits when the arena removes or excuses students, however late. */
export async function returnCredits(
  tx: Transaction,
  by: Recorder,
  places: readonly AccountAt[],
): Promise<void> {
  await tellCredits(tx, by, places.map(returning));
}

/** The event of a cancellation by the arena. */
export const returning = <At extends { session: ClassSession }>(at: At) => ({
  ...at,
  event: { type: "ARENA_CANCEL" as const, sessionId: at.session.id },
});
