import { assertStillAdmin, lockAdmins } from "../../identity/admins.step";
import { newOwnerSchema } from "../../arenas/arena-record.rules";
import { takeOverArena } from "../../arenas/take-over-arena.step";
import { lockArena } from "../../arenas/write-arena.step";
import { audit } from "../../identity/audit.step";
import { inviteManager } from "../../identity/management/invite-manager.step";
import { newAccessFor } from "../../identity/management/new-access.loader";
import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";

/**
 * An arena passes to another person: at once with a new account, or with their yes; until then it stays whose it is.
 * @returns whether the person has to answer first.
 * @throws InvalidInput, RuleViolation
 */
export async function handOverArena(
  ctx: ActionContext,
  arenaId: string,
  input: unknown,
): Promise<{ asked: boolean }> {
  const { email, personName } = parseInput(newOwnerSchema, input);
  const access = await newAccessFor(ctx, email);
  return inTransaction(ctx.db, async (tx) => {
    await lockAdmins(tx);
    await assertStillAdmin(tx, ctx);
    const { name, ownerId } = await lockArena(tx, arenaId);
    const owner = ownerId === null ? null : await tx.user.findUnique({ where: { id: ownerId } });
    if (owner?.email === email)
      throw new RuleViolation("OWNER_ALREADY", "Esta pessoa já é a responsável pela arena.", ["email"]);
    const { userId, asked } = await inviteManager(
      tx,
      ctx,
      { kind: "ARENA", placeId: arenaId, name, position: null, email, personName },
      access,
    );
    if (!asked) await takeOverArena(tx, ctx, userId, arenaId, { tell: false });
    await audit(tx, ctx, {
      action: "HAND_OVER_ARENA",
      subject: { kind: "ARENA", id: arenaId },
      changes: { before: { Pessoa: ownerId }, after: { Pessoa: userId, "Aguarda resposta": asked } },
    });
    return { asked };
  });
}
