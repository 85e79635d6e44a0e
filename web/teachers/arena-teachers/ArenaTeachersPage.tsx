import { Button } from "@chakra-ui/react/button";
import { Text } from "@chakra-ui/react/text";
import {
  BarChart3,
  Eye,
  GraduationCap,
  MailPlus,
  UserRoundCheck,
  UserRoundPlus,
  UserRoundX,
} from "lucide-react";
import { useState } from "react";
import { graphql, usePaginationFragment, useRelayEnvironment } from "react-relay/hooks";
import { useNavigate } from "react-router-dom";
import { counted } from "../../../server/platform/numbers.rules";
import type { ArenaTeachersPage_arena$key } from "../../__generated__/ArenaTeachersPage_arena.graphql";
import type { ArenaTeachersPageArenaTeachersListQuery } from "../../__generated__/ArenaTeachersPageArenaTeachersListQuery.graphql";
import query from "../../__generated__/ArenaTeachersPageArenaTeachersListQuery.graphql";
import type { ArenaTeachersPageQuery } from "../../__generated__/ArenaTeachersPageQuery.graphql";
import { NoArena } from "../../arenas/public/NoArena";
import { usePageQuery } from "../../relay/page-query";
import { useListRefetch } from "../../relay/use-list-refetch";
import { EmptyState, RowsSkeleton } from "../../ui/PageStates";
import { lazyDialog, lazyPart } from "../../ui/lazy-code";
import { DataList } from "../../ui/list/DataList";
import { DataListSkeleton } from "../../ui/list/DataListRows";
import { ListBar } from "../../ui/list/ListBar";
import { NothingFound } from "../../ui/list/ListStates";
import { RowDetails } from "../../ui/list/RowDetails";
import { useListAddress, useOpenedRow } from "../../ui/list/list-address";
import { startWork } from "../../ui/long-work/long-work";
import { MoreMenu } from "../../ui/LazyMenu";
import type { MenuAction } from "../../ui/OpenMenu";
import { PageContent, PageFrame } from "../../ui/PageFrame";
import { useDialogAskedFor } from "../../ui/dialog-state";
import { teachingReportPath } from "../public/teacher-paths";
import { arenaTeacherColumns, type ArenaTeacherOfList, arenaTeacherRow } from "./arena-teacher-columns";
import {
  arenaTeacherFilters,
  arenaTeacherVariables,
  type ArenaTeacherVariables,
  statusOptions,
} from "./arena-teachers-filter";
import { type ActingOnTeacher, ArenaTeacherDialogs } from "./ArenaTeacherDialogs";

interface ArenaTeachersBarProps {
  arena: { id: string; name: string };
  address: ReturnType<typeof useListAddress<(typeof arenaTeacherFilters)[number]>>;
}

/** Above the list: whom it shows, and the sheet of it. */
function ArenaTeachersBar({ arena: { id, name }, address }: ArenaTeachersBarProps) {
  const environment = useRelayEnvironment();
  const save = () =>
    startWork({
      key: `exportar professores ${id}`,
      doing: (progress) =>
        progress
          ? `Exportando ${progress.done} de ${progress.of} professores…`
          : "Exportando os professores…",
      run: async (tell) =>
        (await import("./save-teachers-sheet")).saveTeachersSheet(
          environment,
          { arenaId: id, arenaName: name, ...arenaTeacherVariables(address) },
          tell,
        ),
    });
  return (
    <ListBar
      columns={arenaTeacherColumns}
      sort={address.sort}
      onSort={(sort) => address.change({ sort })}
      search={{
        value: address.search,
        placeholder: "Nome do professor",
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
      onCsv={save}
    />
  );
}

const ArenaTeacherDetails = lazyPart(async () => (await import("./ArenaTeacherDetails")).ArenaTeacherDetails);

const pageSize = 40;

interface ArenaTeachersListProps {
  arena: ArenaTeachersPage_arena$key;
  /** Opens the form from the empty list. */
  onRegister: () => void;
}

/** Current and former teachers of an arena. */
function ArenaTeachersList({ arena: key, onRegister }: ArenaTeachersListProps) {
  const { data, refetch, ...more } = usePaginationFragment<
    ArenaTeachersPageArenaTeachersListQuery,
    ArenaTeachersPage_arena$key
  >(
    graphql`
      fragment ArenaTeachersPage_arena on Arena
      @refetchable(queryName: "ArenaTeachersPageArenaTeachersListQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 40 }
        cursor: { type: "String" }
        search: { type: "String" }
        active: { type: "Boolean" }
        descending: { type: "Boolean", defaultValue: false }
      ) {
        id
        name
        timeZone
        teachers(first: $count, after: $cursor, search: $search, active: $active, descending: $descending)
          @connection(key: "ArenaTeachersList_teachers") {
          totalCount
          edges {
            node {
              ...arenaTeacherColumns_row
            }
          }
        }
      }
    `,
    key,
  );
  const { id: arenaId, teachers, timeZone } = data;
  const fetched = useListRefetch<
    ArenaTeachersPageArenaTeachersListQuery,
    ArenaTeacherVariables & { count: number }
  >(query, { id: arenaId }, refetch);
  const address = useListAddress(arenaTeacherFilters, (ask) =>
    fetched.ask({ count: pageSize, ...arenaTeacherVariables(ask) }),
  );
  const opened = useOpenedRow();
  const navigate = useNavigate();
  const [acting, setActing] = useState<ActingOnTeacher | null>(null);

  return (
    <>
      <ArenaTeachersBar arena={{ id: arenaId, name: data.name }} address={address} />
      <Text mt={{ base: "-2", md: "0" }} mb={{ base: "2", md: "3" }} textStyle="sm" color="fg.muted">
        {counted(teachers?.totalCount ?? 0, "professor encontrado", "professores encontrados")}
      </Text>
      <DataList
        columns={arenaTeacherColumns}
        sort={address.sort}
        onSort={(sort) => address.change({ sort })}
        label="Professores"
        rows={(teachers?.edges ?? []).map(({ node }) => arenaTeacherRow(node))}
        nameOf={({ name }) => name}
        openAt={({ id }) => opened.addressOf(id)}
        openedId={opened.openedId}
        rowActions={(teacher) => (
          <MoreMenu
            label={`Mais ações para ${teacher.name}`}
            variant="ghost"
            actions={[
              {
                label: "Ver cadastro na arena",
                icon: Eye,
                onSelect: () => void navigate(opened.addressOf(teacher.id)),
              },
              {
                label: "Ver desempenho",
                icon: BarChart3,
                onSelect: () => void navigate(teachingReportPath(undefined, { teacher: teacher.id })),
              },
              ...actsOn(teacher, setActing),
            ]}
          />
        )}
        more={more}
        pageSize={pageSize}
        refreshing={fetched.refreshing}
        failed={fetched.failed}
        empty={
          address.isNarrowed ? (
            <NothingFound title="Nenhum professor com este filtro" onClear={address.clear} />
          ) : (
            <EmptyState
              icon={GraduationCap}
              title="Nenhum professor ainda"
              description="Cadastre quem dá aulas na arena: já dá para planejar as aulas, e o convite chega por e-mail."
            >
              <Button variant="outline" onClick={onRegister}>
                Cadastrar professor
              </Button>
            </EmptyState>
          )
        }
      />
      <RowDetails
        openedId={opened.openedId}
        onClose={opened.close}
        title="Professor"
        skeleton={<RowsSkeleton rows={4} />}
      >
        {(id, attempt) => (
          <ArenaTeacherDetails id={id} fetchKey={`${attempt}`} timeZone={timeZone} onAct={setActing} />
        )}
      </RowDetails>
      <ArenaTeacherDialogs acting={acting} onClose={() => setActing(null)} />
    </>
  );
}

/** A teacher with an account is invited only to return; one without an account can be invited at any time. */
function actsOn(teacher: ArenaTeacherOfList, onAct: (acting: ActingOnTeacher) => void): MenuAction[] {
  const { active, hasAccount, standing } = teacher;
  const invite: MenuAction = {
    label: standing === "NO_ACCOUNT" ? "Convidar" : "Convidar de novo",
    icon: MailPlus,
    onSelect: () => onAct({ act: "invite", teacher }),
  };
  const resume: MenuAction = {
    label: "Reativar nesta arena",
    icon: UserRoundCheck,
    onSelect: () => onAct({ act: "standing", teacher }),
  };
  const end: MenuAction = {
    label: "Encerrar nesta arena",
    icon: UserRoundX,
    dangerous: true,
    onSelect: () => onAct({ act: "standing", teacher }),
  };
  if (active) return hasAccount ? [end] : [invite, end];
  return hasAccount ? [invite] : [resume];
}

const RegisterTeacherDialog = lazyDialog(
  async () => (await import("./RegisterTeacherDialog")).RegisterTeacherDialog,
);

const title = "Professores da Arena";

const toToday = { to: "/arena-dashboard", label: "Hoje" } as const;

/** /arena-teachers: who gives classes at the arena. */
export function ArenaTeachersPage() {
  return (
    <PageContent
      skeleton={
        <PageFrame title={title} back={toToday}>
          <DataListSkeleton columns={arenaTeacherColumns} rows={8} actions />
        </PageFrame>
      }
      frame={(content) => (
        <PageFrame title={title} back={toToday}>
          {content}
        </PageFrame>
      )}
      problem="Erro ao carregar professores"
    >
      <Content />
    </PageContent>
  );
}

function Content() {
  const { viewer } = usePageQuery<ArenaTeachersPageQuery>(graphql`
    query ArenaTeachersPageQuery($arena: UUID, $search: String, $active: Boolean, $descending: Boolean) {
      viewer {
        arena(key: $arena) {
          id
          viewerCanManage
          ...ArenaTeachersPage_arena @arguments(search: $search, active: $active, descending: $descending)
        }
      }
    }
  `);
  const [registering, setRegistering] = useDialogAskedFor();
  const arena = viewer?.arena;
  if (!arena?.viewerCanManage)
    return (
      <PageFrame title={title} back={toToday}>
        <NoArena />
      </PageFrame>
    );
  const register = () => setRegistering(true);
  return (
    <PageFrame
      title={title}
      back={toToday}
      actions={
        <Button onClick={register}>
          <UserRoundPlus />
          Cadastrar Novo Professor
        </Button>
      }
    >
      <ArenaTeachersList key={arena.id} arena={arena} onRegister={register} />
      <RegisterTeacherDialog arenaId={arena.id} open={registering} onClose={() => setRegistering(false)} />
    </PageFrame>
  );
}
