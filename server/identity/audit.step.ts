import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { isAdmin } from "../platform/viewer";
import type { AuditAction, AuditSubjectKind, AuditFields } from "./audit.rules";

/** An action of an admin, of an arena's manager on that arena, or of a user on the own account. */
export interface AuditedAct {
  action: AuditAction;
  subject: { kind: AuditSubjectKind; id: string | null };
  reason?: string | null;
  /** From `changesOf`, which leaves out what is about people; null where nothing was, or is left. */
  changes?: { before: AuditFields | null; after: AuditFields | null } | null;
}

/**
 * Writes an audit entry, in the transaction of the audited action: for every action of an admin, for managers who
 * change the name or the managers of their arena, and for users who change the name of their account. Never pass names,
 * addresses or secrets, because entries cannot be deleted.
 */
export async function audit(
  tx: Transaction,
  { viewer, now }: Pick<ActionContext, "viewer" | "now">,
  { action, subject, reason = null, changes = null }: AuditedAct,
): Promise<void> {
  const isOwnArena =
    subject.kind === "ARENA" && subject.id !== null && viewer?.ownedArenaIds.includes(subject.id);
  const isOwnAccount = subject.kind === "USER" && subject.id !== null && viewer?.userId === subject.id;
  if (!viewer || !(isAdmin(viewer) || isOwnArena || isOwnAccount))
    throw new Error(`${action} was done by nobody who may`);
  await tx.auditEntry.create({
    data: {
      at: now,
      adminId: viewer.userId,
      action,
      subjectKind: subject.kind,
      subjectId: subject.id,
      reason,
      ...(changes?.before ? { before: changes.before } : {}),
      ...(changes?.after ? { after: changes.after } : {}),
    },
  });
}
