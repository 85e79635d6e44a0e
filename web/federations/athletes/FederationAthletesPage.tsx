import { HStack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { Users } from "lucide-react";
import { graphql, usePaginationFragment, useRelayEnvironment } from "react-relay/hooks";
import { counted } from "../../../server/platform/numbers.rules";
import { athleteLevelLabel } from "../../../server/sport/athlete-level.rules";
import type { FederationAthletesPage_federation$key } from "../../__generated__/FederationAthletesPage_federation.graphql";
import type { FederationAthletesPageFederatedAthletesListQuery } from "../../__generated__/FederationAthletesPageFederatedAthletesListQuery.graphql";
import query from "../../__generated__/FederationAthletesPageFederatedAthletesListQuery.graphql";
import type { FederationAthletesPageQuery } from "../../__generated__/FederationAthletesPageQuery.graphql";
import { levelOptions } from "../../athletes/public/level-options";
import { usePageQuery } from "../../relay/page-query";
import { useListRefetch } from "../../relay/use-list-refetch";
import { ButtonLink } from "../../ui/Links";
import { EmptyState, RowsSkeleton } from "../../ui/PageStates";
import { lazyPart } from "../../ui/lazy-code";
import { DataList } from "../../ui/list/DataList";
import { DataListSkeleton } from "../../ui/list/DataListRows";
import type { ListColumn } from "../../ui/list/list-column";
import { inTable } from "../../ui/list/list-look";
import { ListBar } from "../../ui/list/ListBar";
import { NothingFound } from "../../ui/list/ListStates";
import { RowDetails } from "../../ui/list/RowDetails";
import { useListAddress, useOpenedRow } from "../../ui/list/list-address";
import { startWork } from "../../ui/long-work/long-work";
import { PageContent, PageFrame } from "../../ui/PageFrame";
import { Person } from "../../ui/Person";
import { PositionBadge } from "../../ui/Badges";
import { NoFederation } from "../public/NoFederation";
import { type FederatedAthleteOfList, federatedAthleteRow } from "./federated-athlete-row";
import {
  federatedAthleteFilters,
  federatedAthleteVariables,
  type FederatedAthleteVariables,
} from "./federated-athletes-filter";

/** What a head says where there is one. */
const OnPhone = chakra("span", { base: { [inTable]: { display: "none" } } });
const InTable = chakra("span", { base: { display: "none", [inTable]: { display: "inline" } } });

/** The first of several, and how many more. */
const firstOf = ([first = "", ...others]: readonly string[]): string =>
  others.length === 0 ? first : `${first} e mais ${others.length}`;

const Best = ({ positions: [best, ...others] }: FederatedAthleteOfList) =>
  best ? (
    <HStack as="span" display="inline-flex" gap="2" maxW="full">
      <PositionBadge position={best.position} />
      <InTable textStyle="sm" color="fg.muted">
        {best.ranking}
        {others.length > 0 ? ` e mais ${others.length}` : ""}
      </InTable>
    </HStack>
  ) : (
    <InTable textStyle="sm" color="fg.muted">
      Fora dos rankings
    </InTable>
  );

const federatedAthleteColumns: ListColumn<FederatedAthleteOfList>[] = [
  { key: "nome", label: "Nome", phone: "name", cell: ({ name }) => <Person name={name} size="sm" /> },
  {
    key: "nivel",
    label: "Nível",
    phone: "facts",
    cell: ({ level }) => (
      <>
        <OnPhone>Nível </OnPhone>
        {athleteLevelLabel[level]}
      </>
    ),
  },
  { key: "clube", label: "Clube", phone: "facts", cell: ({ clubs }) => firstOf(clubs) },
  { key: "posicao", label: "Melhor posição", phone: "value", cell: Best },
];

const FederatedAthleteDetails = lazyPart(
  async () => (await import("./FederatedAthleteDetails")).FederatedAthleteDetails,
);

const pageSize = 40;

/** Who plays at the federation's arenas. */
export function FederatedAthletesList({ federation }: { federation: FederationAthletesPage_federation$key }) {
  const { data, refetch, ...more } = usePaginationFragment<
    FederationAthletesPageFederatedAthletesListQuery,
    FederationAthletesPage_federation$key
  >(
    graphql`
      fragment FederationAthletesPage_federation on Federation
      @refetchable(queryName: "FederationAthletesPageFederatedAthletesListQuery")
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
  const fetched = useListRefetch<
    FederationAthletesPageFederatedAthletesListQuery,
    FederatedAthleteVariables & { count: number }
  >(query, { id: federationId }, refetch);
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

/** /federation/athletes: who plays at the federation's arenas. */
export function FederationAthletesPage() {
  return (
    <PageFrame title="Atletas Federados">
      <PageContent skeleton={<DataListSkeleton columns={federatedAthleteColumns} rows={12} />}>
        <Content />
      </PageContent>
    </PageFrame>
  );
}

function Content() {
  const { viewer } = usePageQuery<FederationAthletesPageQuery>(graphql`
    query FederationAthletesPageQuery(
      $federation: UUID
      $search: String
      $level: AthleteLevel
      $club: String
    ) {
      viewer {
        federationMember(key: $federation) {
          federation {
            id
            ...FederationAthletesPage_federation @arguments(search: $search, level: $level, club: $club)
          }
        }
      }
    }
  `);
  const federation = viewer?.federationMember?.federation;
  return federation ? (
    <FederatedAthletesList key={federation.id} federation={federation} />
  ) : (
    <NoFederation />
  );
}
