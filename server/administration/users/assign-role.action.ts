import type { User } from "../../../prisma/generated/client/client";
import { makeAthlete } from "../../athletes/own-athlete.step";
import { accountFor } from "../../identity/account-for.step";
import { adminsInUse, assertStillAdmin, lockAdmins } from "../../identity/admins.step";
import { audit } from "../../identity/audit.step";
import { giveRole } from "../../identity/give-role.step";
import { newAccessFor } from "../../identity/management/new-access.loader";
import { roleLabel } from "../../identity/roles.rules";
import type { ActionContext } from "../../platform/context";
import { inTransaction, isUniqueViolation, type Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import type { Role } from "../../platform/role.rules";
import { appointTeacher } from "../../teachers/appoint-teacher.step";
import { handOverArena } from "../arenas/hand-over-arena.action";
import { addFederationMember } from "../../federations/federation-members.action";
import { assignRoleSchema, type RoleAssigned } from "./assign-role.rules";
import { newAdminMail, roleGivenMail, roleWithAccountMail } from "./role-mails.rules";

/** A role that takes effect without an invitation. */
type Given = Extract<RoleAssigned, { role: "ADMIN" | "TEACHER" | "ATHLETE" }>;

/**
 * Assigns a role together with what it needs: ownership of an arena, a position at a federation, arenas where the
 * teacher works, or an athlete's record. An unknown address gets an account. An existing account that is to manage an
 * arena or a federation gets an invitation.
 * @returns the address; `asked` is true if the invitation has to be accepted first.
 * @throws InvalidInput, RuleViolation if the user has the role or an open invitation already.
 */
export async function assignRole(
  ctx: ActionContext,
  input: unknown,
): Promise<{ email: string; asked: boolean }> {
  const assigned = parseInput(assignRoleSchema, input);
  const { email } = assigned;
  switch (assigned.role) {
    case "ARENA_MANAGER": {
      const { personName, arenaId } = assigned;
      return { email, ...(await handOverArena(ctx, arenaId, { email, personName })) };
    }
    case "FEDERATION_MANAGER": {
      const { personName, federationId, position } = assigned;
      return { email, ...(await addFederationMember(ctx, federationId, { email, personName, position })) };
    }
    default:
      await give(ctx, assigned);
      return { email, asked: false };
  }
}

async function give(ctx: ActionContext, assigned: Given): Promise<void> {
  const { email, personName, role } = assigned;
  const access = await newAccessFor(ctx, email);
  const work = () =>
    inTransaction(ctx.db, async (tx) => {
      await lockAdmins(tx);
      await assertStillAdmin(tx, ctx);
      const { user, password } = await accountFor(tx, ctx.now, { email, name: personName }, access);
      await make(tx, ctx, { user, isNew: password !== null }, assigned);
      await giveRole(tx, user.id, role, ctx.now);
      await ctx.outbox.put(
        tx,
        password === null
          ? roleGivenMail(user, role, ctx.publicUrl)
          : roleWithAccountMail(user, role, { password, publicUrl: ctx.publicUrl }),
      );
      const after = { Role: roleLabel[role], ...(await auditedArenas(tx, assigned)) };
      await audit(tx, ctx, {
        action: "ASSIGN_ROLE",
        subject: { kind: "USER", id: user.id },
        changes: { before: null, after },
      });
    });
  // Retries once, because an arena may have registered the same address concurrently.
  await work().catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    return work();
  });
}

const already = (role: Role) =>
  new RuleViolation("ROLE_ALREADY", `Esta pessoa já tem o role ${roleLabel[role]}.`, ["email"]);

/** Creates what the role needs. @throws RuleViolation if the user has all of it already. */
async function make(
  tx: Transaction,
  ctx: ActionContext,
  { user, isNew }: { user: User; isNew: boolean },
  assigned: Given,
): Promise<void> {
  switch (assigned.role) {
    case "ADMIN": {
      if ((await tx.userRole.count({ where: { role: "ADMIN", userId: user.id } })) > 0)
        throw already("ADMIN");
      const admins = await tx.userRole.findMany({ where: adminsInUse(ctx.now), include: { user: true } });
      for (const admin of admins)
        await ctx.outbox.put(tx, newAdminMail(admin.user, user.name, ctx.publicUrl));
      return;
    }
    case "TEACHER":
      if (!(await appointTeacher(tx, user, [...new Set(assigned.arenaIds)], ctx.now)))
        throw new RuleViolation("TEACHES_THERE", "Esta pessoa já é professora nestas arenas.", ["arenaIds"]);
      return;
    case "ATHLETE":
      // Whom an arena has registered is an athlete already, and gets in only from now on.
      if (!(await makeAthlete(tx, user, { level: assigned.level, createdAt: ctx.now })) && !isNew)
        throw already("ATHLETE");
  }
}

async function auditedArenas(tx: Transaction, assigned: Given): Promise<Record<string, string>> {
  if (assigned.role !== "TEACHER") return {};
  const arenas = await tx.arena.findMany({
    where: { id: { in: [...assigned.arenaIds] } },
    select: { name: true },
    orderBy: { name: "asc" },
  });
  return { Arenas: arenas.map(({ name }) => name).join(", ") };
}
