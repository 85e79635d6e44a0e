import { Button } from "@chakra-ui/react/button";
import { Text } from "@chakra-ui/react/text";
import { BarChart3, Eye, GraduationCap, MailPlus, UserRoundCheck, UserRoundX } from "lucide-react";
import { useState } from "react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import { useNavigate } from "react-router-dom";
import { counted } from "../../../server/platform/plural.rules";
import type { ArenaTeachersList_arena$key } from "../../__generated__/ArenaTeachersList_arena.graphql";
import query, { type ArenaTeachersListQuery } from "../../__generated__/ArenaTeachersListQuery.graphql";
import { useListRefetch } from "../../relay/use-list-refetch";
import { EmptyState } from "../../ui/EmptyState";
import { DataList } from "../../ui/list/DataList";
import { NothingFound } from "../../ui/list/NothingFound";
import { RowDetails } from "../../ui/list/RowDetails";
import { useListAddress } from "../../ui/list/use-list-address";
import { useOpenedRow } from "../../ui/list/use-opened-row";
import { MoreMenu } from "../../ui/MoreMenu";
import type { MenuAction } from "../../ui/OpenMenu";
import { RowsSkeleton } from "../../ui/Skeletons";
import { teachingReportPath } from "../public/teacher-paths";
import { arenaTeacherColumns } from "./arena-teacher-columns";
import { arenaTeacherRow, type ArenaTeacherOfList } from "./arena-teacher-row";
import { ArenaTeacherDialogs, type ActingOnTeacher } from "./ArenaTeacherDialogs";
import { ArenaTeachersBar } from "./ArenaTeachersBar";
import {
  arenaTeacherFilters,
  arenaTeacherVariables,
  type ArenaTeacherVariables,
} from "./arena-teachers-filter";
import { lazyPart } from "../../ui/lazy-part";

const ArenaTeacherDetails = lazyPart(async () => (await import("./ArenaTeacherDetails")).ArenaTeacherDetails);

const pageSize = 40;

interface ArenaTeachersListProps {
  arena: ArenaTeachersList_arena$key;
  /** Opens the form from the empty list. */
  onRegister: () => void;
}

/** Current and former teachers of an arena. */
export function ArenaTeachersList({ arena: key, onRegister }: ArenaTeachersListProps) {
  const { data, refetch, ...more } = usePaginationFragment<
    ArenaTeachersListQuery,
    ArenaTeachersList_arena$key
  >(
    graphql`
      fragment ArenaTeachersList_arena on Arena
      @refetchable(queryName: "ArenaTeachersListQuery")
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
              ...arenaTeacherRow_row
            }
          }
        }
      }
    `,
    key,
  );
  const { id: arenaId, teachers, timeZone } = data;
  const fetched = useListRefetch<ArenaTeachersListQuery, ArenaTeacherVariables & { count: number }>(
    query,
    { id: arenaId },
    refetch,
  );
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
