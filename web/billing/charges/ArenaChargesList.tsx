import { useMemo } from "react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import query, { type ArenaChargesListQuery } from "../../__generated__/ArenaChargesListQuery.graphql";
import type { ArenaChargesList_arena$key } from "../../__generated__/ArenaChargesList_arena.graphql";
import { useListRefetch } from "../../relay/use-list-refetch";
import { useListAddress } from "../../ui/list/use-list-address";
import { MonthPaperButton } from "../MonthPaperButton";
import { chargeColumns } from "./charge-columns";
import {
  allMonths,
  chargeFilterNames,
  chargeVariables,
  monthOptions,
  serviceOptions,
  standingOptions,
  type ChargeVariables,
} from "./charge-filters";
import { ChargesList } from "./ChargesList";
import { saveCharges } from "./save-charges";

interface ArenaChargesListProps {
  arena: ArenaChargesList_arena$key;
  /** Whether 'Nova Cobrança' is open. */
  charging: boolean;
  /** The athlete preselected in 'Nova Cobrança'; null for none. */
  athleteKey: string | null;
  /** Called when the dialog closes, charged or not. */
  onCharged: () => void;
}

/** An arena's charges and their totals. */
export function ArenaChargesList({ arena: key, charging, athleteKey, onCharged }: ArenaChargesListProps) {
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
          ...ChargesList_charges
          charges(first: $count, after: $cursor, standing: $standing)
            @connection(key: "ArenaChargesList_charges") {
            edges {
              node {
                ...ChargesList_row
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
  // A new object each time the dialog opens.
  const newCharge = useMemo(
    () => (charging ? ({ act: "new", athleteKey } as const) : null),
    [charging, athleteKey],
  );
  const choose = (name: (typeof chargeFilterNames)[number]) => (value: string | null) =>
    address.change({ filters: { [name]: value } });
  if (!charges) return null;
  const { month } = chargeVariables(address);

  return (
    <ChargesList
      charges={charges}
      rows={charges.charges.edges.map(({ node }) => node)}
      columns={chargeColumns}
      receiver={{ arenaId, timeZone }}
      bar={{
        search: {
          value: address.search,
          placeholder: "Atleta ou tipo de cobrança",
          onChange: (search) => address.change({ search }),
        },
        filters: [
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
        ],
        onCsv: () => saveCharges({ key: arenaKey, as: "arena", timeZone }, chargeVariables(address)),
        children:
          month === null ? null : (
            <MonthPaperButton
              arenaKey={arenaKey}
              month={month}
              variant="outline"
              colorPalette="gray"
              bg="bg.panel"
            >
              Relatório Mensal
            </MonthPaperButton>
          ),
      }}
      isNarrowed={address.isNarrowed}
      onClear={address.clear}
      onAllMonths={month === null ? undefined : () => address.change({ filters: { mes: allMonths } })}
      emptyTitle="Nenhuma cobrança neste mês"
      emptyText="Escolha outro mês para ver o que já foi cobrado."
      more={more}
      refreshing={refreshing}
      failed={failed}
      newCharge={newCharge}
      onChanged={() => ask(chargeVariables(address.asked()))}
      onClosed={() => {
        if (charging) onCharged();
      }}
    />
  );
}
