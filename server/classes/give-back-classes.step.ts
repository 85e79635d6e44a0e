import type { CreditEntry } from "../../prisma/generated/client/client";
import type { Merging } from "../athletes/joined-record.rules";
import type { Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { dateInDigits } from "../platform/time/time-in-words.rules";
import { clockAt, dayAt } from "../platform/time/time-zone.rules";
import { takesPlace } from "./class-kind-and-status.rules";
import type { Recorder } from "./credits/credit-account.step";
import type { CreditState } from "./credits/credit.rules";

interface GivenBack extends Merging {
  mergedAt: Date;
  /** Places that were dropped because both records had one in the same class; their rows exist again. */
  placeIds: readonly string[];
  /** Series that the other record attends again. */
  weeklyClassIds: readonly string[];
}

/** Those of these credits that pay a place taken after the merge: they stay with the record that uses them. */
export async function creditsUsedSince(
  tx: Transaction,
  {
    athleteId,
    creditIds,
    placeIds,
  }: { athleteId: string; creditIds: readonly string[]; placeIds: readonly string[] },
): Promise<Set<string>> {
  const places = await tx.sessionStudent.findMany({
    where: { athleteId, creditId: { in: [...creditIds] }, id: { notIn: [...placeIds] } },
    select: { creditId: true },
  });
  return new Set(places.flatMap(({ creditId }) => creditId ?? []));
}

/** @throws RuleViolation where the credit of a place that comes back pays another place by now. */
export async function assertCreditsFree(
  tx: Transaction,
  places: readonly { sessionId: string; creditId: string }[],
): Promise<void> {
  const spent = await tx.sessionStudent.findMany({
    where: { creditId: { in: places.map(({ creditId }) => creditId) } },
    select: { creditId: true },
  });
  const lost = places.find(({ creditId }) => spent.some((place) => place.creditId === creditId));
  if (!lost) return;
  const session = await tx.classSession.findUnique({
    where: { id: lost.sessionId },
    include: { arena: { select: { timeZone: true } } },
  });
  throw creditUsed(session && whenOf(session));
}

const whenOf = ({ startsAt, arena: { timeZone } }: { startsAt: Date; arena: { timeZone: string } }): string =>
  `${dateInDigits(dayAt(startsAt, timeZone))} às ${clockAt(startsAt, timeZone)}`;

const creditUsed = (when: string | null): RuleViolation =>
  new RuleViolation(
    "CREDIT_USED",
    `O crédito que pagava a aula${when === null ? "" : ` de ${when}`} já foi usado em outra. Devolva esse crédito antes de desfazer.`,
  );

/**
 * Undoes `handOverClasses` where restoring rows is not enough: a second place in one class needs a free place and its
 * credit again, and places created since then for a weekly class follow the athlete who attends it.
 * @throws RuleViolation if the class is full by now or the credit was used for another one.
 */
export async function giveBackClasses(
  tx: Transaction,
  by: Recorder,
  { keptId, otherId, mergedAt, placeIds, weeklyClassIds }: GivenBack,
): Promise<void> {
  await tx.sessionStudent.updateMany({
    where: {
      athleteId: keptId,
      creditId: null,
      id: { gte: firstIdAt(mergedAt) },
      session: {
        weeklyClassId: { in: [...weeklyClassIds] },
        weeklyClass: { students: { none: { athleteId: keptId } } },
        students: { none: { athleteId: otherId } },
      },
    },
    data: { athleteId: otherId },
  });
  const places = await tx.sessionStudent.findMany({
    where: { id: { in: [...placeIds] } },
    include: { session: { include: { arena: { select: { timeZone: true } } } } },
    orderBy: { sessionId: "asc" },
  });
  for (const { sessionId, athleteId, creditId, attendance, session } of places) {
    await tx.$queryRaw`SELECT id FROM aulas WHERE id = ${sessionId}::uuid FOR UPDATE`;
    if (takesPlace.includes(attendance) && session.endsAt > by.now && session.status !== "CANCELLED") {
      const taken = await tx.sessionStudent.count({
        where: { sessionId, attendance: { in: [...takesPlace] } },
      });
      if (taken > session.maxStudents)
        throw new RuleViolation(
          "CLASS_FULL",
          `A aula de ${whenOf(session)}, em que os dois estavam, lotou depois da união. Libere um lugar antes de desfazer.`,
        );
    }
    if (creditId !== null && !(await spendAgain(tx, by, { creditId, sessionId, mergedAt })))
      throw creditUsed(whenOf(session));
    await giveBackMakeUps(tx, by, { athleteId, sessionId, mergedAt });
  }
}

/** What replaced a class that two records missed was taken back with the dropped place, and comes back with it. */
async function giveBackMakeUps(
  tx: Transaction,
  by: Recorder,
  { athleteId, sessionId, mergedAt }: { athleteId: string; sessionId: string; mergedAt: Date },
): Promise<void> {
  const makeUps = await tx.classCredit.findMany({
    where: { athleteId, missedSessionId: sessionId },
    select: { entries: { orderBy: { position: "desc" }, take: 1 } },
  });
  for (const { entries } of makeUps) {
    const [last] = entries;
    if (last?.state !== "CANCELLED" || last.sessionId !== sessionId) continue;
    if (last.recordedAt.getTime() === mergedAt.getTime())
      await goOn(tx, by, { last, state: "AVAILABLE", reason: null, sessionId });
  }
}

/** The credit that came back with the dropped place pays it again. @returns false where it was used since. */
async function spendAgain(
  tx: Transaction,
  by: Recorder,
  { creditId, sessionId, mergedAt }: { creditId: string; sessionId: string; mergedAt: Date },
): Promise<boolean> {
  const entries = await tx.creditEntry.findMany({
    where: { creditId },
    orderBy: { position: "desc" },
    take: 3,
  });
  const [last] = entries;
  const returned = entries.find(
    (entry) =>
      entry.state === "AVAILABLE" &&
      entry.sessionId === sessionId &&
      entry.recordedAt.getTime() === mergedAt.getTime(),
  );
  // The credit history differs from what the merge wrote, or is missing: nothing was returned, so nothing is spent
  // again.
  if (!last || !returned?.priorState) return true;
  // Its unpaid charge was cancelled by the merge: the place comes back, the charge does not.
  if (last.state === "CANCELLED" && last.recordedAt.getTime() === mergedAt.getTime()) return true;
  if (last.position !== returned.position) return false;
  const state: CreditState = returned.priorState;
  const lost = state === "LOST" ? entries.find(({ position }) => position === returned.priorPosition) : null;
  await goOn(tx, by, { last, state, reason: lost?.reason ?? null, sessionId });
  return true;
}

async function goOn(
  tx: Transaction,
  by: Recorder,
  {
    last,
    state,
    reason,
    sessionId,
  }: { last: CreditEntry; state: CreditState; reason: CreditEntry["reason"]; sessionId: string },
): Promise<void> {
  await tx.creditEntry.create({
    data: {
      creditId: last.creditId,
      position: last.position + 1,
      priorPosition: last.position,
      priorState: last.state,
      state,
      reason,
      expiresOn: last.expiresOn,
      sessionId,
      recordedAt: by.now,
      recordedById: by.viewer?.userId ?? null,
    },
  });
}

/** The smallest time-ordered id (UUID version 7) of an instant. */
const firstIdAt = (instant: Date): string => {
  const hex = instant.getTime().toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
};
