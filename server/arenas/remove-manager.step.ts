import { audit } from "../identity/audit.step";
import { whoActs } from "../identity/management/who-acts.loader";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { isAdmin } from "../platform/viewer";
import { arenaSettingsUrl, arenaTakenOverMail, managerRemovedMail } from "./arena-mails.rules";
import { dismissManagers } from "./arena-managers.step";
import { lockArena } from "./write-arena.step";

/**
 * Guards against a membership that ended while this request waited for the arena's lock.
 * @throws RuleViolation
 */
export async function assertStillManages(
  tx: Transaction,
  { viewer }: Pick<ActionContext, "viewer">,
  { id: arenaId, ownerId }: { id: string; ownerId: string | null },
): Promise<void> {
  if (viewer === null || isAdmin(viewer) || ownerId === viewer.userId) return;
  const mine = await tx.arenaManager.count({ where: { arenaId, userId: viewer.userId, active: true } });
  if (mine === 0) throw new RuleViolation("NO_MANAGER", "Você já não cuida desta arena. Atualize a página.");
}

/**
 * Removes a manager from an arena. Refuses to remove the last manager who can sign in. Only the arena's owner can remove
 * the owner; the longest-serving manager then becomes the owner. The removed manager gets a mail unless they left by
 * themselves.
 * @returns the arena's id. @throws RuleViolation
 */
export async function removeManager(tx: Transaction, ctx: ActionContext, managerId: string): Promise<string> {
  const { arenaId } = await tx.arenaManager.findUniqueOrThrow({
    where: { id: managerId },
    select: { arenaId: true },
  });
  const arena = await lockArena(tx, arenaId);
  const { userId, active } = await tx.arenaManager.findUniqueOrThrow({ where: { id: managerId } });
  if (!active) throw new RuleViolation("NO_MANAGER", "Esta pessoa já não cuida da arena. Atualize a página.");
  await assertStillManages(tx, ctx, arena);
  const isOwn = userId === ctx.viewer?.userId;
  const next = await tx.arenaManager.findFirst({
    where: {
      arenaId,
      active: true,
      id: { not: managerId },
      // Who has never entered since they were invited may have been invited by a mistyped address.
      user: { disabledAt: null, temporaryPasswordUntil: null },
    },
    orderBy: [{ appointedOn: "asc" }, { id: "asc" }],
    include: { user: true },
  });
  if (next === null)
    throw new RuleViolation(
      "LAST_ARENA_MANAGER",
      isOwn
        ? `Você é a única pessoa que cuida da arena “${arena.name}”. Convide outra, e espere que ela entre, antes de sair.`
        : `É a única pessoa que cuida da arena “${arena.name}”. Convide outra, e espere que ela entre, antes de retirar esta.`,
    );
  if (userId === arena.ownerId) {
    if (!isOwn)
      throw new RuleViolation(
        "RESPONSIBLE",
        `É a pessoa responsável pela arena “${arena.name}”: só ela mesma sai, ou a administração da Praia passa a arena a outra pessoa.`,
      );
    await tx.arena.update({
      where: { id: arenaId },
      data: {
        ownerId: next.userId,
        responsibleName: next.user.name,
        email: next.user.email,
        version: { increment: 1 },
      },
    });
    await ctx.outbox.put(tx, arenaTakenOverMail(next.user, arena.name, arenaSettingsUrl(ctx.publicUrl)));
  }
  await dismissManagers(tx, arenaId, [userId]);
  await audit(tx, ctx, {
    action: "REMOVE_ARENA_MANAGER",
    subject: { kind: "ARENA", id: arenaId },
    changes: { before: { Pessoa: userId }, after: null },
  });
  if (isOwn) return arenaId;
  const user = await tx.user.findUnique({ where: { id: userId, disabledAt: null } });
  if (user) await ctx.outbox.put(tx, managerRemovedMail(user, arena.name, await whoActs(tx, ctx)));
  return arenaId;
}
