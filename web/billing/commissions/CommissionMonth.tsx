import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Download, GraduationCap } from "lucide-react";
import { useState } from "react";
import { graphql, usePaginationFragment, useRelayEnvironment } from "react-relay/hooks";
import { useParams } from "react-router-dom";
import type { CommissionMonth_arena$key } from "../../__generated__/CommissionMonth_arena.graphql";
import type { CommissionMonthQuery } from "../../__generated__/CommissionMonthQuery.graphql";
import { monthInAddress } from "../../relay/month-in-address";
import { EmptyState } from "../../ui/EmptyState";
import { PendingButton } from "../../ui/form/PendingButton";
import { formatMonth, today } from "../../ui/format";
import { DataList } from "../../ui/list/DataList";
import { RowDetails } from "../../ui/list/RowDetails";
import { useOpenedRow } from "../../ui/list/use-opened-row";
import { startWork } from "../../ui/long-work/long-work";
import { PageFrame } from "../../ui/PageFrame";
import { MonthSwitch } from "../../ui/report/MonthSwitch";
import { RowsSkeleton } from "../../ui/Skeletons";
import { commissionsPath } from "../public/commission-paths";
import { commissionColumns } from "./commission-columns";
import { commissionTeacher } from "./commission-teacher";
import { CommissionSums } from "./CommissionSums";
import { CommissionDialogs, type ActingOnCommission } from "./CommissionDialogs";
import { lazyPart } from "../../ui/lazy-part";

const TeacherCommissionDetails = lazyPart(
  async () => (await import("./TeacherCommissionDetails")).TeacherCommissionDetails,
);

interface CommissionMonthProps {
  arena: CommissionMonth_arena$key;
  title: string;
}

/** The teachers of an arena with what the month brings each of them. */
export function CommissionMonth({ arena, title }: CommissionMonthProps) {
  const environment = useRelayEnvironment();
  const { data, ...list } = usePaginationFragment<CommissionMonthQuery, CommissionMonth_arena$key>(
    graphql`
      fragment CommissionMonth_arena on Arena
      @refetchable(queryName: "CommissionMonthQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 40 }
        cursor: { type: "String" }
        month: { type: "Date" }
      ) {
        id
        name
        timeZone
        ...CommissionSums_arena @arguments(month: $month)
        commissions(month: $month) {
          month
          teachers(first: $count, after: $cursor) @connection(key: "CommissionMonth_teachers") {
            edges {
              node {
                ...commissionTeacher_teacher @arguments(month: $month)
              }
            }
          }
        }
      }
    `,
    arena,
  );
  const { month: word } = useParams();
  const asked = monthInAddress(word);
  const opened = useOpenedRow();
  const [acting, setActing] = useState<ActingOnCommission | null>(null);
  const [saving, setSaving] = useState(false);
  const { id, name, timeZone, commissions } = data;
  if (!commissions) return null;
  const { month, teachers } = commissions;
  const day = today(timeZone);
  const save = async () => {
    setSaving(true);
    await startWork({
      key: `comissões ${id} ${month}`,
      doing: () => "Baixando as comissões…",
      run: async (tell) =>
        (await import("./save-commissions-sheet")).saveCommissionsSheet(
          environment,
          { arenaId: id, arenaName: name, month },
          tell,
        ),
    });
    setSaving(false);
  };
  return (
    <PageFrame
      title={title}
      subtitle={
        <Text color="fg.muted" textStyle="sm">
          {`${name} · ${formatMonth(month)}`}
        </Text>
      }
      actions={
        <PendingButton
          variant="outline"
          colorPalette="gray"
          bg="bg.panel"
          pending={saving}
          onClick={() => void save()}
        >
          <Download />
          {saving ? "Baixando…" : "Baixar CSV"}
        </PendingButton>
      }
    >
      <Stack gap="4">
        <MonthSwitch month={month} today={day} to={commissionsPath} />
        <CommissionSums arena={data} />
        <DataList
          label="Professores"
          columns={commissionColumns}
          rows={teachers.edges.map(({ node }) => commissionTeacher(node))}
          nameOf={({ name: teacher }) => teacher}
          openAt={({ id: row }) => opened.addressOf(row)}
          openedId={opened.openedId}
          more={list}
          empty={
            <EmptyState
              icon={GraduationCap}
              title="Nenhum professor ainda"
              description="Cadastre quem dá aulas na arena para combinar a comissão."
            />
          }
        />
      </Stack>
      <RowDetails
        openedId={opened.openedId}
        onClose={opened.close}
        title="Comissões do professor"
        skeleton={<RowsSkeleton rows={5} />}
      >
        {(teacherId, attempt) => (
          <TeacherCommissionDetails
            id={teacherId}
            asked={asked}
            month={month}
            today={day}
            fetchKey={`${attempt}`}
            onAct={setActing}
          />
        )}
      </RowDetails>
      <CommissionDialogs
        acting={acting}
        asked={asked}
        month={month}
        today={day}
        onClose={() => setActing(null)}
      />
    </PageFrame>
  );
}
