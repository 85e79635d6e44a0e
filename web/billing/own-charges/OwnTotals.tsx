import { Box } from "@chakra-ui/react/box";
import { CircleCheck, Hourglass, TriangleAlert } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { OwnTotals_charges$key } from "../../__generated__/OwnTotals_charges.graphql";
import { formatMoney } from "../../ui/format";
import { Notice } from "../../ui/PageStates";
import { StatCard, StatGrid } from "../../ui/Cards";

/** What an athlete has paid, owes, and owes too long: three sums that count nothing twice. */
export function OwnTotals({ charges: key }: { charges: OwnTotals_charges$key | null | undefined }) {
  const charges = useFragment(
    graphql`
      fragment OwnTotals_charges on ChargeList {
        receivedInCents
        pendingInCents
        overdueInCents
      }
    `,
    key,
  );
  const { receivedInCents = 0, pendingInCents = 0, overdueInCents = 0 } = charges ?? {};
  return (
    <StatGrid>
      <StatCard label="Total Pago" icon={CircleCheck} value={formatMoney(receivedInCents)} />
      <StatCard label="Pendente" icon={Hourglass} value={formatMoney(pendingInCents - overdueInCents)} />
      <StatCard label="Em Atraso" icon={TriangleAlert} value={formatMoney(overdueInCents)} />
    </StatGrid>
  );
}

export function OverdueNotice() {
  return (
    <Notice tone="warning">
      <Box as="strong" display="block">
        Atenção: Pagamentos em atraso
      </Box>
      Entre em contato com a arena para regularizar sua situação.
    </Notice>
  );
}
