import { closeEnrolmentCharges, refundEnrolmentCharges } from "../billing/enrolment-charge.step";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { endInvitations } from "./invitations/create-invitation.step";

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
