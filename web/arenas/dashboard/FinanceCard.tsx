import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Barcode, ChartColumn, History, Settings, Wallet } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { chargeKindLabel } from "../../../server/billing/charges/charge-kind.rules";
import { counted, wholePercents } from "../../../server/platform/numbers.rules";
import type { FinanceCard_arena$key } from "../../__generated__/FinanceCard_arena.graphql";
import {
  arenaFinancePath,
  boletosPath,
  moneyOverviewPath,
  overdueChargesPath,
} from "../../billing/public/finance-paths";
import { nameOfPayer } from "../../billing/public/charge-look";
import { Amount } from "../../ui/Amount";
import { ButtonLink, TextLink } from "../../ui/Links";
import { Card } from "../../ui/Cards";
import { formatDateTime, formatMoney } from "../../ui/format";
import { ListRow } from "../../ui/ListRows";
import { Notice } from "../../ui/PageStates";
import { Person } from "../../ui/Person";
import { receivingPath } from "../settings/arena-settings-path";
import { BigNumber, BigNumbers } from "./BigNumber";

/** What has come, what is owed, and who is late; nothing for who does not manage the arena. */
export function FinanceCard({ arena }: { arena: FinanceCard_arena$key }) {
  const { finance, timeZone } = useFragment(
    graphql`
      fragment FinanceCard_arena on Arena {
        timeZone
        finance {
          receivedInCents
          receivedThisMonthInCents
          growth
          pendingInCents
          overdueInCents
          latePayerCount
          recentlyPaid {
            name
            kind
            receivedInCents
            paidAt
          }
        }
      }
    `,
    arena,
  );
  if (!finance) return null;
  const { receivedInCents, pendingInCents, overdueInCents, latePayerCount, recentlyPaid } = finance;
  const [late] = wholePercents([overdueInCents, pendingInCents - overdueInCents]);
  return (
    <Card
      title="Gestão Financeira"
      icon={Wallet}
      action={<TextLink to={arenaFinancePath}>Ver financeiro</TextLink>}
    >
      <BigNumbers>
        <BigNumber
          value={formatMoney(finance.receivedThisMonthInCents)}
          label={`receita do mês (${finance.growth})`}
        />
        <BigNumber value={formatMoney(receivedInCents)} label="receita total" />
        <BigNumber value={formatMoney(overdueInCents)} label={`em atraso, ${late}% do pendente`} />
      </BigNumbers>
      {latePayerCount > 0 ? (
        <Notice tone="warning">
          {`${counted(latePayerCount, "pessoa", "pessoas")} com pagamento em atraso. `}
          <TextLink to={overdueChargesPath}>Ver cobranças em atraso</TextLink>
        </Notice>
      ) : null}
      {recentlyPaid.length > 0 ? (
        <>
          <Text mt="5" fontWeight="semibold">
            Transações recentes
          </Text>
          <Stack as="ul" gap="0" listStyleType="none">
            {recentlyPaid.map(({ name, kind, receivedInCents: cents, paidAt }, index) => (
              <ListRow key={`${index} ${paidAt}`} basis="12rem" end={<Amount cents={cents} state="paid" />}>
                <Person
                  name={nameOfPayer(name)}
                  size="sm"
                  facts={`${chargeKindLabel[kind]} · ${formatDateTime(paidAt, timeZone)}`}
                />
              </ListRow>
            ))}
          </Stack>
        </>
      ) : null}
      <Flex gap="2" wrap="wrap" mt="5">
        <ButtonLink to={moneyOverviewPath} variant="outline">
          <ChartColumn />
          Relatório Mensal
        </ButtonLink>
        <ButtonLink to={boletosPath} variant="outline" colorPalette="gray">
          <Barcode />
          Boletos
        </ButtonLink>
        <ButtonLink to={receivingPath} variant="outline" colorPalette="gray">
          <Settings />
          Configurar Pagamentos
        </ButtonLink>
        <ButtonLink to={arenaFinancePath} variant="outline" colorPalette="gray">
          <History />
          Histórico Financeiro
        </ButtonLink>
      </Flex>
    </Card>
  );
}
