import { Button } from "@chakra-ui/react/button";
import { Text } from "@chakra-ui/react/text";
import { Eye, ShieldMinus, ShieldPlus, Users } from "lucide-react";
import { useState } from "react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import { useNavigate } from "react-router-dom";
import type { UserList_query$key } from "../../__generated__/UserList_query.graphql";
import query, { type UserListQuery } from "../../__generated__/UserListQuery.graphql";
import { useListRefetch } from "../../relay/use-list-refetch";
import { EmptyState, RowsSkeleton } from "../../ui/PageStates";
import { formatCount } from "../../ui/format";
import { DataList } from "../../ui/list/DataList";
import { ListBar } from "../../ui/list/ListBar";
import { NothingFound } from "../../ui/list/ListStates";
import { RowDetails } from "../../ui/list/RowDetails";
import { useListAddress, useOpenedRow } from "../../ui/list/list-address";
import { MoreMenu } from "../../ui/LazyMenu";
import type { MenuAction } from "../../ui/OpenMenu";
import { UserDialogs, type ActingOnUser } from "./UserDialogs";
import { userColumns, type UserOfList, userRow } from "./user-columns";
import { roleOptions, userFilters, userVariables } from "./user-filter";
import { lazyPart } from "../../ui/lazy-code";

const UserDetails = lazyPart(async () => (await import("./UserDetails")).UserDetails);

const pageSize = 40;

/** All accounts, by name. */
export function UserList({ query: key }: { query: UserList_query$key }) {
  const { data, refetch, ...more } = usePaginationFragment<UserListQuery, UserList_query$key>(
    graphql`
      fragment UserList_query on Query
      @refetchable(queryName: "UserListQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 40 }
        cursor: { type: "String" }
        search: { type: "String" }
        role: { type: "Role" }
      ) {
        allUsers(first: $count, after: $cursor, search: $search, role: $role)
          @connection(key: "UserList_allUsers") {
          totalCount
          edges {
            node {
              ...userColumns_user
            }
          }
        }
      }
    `,
    key,
  );
  const fetched = useListRefetch<UserListQuery, ReturnType<typeof userVariables> & { count: number }>(
    query,
    {},
    refetch,
  );
  const address = useListAddress(userFilters, (ask) =>
    fetched.ask({ count: pageSize, ...userVariables(ask) }),
  );
  const opened = useOpenedRow();
  const navigate = useNavigate();
  const [acting, setActing] = useState<ActingOnUser | null>(null);
  const [acts, setActs] = useState(0);
  const done = () => {
    setActing(null);
    setActs(acts + 1);
  };
  const reload = () => fetched.ask({ count: pageSize, ...userVariables(address) });
  const actsOn = (user: UserOfList): MenuAction[] => [
    { label: "Ver", icon: Eye, onSelect: () => void navigate(opened.addressOf(user.id)) },
    { label: "Atribuir Role", icon: ShieldPlus, onSelect: () => setActing({ act: "assign", user }) },
    ...(user.roles.length === 0
      ? []
      : [
          {
            label: "Remover Role",
            icon: ShieldMinus,
            dangerous: true,
            onSelect: () => setActing({ act: "remove", user }),
          },
        ]),
  ];
  const { edges, totalCount } = data.allUsers;

  return (
    <>
      <ListBar
        search={{
          value: address.search,
          placeholder: "Nome, e-mail ou arena",
          onChange: (search) => address.change({ search }),
        }}
        filters={[
          {
            label: "Role",
            value: address.filters.role,
            options: roleOptions,
            all: "Todos os Roles",
            onChange: (role) => address.change({ filters: { role } }),
          },
        ]}
      >
        <Button
          variant="outline"
          colorPalette="gray"
          bg="bg.panel"
          onClick={() => setActing({ act: "assign", user: null })}
        >
          <ShieldPlus />
          Atribuir Role
        </Button>
      </ListBar>
      <Text mb="3" textStyle="sm" color="fg.muted">
        {`(${formatCount(totalCount)}) usuário(s) encontrado(s)`}
      </Text>
      <DataList
        label="Usuários"
        rows={edges.map(({ node }) => userRow(node))}
        columns={userColumns(userVariables(address).role)}
        nameOf={({ name }) => name}
        openAt={({ id }) => opened.addressOf(id)}
        openedId={opened.openedId}
        rowActions={(user) => (
          <MoreMenu label={`Mais ações para ${user.name}`} variant="ghost" actions={actsOn(user)} />
        )}
        more={more}
        pageSize={pageSize}
        refreshing={fetched.refreshing}
        failed={fetched.failed}
        empty={
          address.isNarrowed ? (
            <NothingFound title="Nenhum usuário com este filtro" onClear={address.clear} />
          ) : (
            <EmptyState icon={Users} title="Nenhum usuário ainda" />
          )
        }
      />
      <RowDetails
        openedId={opened.openedId}
        onClose={opened.close}
        title="Usuário"
        skeleton={<RowsSkeleton rows={4} />}
      >
        {(id, attempt) => (
          <UserDetails
            id={id}
            fetchKey={`${acts} ${attempt}`}
            onAct={setActing}
            onGone={() => {
              opened.close();
              reload();
            }}
          />
        )}
      </RowDetails>
      <UserDialogs acting={acting} onClose={done} onAssigned={reload} />
    </>
  );
}
