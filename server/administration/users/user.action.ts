import { z } from "zod";
import type { User } from "../../../prisma/generated/client/client";
import { removeManager } from "../../arenas/arena-managers.step";
import { makeAthlete, retireAthlete } from "../../athletes/own-athlete.step";
import { addFederationMember } from "../../federations/federation.action";
import { removeMember } from "../../federations/federation.step";
import { accountFor } from "../../identity/account-for.step";
import { lockAccount, renameAccount } from "../../identity/account.step";
import {
  adminsInUse,
  assertStillAdmin,
  dropRole,
  giveRole,
  isLastAdmin,
  lockAdmins,
} from "../../identity/roles.step";
import { changesOf } from "../../identity/audit.rules";
import { audit } from "../../identity/audit.step";
import { guessKeysOf } from "../../identity/guess-limit.rules";
import type { Addressee } from "../../identity/identity-mails.rules";
import { newAccessFor } from "../../identity/management/management.loader";
import { personName } from "../../identity/person.rules";
import { roleLabel } from "../../identity/roles.rules";
import { endSessionsOf } from "../../identity/session.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction, isUniqueViolation, type Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import type { Mail } from "../../platform/mail/mail.rules";
import { parseInput } from "../../platform/parse-input";
import { forgetLimitsOf } from "../../platform/rate-limit";
import type { Role } from "../../platform/access.rules";
import { appointTeacher, retireTeacher } from "../../teachers/teacher.step";
import { handOverArena } from "../arenas/arena.action";
import { assignRoleSchema, type RoleAssigned } from "./assign-role.rules";
import { roleAssignmentsIn } from "./user-access.loader";
import {
  newAdminMail,
  roleGivenMail,
  roleMailIsSent,
  roleRemovedMail,
  roleWithAccountMail,
} from "./role-assignments.rules";

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

/** Ends all sessions of an account. @returns the number of sessions ended. */
export async function endUserSessions(ctx: ActionContext, userId: string): Promise<number> {
  return inTransaction(ctx.db, async (tx) => {
    const ended = await endSessionsOf(tx, userId, ctx.now);
    if (ended === 0) return 0;
    await audit(tx, ctx, {
      action: "END_SESSIONS",
      subject: { kind: "USER", id: userId },
      changes: { before: { "Sessões abertas": ended }, after: null },
    });
    return ended;
  });
}

/** Wrong passwords do not keep the account's owner waiting any longer. */
export async function unlockSignIn(ctx: ActionContext, userId: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId } });
    if ((await forgetLimitsOf(tx, guessKeysOf(email))) === 0) return;
    await audit(tx, ctx, { action: "UNLOCK_SIGN_IN", subject: { kind: "USER", id: userId } });
  });
}

const accountNameSchema = z.object({ name: personName });

/**
 * Changes the name of an account, by its user or by an admin. Not for athletes and teachers, because their records have
 * names of their own. Writes an audit entry, and notifies the user by mail if an admin made the change.
 * @throws InvalidInput, RuleViolation if the user has such a record.
 */
export async function correctAccountName(ctx: ActionContext, userId: string, typed: unknown): Promise<void> {
  const { name } = parseInput(accountNameSchema, typed);
  await inTransaction(ctx.db, async (tx) => {
    const user = await lockAccount(tx, userId);
    const athletes = await tx.athlete.count({ where: { userId } });
    if (athletes > 0)
      throw new RuleViolation(
        "NAME_OF_A_RECORD",
        "O nome fica no cadastro de atleta. Corrija-o em “Alterar Cadastro”.",
        ["name"],
      );
    const teachers = await tx.teacher.count({ where: { userId } });
    if (teachers > 0)
      throw new RuleViolation(
        "NAME_OF_A_RECORD",
        "O nome fica no cadastro de professor. Corrija-o em “Meu Cadastro”.",
        ["name"],
      );
    if (user.name === name) return;
    await renameAccount(tx, userId, name);
    const changes = changesOf({ Nome: user.name }, { Nome: name }, ["Nome"]);
    await audit(tx, ctx, { action: "CORRECT_NAME", subject: { kind: "USER", id: userId }, changes });
    if (ctx.viewer?.userId !== userId)
      await ctx.outbox.put(tx, nameCorrectedMail({ ...user, name }, ctx.publicUrl));
  });
}

const nameCorrectedMail = (to: Addressee, publicUrl: string): Mail => ({
  to: to.email,
  bell: true,
  subject: "Seu nome foi corrigido",
  greeting: `Olá, ${to.name}!`,
  paragraphs: [
    "A administração da Praia corrigiu o nome da sua conta. Se não estiver certo, corrija-o em “Minha conta”.",
  ],
  action: { label: "Abrir minha conta", url: `${publicUrl}/conta` },
});
