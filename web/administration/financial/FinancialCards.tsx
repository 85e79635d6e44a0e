import { ChartPie, CircleCheck, Hourglass, Wallet } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { servicesLabel } from "../../../server/billing/service-type.rules";
import { counted } from "../../../server/platform/plural.rules";
import type { FinancialCards_report$key } from "../../__generated__/FinancialCards_report.graphql";
import { formatMoney } from "../../ui/format";
import { StatCard, StatGrid } from "../../ui/StatCard";
import { shareInWords } from "./share-in-words";

/** What is found comes to, on all pages together. */
export function FinancialCards({ report: key }: { report: FinancialCards_report$key }) {
  const { transactionCount, totalInCents, paidInCents, pendingInCents, topService } = useFragment(
    graphql`
      fragment FinancialCards_report on FinancialReport {
        transactionCount
        totalInCents
        paidInCents
        pendingInCents
        topService
      }
    `,
    key,
  );
  return (
    <StatGrid>
      <StatCard
        label="Receita Total"
        icon={Wallet}
        value={formatMoney(totalInCents)}
        hint={counted(transactionCount, "transação", "transações")}
      />
      <StatCard
        label="Receita Paga"
        icon={CircleCheck}
        value={formatMoney(paidInCents)}
        hint={shareInWords(paidInCents, totalInCents)}
      />
      <StatCard
        label="Receita Pendente"
        icon={Hourglass}
        value={formatMoney(pendingInCents)}
        hint={shareInWords(pendingInCents, totalInCents)}
      />
      <StatCard
        label="Maior Categoria"
        icon={ChartPie}
        value={topService ? servicesLabel[topService] : "N/A"}
        hint="Por volume de receita"
      />
    </StatGrid>
  );
}
