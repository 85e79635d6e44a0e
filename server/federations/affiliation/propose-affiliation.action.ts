import { assertRunning } from "../../arenas/running-arena.step";
import { lockArena } from "../../arenas/write-arena.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { countAttempt } from "../../platform/rate-limit";
import { assertActive } from "../active-federation.step";
import { affiliate, assertFree, auditAffiliation } from "./affiliate.step";
import { arenaAsksMail, federationInvitesMail } from "./affiliation-mails.rules";
import { sideOf } from "./affiliation.access";
import { daysAfterRefusal, isRefusedLately, otherSide, proposalsPerDay } from "./affiliation.rules";
import { notifySide } from "./notify-side.step";

interface Proposal {
  arenaId: string;
  federationId: string;
  /** Who asks: the arena, or the federation, which invites. */
  by: "ARENA" | "FEDERATION";
}

/**
 * An arena asks to be affiliated, or a federation invites it. Where the other side has proposed the same, that is its yes.
 * Twice is once.
 * @returns the affiliation's id.
 * @throws RuleViolation, TooManyAttempts
 */
export function proposeAffiliation(ctx: ActionContext, proposal: Proposal): Promise<string> {
  const { arenaId, federationId, by } = proposal;
  return inTransaction(ctx.db, async (tx) => {
    const arena = await lockArena(tx, arenaId);
    await assertRunning(tx, arenaId);
    await assertActive(tx, federationId);
    assertFree(arena, { id: federationId });
    const between = { arenaId, federationId };
    const open = await tx.affiliation.findFirst({ where: { ...between, status: "PENDING" } });
    if (open?.proposedBy === by) return open.id;
    if (open) {
      await affiliate(tx, ctx, open);
      await noteAdmin(tx, ctx, proposal);
      return open.id;
    }
    await assertNotRefusedLately(tx, ctx, proposal);
    await countAttempt(
      tx,
      {
        key: `affiliation:${by === "ARENA" ? arenaId : federationId}`,
        points: proposalsPerDay,
        windowSeconds: 24 * 60 * 60,
      },
      ctx.now,
    );
    const { id } = await tx.affiliation.create({
      data: { ...between, proposedBy: by, proposedAt: ctx.now },
      select: { id: true },
    });
    await noteAdmin(tx, ctx, proposal);
    await notifySide(tx, ctx, otherSide(by), between, by === "ARENA" ? arenaAsksMail : federationInvitesMail);
    return id;
  });
}

async function noteAdmin(tx: Transaction, ctx: ActionContext, proposal: Proposal): Promise<void> {
  if (sideOf(proposal, ctx.viewer) === "ADMINISTRATION")
    await auditAffiliation(tx, ctx, "PROPOSE_AFFILIATION", proposal);
}

async function assertNotRefusedLately(
  tx: Transaction,
  { now }: ActionContext,
  { arenaId, federationId, by }: Proposal,
): Promise<void> {
  const last = await tx.affiliation.findFirst({
    where: { arenaId, federationId, proposedBy: by, status: "REFUSED" },
    orderBy: [{ answeredAt: "desc" }, { id: "desc" }],
  });
  if (last && isRefusedLately(last.answeredAt, now))
    throw new RuleViolation(
      "REFUSED_LATELY",
      by === "ARENA"
        ? `A federação não aceitou o seu pedido. Você pode pedir de novo depois de ${daysAfterRefusal} dias; se houve engano, fale com ela.`
        : `A arena não aceitou o seu convite. Você pode convidá-la de novo depois de ${daysAfterRefusal} dias; se houve engano, fale com ela.`,
    );
}
