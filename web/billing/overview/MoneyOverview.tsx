import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import {
  CalendarCheck,
  CalendarClock,
  CircleAlert,
  CircleCheck,
  FileDown,
  Hourglass,
  Sheet,
  TrendingUp,
} from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import {
  monthAddress,
  monthSheetName,
  monthSheetPath,
} from "../../../server/billing/accountant/month-report.rules";
import { servicesLabel, type ServiceType, serviceTypes } from "../../../server/billing/charge-words.rules";
import { counted } from "../../../server/platform/numbers.rules";
import { addMonths, firstOfMonth } from "../../../server/platform/time/calendar-day.rules";
import type { MoneyOverview_expectedMoneyFinance$key } from "../../__generated__/MoneyOverview_expectedMoneyFinance.graphql";
import type { MoneyOverview_finance$key } from "../../__generated__/MoneyOverview_finance.graphql";
import type { MoneyOverview_receivedMonthsFinance$key } from "../../__generated__/MoneyOverview_receivedMonthsFinance.graphql";
import { saveServedSheet } from "../../relay/save-served-sheet";
import { Card, StatCard, StatGrid } from "../../ui/Cards";
import { Bars } from "../../ui/charts/Charts";
import { Meter } from "../../ui/charts/SmallCharts";
import { EmptyState } from "../../ui/PageStates";
import { SelectField } from "../../ui/form/Fields";
import { formatDate, formatMoney, formatMonth } from "../../ui/format";
import { MonthPaperButton } from "../FinanceFrame";
import { LatePayers } from "./LatePayers";

const monthsShown = 12;

interface ReceivedMonthsProps {
  finance: MoneyOverview_receivedMonthsFinance$key;
  /** YYYY-MM-DD, at the arena. */
  today: string;
}

/** A year of what came in, month by month, and by what it was for. */
function ReceivedMonths({ finance, today }: ReceivedMonthsProps) {
  const { months } = useFragment(
    graphql`
      fragment MoneyOverview_receivedMonthsFinance on ArenaFinance {
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

const monthsOffered = 24;

interface MonthReportProps {
  arenaKey: string;
  /** YYYY-MM-DD, at the arena. */
  today: string;
}

/** A month's money for who keeps the books: its charges and sums on paper, every movement as a sheet. */
function MonthReport({ arenaKey, today }: MonthReportProps) {
  const current = firstOfMonth(today);
  const months = Array.from({ length: monthsOffered }, (_, back) => addMonths(current, -back));
  // Books are kept of a month that is over.
  const [month, setMonth] = useState(months[1] ?? current);
  const saveSheet = () =>
    void saveServedSheet({
      key: "movimentos",
      what: "os movimentos do mês",
      rows: "movimentos",
      address: monthAddress(monthSheetPath, arenaKey, month),
      fileName: monthSheetName(month),
    });
  return (
    <Card title="Relatório Mensal" icon={FileDown}>
      <Stack gap="4" maxW="lg">
        <Text textStyle="sm" color="fg.muted">
          Para a contabilidade: as cobranças do mês e quem deve; o que entrou e foi devolvido, pelo dia do
          dinheiro; e as comissões pagas.
        </Text>
        <SelectField
          label="Mês"
          value={month}
          options={months.map((value) => ({ value, label: formatMonth(value) }))}
          onChange={(event) => setMonth(event.target.value)}
        />
        <Flex gap="2" wrap="wrap">
          <MonthPaperButton arenaKey={arenaKey} month={month}>
            Baixar PDF
          </MonthPaperButton>
          <Button variant="outline" colorPalette="gray" onClick={saveSheet}>
            <Sheet size={18} aria-hidden />
            Baixar planilha
          </Button>
        </Flex>
      </Stack>
    </Card>
  );
}

/** What falls due in the coming weeks. */
function ExpectedMoney({ finance }: { finance: MoneyOverview_expectedMoneyFinance$key }) {
  const { expectedWeeks } = useFragment(
    graphql`
      fragment MoneyOverview_expectedMoneyFinance on ArenaFinance {
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

const one = "minmax(0, 1fr)";

interface MoneyOverviewProps {
  finance: MoneyOverview_finance$key;
  arenaKey: string;
  /** YYYY-MM-DD, at the arena. */
  today: string;
}

/** The sums first, then where it came from, who is late, and what is to come. */
export function MoneyOverview({ finance: key, arenaKey, today }: MoneyOverviewProps) {
  const finance = useFragment(
    graphql`
      fragment MoneyOverview_finance on ArenaFinance {
        receivedInCents
        receivedThisMonthInCents
        receivedLastMonthInCents
        growth
        pendingInCents
        overdueInCents
        latePayerCount
        ...MoneyOverview_receivedMonthsFinance
        ...LatePayers_finance
        ...MoneyOverview_expectedMoneyFinance
      }
    `,
    key,
  );
  const { latePayerCount } = finance;
  return (
    <Stack gap={{ base: "4", md: "6" }}>
      <StatGrid>
        <StatCard
          label="Receita do mês"
          icon={CalendarCheck}
          value={formatMoney(finance.receivedThisMonthInCents)}
          hint={`${finance.growth} sobre ${formatMoney(finance.receivedLastMonthInCents)} no mês passado`}
        />
        <StatCard
          label="Receita total"
          icon={CircleCheck}
          value={formatMoney(finance.receivedInCents)}
          hint="desde a primeira cobrança"
        />
        <StatCard label="Pendente" icon={Hourglass} value={formatMoney(finance.pendingInCents)} />
        <StatCard
          label="Em atraso"
          icon={CircleAlert}
          value={formatMoney(finance.overdueInCents)}
          hint={latePayerCount > 0 ? counted(latePayerCount, "pessoa", "pessoas") : "ninguém"}
        />
      </StatGrid>
      <ReceivedMonths finance={finance} today={today} />
      <Grid
        templateColumns={{ base: one, xl: `${one} ${one}` }}
        gap={{ base: "4", md: "6" }}
        alignItems="start"
      >
        <LatePayers finance={finance} />
        <Stack gap={{ base: "4", md: "6" }}>
          <ExpectedMoney finance={finance} />
          <MonthReport arenaKey={arenaKey} today={today} />
        </Stack>
      </Grid>
    </Stack>
  );
}
