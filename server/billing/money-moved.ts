import { sql } from "../platform/prepared";

/** Of entries `l`: money that came or went back. A payment that was undone never came. */
export const moneyMoved = sql`l.tipo IN ('pagamento', 'reembolso')
  AND NOT EXISTS (SELECT 1 FROM lancamentos u WHERE u.desfaz_id = l.id)`;
