import { dropEnrolmentCharges } from "../billing/enrolment-charge.step";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { endInvitations } from "./invitations/create-invitation.step";

/** Everybody of a category is out, and what they paid comes back in full. */
export async function cancelAll(
  tx: Transaction,
  { now }: Pick<ActionContext, "now">,
  categoryId: string,
  enrolmentIds: string[],
): Promise<void> {
  await endInvitations(tx, ...enrolmentIds);
  await dropEnrolmentCharges(tx, enrolmentIds);
  await tx.pair.deleteMany({ where: { categoryId } });
  await tx.$executeRaw`
    UPDATE inscricoes_torneios SET status = 'cancelado', cancelado_em = ${now}, vence_em = NULL,
      lista_de_espera_em = NULL, reembolso_centavos = CASE WHEN pago_em IS NULL THEN 0 ELSE valor_centavos END
    WHERE id = ANY (${enrolmentIds}::uuid[])`;
}
