import { Text } from "@chakra-ui/react/text";
import { CalendarClock } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ExpectedMoney_finance$key } from "../../__generated__/ExpectedMoney_finance.graphql";
import { Card } from "../../ui/Card";
import { Bars } from "../../ui/charts/Bars";
import { formatDate, formatMoney } from "../../ui/format";

/** What falls due in the coming weeks. */
export function ExpectedMoney({ finance }: { finance: ExpectedMoney_finance$key }) {
  const { expectedWeeks } = useFragment(
    graphql`
      fragment ExpectedMoney_finance on ArenaFinance {
        expectedWeeks {
          from
          expectedInCents
        }
      }
    `,
    finance,
  );
  const points = expectedWeeks.map(({ from, expectedInCents }) => ({
    name: `Semana de ${formatDate(from)}`,
    short: formatDate(from).slice(0, 5),
    value: expectedInCents,
  }));
  const sum = points.reduce((total, { value }) => total + value, 0);
  return (
    <Card title="Previsão de caixa" icon={CalendarClock}>
      <Text mb="4" color="fg.muted">
        {`${formatMoney(sum)} vencem nas próximas ${points.length} semanas, sem contar o que está em atraso.`}
      </Text>
      <Bars
        label="O que vence nas próximas semanas"
        says={points.map(({ name, value }) => `${name}: ${formatMoney(value)}`).join("; ")}
        nameLabel="Semana"
        valueLabel="Previsto"
        points={points}
        format={formatMoney}
      />
    </Card>
  );
}
