import type { Prisma, User } from "../../prisma/generated/client/client";
import { dropRole } from "../identity/drop-role.step";
import type { Entrusted } from "../identity/identity.event";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { brasiliaTime } from "../platform/time/time-zone.rules";
import { dayAt } from "../platform/time/zoned-time.rules";
import { lockFederation } from "./write-federation.step";

/** Makes a user a member of a federation from today on; a former member is reactivated. */
export async function admitMember(
  tx: Transaction,
  { now }: Pick<ActionContext, "now">,
  { userId, federationId, position }: { userId: string; federationId: string; position: string },
): Promise<void> {
  const appointed = { position, active: true, appointedOn: dayToDatabase(dayAt(now, brasiliaTime)) };
  const of = { userId, federationId };
  await tx.federationMember.upsert({
    where: { userId_federationId: of },
    create: { ...of, ...appointed },
    update: appointed,
  });
}

/**
 * The memberships that a federation can be left to when this user goes: of people who can sign in. Who has never entered
 * since they were added may have been added by a mistyped address, and takes over only from who cannot sign in either.
 */
export function membersBeside({
  id,
  temporaryPasswordUntil,
  disabledAt,
}: Pick<User, "id" | "temporaryPasswordUntil" | "disabledAt">): Prisma.FederationMemberWhereInput {
  const signsIn = temporaryPasswordUntil === null && disabledAt === null;
  return {
    active: true,
    userId: { not: id },
    user: { disabledAt: null, ...(signsIn ? { temporaryPasswordUntil: null } : {}) },
  };
}

/** A user accepts the administration's invitation to work for a federation. */
export async function joinFederation(
  tx: Transaction,
  ctx: ActionContext,
  { kind, userId, placeId, position }: Entrusted,
): Promise<void> {
  if (kind !== "FEDERATION") return;
  await lockFederation(tx, placeId);
  await admitMember(tx, ctx, { userId, federationId: placeId, position: position ?? "" });
}

export async function changeMemberPosition(
  tx: Transaction,
  memberId: string,
  position: string,
): Promise<void> {
  await tx.federationMember.update({ where: { id: memberId }, data: { position } });
}

/** Deactivates a member. Expects the federation to be locked. */
export async function dismissMember(tx: Transaction, memberId: string): Promise<void> {
  const { userId } = await tx.federationMember.update({ where: { id: memberId }, data: { active: false } });
  await forgetManagers(tx, [userId]);
}

/** Who works for no federation any more is no manager of one either. */
export async function forgetManagers(tx: Transaction, userIds: readonly string[]): Promise<void> {
  const rows = await tx.federationMember.findMany({
    where: { userId: { in: [...userIds] }, active: true },
    select: { userId: true },
  });
  const still = new Set(rows.map(({ userId }) => userId));
  await dropRole(
    tx,
    userIds.filter((id) => !still.has(id)),
    "FEDERATION_MANAGER",
  );
}
