import type { Affiliation } from "../../../prisma/generated/client/client";
import { setArenaFederation } from "../../arenas/write-arena.step";
import { audit } from "../../identity/audit.step";
import type { AuditAction } from "../../identity/audit.rules";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { affiliationAnsweredMail } from "./affiliation-mails.rules";
import { otherSide } from "./affiliation.rules";
import { notifySide } from "./notify-side.step";

/** Makes an agreed affiliation active. The other pending proposals between the arena and federations are closed. */
export async function affiliate(
  tx: Transaction,
  ctx: ActionContext,
  affiliation: Affiliation,
): Promise<void> {
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
export function assertFree({ federationId }: { federationId: string | null }, wanted: { id: string }): void {
  if (federationId === null) return;
  throw federationId === wanted.id
    ? new RuleViolation("ALREADY_AFFILIATED", "A arena já é filiada a esta federação.")
    : new RuleViolation(
        "OTHER_FEDERATION",
        "A arena já é filiada a outra federação. Aquela filiação precisa terminar antes.",
      );
}

/** Audits an admin's action on behalf of a side. A side's own actions are not audited. */
export async function auditAffiliation(
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
