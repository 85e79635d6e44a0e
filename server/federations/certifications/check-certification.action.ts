import type { AuditAction } from "../../identity/audit.rules";
import { audit } from "../../identity/audit.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { dayFromDatabase } from "../../platform/time/calendar-day.rules";
import { dateInDigits } from "../../platform/time/time-in-words.rules";
import { brasiliaTime, dayAt } from "../../platform/time/time-zone.rules";
import { certificationStateOn } from "../../teachers/certifications/certification-state.rules";
import { lockCertification } from "../../teachers/certifications/lock-certification.step";
import { assertActive } from "../federation.step";
import { nextReminderDay } from "./certification-check.rules";
import { certificationReminderMail } from "../federation-mails.rules";

interface Which {
  federationId: string;
  certificationId: string;
}

/**
 * A federation has looked at a certificate and found it right. Twice is once.
 * @param version what was looked at: the teacher may have changed it since.
 * @throws RuleViolation
 */
export function verifyCertification(
  ctx: ActionContext,
  { version, ...which }: Which & { version: number },
): Promise<void> {
  return inTransaction(ctx.db, async (tx) => {
    await assertActive(tx, which.federationId);
    const { certification, teacher, validUntil, state } = await locked(tx, ctx, which);
    if (teacher.userId === ctx.viewer?.userId)
      throw new RuleViolation(
        "OWN_CERTIFICATION",
        "Esta certificação é sua. Peça a outra pessoa da federação para verificar.",
      );
    if (certification.version !== version)
      throw new RuleViolation(
        "CERTIFICATION_CHANGED",
        "O professor alterou esta certificação agora há pouco. Confira de novo antes de verificar.",
      );
    if (state === "EXPIRED" && validUntil)
      throw new RuleViolation(
        "CERTIFICATION_EXPIRED",
        `Esta certificação expirou em ${dateInDigits(validUntil)}. Ela pode ser verificada depois de renovada.`,
      );
    const standing = { ...which, version, undoneAt: null };
    if ((await tx.certificationCheck.count({ where: standing })) > 0) return;
    await tx.certificationCheck.create({
      data: { ...which, version, verifiedById: ctx.viewer?.userId ?? null, verifiedAt: ctx.now },
    });
    await auditCheck(tx, ctx, "VERIFY_CERTIFICATION", which);
  });
}

/** It is to be verified again. Of one that is not verified nothing is left to do. @throws RuleViolation */
export function undoVerification(ctx: ActionContext, which: Which): Promise<void> {
  return inTransaction(ctx.db, async (tx) => {
    const { certification } = await locked(tx, ctx, which);
    const { count } = await tx.certificationCheck.updateMany({
      where: { ...which, version: certification.version, undoneAt: null },
      data: { undoneAt: ctx.now, undoneById: ctx.viewer?.userId ?? null },
    });
    if (count > 0) await auditCheck(tx, ctx, "UNDO_CERTIFICATION_CHECK", which);
  });
}

/**
 * Tells a teacher that a certificate ends soon, or has ended; of one certificate once in some days.
 * @throws RuleViolation
 */
export function remindOfCertification(ctx: ActionContext, which: Which): Promise<void> {
  return inTransaction(ctx.db, async (tx) => {
    await assertActive(tx, which.federationId);
    const { certification, teacher, validUntil, state } = await locked(tx, ctx, which);
    if (state === "VALID" || !validUntil)
      throw new RuleViolation("STILL_VALID", "Esta certificação ainda vale por mais de 30 dias.");
    if (!teacher.user || teacher.user.disabledAt)
      throw new RuleViolation(
        "NO_ACCOUNT",
        "Este professor não tem conta na Praia para receber o lembrete. Fale com a arena.",
      );
    const last = await tx.certificateReminder.findFirst({ where: which, orderBy: { sentAt: "desc" } });
    const next = nextReminderDay(last?.sentAt ?? null);
    if (last && next && next > dayAt(ctx.now, brasiliaTime))
      throw new RuleViolation(
        "ALREADY_REMINDED",
        `O professor já foi lembrado em ${dateInDigits(dayAt(last.sentAt, brasiliaTime))}. Você pode lembrar de novo a partir de ${dateInDigits(next)}.`,
      );
    await tx.certificateReminder.create({
      data: { ...which, sentById: ctx.viewer?.userId ?? null, sentAt: ctx.now },
    });
    const { name: federation } = await tx.federation.findUniqueOrThrow({ where: { id: which.federationId } });
    const url = `${ctx.publicUrl}/teacher-certifications`;
    const expired = state === "EXPIRED";
    await ctx.outbox.put(
      tx,
      certificationReminderMail(teacher.user, {
        certification: certification.name,
        validUntil,
        expired,
        federation,
        url,
      }),
    );
    await auditCheck(tx, ctx, "REMIND_OF_CERTIFICATION", which);
  });
}

/** As it stays until the transaction ends. @throws RuleViolation for one that is none of the federation's. */
async function locked(tx: Transaction, { now }: ActionContext, { federationId, certificationId }: Which) {
  const certification = await lockCertification(tx, certificationId);
  const { teacher } = certification ?? {};
  const teaches =
    teacher?.active &&
    (await tx.teacherArena.count({
      where: { teacherId: teacher.id, active: true, arena: { federationId } },
    })) > 0;
  if (!certification || !teacher || !teaches)
    throw new RuleViolation(
      "NOT_FOUND",
      "Esta certificação não está mais na lista: o professor a removeu ou não dá mais aulas em uma arena filiada.",
    );
  const validUntil = certification.validUntil && dayFromDatabase(certification.validUntil);
  const state = certificationStateOn(validUntil, dayAt(now, brasiliaTime));
  return { certification, teacher, validUntil, state };
}

/** What an admin does for a federation they do not work for stands in the trail; its own people's acts stand in the rows. */
async function auditCheck(
  tx: Transaction,
  ctx: ActionContext,
  action: AuditAction,
  { federationId }: Which,
): Promise<void> {
  if (ctx.viewer?.federationIds.includes(federationId)) return;
  await audit(tx, ctx, { action, subject: { kind: "FEDERATION", id: federationId } });
}
