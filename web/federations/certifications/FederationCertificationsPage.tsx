import { Text } from "@chakra-ui/react/text";
import { Award } from "lucide-react";
import { graphql, usePaginationFragment, useRelayEnvironment } from "react-relay/hooks";
import { counted } from "../../../server/platform/numbers.rules";
import type { FederationCertificationsPage_federation$key } from "../../__generated__/FederationCertificationsPage_federation.graphql";
import type { FederationCertificationsPageFederatedCertificationsListQuery } from "../../__generated__/FederationCertificationsPageFederatedCertificationsListQuery.graphql";
import query from "../../__generated__/FederationCertificationsPageFederatedCertificationsListQuery.graphql";
import type { FederationCertificationsPageQuery } from "../../__generated__/FederationCertificationsPageQuery.graphql";
import { usePageQuery } from "../../relay/page-query";
import { useListRefetch } from "../../relay/use-list-refetch";
import { ButtonLink } from "../../ui/Links";
import { EmptyState, RowsSkeleton } from "../../ui/PageStates";
import { lazyPart } from "../../ui/lazy-code";
import { DataList } from "../../ui/list/DataList";
import { DataListSkeleton } from "../../ui/list/DataListRows";
import { ListBar } from "../../ui/list/ListBar";
import { NothingFound } from "../../ui/list/ListStates";
import { RowDetails } from "../../ui/list/RowDetails";
import { useListAddress, useOpenedRow } from "../../ui/list/list-address";
import { startWork } from "../../ui/long-work/long-work";
import { MoreMenu } from "../../ui/LazyMenu";
import { PageContent, PageFrame } from "../../ui/PageFrame";
import { NoFederation } from "../public/NoFederation";
import { federatedCertificationColumns, federatedCertificationRow } from "./federated-certification-columns";
import {
  certificationLevelOptions,
  federatedCertificationFilters,
  federatedCertificationVariables,
  type FederatedCertificationVariables,
  stateOptions,
} from "./federated-certifications-filter";
import { useCertificationChecks } from "./use-certification-checks";

const FederatedCertificationDetails = lazyPart(
  async () => (await import("./FederatedCertificationDetails")).FederatedCertificationDetails,
);

const pageSize = 40;

/** The certificates of who teaches at the federation's arenas. */
export function FederatedCertificationsList({
  federation,
}: {
  federation: FederationCertificationsPage_federation$key;
}) {
  const { data, refetch, ...more } = usePaginationFragment<
    FederationCertificationsPageFederatedCertificationsListQuery,
    FederationCertificationsPage_federation$key
  >(
    graphql`
      fragment FederationCertificationsPage_federation on Federation
      @refetchable(queryName: "FederationCertificationsPageFederatedCertificationsListQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 40 }
        cursor: { type: "String" }
        search: { type: "String" }
        only: { type: "CertificationFilter" }
        level: { type: "CertificationLevel" }
      ) {
        id
        acronym
        active
        certifications(first: $count, after: $cursor, search: $search, only: $only, level: $level)
          @connection(key: "FederatedCertificationsList_certifications") {
          totalCount
          edges {
            node {
              ...federatedCertificationColumns_row
            }
          }
        }
      }
    `,
    federation,
  );
  const { id: federationId, acronym, active, certifications } = data;
  const fetched = useListRefetch<
    FederationCertificationsPageFederatedCertificationsListQuery,
    FederatedCertificationVariables & { count: number }
  >(query, { id: federationId }, refetch);
  const address = useListAddress(federatedCertificationFilters, (ask) =>
    fetched.ask({ count: pageSize, ...federatedCertificationVariables(ask) }),
  );
  const { actionsFor, pending } = useCertificationChecks({
    federationId,
    active,
    onRefused: () => fetched.ask({ count: pageSize, ...federatedCertificationVariables(address) }),
  });
  const opened = useOpenedRow();
  const environment = useRelayEnvironment();
  const rows = certifications.edges.map(({ node }) => federatedCertificationRow(node));

  const save = () =>
    startWork({
      key: `exportar certificações ${federationId}`,
      doing: (progress) =>
        progress
          ? `Exportando ${progress.done} de ${progress.of} certificações…`
          : "Exportando as certificações…",
      run: async (tell) =>
        (await import("./save-federated-certifications")).saveFederatedCertifications(
          environment,
          { federationId, acronym, ...federatedCertificationVariables(address) },
          tell,
        ),
    });

  return (
    <>
      <ListBar
        columns={federatedCertificationColumns}
        search={{
          value: address.search,
          placeholder: "Professor, certificação ou entidade",
          onChange: (search) => address.change({ search }),
        }}
        filters={[
          {
            label: "Situação",
            all: "Todas",
            value: address.filters.situacao,
            options: stateOptions,
            onChange: (situacao) => address.change({ filters: { situacao } }),
          },
          {
            label: "Nível",
            value: address.filters.nivel,
            options: certificationLevelOptions,
            onChange: (nivel) => address.change({ filters: { nivel } }),
          },
        ]}
        onCsv={save}
      />
      <Text mb={{ base: "1", md: "2" }} textStyle="sm" color="fg.muted">
        {counted(certifications.totalCount ?? 0, "certificação encontrada", "certificações encontradas")}
      </Text>
      <DataList
        label="Certificações"
        rows={rows}
        columns={federatedCertificationColumns}
        nameOf={({ name, teacher }) => `${name}, de ${teacher}`}
        openAt={({ id }) => opened.addressOf(id)}
        openedId={opened.openedId}
        rowActions={(row) => {
          const actions = actionsFor(row);
          return actions.length === 0 ? null : (
            <MoreMenu
              label={`Mais ações para ${row.name}, de ${row.teacher}`}
              variant="ghost"
              actions={actions}
            />
          );
        }}
        more={more}
        pageSize={pageSize}
        refreshing={fetched.refreshing}
        failed={fetched.failed}
        empty={
          address.isNarrowed ? (
            <NothingFound title="Nenhuma certificação com este filtro" onClear={address.clear} />
          ) : (
            <EmptyState
              icon={Award}
              title="Nenhuma certificação ainda"
              description="Aqui aparecem as certificações que os professores das arenas filiadas cadastram."
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
        title="Certificação"
        skeleton={<RowsSkeleton rows={4} />}
      >
        {(certificationKey, attempt) => (
          <FederatedCertificationDetails
            federationId={federationId}
            certificationKey={certificationKey}
            fetchKey={`${attempt}`}
            actionsFor={actionsFor}
            pending={pending}
          />
        )}
      </RowDetails>
    </>
  );
}

/** /federation/certifications: what the teachers of the federation's arenas are certified for. */
export function FederationCertificationsPage() {
  return (
    <PageFrame title="Certificações">
      <PageContent
        skeleton={<DataListSkeleton columns={federatedCertificationColumns} rows={12} actions />}
        failure="Erro ao carregar certificações"
      >
        <Content />
      </PageContent>
    </PageFrame>
  );
}

function Content() {
  const { viewer } = usePageQuery<FederationCertificationsPageQuery>(graphql`
    query FederationCertificationsPageQuery(
      $federation: UUID
      $search: String
      $only: CertificationFilter
      $level: CertificationLevel
    ) {
      viewer {
        federationMember(key: $federation) {
          federation {
            id
            ...FederationCertificationsPage_federation @arguments(search: $search, only: $only, level: $level)
          }
        }
      }
    }
  `);
  const federation = viewer?.federationMember?.federation;
  return federation ? (
    <FederatedCertificationsList key={federation.id} federation={federation} />
  ) : (
    <NoFederation />
  );
}
