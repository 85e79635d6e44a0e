import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { CircleCheck, Hourglass, Receipt, Wallet } from "lucide-react";
import { useMemo, useState } from "react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import { counted } from "../../../server/platform/plural.rules";
import query, { type ArenaChargesListQuery } from "../../__generated__/ArenaChargesListQuery.graphql";
import type { ArenaChargesList_arena$key } from "../../__generated__/ArenaChargesList_arena.graphql";
import { useListRefetch } from "../../relay/use-list-refetch";
import { EmptyState } from "../../ui/EmptyState";
import { formatMoney, today } from "../../ui/format";
import { DataList } from "../../ui/list/DataList";
import { ListBar } from "../../ui/list/ListBar";
import { NothingFound } from "../../ui/list/NothingFound";
import { RowDetails } from "../../ui/list/RowDetails";
import { useListAddress } from "../../ui/list/use-list-address";
import { useOpenedRow } from "../../ui/list/use-opened-row";
import { RowsSkeleton } from "../../ui/Skeletons";
import { StatCard, StatGrid } from "../../ui/StatCard";
import { MoreMenu } from "../../ui/MoreMenu";
import { actsOnCharge, chargeActIcon, chargeActLabel, isDangerous, type ActingOnCharge } from "./charge-acts";
import { chargeColumns, payerOf } from "./charge-columns";
import {
  chargeFilterNames,
  chargeVariables,
  monthOptions,
  serviceOptions,
  standingOptions,
  type ChargeVariables,
} from "./charge-filters";
import { ChargeDialogs } from "./ChargeDialogs";
import { saveCharges } from "./save-charges";
import { lazyPart } from "../../ui/lazy-part";

const ChargeDetails = lazyPart(async () => (await import("./ChargeDetails")).ChargeDetails);

interface ArenaChargesListProps {
  arena: ArenaChargesList_arena$key;
  /** Whether 'Nova Cobrança' is open. */
  charging: boolean;
  /** Charged, or given up. */
  onCharged: () => void;
}

/** What is charged, and what it comes to. */
export function ArenaChargesList({ arena: key, charging, onCharged }: ArenaChargesListProps) {
  const { data, refetch, ...more } = usePaginationFragment<ArenaChargesListQuery, ArenaChargesList_arena$key>(
    graphql`
      fragment ArenaChargesList_arena on Arena
      @refetchable(queryName: "ArenaChargesListQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 40 }
        cursor: { type: "String" }
        search: { type: "String" }
        month: { type: "Date" }
        service: { type: "ServiceType" }
        standing: { type: "ChargeStanding" }
      ) {
        id
        key
        timeZone
        charges(search: $search, month: $month, service: $service) {
          count
          totalInCents
          receivedInCents
          pendingInCents
          overdueInCents
          charges(first: $count, after: $cursor, standing: $standing)
            @connection(key: "ArenaChargesList_charges") {
            edges {
              node {
                id
                payerName
                kind
                standing
                amountInCents
                referenceMonth
                serviceDate
                receivedInCents
                refundedInCents
                creditInCents
              }
            }
          }
        }
      }
    `,
    key,
  );
  const { id: arenaId, key: arenaKey, timeZone, charges } = data;
  const { ask, refreshing, failed } = useListRefetch<ArenaChargesListQuery, ChargeVariables>(
    query,
    { id: arenaId },
    refetch,
  );
  const address = useListAddress(chargeFilterNames, (asked) => ask(chargeVariables(asked)));
  const opened = useOpenedRow();
  const [acting, setActing] = useState<ActingOnCharge | null>(null);
  // Another one each time it opens.
  const newCharge = useMemo(() => (charging ? ({ act: "new" } as const) : null), [charging]);
  const rows = (charges?.charges.edges ?? []).map(({ node }) => {
    const { id, payerName, kind, standing, amountInCents, referenceMonth, serviceDate } = node;
    const { receivedInCents, refundedInCents, creditInCents } = node;
    const shown = { id, payerName, kind, standing, amountInCents, referenceMonth, serviceDate };
    return { ...shown, receivedInCents, refundedInCents, creditInCents };
  });
  const choose = (name: (typeof chargeFilterNames)[number]) => (value: string | null) =>
    address.change({ filters: { [name]: value } });
  const { overdueInCents = 0 } = charges ?? {};

  return (
    <Stack gap={{ base: "4", md: "6" }}>
      <StatGrid>
        <StatCard
          label="Total Geral"
          icon={Wallet}
          value={formatMoney(charges?.totalInCents ?? 0)}
          hint={counted(charges?.count ?? 0, "cobrança", "cobranças")}
        />
        <StatCard label="Recebido" icon={CircleCheck} value={formatMoney(charges?.receivedInCents ?? 0)} />
        <StatCard
          label="Pendente"
          icon={Hourglass}
          value={formatMoney(charges?.pendingInCents ?? 0)}
          hint={overdueInCents > 0 ? `dos quais ${formatMoney(overdueInCents)} em atraso` : undefined}
        />
      </StatGrid>
      <Stack gap="0">
        <ListBar
          search={{
            value: address.search,
            placeholder: "Atleta ou tipo de cobrança",
            onChange: (search) => address.change({ search }),
          }}
          filters={[
            {
              label: "Mês",
              value: address.filters.mes,
              options: monthOptions(),
              all: "Mês atual",
              onChange: choose("mes"),
            },
            {
              label: "Serviço",
              value: address.filters.servico,
              options: serviceOptions,
              onChange: choose("servico"),
            },
            {
              label: "Status",
              value: address.filters.situacao,
              options: standingOptions,
              onChange: choose("situacao"),
            },
          ]}
          onCsv={() => saveCharges({ key: arenaKey, timeZone }, chargeVariables(address))}
        />
        {refreshing ? (
          <Text as="output" srOnly>
            Carregando transações...
          </Text>
        ) : null}
        <DataList
          label="Cobranças"
          rows={rows}
          columns={chargeColumns}
          nameOf={payerOf}
          openAt={({ id }) => opened.addressOf(id)}
          openedId={opened.openedId}
          rowActions={(charge) => (
            <MoreMenu
              label={`Mais ações para ${payerOf(charge)}`}
              variant="ghost"
              actions={actsOnCharge(charge).map((act) => ({
                label: chargeActLabel[act],
                icon: chargeActIcon[act],
                dangerous: isDangerous(act),
                onSelect: () => setActing({ act, chargeId: charge.id }),
              }))}
            />
          )}
          more={more}
          refreshing={refreshing}
          failed={failed}
          empty={
            address.isNarrowed ? (
              <NothingFound title="Nenhuma cobrança com este filtro" onClear={address.clear} />
            ) : (
              <EmptyState
                icon={Receipt}
                title="Nenhuma cobrança neste mês"
                description="Escolha outro mês para ver o que já foi cobrado."
              />
            )
          }
        />
      </Stack>
      <RowDetails
        openedId={opened.openedId}
        onClose={opened.close}
        title="Cobrança"
        skeleton={<RowsSkeleton rows={4} />}
      >
        {(id, attempt) => (
          <ChargeDetails id={id} fetchKey={`${attempt}`} timeZone={timeZone} onAct={setActing} />
        )}
      </RowDetails>
      <ChargeDialogs
        arenaId={arenaId}
        today={today(timeZone)}
        acting={newCharge ?? acting}
        onDone={() => ask(chargeVariables(address))}
        onClose={() => {
          setActing(null);
          if (charging) onCharged();
        }}
      />
    </Stack>
  );
}
