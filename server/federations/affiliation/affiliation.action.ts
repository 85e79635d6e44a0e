import type { Affiliation } from "../../../prisma/generated/client/client";
import { assertRunning, lockArena, setArenaFederation } from "../../arenas/arena.step";
import type { AuditAction } from "../../identity/audit.rules";
import { audit } from "../../identity/audit.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import type { Mail } from "../../platform/mail/mail.rules";
import { countAttempt } from "../../platform/rate-limit";
import { assertActive } from "../federation.step";
import { federationPeople } from "../federation-people.loader";
import {
  affiliationAnsweredMail,
  affiliationEndedMail,
  type AffiliationInMail,
  arenaAsksMail,
  federationInvitesMail,
} from "./affiliation-mails.rules";
import { sideOf } from "./affiliation.access";
import { daysAfterRefusal, isRefusedLately, otherSide, proposalsPerDay } from "./affiliation.rules";

/** Sends a mail to one side: to the owner of the arena, or to everyone who works for the federation. */
async function notifySide(
  tx: Transaction,
  { outbox, publicUrl }: ActionContext,
  side: "ARENA" | "FEDERATION",
  { arenaId, federationId }: { arenaId: string; federationId: string },
  mail: (to: { email: string; name: string }, between: AffiliationInMail) => Mail,
): Promise<void> {
  const arena = await tx.arena.findUniqueOrThrow({ where: { id: arenaId }, include: { owner: true } });
  const federation = await tx.federation.findUniqueOrThrow({ where: { id: federationId } });
  const owner = arena.owner && !arena.owner.disabledAt ? [arena.owner] : [];
  const people = side === "ARENA" ? owner : await federationPeople(tx, federationId);
  const url = `${publicUrl}${side === "ARENA" ? "/arena-settings" : "/federation/arenas"}`;
  for (const person of people)
    await outbox.put(tx, mail(person, { arena: arena.name, federation: federation.name, url }));
}

/** Makes an agreed affiliation active. The other pending proposals between the arena and federations are closed. */
async function affiliate(tx: Transaction, ctx: ActionContext, affiliation: Affiliation): Promise<void> {
  const { id, arenaId, federationId, proposedBy } = affiliation;
  const answeredAt = ctx.now;
  await tx.affiliation.update({ where: { id }, data: { status: "ACTIVE", answeredAt } });
  await tx.affiliation.updateMany({
    where: { arenaId, status: "PENDING" },
    data: { status: "WITHDRAWN", answeredAt },
  });
  await setArenaFederation(tx, arenaId, federationId);
  const by = otherSide(proposedBy);
  await notifySide(tx, ctx, by === "ARENA" ? "FEDERATION" : "ARENA", affiliation, (to, between) =>
    affiliationAnsweredMail(to, between, { by, accepted: true }),
  );
}

/** @throws RuleViolation for an arena that belongs to a federation already. */
function assertFree({ federationId }: { federationId: string | null }, wanted: { id: string }): void {
  if (federationId === null) return;
  throw federationId === wanted.id
    ? new RuleViolation("ALREADY_AFFILIATED", "A arena já é filiada a esta federação.")
    : new RuleViolation(
        "OTHER_FEDERATION",
        "A arena já é filiada a outra federação. Aquela filiação precisa terminar antes.",
      );
}

/** Audits an admin's action on behalf of a side. A side's own actions are not audited. */
async function auditAffiliation(
  tx: Transaction,
  ctx: ActionContext,
  action: AuditAction,
  { arenaId, federationId }: { arenaId: string; federationId: string },
): Promise<void> {
  const { acronym } = await tx.federation.findUniqueOrThrow({ where: { id: federationId } });
  await audit(tx, ctx, {
    action,
    subject: { kind: "ARENA", id: arenaId },
    changes: { before: null, after: { Federação: acronym } },
  });
}

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
