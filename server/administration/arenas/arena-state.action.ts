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
 * Nothing of it is public any more and it takes nothing new; what runs may be finished. Whoever has it is told why. One
 * that is suspended keeps its reason, for who clicks twice.
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
    const told = { reason, url: arenaDashboardUrl(ctx.publicUrl) };
    if (owner) await ctx.outbox.put(tx, arenaSuspendedMail(owner, arena.name, told));
  });
}

/** All goes on as before: who waits in line for a place that became free moves up. */
export async function reactivateArena(ctx: ActionContext, id: string, input: unknown): Promise<void> {
  const { reason } = parseInput(optionalReasonSchema, input);
  await inTransaction(ctx.db, async (tx) => {
    const arena = await lockArena(tx, id);
    if (arena.active) return;
    await setArenaState(tx, id, null);
    await arenaReactivated.happened(tx, ctx, { arenaId: id });
    await audit(tx, ctx, { action: "REACTIVATE_ARENA", subject: { kind: "ARENA", id }, reason });
    const owner = await ownerOf(tx, arena);
    const told = { note: reason, url: arenaDashboardUrl(ctx.publicUrl) };
    if (owner) await ctx.outbox.put(tx, arenaReactivatedMail(owner, arena.name, told));
  });
}

/** Who can be written to; null where the arena is nobody's. */
const ownerOf = async (tx: Transaction, { ownerId }: Arena): Promise<User | null> =>
  ownerId === null ? null : tx.user.findUnique({ where: { id: ownerId, disabledAt: null } });
