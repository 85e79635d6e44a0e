import type { Enrolment } from "../../prisma/generated/client/client";
import { closeEnrolmentCharges, refundEnrolmentCharges } from "../billing/enrolment-charge.step";
import type { Transaction } from "../platform/database";
import { dayFromDatabase } from "../platform/time/calendar-day.rules";
import { repriceRemaining } from "./entry-fee.step";
import { endInvitations } from "./invitations/invitation.step";
import { withPartner, type EnrolmentParts, type OpenEnrolments } from "./open-enrolments.step";
import { refundPercent, refundShares } from "./registration-terms.rules";
import { seekAgain } from "./places.step";
import { mailPartnerLeft } from "./enrolment-mails.step";
import type { ActionContext } from "../platform/context";

/** Gives up a place as part of a transaction that then calls `moveUp`. @returns the refund in centavos. */
export async function leave(
  tx: Transaction,
  parts: EnrolmentParts,
  open: OpenEnrolments,
  enrolmentId: string,
): Promise<number> {
  const { own, partner, pairId } = await withPartner(tx, enrolmentId);
  const { fullRefundDays, lateRefundPercent, startDate } = open.tournament;
  const terms = { fullRefundDays, lateRefundPercent, startDate: dayFromDatabase(startDate) };
  // An athlete on the waiting list never had a place, so the whole payment is refunded.
  const percent = own.status === "WAITLISTED" ? 100 : refundPercent(terms, open.today, false);
  await endInvitations(tx, enrolmentId);
  await tx.unavailability.deleteMany({ where: { enrolmentId } }); // re-enrolling asks for them again
  await closeEnrolmentCharges(tx, parts, [enrolmentId]);
  const refundInCents = await refundEnrolmentCharges(
    tx,
    parts,
    [enrolmentId],
    (paid) => refundShares([paid], percent)[0] ?? 0,
  );
  await tx.enrolment.update({
    where: { id: enrolmentId },
    data: {
      status: "CANCELLED",
      cancelledAt: parts.now,
      dueAt: null,
      waitlistedAt: null,
      awaitsConsent: false,
    },
  });
  await repriceRemaining(tx, parts, open, own.athleteId);
  if (pairId !== null && partner) {
    await tx.pair.delete({ where: { id: pairId } });
    await rememberPartners(tx, enrolmentId, partner.id);
    await seekAgain(tx, parts, [partner.id]);
    const category = await categoryOf(tx, own);
    await mailPartnerLeft(tx, parts, open, category, { staying: partner.id, leaving: enrolmentId });
  }
  return refundInCents;
}

/** So that both get their place back together, should the payment come after all. */
export async function rememberPartners(tx: Transaction, one: string, other: string): Promise<void> {
  await tx.enrolment.update({ where: { id: one }, data: { formerPartnerId: other } });
  await tx.enrolment.update({ where: { id: other }, data: { formerPartnerId: one } });
}

export const categoryOf = async (tx: Transaction, { categoryId }: Pick<Enrolment, "categoryId">) =>
  categoryId === null ? null : tx.tournamentCategory.findUniqueOrThrow({ where: { id: categoryId } });

/** Everybody of a category is out, and what they paid comes back in full. */
export async function cancelAll(
  tx: Transaction,
  parts: Pick<ActionContext, "now" | "viewer">,
  categoryId: string,
  enrolmentIds: string[],
): Promise<void> {
  await endInvitations(tx, ...enrolmentIds);
  await closeEnrolmentCharges(tx, parts, enrolmentIds);
  await refundEnrolmentCharges(tx, parts, enrolmentIds, (paid) => paid);
  await tx.pair.deleteMany({ where: { categoryId } });
  await tx.$executeRaw`
    UPDATE inscricoes_torneios SET status = 'cancelado', cancelado_em = ${parts.now}, vence_em = NULL,
      lista_de_espera_em = NULL
    WHERE id = ANY (${enrolmentIds}::uuid[])`;
}
