import type { Athlete, Prisma } from "../../prisma/generated/client/client";
import { handOverReminders } from "../schedule/reminders/hand-over-reminders.step";
import { takeInRecord, type Filling } from "../athletes/take-in-record.step";
import { handOverCharges } from "../billing/hand-over-charges.step";
import { handOverDayUses, handOverRentals } from "../bookings/hand-over-bookings.step";
import { handOverClasses } from "../classes/hand-over-classes.step";
import { handOverMatches } from "../competition/matches/hand-over-matches.step";
import { handOverEnrolments } from "../enrolments/hand-over-enrolments.step";
import { handOverGuardianships } from "../guardians/guardian.step";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { changesBetween, snapshotOf } from "../platform/row-journal";
import { handOverPositions } from "../rankings/hand-over-positions.step";
import type { LoadedPlan } from "./merge-plan.loader";
import type { FilledField } from "./merge-plan.rules";

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
