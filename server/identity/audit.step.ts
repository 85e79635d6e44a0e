import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { isAdmin } from "../platform/viewer";
import type { AuditAction, AuditSubjectKind, Told } from "./audit.rules";

/** Something that an admin has just done, or somebody with an arena they manage or their own account. */
export interface AuditedAct {
  action: AuditAction;
  subject: { kind: AuditSubjectKind; id: string | null };
  reason?: string | null;
  /** From `changesOf`, which leaves out what is about people; null where nothing was, or is left. */
  changes?: { before: Told | null; after: Told | null } | null;
}

/**
 * Writes down what an admin does, in the transaction in which they do it; of an arena also what its managers do about its
 * name and about who manages it, of an account what its owner does about its name. Neither names nor addresses of people
 * nor anything secret belongs here: nobody can take it away again.
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
