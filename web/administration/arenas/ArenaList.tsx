import { Text } from "@chakra-ui/react/text";
import { ArrowRightLeft, Ban, CirclePlay, Eye, Pencil, Store } from "lucide-react";
import { useState } from "react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import { useNavigate } from "react-router-dom";
import { counted } from "../../../server/platform/plural.rules";
import type { ArenaList_query$key } from "../../__generated__/ArenaList_query.graphql";
import query, { type ArenaListQuery } from "../../__generated__/ArenaListQuery.graphql";
import { useListRefetch } from "../../relay/use-list-refetch";
import { EmptyState } from "../../ui/EmptyState";
import { DataList } from "../../ui/list/DataList";
import { ListBar } from "../../ui/list/ListBar";
import { NothingFound } from "../../ui/list/NothingFound";
import { RowDetails } from "../../ui/list/RowDetails";
import { useListAddress } from "../../ui/list/use-list-address";
import { useOpenedRow } from "../../ui/list/use-opened-row";
import { MoreMenu } from "../../ui/MoreMenu";
import type { MenuAction } from "../../ui/OpenMenu";
import { FormSkeleton } from "../../ui/Skeletons";
import { arenaColumns } from "./arena-columns";
import { arenaFilters, arenaVariables } from "./arena-filter";
import { arenaRow, type ArenaOfList } from "./arena-row";
import { ArenaDialogs, type ActingOnArena, type ArenaAct } from "./ArenaDialogs";
import { lazyPart } from "../../ui/lazy-part";

const ArenaDetails = lazyPart(async () => (await import("./ArenaDetails")).ArenaDetails);

const pageSize = 40;

/** All arenas, by name. */
export function ArenaList({ query: key }: { query: ArenaList_query$key }) {
  const { data, refetch, ...more } = usePaginationFragment<ArenaListQuery, ArenaList_query$key>(
    graphql`
      fragment ArenaList_query on Query
      @refetchable(queryName: "ArenaListQuery")
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
  const fetched = useListRefetch<ArenaListQuery, ReturnType<typeof arenaVariables> & { count: number }>(
    query,
    {},
    refetch,
  );
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
