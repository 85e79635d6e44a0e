import type { User } from "../../../prisma/generated/client/client";
import { retireAthlete } from "../../athletes/own-athlete.step";
import { assertStillAdmin, isLastAdmin, lockAdmins } from "../../identity/admins.step";
import { removeManager } from "../../arenas/remove-manager.step";
import { audit } from "../../identity/audit.step";
import { dropRole } from "../../identity/drop-role.step";
import { lockAccount } from "../../identity/account.step";
import { roleLabel } from "../../identity/roles.rules";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import type { Role } from "../../platform/role.rules";
import { retireTeacher } from "../../teachers/appoint-teacher.step";
import { removeMember } from "../../federations/remove-member.step";
import { roleMailIsSent } from "./role-assignments.rules";
import { roleRemovedMail } from "./role-mails.rules";
import { roleAssignmentsIn } from "./role-assignments.loader";

/**
 * Removes a role from a user, with everything that depends on it. Refuses an admin's own role, and the role of the last
 * admin, also if two admins remove each other concurrently. The role of an arena's owner is removed only by handing the
 * arena over. Idempotent.
 * @throws RuleViolation
 */
export async function removeRole(ctx: ActionContext, userId: string, role: Role): Promise<void> {
  if (ctx.viewer?.userId === userId)
    throw new RuleViolation(
      "OWN_ROLE",
      "Você não pode retirar um role de si mesmo. Peça a outro administrador.",
    );
  await inTransaction(ctx.db, async (tx) => {
    const user = await lockAccount(tx, userId);
    const assignments = await roleAssignmentsIn(tx, [userId]);
    if (!(assignments.get(userId) ?? []).some((one) => one.role === role)) return;
    await end(tx, ctx, user, role);
    await dropRole(tx, [userId], role);
    await audit(tx, ctx, {
      action: "REMOVE_ROLE",
      subject: { kind: "USER", id: userId },
      changes: { before: { Role: roleLabel[role] }, after: null },
    });
    if (roleMailIsSent(role) && user.disabledAt === null)
      await ctx.outbox.put(tx, roleRemovedMail(user, role));
  });
}

/** What the role was for. @throws RuleViolation */
async function end(tx: Transaction, ctx: ActionContext, user: User, role: Role): Promise<void> {
  switch (role) {
    case "ADMIN":
      await lockAdmins(tx);
      await assertStillAdmin(tx, ctx);
      if (await isLastAdmin(tx, user.id))
        throw new RuleViolation("LAST_ADMIN", "É a última pessoa da administração. Inclua outra antes.");
      return;
    case "ARENA_MANAGER": {
      const arena = await tx.arena.findFirst({ where: { ownerId: user.id }, orderBy: { name: "asc" } });
      if (arena)
        throw new RuleViolation(
          "OWNS_ARENA",
          `É responsável pela arena “${arena.name}”. Passe a arena a outra pessoa: este role termina junto.`,
        );
      const managed = await tx.arenaManager.findMany({
        where: { userId: user.id, active: true },
        orderBy: { arenaId: "asc" },
      });
      for (const { id } of managed) await removeManager(tx, ctx, id);
      return;
    }
    case "FEDERATION_MANAGER": {
      const members = await tx.federationMember.findMany({
        where: { userId: user.id, active: true },
        orderBy: { federationId: "asc" },
      });
      for (const { id } of members) await removeMember(tx, ctx, id);
      return;
    }
    case "TEACHER":
      return retireTeacher(tx, user.id);
    case "ATHLETE":
      return retireAthlete(tx, user);
  }
}
