import { Grid } from "@chakra-ui/react/grid";
import { Stack } from "@chakra-ui/react/stack";
import { CalendarCheck, CircleAlert, CircleCheck, Hourglass } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { counted } from "../../../server/platform/plural.rules";
import type { MoneyOverview_finance$key } from "../../__generated__/MoneyOverview_finance.graphql";
import { formatMoney } from "../../ui/format";
import { StatCard, StatGrid } from "../../ui/StatCard";
import { ExpectedMoney } from "./ExpectedMoney";
import { LatePayers } from "./LatePayers";
import { MonthReport } from "./MonthReport";
import { ReceivedMonths } from "./ReceivedMonths";

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
        ...ReceivedMonths_finance
        ...LatePayers_finance
        ...ExpectedMoney_finance
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
