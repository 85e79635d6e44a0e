import { BadgeCheck, CalendarCheck, CircleDollarSign, Hourglass } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { CommissionSums_arena$key } from "../../__generated__/CommissionSums_arena.graphql";
import { formatCount, formatMoney } from "../../ui/format";
import { StatCard, StatGrid } from "../../ui/StatCard";

/** What a month's commissions come to. */
export function CommissionSums({ arena }: { arena: CommissionSums_arena$key }) {
  const { commissions } = useFragment(
    graphql`
      fragment CommissionSums_arena on Arena @argumentDefinitions(month: { type: "Date" }) {
        commissions(month: $month) {
          openInCents
          closedInCents
          paidInCents
          classCount
        }
      }
    `,
    arena,
  );
  if (!commissions) return null;
  const { openInCents, closedInCents, paidInCents, classCount } = commissions;
  return (
    <StatGrid>
      <StatCard
        label="Em aberto"
        icon={Hourglass}
        value={formatMoney(openInCents)}
        hint="muda até fechar o mês"
      />
      <StatCard
        label="A pagar"
        icon={CircleDollarSign}
        value={formatMoney(closedInCents)}
        hint="extratos fechados"
      />
      <StatCard label="Pago" icon={BadgeCheck} value={formatMoney(paidInCents)} hint="extratos pagos" />
      <StatCard label="Aulas" icon={CalendarCheck} value={formatCount(classCount)} hint="com chamada feita" />
    </StatGrid>
  );
}
