import type { Affiliation } from "../../../prisma/generated/client/client";
import { assertRunning } from "../../arenas/running-arena.step";
import { lockArena, setArenaFederation } from "../../arenas/write-arena.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { assertActive } from "../active-federation.step";
import { affiliate, assertFree, auditAffiliation } from "./affiliate.step";
import { affiliationAnsweredMail, affiliationEndedMail } from "./affiliation-mails.rules";
import { sideOf } from "./affiliation.access";
import { otherSide } from "./affiliation.rules";
import { notifySide } from "./notify-side.step";

const over = () =>
  new RuleViolation("ALREADY_ANSWERED", "Este pedido já foi respondido ou cancelado. Atualize a página.");

/**
 * The side that was asked agrees or refuses. The same twice is once.
 * @throws RuleViolation
 */
export function answerAffiliation(ctx: ActionContext, id: string, accept: boolean): Promise<void> {
  return inTransaction(ctx.db, async (tx) => {
    const { affiliation, federationId } = await lockAffiliation(tx, id);
    if (affiliation.status === (accept ? "ACTIVE" : "REFUSED")) return;
    if (affiliation.status !== "PENDING") throw over();
    if (sideOf(affiliation, ctx.viewer) === "ADMINISTRATION")
      await auditAffiliation(tx, ctx, accept ? "ACCEPT_AFFILIATION" : "REFUSE_AFFILIATION", affiliation);
    if (accept) {
      await assertRunning(tx, affiliation.arenaId);
      await assertActive(tx, affiliation.federationId);
      assertFree({ federationId }, { id: affiliation.federationId });
      return affiliate(tx, ctx, affiliation);
    }
    await tx.affiliation.update({ where: { id }, data: { status: "REFUSED", answeredAt: ctx.now } });
    const by = otherSide(affiliation.proposedBy);
    await notifySide(tx, ctx, by === "ARENA" ? "FEDERATION" : "ARENA", affiliation, (to, between) =>
      affiliationAnsweredMail(to, between, { by, accepted: false }),
    );
  });
}

/** The proposing side withdraws its proposal. Idempotent. @throws RuleViolation when it was already answered. */
export function withdrawAffiliation(ctx: ActionContext, id: string): Promise<void> {
  return inTransaction(ctx.db, async (tx) => {
    const { affiliation } = await lockAffiliation(tx, id);
    if (affiliation.status === "WITHDRAWN") return;
    if (affiliation.status !== "PENDING") throw over();
    await tx.affiliation.update({ where: { id }, data: { status: "WITHDRAWN", answeredAt: ctx.now } });
    if (sideOf(affiliation, ctx.viewer) === "ADMINISTRATION")
      await auditAffiliation(tx, ctx, "WITHDRAW_AFFILIATION", affiliation);
  });
}

/**
 * Ends an affiliation, by either side or the administration. History, points and enrolments in championships stay. The
 * other side is notified. Idempotent.
 * @throws RuleViolation
 */
export function endAffiliation(ctx: ActionContext, id: string): Promise<void> {
  return inTransaction(ctx.db, async (tx) => {
    const { affiliation } = await lockAffiliation(tx, id);
    if (affiliation.status === "ENDED") return;
    if (affiliation.status !== "ACTIVE")
      throw new RuleViolation("NOT_AFFILIATED", "Esta filiação não está em vigor. Atualize a página.");
    const by = sideOf(affiliation, ctx.viewer);
    await tx.affiliation.update({ where: { id }, data: { status: "ENDED", endedAt: ctx.now, endedBy: by } });
    await setArenaFederation(tx, affiliation.arenaId, null);
    if (by === "ADMINISTRATION") await auditAffiliation(tx, ctx, "END_AFFILIATION", affiliation);
    for (const side of ["ARENA", "FEDERATION"] as const)
      if (side !== by) await notifySide(tx, ctx, side, affiliation, affiliationEndedMail);
  });
}

/** With its arena, so that of two answers, or two federations at once, the second sees what the first did. */
async function lockAffiliation(
  tx: Transaction,
  id: string,
): Promise<{ affiliation: Affiliation; federationId: string | null }> {
  const { arenaId } = await tx.affiliation.findUniqueOrThrow({ where: { id }, select: { arenaId: true } });
  const { federationId } = await lockArena(tx, arenaId);
  return { affiliation: await tx.affiliation.findUniqueOrThrow({ where: { id } }), federationId };
}
