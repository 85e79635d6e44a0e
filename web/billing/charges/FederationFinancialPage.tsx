import { graphql, usePaginationFragment } from "react-relay/hooks";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import query, {
  type FederationChargesListQuery,
} from "../../__generated__/FederationChargesListQuery.graphql";
import type { FederationChargesList_federation$key } from "../../__generated__/FederationChargesList_federation.graphql";
import type { FederationFinancialPageQuery } from "../../__generated__/FederationFinancialPageQuery.graphql";
import { NoFederation } from "../../federations/public/NoFederation";
import { usePageQuery } from "../../relay/page-query";
import { useListRefetch } from "../../relay/use-list-refetch";
import { DataListSkeleton } from "../../ui/list/DataListRows";
import { useListAddress } from "../../ui/list/list-address";
import { PageContent, PageFrame } from "../../ui/PageFrame";
import { championshipChargeColumns, saveCharges } from "./charge-columns";
import {
  championshipChargeFilterNames,
  championshipChargeVariables,
  championshipMonthOptions,
  standingOptions,
  type ChampionshipChargeVariables,
} from "./charge-filters";
import { ChargesList } from "./ChargesList";

/** /federation/financial: what is owed for the federation's championships, and what has become of it. */
export function FederationFinancialPage() {
  return (
    <PageFrame title="Relatório Financeiro">
      <PageContent
        skeleton={<DataListSkeleton columns={championshipChargeColumns} rows={12} actions />}
        failure="Erro ao carregar transações"
      >
        <Content />
      </PageContent>
    </PageFrame>
  );
}

function Content() {
  const { viewer } = usePageQuery<FederationFinancialPageQuery>(graphql`
    query FederationFinancialPageQuery(
      $federation: UUID
      $search: String
      $month: Date
      $standing: ChargeStanding
    ) {
      viewer {
        federationMember(key: $federation) {
          federation {
            id
            ...FederationChargesList_federation
              @arguments(search: $search, month: $month, standing: $standing)
          }
        }
      }
    }
  `);
  const federation = viewer?.federationMember?.federation;
  return federation ? (
    <FederationChargesList key={federation.id} federation={federation} />
  ) : (
    <NoFederation />
  );
}

function FederationChargesList({ federation: key }: { federation: FederationChargesList_federation$key }) {
  const { data, refetch, ...more } = usePaginationFragment<
    FederationChargesListQuery,
    FederationChargesList_federation$key
  >(
    graphql`
      fragment FederationChargesList_federation on Federation
      @refetchable(queryName: "FederationChargesListQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 40 }
        cursor: { type: "String" }
        search: { type: "String" }
        month: { type: "Date" }
        standing: { type: "ChargeStanding" }
      ) {
        id
        key
        charges(search: $search, month: $month) {
          ...ChargesList_charges
          charges(first: $count, after: $cursor, standing: $standing)
            @connection(key: "FederationChargesList_charges") {
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
  const { id, key: federationKey, charges } = data;
  const { ask, refreshing, failed } = useListRefetch<FederationChargesListQuery, ChampionshipChargeVariables>(
    query,
    { id },
    refetch,
  );
  const address = useListAddress(championshipChargeFilterNames, (asked) =>
    ask(championshipChargeVariables(asked)),
  );
  const choose = (name: (typeof championshipChargeFilterNames)[number]) => (value: string | null) =>
    address.change({ filters: { [name]: value } });
  if (!charges) return null;

  return (
    <ChargesList
      charges={charges}
      rows={charges.charges.edges.map(({ node }) => node)}
      columns={championshipChargeColumns}
      receiver={{ arenaId: null, timeZone: brasiliaTime }}
      bar={{
        search: {
          value: address.search,
          placeholder: "Atleta, campeonato ou categoria",
          onChange: (search) => address.change({ search }),
        },
        filters: [
          {
            label: "Mês",
            value: address.filters.mes,
            options: championshipMonthOptions(),
            onChange: choose("mes"),
          },
          {
            label: "Status",
            value: address.filters.situacao,
            options: standingOptions,
            onChange: choose("situacao"),
          },
        ],
        onCsv: () =>
          saveCharges(
            { key: federationKey, as: "federacao", timeZone: brasiliaTime },
            championshipChargeVariables(address),
          ),
      }}
      isNarrowed={address.isNarrowed}
      onClear={address.clear}
      emptyTitle="Nenhuma cobrança ainda"
      emptyText="As inscrições pagas nos campeonatos da federação aparecem aqui."
      more={more}
      refreshing={refreshing}
      failed={failed}
      onChanged={() => ask(championshipChargeVariables(address.asked()))}
    />
  );
}
