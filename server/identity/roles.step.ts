import type { Prisma } from "../../prisma/generated/client/client";
import type { Role } from "../platform/access.rules";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";

/** Key of the advisory lock that a transaction takes, in any process, before it adds or removes an admin. */
const lock = 7_262_403;

/** Locks the set of admins until the transaction ends: no other transaction can add or remove one. */
export async function lockAdmins(tx: Transaction): Promise<void> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(${lock})::text`;
}

/** Admins who can sign in: neither disabled nor with an expired temporary password. */
export const adminsInUse = (now: Date) =>
  ({
    role: "ADMIN",
    user: {
      disabledAt: null,
      OR: [{ temporaryPasswordUntil: null }, { temporaryPasswordUntil: { gt: now } }],
    },
  }) satisfies Prisma.UserRoleWhereInput;

/**
 * Whether the user is the last admin who has ever signed in. Other admins do not count, because their address may be
 * mistyped. Expects the admins to be locked.
 */
export async function isLastAdmin(tx: Transaction, userId: string): Promise<boolean> {
  const role = "ADMIN" as const;
  if ((await tx.userRole.count({ where: { role, userId } })) === 0) return false;
  const entered = { disabledAt: null, temporaryPasswordUntil: null };
  return (await tx.userRole.count({ where: { role, userId: { not: userId }, user: entered } })) === 0;
}

/** Whether who acts still is an admin. Expects the admins to be locked. */
export const isStillAdmin = async (tx: Transaction, { viewer }: ActionContext): Promise<boolean> =>
  (await tx.userRole.count({ where: { role: "ADMIN", userId: viewer?.userId ?? "" } })) > 0;

/**
 * Checks that the caller is still an admin, before adding or removing another one. This covers two admins who remove
 * each other at the same time. Expects the admins to be locked.
 * @throws RuleViolation
 */
export async function assertStillAdmin(tx: Transaction, ctx: ActionContext): Promise<void> {
  if (!(await isStillAdmin(tx, ctx)))
    throw new RuleViolation(
      "NO_ADMIN",
      "Você acaba de sair da administração e não pode mais mudar quem está nela.",
    );
}

/** People lose a role that was stored for them: what it was for is theirs no longer. */
export async function dropRole(tx: Transaction, userIds: readonly string[], role: Role): Promise<void> {
  await tx.userRole.deleteMany({ where: { userId: { in: [...userIds] }, role } });
}

/** People have a role from now on; who has it already has it since then. */
export async function giveRole(tx: Transaction, userId: string, role: Role, now: Date): Promise<void> {
  await tx.userRole.upsert({
    where: { userId_role: { userId, role } },
    create: { userId, role, createdAt: now },
    update: {},
  });
}
