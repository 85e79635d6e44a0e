import { Stack } from "@chakra-ui/react/stack";
import { Tabs } from "@chakra-ui/react/tabs";
import { Text } from "@chakra-ui/react/text";
import { ReceiptText } from "lucide-react";
import { useState } from "react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import type { OwnChargeTabs_athlete$key } from "../../__generated__/OwnChargeTabs_athlete.graphql";
import query, { type OwnChargeTabsListQuery } from "../../__generated__/OwnChargeTabsListQuery.graphql";
import { useListRefetch } from "../../relay/use-list-refetch";
import { CountTabs } from "../../ui/CountTabs";
import { EmptyState } from "../../ui/EmptyState";
import { ListFailure } from "../../ui/list/ListFailure";
import { LoadMoreButton } from "../../ui/LoadMoreButton";
import { OverdueNotice } from "./OverdueNotice";
import { ownTabs } from "./own-charge-filters";
import { OwnChargeItem } from "./OwnChargeItem";
import { OwnTotals } from "./OwnTotals";

const pageSize = 10;
const all = { value: "todos", label: "Todos", standing: null, empty: "Nenhuma cobrança registrada" } as const;
const tabs = [all, ...ownTabs] as const;

/** One's charges by how they stand, beside what they come to. */
export function OwnChargeTabs({ athlete }: { athlete: OwnChargeTabs_athlete$key }) {
  const { data, refetch, ...more } = usePaginationFragment<OwnChargeTabsListQuery, OwnChargeTabs_athlete$key>(
    graphql`
      fragment OwnChargeTabs_athlete on Athlete
      @refetchable(queryName: "OwnChargeTabsListQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 10 }
        cursor: { type: "String" }
        standing: { type: "ChargeStanding" }
      ) {
        id
        key
        charges {
          count
          paidCount
          pendingCount
          overdueCount
          ...OwnTotals_charges
          charges(first: $count, after: $cursor, standing: $standing)
            @connection(key: "OwnChargeTabs_charges") {
            edges {
              node {
                id
                ...OwnChargeItem_charge
              }
            }
          }
        }
      }
    `,
    athlete,
  );
  const { id, key, charges } = data;
  const { ask, refreshing, failed } = useListRefetch<
    OwnChargeTabsListQuery,
    { standing: (typeof tabs)[number]["standing"] }
  >(query, { id }, refetch);
  const [tab, setTab] = useState<(typeof tabs)[number]>(all);
  const counts = {
    todos: charges?.count ?? 0,
    pagos: charges?.paidCount ?? 0,
    pendentes: charges?.pendingCount ?? 0,
    "em-atraso": charges?.overdueCount ?? 0,
  };
  const rows = charges?.charges.edges ?? [];
  const choose = (value: (typeof tabs)[number]["value"]) => {
    const chosen = tabs.find((one) => one.value === value) ?? all;
    setTab(chosen);
    ask({ standing: chosen.standing });
  };

  return (
    <Stack gap="5">
      <OwnTotals charges={charges} />
      <CountTabs
        tabs={tabs.map(({ value, label }) => ({ value, label, count: counts[value] }))}
        value={tab.value}
        onChange={choose}
      >
        <Tabs.Content key={tab.value} value={tab.value} aria-busy={refreshing}>
          <Stack gap="4">
            {tab.value === "em-atraso" && counts["em-atraso"] > 0 ? <OverdueNotice /> : null}
            {refreshing ? (
              <Text as="output" srOnly>
                Carregando…
              </Text>
            ) : null}
            {failed ? (
              <ListFailure title="Erro ao carregar dados financeiros" retrying={refreshing} retry={failed} />
            ) : counts[tab.value] === 0 ? (
              <EmptyState icon={ReceiptText} title={tab.empty} />
            ) : (
              <>
                <Stack as="ul" gap="0" listStyleType="none" opacity={refreshing ? 0.5 : 1}>
                  {rows.map(({ node }) => (
                    <OwnChargeItem key={node.id} charge={node} athleteKey={key} />
                  ))}
                </Stack>
                <LoadMoreButton
                  more={more}
                  pageSize={pageSize}
                  failure={{ title: "Erro ao carregar dados financeiros", description: "Tente novamente." }}
                />
              </>
            )}
          </Stack>
        </Tabs.Content>
      </CountTabs>
    </Stack>
  );
}
