import { audit } from "../identity/audit.step";
import { inviteManager } from "../identity/management/invite-manager.step";
import { newAccessFor } from "../identity/management/new-access.loader";
import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { countAttempt } from "../platform/rate-limit";
import { isAdmin } from "../platform/viewer";
import { managerInvitationsPerDay, managerPosition, newManagerSchema } from "./arena-manager.rules";
import { admitManager, assertRoomForManager } from "./arena-managers.step";
import { assertStillManages, removeManager } from "./remove-manager.step";
import { lockArena } from "./write-arena.step";

/**
 * Invites a person to manage an arena with those who do: an address without an account gets one and is in at once; an
 * account is asked first.
 * @returns whether they have to answer first.
 * @throws InvalidInput, RuleViolation for who is in or asked already, TooManyAttempts for its own people.
 */
export async function inviteArenaManager(
  ctx: ActionContext,
  arenaId: string,
  input: unknown,
): Promise<{ asked: boolean }> {
  const { email, personName } = parseInput(newManagerSchema, input);
  if (!isAdmin(ctx.viewer))
    await countAttempt(
      ctx.db,
      { key: `arena-manager:${arenaId}`, points: managerInvitationsPerDay, windowSeconds: 24 * 60 * 60 },
      ctx.now,
    );
  const access = await newAccessFor(ctx, email);
  return inTransaction(ctx.db, async (tx) => {
    const arena = await lockArena(tx, arenaId);
    await assertStillManages(tx, ctx, arena);
    const inCharge = {
      email,
      OR: [{ arenas: { some: { id: arenaId } } }, { managedArenas: { some: { arenaId, active: true } } }],
    };
    if ((await tx.user.count({ where: inCharge })) > 0)
      throw new RuleViolation("ALREADY_MANAGER", "Esta pessoa já cuida da arena.", ["email"]);
    await assertRoomForManager(tx, arenaId);
    const { userId, asked } = await inviteManager(
      tx,
      ctx,
      { kind: "ARENA", placeId: arenaId, name: arena.name, position: managerPosition, email, personName },
      access,
    );
    if (!asked) await admitManager(tx, ctx, { userId, arenaId });
    await audit(tx, ctx, {
      action: "ADD_ARENA_MANAGER",
      subject: { kind: "ARENA", id: arenaId },
      changes: { before: null, after: { Pessoa: userId, "Aguarda resposta": asked } },
    });
    return { asked };
  });
}

/** Never ends the last one, not even by two requests at once. @throws RuleViolation */
export async function removeArenaManager(ctx: ActionContext, managerId: string): Promise<string> {
  return inTransaction(ctx.db, (tx) => removeManager(tx, ctx, managerId));
}
