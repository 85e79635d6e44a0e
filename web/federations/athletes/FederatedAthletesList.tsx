import { Text } from "@chakra-ui/react/text";
import { Users } from "lucide-react";

import { graphql, usePaginationFragment, useRelayEnvironment } from "react-relay/hooks";
import { counted } from "../../../server/platform/plural.rules";
import type { FederatedAthletesList_federation$key } from "../../__generated__/FederatedAthletesList_federation.graphql";
import query, {
  type FederatedAthletesListQuery,
} from "../../__generated__/FederatedAthletesListQuery.graphql";
import { levelOptions } from "../../athletes/public/level-options";
import { useListRefetch } from "../../relay/use-list-refetch";
import { ButtonLink } from "../../ui/ButtonLink";
import { EmptyState } from "../../ui/EmptyState";
import { DataList } from "../../ui/list/DataList";
import { ListBar } from "../../ui/list/ListBar";
import { NothingFound } from "../../ui/list/NothingFound";
import { RowDetails } from "../../ui/list/RowDetails";
import { useListAddress } from "../../ui/list/use-list-address";
import { useOpenedRow } from "../../ui/list/use-opened-row";
import { startWork } from "../../ui/long-work/long-work";
import { RowsSkeleton } from "../../ui/Skeletons";
import { federatedAthleteColumns } from "./federated-athlete-columns";
import { federatedAthleteRow } from "./federated-athlete-row";
import {
  federatedAthleteFilters,
  federatedAthleteVariables,
  type FederatedAthleteVariables,
} from "./federated-athletes-filter";
import { lazyPart } from "../../ui/lazy-part";

const FederatedAthleteDetails = lazyPart(
  async () => (await import("./FederatedAthleteDetails")).FederatedAthleteDetails,
);

const pageSize = 40;

/** Who plays at the federation's arenas. */
export function FederatedAthletesList({ federation }: { federation: FederatedAthletesList_federation$key }) {
  const { data, refetch, ...more } = usePaginationFragment<
    FederatedAthletesListQuery,
    FederatedAthletesList_federation$key
  >(
    graphql`
      fragment FederatedAthletesList_federation on Federation
      @refetchable(queryName: "FederatedAthletesListQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 40 }
        cursor: { type: "String" }
        search: { type: "String" }
        level: { type: "AthleteLevel" }
        club: { type: "String" }
      ) {
        id
        acronym
        affiliatedArenas {
          key
          name
        }
        athletes(first: $count, after: $cursor, search: $search, level: $level, arena: $club)
          @connection(key: "FederatedAthletesList_athletes") {
          totalCount
          edges {
            node {
              ...federatedAthleteRow_row
            }
          }
        }
      }
    `,
    federation,
  );
  const { id: federationId, acronym, affiliatedArenas, athletes } = data;
  const fetched = useListRefetch<FederatedAthletesListQuery, FederatedAthleteVariables & { count: number }>(
    query,
    { id: federationId },
    refetch,
  );
  const address = useListAddress(federatedAthleteFilters, (ask) =>
    fetched.ask({ count: pageSize, ...federatedAthleteVariables(ask) }),
  );
  const opened = useOpenedRow();
  const environment = useRelayEnvironment();
  const rows = athletes.edges.map(({ node }) => federatedAthleteRow(node));

  const save = () =>
    startWork({
      key: `exportar atletas ${federationId}`,
      doing: (progress) =>
        progress ? `Exportando ${progress.done} de ${progress.of} atletas…` : "Exportando os atletas…",
      run: async (tell) =>
        (await import("./save-federated-athletes")).saveFederatedAthletes(
          environment,
          { federationId, acronym, ...federatedAthleteVariables(address) },
          tell,
        ),
    });

  return (
    <>
      <ListBar
        columns={federatedAthleteColumns}
        search={{
          value: address.search,
          placeholder: "Nome do atleta",
          onChange: (search) => address.change({ search }),
        }}
        filters={[
          {
            label: "Nível",
            value: address.filters.nivel,
            options: levelOptions,
            onChange: (nivel) => address.change({ filters: { nivel } }),
          },
          {
            label: "Clube",
            value: address.filters.clube,
            options: affiliatedArenas.map(({ key, name }) => ({ value: key, label: name })),
            onChange: (clube) => address.change({ filters: { clube } }),
          },
        ]}
        onCsv={save}
      />
      <Text mb={{ base: "1", md: "2" }} textStyle="sm" color="fg.muted">
        {counted(athletes.totalCount ?? 0, "atleta encontrado", "atletas encontrados")}
      </Text>
      <DataList
        label="Atletas federados"
        rows={rows}
        columns={federatedAthleteColumns}
        nameOf={({ name }) => name}
        openAt={({ id }) => opened.addressOf(id)}
        openedId={opened.openedId}
        more={more}
        pageSize={pageSize}
        refreshing={fetched.refreshing}
        failed={fetched.failed}
        empty={
          address.isNarrowed ? (
            <NothingFound title="Nenhum atleta com este filtro" onClear={address.clear} />
          ) : (
            <EmptyState
              icon={Users}
              title="Nenhum atleta ainda"
              description="Aqui aparece quem frequenta as arenas filiadas: convide arenas para trazer os seus atletas."
            >
              <ButtonLink to="/federation/arenas" variant="outline">
                Arenas Filiadas
              </ButtonLink>
            </EmptyState>
          )
        }
      />
      <RowDetails
        openedId={opened.openedId}
        onClose={opened.close}
        title="Atleta"
        skeleton={<RowsSkeleton rows={4} />}
      >
        {(athleteKey, attempt) => (
          <FederatedAthleteDetails
            federationId={federationId}
            athleteKey={athleteKey}
            fetchKey={`${attempt}`}
          />
        )}
      </RowDetails>
    </>
  );
}
