import { Button } from "@chakra-ui/react/button";
import { Text } from "@chakra-ui/react/text";
import { Ban, CirclePlay, Eye, Landmark, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import { useNavigate } from "react-router-dom";
import { counted } from "../../../server/platform/numbers.rules";
import type { FederationsPage_query$key } from "../../__generated__/FederationsPage_query.graphql";
import type { FederationsPageFederationListQuery } from "../../__generated__/FederationsPageFederationListQuery.graphql";
import query from "../../__generated__/FederationsPageFederationListQuery.graphql";
import type { FederationsPageQuery } from "../../__generated__/FederationsPageQuery.graphql";
import { usePageQuery } from "../../relay/page-query";
import { useListRefetch } from "../../relay/use-list-refetch";
import { EmptyState, FormSkeleton } from "../../ui/PageStates";
import { lazyDialog, lazyPart } from "../../ui/lazy-code";
import { DataList } from "../../ui/list/DataList";
import { DataListSkeleton } from "../../ui/list/DataListRows";
import { ListBar } from "../../ui/list/ListBar";
import { NothingFound } from "../../ui/list/ListStates";
import { RowDetails } from "../../ui/list/RowDetails";
import { useListAddress, useOpenedRow } from "../../ui/list/list-address";
import { MoreMenu } from "../../ui/LazyMenu";
import type { MenuAction } from "../../ui/OpenMenu";
import { PageContent, PageFrame } from "../../ui/PageFrame";
import { federationColumns, type FederationOfList, federationRow } from "./federation-columns";
import { federationFilters, federationVariables, statusOptions } from "./federation-filter";
import { type ActingOnFederation, type FederationAct, FederationDialogs } from "./FederationDialogs";

const FederationDetails = lazyPart(async () => (await import("./FederationDetails")).FederationDetails);

const pageSize = 40;

/** All federations, by name. */
function FederationList({ query: key }: { query: FederationsPage_query$key }) {
  const { data, refetch, ...more } = usePaginationFragment<
    FederationsPageFederationListQuery,
    FederationsPage_query$key
  >(
    graphql`
      fragment FederationsPage_query on Query
      @refetchable(queryName: "FederationsPageFederationListQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 40 }
        cursor: { type: "String" }
        search: { type: "String" }
        state: { type: "FederationState" }
      ) {
        allFederations(first: $count, after: $cursor, search: $search, state: $state)
          @connection(key: "FederationList_allFederations") {
          totalCount
          edges {
            node {
              ...federationColumns_federation
            }
          }
        }
      }
    `,
    key,
  );
  const fetched = useListRefetch<
    FederationsPageFederationListQuery,
    ReturnType<typeof federationVariables> & { count: number }
  >(query, {}, refetch);
  const address = useListAddress(federationFilters, (ask) =>
    fetched.ask({ count: pageSize, ...federationVariables(ask) }),
  );
  const opened = useOpenedRow();
  const navigate = useNavigate();
  const [acting, setActing] = useState<ActingOnFederation | null>(null);
  const [acts, setActs] = useState(0);
  const done = ({ gone = false } = {}) => {
    setActing(null);
    setActs(acts + 1);
    if (!gone) return;
    opened.close();
    fetched.ask({ count: pageSize, ...federationVariables(address) });
  };
  const actsOn = (federation: FederationOfList): MenuAction[] => {
    const act = (kind: FederationAct) => () => setActing({ act: kind, federation });
    return [
      { label: "Ver", icon: Eye, onSelect: () => void navigate(opened.addressOf(federation.id)) },
      { label: "Editar", icon: Pencil, onSelect: act("edit") },
      federation.state === "ACTIVE"
        ? { label: "Inativar", icon: Ban, onSelect: act("deactivate") }
        : { label: "Ativar", icon: CirclePlay, onSelect: act("activate") },
      { label: "Excluir", icon: Trash2, dangerous: true, onSelect: act("delete") },
    ];
  };
  const { edges, totalCount } = data.allFederations;

  return (
    <>
      <ListBar
        search={{
          value: address.search,
          placeholder: "Nome, sigla ou responsável",
          onChange: (search) => address.change({ search }),
        }}
        filters={[
          {
            label: "Status",
            value: address.filters.status,
            options: statusOptions,
            onChange: (status) => address.change({ filters: { status } }),
          },
        ]}
      />
      <Text mb="3" textStyle="sm" color="fg.muted">
        {counted(totalCount, "federação encontrada", "federações encontradas")}
      </Text>
      <DataList
        label="Federações"
        rows={edges.map(({ node }) => federationRow(node))}
        columns={federationColumns}
        nameOf={({ name }) => name}
        openAt={({ id }) => opened.addressOf(id)}
        openedId={opened.openedId}
        rowActions={(federation) => (
          <MoreMenu
            label={`Mais ações para ${federation.name}`}
            variant="ghost"
            actions={actsOn(federation)}
          />
        )}
        more={more}
        pageSize={pageSize}
        refreshing={fetched.refreshing}
        failed={fetched.failed}
        empty={
          address.isNarrowed ? (
            <NothingFound title="Nenhuma federação com este filtro" onClear={address.clear} />
          ) : (
            <EmptyState
              icon={Landmark}
              title="Nenhuma federação cadastrada"
              description="Crie a primeira, ou ative as que se cadastrarem."
            />
          )
        }
      />
      <RowDetails
        openedId={opened.openedId}
        onClose={opened.close}
        title="Detalhes da federação"
        skeleton={<FormSkeleton fields={6} />}
      >
        {(id, attempt) => (
          <FederationDetails
            id={id}
            fetchKey={`${acts} ${attempt}`}
            onAct={(act, federation) => setActing({ act, federation })}
          />
        )}
      </RowDetails>
      <FederationDialogs
        acting={acting}
        onClose={done}
        onDeactivateInstead={(federation) => setActing({ act: "deactivate", federation })}
      />
    </>
  );
}

const CreateFederationDialog = lazyDialog(
  async () => (await import("./FederationFormDialogs")).CreateFederationDialog,
);

export function FederationsPage() {
  const [creating, setCreating] = useState(false);
  return (
    <PageFrame
      title="Gestão de Federações"
      actions={
        <Button onClick={() => setCreating(true)}>
          <Plus />
          Criar Federação
        </Button>
      }
    >
      <PageContent skeleton={<DataListSkeleton columns={federationColumns} rows={8} />}>
        <Federations />
      </PageContent>
      <CreateFederationDialog open={creating} onClose={() => setCreating(false)} />
    </PageFrame>
  );
}

function Federations() {
  const query = usePageQuery<FederationsPageQuery>(graphql`
    query FederationsPageQuery($search: String, $state: FederationState) {
      ...FederationsPage_query @arguments(search: $search, state: $state)
    }
  `);
  return <FederationList query={query} />;
}
