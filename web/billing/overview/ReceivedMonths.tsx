import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { TrendingUp } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { servicesLabel, serviceTypes, type ServiceType } from "../../../server/billing/service-type.rules";
import { firstOfMonth, addMonths } from "../../../server/platform/time/calendar-day.rules";
import type { ReceivedMonths_finance$key } from "../../__generated__/ReceivedMonths_finance.graphql";
import { Card } from "../../ui/Card";
import { Bars } from "../../ui/charts/Bars";
import { Meter } from "../../ui/charts/Meter";
import { EmptyState } from "../../ui/EmptyState";
import { formatMoney, formatMonth } from "../../ui/format";

const monthsShown = 12;

interface ReceivedMonthsProps {
  finance: ReceivedMonths_finance$key;
  /** YYYY-MM-DD, at the arena. */
  today: string;
}

/** A year of what came in, month by month, and by what it was for. */
export function ReceivedMonths({ finance, today }: ReceivedMonthsProps) {
  const { months } = useFragment(
    graphql`
      fragment ReceivedMonths_finance on ArenaFinance {
        months {
          month
          service
          receivedInCents
        }
      }
    `,
    finance,
  );
  const rows = months.map(({ month, service, receivedInCents }) => ({ month, service, receivedInCents }));
  const points = byMonth(rows, firstOfMonth(today), monthsShown).map(({ month, cents }) => {
    const name = formatMonth(month);
    return { name, short: name.slice(0, 3), value: cents };
  });
  const services = byService(rows);
  const most = Math.max(0, ...services.map(({ cents }) => cents));
  const [first, last] = [points[0], points.at(-1)];
  return (
    <Card title="Receita por mês" icon={TrendingUp}>
      {services.length === 0 || !first || !last ? (
        <EmptyState
          icon={TrendingUp}
          title="Nada recebido nos últimos doze meses"
          description="Cada pagamento registrado aparece aqui no mês em que chegou."
        />
      ) : (
        <Grid
          templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 2fr) minmax(0, 1fr)" }}
          gap={{ base: "6", md: "10" }}
        >
          <Bars
            label="Receita dos últimos doze meses"
            says={`${formatMoney(first.value)} em ${first.name}, ${formatMoney(last.value)} em ${last.name}.`}
            nameLabel="Mês"
            valueLabel="Receita"
            points={points}
            format={formatMoney}
            current={last.name}
          />
          <Stack gap="4">
            <Heading as="h3" textStyle="md" fontWeight="semibold">
              Por serviço
            </Heading>
            {services.map(({ service, cents }) => (
              <Meter
                key={service}
                label={servicesLabel[service]}
                value={cents}
                of={most}
                says={formatMoney(cents)}
              />
            ))}
          </Stack>
        </Grid>
      )}
    </Card>
  );
}

interface OfService {
  /** Its first day, YYYY-MM-DD. */
  readonly month: string;
  readonly service: ServiceType;
  /** In centavos. */
  readonly receivedInCents: number;
}

/** Each of the last months up to the newest, those without money too, the oldest first. @param last its first day. */
export function byMonth(rows: readonly OfService[], last: string, months: number) {
  return Array.from({ length: months }, (_, index) => {
    const month = addMonths(last, index + 1 - months);
    return { month, cents: sumOf(rows.filter((row) => row.month === month)) };
  });
}

/** What each service brought in all of them, the most first; nothing of those that brought nothing. */
export function byService(rows: readonly OfService[]) {
  return serviceTypes
    .map((service) => ({ service, cents: sumOf(rows.filter((row) => row.service === service)) }))
    .filter(({ cents }) => cents !== 0)
    .toSorted((a, b) => b.cents - a.cents);
}

const sumOf = (rows: readonly OfService[]): number =>
  rows.reduce((sum, { receivedInCents }) => sum + receivedInCents, 0);
