import type { ChargeStatus } from "../../../server/billing/charge.rules";
import { totalsOf } from "../../../server/billing/totals.rules";

interface Input {
  today: string;
  charges: {
    amount_cents: number;
    status: ChargeStatus;
    due_on: string | null;
    received_cents?: number;
    refunded_cents?: number;
    discount_cents?: number;
    late_received_cents?: number;
  }[];
  local_holidays?: string[];
}

export function run({ today, charges, local_holidays = [] }: Input) {
  const counted = charges.map((charge) => ({
    amount: charge.amount_cents,
    status: charge.status,
    dueOn: charge.due_on,
    received: charge.received_cents,
    refunded: charge.refunded_cents,
    discount: charge.discount_cents,
    lateReceived: charge.late_received_cents,
  }));
  const totals = totalsOf(counted, today, local_holidays);
  return {
    total_geral_cents: totals.total,
    recebido_cents: totals.received,
    pendente_cents: totals.pending,
    em_atraso_cents: totals.overdue,
    a_vencer_cents: totals.notYetDue,
    multa_e_juros_recebidos_cents: totals.lateReceived,
    recebido_permille: totals.receivedPermille,
    pendente_permille: totals.pendingPermille,
    em_atraso_permille: totals.overduePermille,
  };
}
