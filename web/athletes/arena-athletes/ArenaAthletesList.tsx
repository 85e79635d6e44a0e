import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import {
  CalendarDays,
  Combine,
  Eye,
  UserRound,
  UserRoundCheck,
  UserRoundX,
  Users,
  Wallet,
} from "lucide-react";
import { useState, type ReactNode } from "react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import { useNavigate } from "react-router-dom";
import { counted } from "../../../server/platform/numbers.rules";
import type { ArenaAthletesList_arena$key } from "../../__generated__/ArenaAthletesList_arena.graphql";
import query, { type ArenaAthletesListQuery } from "../../__generated__/ArenaAthletesListQuery.graphql";
import { useListRefetch } from "../../relay/use-list-refetch";
import { ButtonLink } from "../../ui/Links";
import { EmptyState, RowsSkeleton } from "../../ui/PageStates";
import { DataList, useRowSelection } from "../../ui/list/DataList";
import { NothingFound } from "../../ui/list/ListStates";
import { RowDetails } from "../../ui/list/RowDetails";
import { useListAddress, useOpenedRow } from "../../ui/list/list-address";
import { MoreMenu } from "../../ui/LazyMenu";
import type { MenuAction } from "../../ui/OpenMenu";
import { joinRequestsPath } from "../public/join-paths";
import { arenaAthleteColumns, type ArenaAthleteOfList, arenaAthleteRow } from "./arena-athlete-rows";
import { ArenaAthleteDialogs, type ActingOnAthlete } from "./ArenaAthleteDialogs";
import type { AthletesAddress } from "./ArenaAthletesBar";
import {
  arenaAthleteFilters,
  arenaAthleteVariables,
  type ArenaAthleteVariables,
} from "./arena-athletes-filter";
import { lazyPart } from "../../ui/lazy-code";

const ArenaAthleteDetails = lazyPart(async () => (await import("./ArenaAthleteDetails")).ArenaAthleteDetails);

const OwnStudentDetails = lazyPart(async () => (await import("./OwnStudentDetails")).OwnStudentDetails);

const pageSize = 40;

interface ArenaAthletesListProps {
  arena: ArenaAthletesList_arena$key;
  /** The bar above the list; it stays visible while the list reloads. */
  bar: (address: AthletesAddress, onImported: () => void) => ReactNode;
}

/** The arena's active and former athletes; a teacher sees only their own students. */
export function ArenaAthletesList({ arena: key, bar }: ArenaAthletesListProps) {
  const { data, refetch, ...more } = usePaginationFragment<
    ArenaAthletesListQuery,
    ArenaAthletesList_arena$key
  >(
    graphql`
      fragment ArenaAthletesList_arena on Arena
      @refetchable(queryName: "ArenaAthletesListQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 40 }
        cursor: { type: "String" }
        search: { type: "String" }
        level: { type: "AthleteLevel" }
        active: { type: "Boolean" }
        weeklyClass: { type: "UUID" }
        overdue: { type: "Boolean" }
        order: { type: "ArenaAthleteOrder", defaultValue: NAME }
        descending: { type: "Boolean", defaultValue: false }
      ) {
        id
        viewerCanManage
        pendingJoinRequestCount
        athletes(
          first: $count
          after: $cursor
          search: $search
          level: $level
          active: $active
          weeklyClass: $weeklyClass
          overdue: $overdue
          order: $order
          descending: $descending
        ) @connection(key: "ArenaAthletesList_athletes") {
          totalCount
          edges {
            node {
              ...arenaAthleteRows_row
            }
          }
        }
      }
    `,
    key,
  );
  const { id: arenaId, viewerCanManage, pendingJoinRequestCount, athletes } = data;
  const fetched = useListRefetch<ArenaAthletesListQuery, ArenaAthleteVariables & { count: number }>(
    query,
    { id: arenaId },
    refetch,
  );
  const selection = useRowSelection();
  const address = useListAddress(arenaAthleteFilters, (ask) => {
    selection.clear();
    fetched.ask({ count: pageSize, ...arenaAthleteVariables(ask) });
  });
  const opened = useOpenedRow();
  const navigate = useNavigate();
  const askAgain = () => fetched.ask({ count: pageSize, ...arenaAthleteVariables(address) });
  const [acting, setActing] = useState<ActingOnAthlete | null>(null);
  const rows = (athletes?.edges ?? []).map(({ node }) => arenaAthleteRow(node));
  const order = {
    columns: arenaAthleteColumns,
    sort: address.sort,
    onSort: (sort: typeof address.sort) => address.change({ sort }),
  };

  const actsOn = (athlete: ArenaAthleteOfList): MenuAction[] => [
    { label: "Ver Perfil do Atleta", icon: UserRound, to: `/user-profile/${athlete.athleteKey}` },
    ...(viewerCanManage ? managing(athlete) : []),
  ];
  const managing = (athlete: ArenaAthleteOfList): MenuAction[] => [
    { label: "Ver Aulas", icon: CalendarDays, to: `/athlete-classes/${athlete.athleteKey}` },
    { label: "Financeiro", icon: Wallet, to: `/athlete-financial/${athlete.athleteKey}` },
    {
      label: "Ver cadastro na arena",
      icon: Eye,
      onSelect: () => void navigate(opened.addressOf(athlete.id)),
    },
    ...(athlete.active
      ? [
          {
            label: "Juntar com outro cadastro…",
            icon: Combine,
            onSelect: () => setActing({ act: "merge", athlete, other: null }),
          },
        ]
      : []),
    athlete.active
      ? {
          label: "Inativar nesta arena",
          icon: UserRoundX,
          dangerous: true,
          onSelect: () => setActing({ act: "standing", athlete }),
        }
      : {
          label: "Reativar nesta arena",
          icon: UserRoundCheck,
          onSelect: () => setActing({ act: "standing", athlete }),
        },
  ];

  return (
    <>
      {bar(address, askAgain)}
      <Flex
        mt={{ base: "-2", md: "0" }}
        mb={{ base: "1", md: "2" }}
        gap="3"
        align="center"
        justify="space-between"
        wrap="wrap"
      >
        <Text textStyle="sm" color="fg.muted">
          {viewerCanManage
            ? counted(athletes?.totalCount ?? 0, "atleta encontrado", "atletas encontrados")
            : counted(athletes?.totalCount ?? 0, "aluno encontrado", "alunos encontrados")}
        </Text>
        {viewerCanManage ? (
          <Flex wrap="wrap" columnGap="2">
            <Button
              variant="ghost"
              size="sm"
              colorPalette="gray"
              onClick={() => setActing({ act: "duplicates" })}
            >
              Cadastros repetidos
            </Button>
            <ButtonLink to={joinRequestsPath} variant="ghost" size="sm" colorPalette="sea">
              {pendingJoinRequestCount
                ? counted(pendingJoinRequestCount, "pedido para entrar", "pedidos para entrar")
                : "Link e QR code da arena"}
            </ButtonLink>
          </Flex>
        ) : null}
      </Flex>
      <DataList
        {...order}
        label={viewerCanManage ? "Atletas" : "Meus alunos"}
        rows={rows}
        {...(viewerCanManage ? { selection } : {})}
        pickable={({ active }) => active}
        bulkActions={(ids) => {
          const [athlete, other] = rows.filter(({ id }) => ids.includes(id));
          return (
            <Button
              size="sm"
              disabled={ids.length !== 2 || !athlete || !other}
              onClick={() => {
                if (athlete && other) setActing({ act: "merge", athlete, other });
              }}
            >
              <Combine />
              {ids.length === 2 ? "Juntar cadastros" : "Juntar cadastros: marque dois"}
            </Button>
          );
        }}
        nameOf={({ name }) => name}
        openAt={({ id }) => opened.addressOf(id)}
        openedId={opened.openedId}
        rowActions={(athlete) => (
          <MoreMenu label={`Mais ações para ${athlete.name}`} variant="ghost" actions={actsOn(athlete)} />
        )}
        more={more}
        pageSize={pageSize}
        refreshing={fetched.refreshing}
        failed={fetched.failed}
        empty={
          address.isNarrowed ? (
            <NothingFound title="Nenhum atleta com este filtro" onClear={address.clear} />
          ) : !viewerCanManage ? (
            <EmptyState
              icon={Users}
              title="Nenhum aluno ainda"
              description="Aqui aparece quem está nas suas aulas."
            />
          ) : (
            <EmptyState
              icon={Users}
              title="Nenhum atleta ainda"
              description="Mande o link da arena: os atletas pedem para entrar com um toque."
            >
              <ButtonLink to={joinRequestsPath} variant="outline">
                Link e QR code
              </ButtonLink>
            </EmptyState>
          )
        }
      />
      <RowDetails
        openedId={opened.openedId}
        onClose={opened.close}
        title={viewerCanManage ? "Atleta" : "Aluno"}
        skeleton={<RowsSkeleton rows={4} />}
      >
        {(id, attempt) =>
          viewerCanManage ? (
            <ArenaAthleteDetails id={id} fetchKey={`${attempt}`} onAct={setActing} />
          ) : (
            <OwnStudentDetails id={id} fetchKey={`${attempt}`} />
          )
        }
      </RowDetails>
      <ArenaAthleteDialogs
        arenaId={arenaId}
        acting={acting}
        onClose={() => setActing(null)}
        onAct={setActing}
        onMerged={() => {
          selection.clear();
          askAgain();
        }}
      />
    </>
  );
}
