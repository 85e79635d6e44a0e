import { type Athlete, Prisma, type RecordMerge, type User } from "../../prisma/generated/client/client";
import { type Filling, takeInRecord } from "../athletes/take-in-record.step";
import { handOverCharges } from "../billing/hand-over-charges.step";
import { handOverDayUses, handOverRentals } from "../bookings/athlete-bookings.step";
import { handOverClasses } from "../classes/classes-of-person.step";
import { handOverMatches } from "../competition/matches/match.step";
import { handOverEnrolments } from "../enrolments/athlete-enrolments.step";
import { handOverGuardianships } from "../guardians/guardian.step";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { TooManyAttempts } from "../platform/errors";
import { countAttempt } from "../platform/rate-limit";
import { changesBetween, snapshotOf } from "../platform/row-journal";
import { handOverPositions } from "../rankings/merged-positions.step";
import { handOverReminders } from "../schedule/reminders/hand-over-reminders.step";
import type { LoadedPlan } from "./merge-plan.loader";
import type { FilledField } from "./merge-plan.rules";
import { recordClaimMail } from "./merging.rules";

/** In the order of their ids, so that two people who join the same records wait for each other instead of stopping each other. */
export async function lockRecords(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.$queryRaw`SELECT id FROM alunos WHERE id = ANY(${[...ids]}::uuid[]) ORDER BY id FOR UPDATE`;
}

interface MergedBy {
  arenaId: string | null;
  byId: string;
  /** Only admins undo what an admin merged, and only the person what they confirmed. */
  byAdmin?: boolean;
  byPerson?: boolean;
  /** What else the kept record takes from the other, as a part of the same merge. */
  alsoFill?: () => Promise<void>;
}

/**
 * One record takes in the other: each domain hands over its own rows, and what is left of the other goes. Both are locked,
 * and nothing is in the way. The rows before and after are kept, so that the merge can be undone for 30 days.
 */
export async function mergeRecords(
  tx: Transaction,
  ctx: Pick<ActionContext, "now">,
  plan: LoadedPlan,
  { arenaId, byId, byAdmin = false, byPerson = false, alsoFill }: MergedBy,
): Promise<void> {
  const { keptRecord: kept, otherRecord: other, filled } = plan;
  const before = await snapshotOf(tx, "alunos", [kept.id, other.id]);
  const merging = { keptId: kept.id, otherId: other.id };
  const by = { now: ctx.now, viewer: { userId: byId } };
  await handOverClasses(tx, by, merging);
  await handOverRentals(tx, merging);
  await handOverDayUses(tx, by, merging);
  await handOverReminders(tx, merging);
  await handOverCharges(tx, merging);
  await handOverPositions(tx, merging);
  await handOverMatches(tx, merging);
  await handOverEnrolments(tx, merging);
  await handOverGuardianships(tx, merging);
  await moveRequests(tx, merging);
  const filling = fillingFrom(other, filled);
  await takeInRecord(tx, { kept, other, filling, arenaId, byId, now: ctx.now });
  await alsoFill?.();
  const journal = changesBetween(before, await snapshotOf(tx, "alunos", [kept.id, other.id]));
  await tx.recordMerge.create({
    data: {
      keptId: kept.id,
      otherId: other.id,
      otherName: other.fullName,
      arenaId,
      mergedById: byId,
      byAdmin,
      byPerson,
      mergedAt: ctx.now,
      journal: journal as unknown as Prisma.InputJsonArray,
    },
  });
}

const fillingFrom = (other: Athlete, fields: readonly FilledField[]): Filling =>
  Object.fromEntries(fields.map((field) => [field, other[field]]));

/**
 * Withdraws pending requests about the removed record, and moves requests that its person has to answer to the kept record.
 */
async function moveRequests(
  tx: Transaction,
  { keptId, otherId }: { keptId: string; otherId: string },
): Promise<void> {
  await tx.mergeRequest.updateMany({ where: { otherId, status: "PENDING" }, data: { status: "WITHDRAWN" } });
  await tx.mergeRequest.updateMany({
    where: { keptId: otherId, OR: [{ otherId: null }, { otherId: { not: keptId } }] },
    data: { keptId },
  });
}

/** Mails of this kind to one address, whatever number of records is made under it. */
const mailLimit = (email: string) => ({
  key: `record-claim:${email}`,
  points: 3,
  windowSeconds: 24 * 60 * 60,
});

/** Tells the owners of the addresses of new records, where they have an account, that they are asked about them. */
export async function askOwners(
  tx: Transaction,
  ctx: ActionContext,
  { athleteIds }: { athleteIds: readonly string[] },
): Promise<void> {
  const records = await tx.athlete.findMany({
    where: { id: { in: [...athleteIds] }, userId: null, email: { not: null } },
    select: { email: true },
  });
  const owners = await tx.user.findMany({
    where: {
      email: { in: records.flatMap(({ email }) => email ?? []) },
      emailConfirmedAt: { not: null },
      disabledAt: null,
      deletedAt: null,
    },
    select: { email: true, name: true },
  });
  for (const owner of owners) {
    try {
      await countAttempt(ctx.db, mailLimit(owner.email), ctx.now);
    } catch (error) {
      if (error instanceof TooManyAttempts) continue;
      throw error;
    }
    await ctx.outbox.put(tx, recordClaimMail(owner, { url: `${ctx.publicUrl}/conta` }));
  }
}

/**
 * Deletes what was asked of a person who leaves the platform, and what would bring merged records of theirs back, also those
 * that came to them by way of another record.
 */
export async function forgetMergeRequests(tx: Transaction, athleteId: string): Promise<void> {
  const merged = await tx.mergedRecord.findMany({ where: { athleteId }, select: { id: true } });
  const ids = { in: [athleteId, ...merged.map(({ id }) => id)] };
  const either = { OR: [{ keptId: ids }, { otherId: ids }] };
  await tx.mergeRequest.deleteMany({ where: either });
  await tx.recordMerge.deleteMany({ where: either });
}

/**
 * Deletes the journals of other people's merges that mention a departing user, for instance as the guardian of a minor.
 * The merges themselves are kept. The address only counts if it was verified.
 */
export async function forgetJournalsOf(
  tx: Transaction,
  { id, email, emailConfirmedAt }: Pick<User, "id" | "email" | "emailConfirmedAt">,
): Promise<void> {
  const texts = [`"user_id": "${id}"`, ...(emailConfirmedAt === null ? [] : [JSON.stringify(email)])];
  await tx.$executeRaw`UPDATE unioes_cadastros SET diario = NULL, nome_saiu = NULL
    WHERE diario IS NOT NULL AND EXISTS (SELECT 1 FROM unnest(${texts}::text[]) AS de(texto)
      WHERE strpos(lower(diario::text), lower(de.texto)) > 0)`;
}

/** Deletes the personal data of a merge that was undone or can no longer be; that it happened stays. */
export const forgetJournal = (
  tx: Transaction,
  id: string,
  undone: { undoneAt: Date; undoneById: string } | null = null,
): Promise<RecordMerge> =>
  tx.recordMerge.update({ where: { id }, data: { journal: Prisma.DbNull, ...undone } });
