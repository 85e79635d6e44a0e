import { Badge } from "@chakra-ui/react/badge";
import { Button } from "@chakra-ui/react/button";
import { Text } from "@chakra-ui/react/text";
import { ArrowRightLeft, Ban, CirclePlay, Eye, Pencil, Plus, Store } from "lucide-react";
import { useState } from "react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import { useNavigate } from "react-router-dom";
import { formatCnpj } from "../../../server/brazil/cpf-cnpj.rules";
import { counted } from "../../../server/platform/numbers.rules";
import type { ArenasPage_query$key } from "../../__generated__/ArenasPage_query.graphql";
import type { ArenasPageArenaListQuery } from "../../__generated__/ArenasPageArenaListQuery.graphql";
import query from "../../__generated__/ArenasPageArenaListQuery.graphql";
import type { ArenasPageQuery } from "../../__generated__/ArenasPageQuery.graphql";
import { usePageQuery } from "../../relay/page-query";
import { useListRefetch } from "../../relay/use-list-refetch";
import { EmptyState, FormSkeleton } from "../../ui/PageStates";
import { lazyDialog, lazyPart } from "../../ui/lazy-code";
import { DataList } from "../../ui/list/DataList";
import { DataListSkeleton } from "../../ui/list/DataListRows";
import type { ListColumn } from "../../ui/list/list-column";
import { ListBar } from "../../ui/list/ListBar";
import { NothingFound } from "../../ui/list/ListStates";
import { RowDetails } from "../../ui/list/RowDetails";
import { useListAddress, useOpenedRow } from "../../ui/list/list-address";
import { MoreMenu } from "../../ui/LazyMenu";
import type { MenuAction } from "../../ui/OpenMenu";
import { PageContent, PageFrame } from "../../ui/PageFrame";
import { Status } from "../../ui/Badges";
import { arenaFilters, arenaVariables } from "./arena-filter";
import { type ArenaOfList, arenaRow } from "./arena-row";
import { type ActingOnArena, type ArenaAct, ArenaDialogs } from "./ArenaDialogs";

const arenaColumns: ListColumn<ArenaOfList>[] = [
  { key: "nome", label: "Nome da Arena", phone: "name", cell: ({ name }) => name },
  {
    key: "responsavel",
    label: "Responsável",
    phone: "facts",
    cell: ({ responsibleName }) => responsibleName,
  },
  { key: "email", label: "Email", phone: "none", wideOnly: true, cell: ({ email }) => email },
  {
    key: "cnpj",
    label: "CNPJ",
    phone: "none",
    wideOnly: true,
    cell: ({ cnpj }) => (
      <Text as="span" whiteSpace="nowrap">
        {formatCnpj(cnpj ?? "")}
      </Text>
    ),
  },
  {
    key: "federacao",
    label: "Federação",
    phone: "facts",
    cell: ({ federation }) =>
      federation ? (
        <Badge colorPalette="sea">{federation.acronym}</Badge>
      ) : (
        <Text as="span" color="fg.muted">
          Sem federação
        </Text>
      ),
  },
  {
    key: "status",
    label: "Status",
    phone: "status",
    cell: ({ active }) => (
      <Status tone={active ? "usual" : "problem"}>{active ? "Ativa" : "Suspensa"}</Status>
    ),
  },
];

const ArenaDetails = lazyPart(async () => (await import("./ArenaDetails")).ArenaDetails);

const pageSize = 40;

/** All arenas, by name. */
function ArenaList({ query: key }: { query: ArenasPage_query$key }) {
  const { data, refetch, ...more } = usePaginationFragment<ArenasPageArenaListQuery, ArenasPage_query$key>(
    graphql`
      fragment ArenasPage_query on Query
      @refetchable(queryName: "ArenasPageArenaListQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 40 }
        cursor: { type: "String" }
        search: { type: "String" }
        active: { type: "Boolean" }
      ) {
        allArenas(first: $count, after: $cursor, search: $search, active: $active)
          @connection(key: "ArenaList_allArenas") {
          totalCount
          edges {
            node {
              ...arenaRow_arena
            }
          }
        }
      }
    `,
    key,
  );
  const fetched = useListRefetch<
    ArenasPageArenaListQuery,
    ReturnType<typeof arenaVariables> & { count: number }
  >(query, {}, refetch);
  const address = useListAddress(arenaFilters, (ask) =>
    fetched.ask({ count: pageSize, ...arenaVariables(ask) }),
  );
  const opened = useOpenedRow();
  const navigate = useNavigate();
  const [acting, setActing] = useState<ActingOnArena | null>(null);
  const [acts, setActs] = useState(0);
  const done = () => {
    setActing(null);
    setActs(acts + 1);
  };
  const actsOn = (arena: ArenaOfList): MenuAction[] => {
    const act = (kind: ArenaAct) => () => setActing({ act: kind, arena });
    return [
      { label: "Ver", icon: Eye, onSelect: () => void navigate(opened.addressOf(arena.id)) },
      { label: "Editar", icon: Pencil, onSelect: act("edit") },
      { label: "Passar a outra pessoa", icon: ArrowRightLeft, onSelect: act("handOver") },
      arena.active
        ? { label: "Suspender", icon: Ban, dangerous: true, onSelect: act("suspend") }
        : { label: "Reativar", icon: CirclePlay, onSelect: act("reactivate") },
    ];
  };
  const { edges, totalCount } = data.allArenas;

  return (
    <>
      <ListBar
        search={{
          value: address.search,
          placeholder: "Nome, responsável ou e-mail",
          onChange: (search) => address.change({ search }),
        }}
        filters={[
          {
            label: "Status",
            value: address.filters.status,
            options: [
              { value: "ativa", label: "Ativas" },
              { value: "suspensa", label: "Suspensas" },
            ],
            onChange: (status) => address.change({ filters: { status } }),
          },
        ]}
      />
      <Text mb="3" textStyle="sm" color="fg.muted">
        {counted(totalCount, "arena encontrada", "arenas encontradas")}
      </Text>
      <DataList
        label="Arenas"
        rows={edges.map(({ node }) => arenaRow(node))}
        columns={arenaColumns}
        nameOf={({ name }) => name}
        openAt={({ id }) => opened.addressOf(id)}
        openedId={opened.openedId}
        rowActions={(arena) => (
          <MoreMenu label={`Mais ações para ${arena.name}`} variant="ghost" actions={actsOn(arena)} />
        )}
        more={more}
        pageSize={pageSize}
        refreshing={fetched.refreshing}
        failed={fetched.failed}
        empty={
          address.isNarrowed ? (
            <NothingFound title="Nenhuma arena com este filtro" onClear={address.clear} />
          ) : (
            <EmptyState
              icon={Store}
              title="Nenhuma arena cadastrada"
              description="Crie a primeira: quem for responsável recebe o acesso por e-mail."
            />
          )
        }
      />
      <RowDetails
        openedId={opened.openedId}
        onClose={opened.close}
        title="Detalhes da arena"
        skeleton={<FormSkeleton fields={6} />}
      >
        {(id, attempt) => (
          <ArenaDetails
            id={id}
            fetchKey={`${acts} ${attempt}`}
            onAct={(act, arena) => setActing({ act, arena })}
          />
        )}
      </RowDetails>
      <ArenaDialogs acting={acting} onClose={done} />
    </>
  );
}

const CreateArenaDialog = lazyDialog(async () => (await import("./CreateArenaDialog")).CreateArenaDialog);

export function ArenasPage() {
  const [creating, setCreating] = useState(false);
  return (
    <PageFrame
      title="Gestão de Arenas"
      actions={
        <Button onClick={() => setCreating(true)}>
          <Plus />
          Criar Nova Arena
        </Button>
      }
    >
      <PageContent skeleton={<DataListSkeleton columns={arenaColumns} rows={12} />}>
        <Arenas />
      </PageContent>
      <CreateArenaDialog open={creating} onClose={() => setCreating(false)} />
    </PageFrame>
  );
}

function Arenas() {
  const query = usePageQuery<ArenasPageQuery>(graphql`
    query ArenasPageQuery($search: String, $active: Boolean) {
      ...ArenasPage_query @arguments(search: $search, active: $active)
    }
  `);
  return <ArenaList query={query} />;
}
