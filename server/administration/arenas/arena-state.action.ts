import type { Arena, User } from "../../../prisma/generated/client/client";
import { arenaReactivatedMail, arenaSuspendedMail } from "../../arenas/arena-mails.rules";
import { arenaDashboardUrl } from "../../arenas/arena-paths.rules";
import { arenaReactivated } from "../../arenas/arena.event";
import { lockArena, setArenaState } from "../../arenas/write-arena.step";
import { audit } from "../../identity/audit.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { parseInput } from "../../platform/parse-input";
import { optionalReasonSchema, reasonSchema } from "../../identity/reason.rules";

/**
 * Suspends an arena: hides it from the public and blocks new activity, but activity in progress can be finished. The
 * owner is notified of the reason. Idempotent: an arena that is already suspended keeps its reason.
 * @throws InvalidInput without a reason.
 */
export async function suspendArena(ctx: ActionContext, id: string, input: unknown): Promise<void> {
  const { reason } = parseInput(reasonSchema, input);
  await inTransaction(ctx.db, async (tx) => {
    const arena = await lockArena(tx, id);
    if (!arena.active) return;
    await setArenaState(tx, id, { at: ctx.now, reason });
    await audit(tx, ctx, { action: "SUSPEND_ARENA", subject: { kind: "ARENA", id }, reason });
    const owner = await ownerOf(tx, arena);
    const details = { reason, url: arenaDashboardUrl(ctx.publicUrl) };
    if (owner) await ctx.outbox.put(tx, arenaSuspendedMail(owner, arena.name, details));
  });
}

/** Reactivates an arena; its event promotes athletes from waiting lists to places that became free meanwhile. */
export async function reactivateArena(ctx: ActionContext, id: string, input: unknown): Promise<void> {
  const { reason } = parseInput(optionalReasonSchema, input);
  await inTransaction(ctx.db, async (tx) => {
    const arena = await lockArena(tx, id);
    if (arena.active) return;
    await setArenaState(tx, id, null);
    await arenaReactivated.happened(tx, ctx, { arenaId: id });
    await audit(tx, ctx, { action: "REACTIVATE_ARENA", subject: { kind: "ARENA", id }, reason });
    const owner = await ownerOf(tx, arena);
    const details = { note: reason, url: arenaDashboardUrl(ctx.publicUrl) };
    if (owner) await ctx.outbox.put(tx, arenaReactivatedMail(owner, arena.name, details));
  });
}

/** The owner, if the arena has one whose account is active. */
const ownerOf = async (tx: Transaction, { ownerId }: Arena): Promise<User | null> =>
  ownerId === null ? null : tx.user.findUnique({ where: { id: ownerId, disabledAt: null } });
