import type { Certification } from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { dayToDatabase, optionalDayToDatabase } from "../../platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../platform/time/time-zone.rules";
import { certificationSchema, mostCertifications } from "./certification-input.rules";
import { lockCertification } from "./lock-certification.step";

/** A certificate belongs to no arena, so that its days are those of Brasília. */
function parse({ now }: ActionContext, typed: object) {
  const { issuedOn, validUntil, ...said } = parseInput(certificationSchema(dayAt(now, brasiliaTime)), typed);
  return { ...said, issuedOn: dayToDatabase(issuedOn), validUntil: optionalDayToDatabase(validUntil) };
}

/**
 * A teacher writes down a certificate.
 * @param requestKey of this act: the same twice is a double click.
 * @returns its id.
 * @throws InvalidInput, RuleViolation
 */
export async function addCertification(
  ctx: ActionContext,
  teacherId: string,
  { requestKey, ...typed }: { requestKey: string } & object,
): Promise<string> {
  const data = parse(ctx, typed);
  return inTransaction(ctx.db, async (tx) => {
    await tx.$queryRaw`SELECT id FROM professores WHERE id = ${teacherId}::uuid FOR NO KEY UPDATE`;
    const same = await tx.certification.findUnique({
      where: { teacherId_requestKey: { teacherId, requestKey } },
    });
    if (same?.active) return same.id;
    if (same) throw removed();
    if ((await tx.certification.count({ where: { teacherId, active: true } })) >= mostCertifications)
      throw new RuleViolation(
        "TOO_MANY_CERTIFICATIONS",
        `Você já tem ${mostCertifications} certificações. Remova alguma antiga antes de adicionar outra.`,
      );
    const { id } = await tx.certification.create({ data: { ...data, teacherId, requestKey } });
    return id;
  });
}

/**
 * Updates a certificate. A change of its content increments the version, because verifications are for a version.
 * @throws InvalidInput, RuleViolation if the certificate was removed in the meantime.
 */
export async function updateCertification(ctx: ActionContext, id: string, typed: object): Promise<void> {
  const data = parse(ctx, typed);
  await inTransaction(ctx.db, async (tx) => {
    const before = await lockCertification(tx, id);
    if (!before) throw removed();
    if (saysTheSame(before, data)) return;
    await tx.certification.update({ where: { id }, data: { ...data, version: { increment: 1 } } });
  });
}

type Said = Pick<Certification, "name" | "level" | "issuer" | "issuedOn" | "validUntil">;

const saysTheSame = (one: Said, other: Said): boolean =>
  one.name === other.name &&
  one.level === other.level &&
  one.issuer === other.issuer &&
  one.issuedOn.getTime() === other.issuedOn.getTime() &&
  one.validUntil?.getTime() === other.validUntil?.getTime();

/**
 * Replaces the document of a certificate. Like any change of content, this ends its verifications.
 * @returns false if the certificate was removed in the meantime.
 */
export async function storeCertificationDocument(
  ctx: ActionContext,
  certificationId: string,
  { name, content }: { name: string; content: Uint8Array<ArrayBuffer> },
): Promise<boolean> {
  const kept = { name, content, size: content.length, sentAt: ctx.now };
  return inTransaction(ctx.db, async (tx) => {
    if (!(await lockCertification(tx, certificationId))) return false;
    await tx.certificationDocument.upsert({
      where: { certificationId },
      create: { certificationId, ...kept },
      update: kept,
      select: { certificationId: true },
    });
    await tx.certification.update({ where: { id: certificationId }, data: { version: { increment: 1 } } });
    return true;
  });
}

/** Hides a certificate and deletes its document, but keeps the row. Idempotent. */
export async function removeCertification({ db }: ActionContext, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.certification.updateMany({ where: { id, active: true }, data: { active: false } });
    await tx.certificationDocument.deleteMany({ where: { certificationId: id } });
  });
}

const removed = () => new RuleViolation("REMOVED", "Esta certificação já foi removida.");
