import { ChartPie, CircleCheck, Hourglass, Wallet } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { servicesLabel } from "../../../server/billing/service-type.rules";
import { counted } from "../../../server/platform/plural.rules";
import type { FinancialCards_report$key } from "../../__generated__/FinancialCards_report.graphql";
import { formatMoney } from "../../ui/format";
import { StatCard, StatGrid } from "../../ui/StatCard";

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

/** "53,5% do total", with one decimal; "0,0% do total" of nothing. @param part in centavos, like the whole. */
export function shareInWords(part: number, whole: number): string {
  const permille = whole === 0 ? 0 : Math.round((part * 1000) / whole);
  const digits = Math.abs(permille);
  return `${permille < 0 ? "-" : ""}${Math.floor(digits / 10)},${digits % 10}% do total`;
}
