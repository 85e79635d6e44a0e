import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Tabs } from "@chakra-ui/react/tabs";
import { Text } from "@chakra-ui/react/text";
import { ReceiptText } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment, useLazyLoadQuery, usePaginationFragment } from "react-relay/hooks";
import { chargeKindLabel } from "../../../server/billing/charges/charge-kind.rules";
import type { OwnMoneyDialog_athlete$key } from "../../__generated__/OwnMoneyDialog_athlete.graphql";
import type { OwnMoneyDialog_charge$key } from "../../__generated__/OwnMoneyDialog_charge.graphql";
import type { OwnMoneyDialogListQuery } from "../../__generated__/OwnMoneyDialogListQuery.graphql";
import query from "../../__generated__/OwnMoneyDialogListQuery.graphql";
import type { OwnMoneyDialogQuery } from "../../__generated__/OwnMoneyDialogQuery.graphql";
import { useListRefetch } from "../../relay/use-list-refetch";
import { Amount } from "../../ui/Amount";
import { CopyButton } from "../../ui/ShareLinks";
import { CountTabs } from "../../ui/CountTabs";
import { DialogFrame } from "../../ui/lazy-code";
import { EmptyState, RowsSkeleton } from "../../ui/PageStates";
import { formatDate } from "../../ui/format";
import { AskedDetails } from "../../ui/list/RowDetails";
import { ListFailure } from "../../ui/list/ListStates";
import { openedParameter } from "../../ui/list/list-address";
import { ListRow, ListRowName, LoadMoreButton } from "../../ui/ListRows";
import { TextLink } from "../../ui/Links";
import { OverdueNotice, OwnTotals } from "../own-charges/OwnTotals";
import { ownTabs } from "../own-charges/own-charge-filters";
import { chargeAmountState, ChargeStatus } from "./charge-look";

interface OwnChargeItemProps {
  charge: OwnMoneyDialog_charge$key;
  athleteKey: string;
}

/** One of the athlete's own charges, with its Pix code while it is open and a link to its details. */
function OwnChargeItem({ charge: key, athleteKey }: OwnChargeItemProps) {
  const { id, description, kind, standing, amountInCents, serviceDate, paidOn, dueOn, pixCode } = useFragment(
    graphql`
      fragment OwnMoneyDialog_charge on Charge {
        id
        description
        kind
        standing
        amountInCents
        serviceDate
        paidOn
        dueOn
        pixCode
      }
    `,
    key,
  );
  const owed = standing === "PENDING" || standing === "OVERDUE";
  const facts = [
    chargeKindLabel[kind],
    formatDate(serviceDate),
    owed && dueOn ? `vence em ${formatDate(dueOn)}` : null,
  ].filter(Boolean);
  const opened = new URLSearchParams({ [openedParameter]: id });
  return (
    <ListRow
      basis="14rem"
      end={
        <Stack gap="1" align="flex-end">
          <Amount cents={amountInCents} state={chargeAmountState[standing]} />
          <ChargeStatus standing={standing} paidOn={paidOn ?? null} />
        </Stack>
      }
    >
      <ListRowName>
        <TextLink to={`/athlete-financial/${athleteKey}?${opened}`} color="fg" fontWeight="bold">
          {description}
        </TextLink>
      </ListRowName>
      <Text color="fg.muted" textStyle="sm">
        {facts.join(" · ")}
      </Text>
      {pixCode ? (
        <Flex>
          <CopyButton text={pixCode} label="Copiar código Pix" variant="outline" size="sm" />
        </Flex>
      ) : null}
    </ListRow>
  );
}

const pageSize = 10;
const all = { value: "todos", label: "Todos", standing: null, empty: "Nenhuma cobrança registrada" } as const;
const tabs = [all, ...ownTabs] as const;

/** One's charges by how they stand, beside what they come to. */
function OwnChargeTabs({ athlete }: { athlete: OwnMoneyDialog_athlete$key }) {
  const { data, refetch, ...more } = usePaginationFragment<
    OwnMoneyDialogListQuery,
    OwnMoneyDialog_athlete$key
  >(
    graphql`
      fragment OwnMoneyDialog_athlete on Athlete
      @refetchable(queryName: "OwnMoneyDialogListQuery")
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
                ...OwnMoneyDialog_charge
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
    OwnMoneyDialogListQuery,
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

interface OwnMoneyDialogProps {
  athleteKey: string;
  open: boolean;
  onClose: () => void;
}

/** 'Financeiro': what one has paid and owes, with the Pix codes to pay it. */
export function OwnMoneyDialog({ athleteKey, open, onClose }: OwnMoneyDialogProps) {
  return (
    <DialogFrame open={open} onClose={onClose} size="lg" sheet title="Financeiro">
      <AskedDetails skeleton={<RowsSkeleton rows={4} />} failure="Erro ao carregar dados financeiros">
        {(attempt) => <OwnMoney athleteKey={athleteKey} attempt={attempt} />}
      </AskedDetails>
    </DialogFrame>
  );
}

interface OwnMoneyProps {
  athleteKey: string;
  /** Relay fetch key: a new value refetches. */
  attempt: number;
}

function OwnMoney({ athleteKey, attempt }: OwnMoneyProps) {
  const { athlete } = useLazyLoadQuery<OwnMoneyDialogQuery>(
    graphql`
      query OwnMoneyDialogQuery($key: UUID!) @raw_response_type {
        athlete(key: $key) {
          ...OwnMoneyDialog_athlete
        }
      }
    `,
    { key: athleteKey },
    { fetchKey: attempt, fetchPolicy: "store-and-network" },
  );
  return athlete ? <OwnChargeTabs athlete={athlete} /> : null;
}
