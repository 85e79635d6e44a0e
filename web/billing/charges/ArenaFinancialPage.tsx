import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Barcode, Landmark, Plus, Repeat } from "lucide-react";
import { useMemo } from "react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import { useSearchParams } from "react-router-dom";
import { isUuid } from "../../../server/platform/uuid.rules";
import type { ArenaFinancialPage_arena$key } from "../../__generated__/ArenaFinancialPage_arena.graphql";
import type { ArenaFinancialPageArenaChargesListQuery } from "../../__generated__/ArenaFinancialPageArenaChargesListQuery.graphql";
import query from "../../__generated__/ArenaFinancialPageArenaChargesListQuery.graphql";
import type { ArenaFinancialPageQuery } from "../../__generated__/ArenaFinancialPageQuery.graphql";
import { NoArena } from "../../arenas/public/NoArena";
import { usePageQuery } from "../../relay/page-query";
import { useListRefetch } from "../../relay/use-list-refetch";
import { ButtonLink } from "../../ui/Links";
import { DataListSkeleton } from "../../ui/list/DataListRows";
import { useListAddress } from "../../ui/list/list-address";
import { MoreMenu } from "../../ui/LazyMenu";
import { PageContent } from "../../ui/PageFrame";
import { dialogParameter, useDialogAskedFor } from "../../ui/dialog-state";
import { FinanceFrame, MonthPaperButton } from "../FinanceFrame";
import { boletosPath, monthlyPlansPath, reconciliationPath } from "../public/finance-paths";
import { chargeColumns, saveCharges } from "./charge-columns";
import {
  allMonths,
  chargeFilterNames,
  chargeVariables,
  type ChargeVariables,
  monthOptions,
  serviceOptions,
  standingOptions,
} from "./charge-filters";
import { ChargesList } from "./ChargesList";

interface ArenaChargesListProps {
  arena: ArenaFinancialPage_arena$key;
  /** Whether 'Nova Cobrança' is open. */
  charging: boolean;
  /** The athlete preselected in 'Nova Cobrança'; null for none. */
  athleteKey: string | null;
  /** Called when the dialog closes, charged or not. */
  onCharged: () => void;
}

/** An arena's charges and their totals. */
function ArenaChargesList({ arena: key, charging, athleteKey, onCharged }: ArenaChargesListProps) {
  const { data, refetch, ...more } = usePaginationFragment<
    ArenaFinancialPageArenaChargesListQuery,
    ArenaFinancialPage_arena$key
  >(
    graphql`
      fragment ArenaFinancialPage_arena on Arena
      @refetchable(queryName: "ArenaFinancialPageArenaChargesListQuery")
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
  const { ask, refreshing, failed } = useListRefetch<
    ArenaFinancialPageArenaChargesListQuery,
    ChargeVariables
  >(query, { id: arenaId }, refetch);
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

/** Other parts of the arena's money, which have pages of their own. */
const elsewhere = [
  { label: "Mensalidades", to: monthlyPlansPath, icon: Repeat },
  { label: "Conciliação", to: reconciliationPath(), icon: Landmark },
  { label: "Boletos", to: boletosPath, icon: Barcode },
];

/** /arena-financial: what the arena has charged, and what has become of it. */
export function ArenaFinancialPage() {
  return (
    <PageContent
      skeleton={
        <FinanceFrame>
          <DataListSkeleton columns={chargeColumns} rows={12} actions />
        </FinanceFrame>
      }
      frame={(content) => <FinanceFrame>{content}</FinanceFrame>}
      problem="Erro ao carregar transações"
    >
      <Content />
    </PageContent>
  );
}

function Content() {
  const { viewer } = usePageQuery<ArenaFinancialPageQuery>(graphql`
    query ArenaFinancialPageQuery(
      $arena: UUID
      $search: String
      $month: Date
      $service: ServiceType
      $standing: ChargeStanding
    ) {
      viewer {
        arena(key: $arena) {
          id
          ...ArenaFinancialPage_arena
            @arguments(search: $search, month: $month, service: $service, standing: $standing)
        }
      }
    }
  `);
  const [charging, setCharging] = useDialogAskedFor();
  // An athlete's page asks for it with whom it is for.
  const asked = useSearchParams()[0].get(dialogParameter);
  const arena = viewer?.arena;
  if (!arena)
    return (
      <FinanceFrame>
        <NoArena />
      </FinanceFrame>
    );
  return (
    <FinanceFrame
      actions={
        <>
          {elsewhere.map(({ label, to, icon: Icon }) => (
            <ButtonLink key={to} to={to} variant="outline" colorPalette="gray" bg="bg.panel" hideBelow="md">
              <Icon />
              {label}
            </ButtonLink>
          ))}
          <Button onClick={() => setCharging(true)}>
            <Plus />
            Nova Cobrança
          </Button>
          <Box hideFrom="md">
            <MoreMenu bg="bg.panel" actions={elsewhere} />
          </Box>
        </>
      }
    >
      <ArenaChargesList
        key={arena.id}
        arena={arena}
        charging={charging}
        athleteKey={asked !== null && isUuid(asked) ? asked : null}
        onCharged={() => setCharging(false)}
      />
    </FinanceFrame>
  );
}
