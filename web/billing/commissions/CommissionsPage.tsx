import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import {
  BadgeCheck,
  CalendarCheck,
  CircleDollarSign,
  Download,
  GraduationCap,
  Hourglass,
} from "lucide-react";
import { useState } from "react";
import { graphql, useFragment, usePaginationFragment, useRelayEnvironment } from "react-relay/hooks";
import { useParams } from "react-router-dom";
import type { CommissionsPage_arena$key } from "../../__generated__/CommissionsPage_arena.graphql";
import type { CommissionsPage_commissionSumsArena$key } from "../../__generated__/CommissionsPage_commissionSumsArena.graphql";
import type { CommissionsPageCommissionMonthQuery } from "../../__generated__/CommissionsPageCommissionMonthQuery.graphql";
import type { CommissionsPageQuery } from "../../__generated__/CommissionsPageQuery.graphql";
import { NoArena } from "../../arenas/public/NoArena";
import { monthInAddress } from "../../relay/month-in-address";
import { usePageQuery } from "../../relay/page-query";
import { Amount } from "../../ui/Amount";
import { EmptyState, RowsSkeleton } from "../../ui/PageStates";
import { PendingButton } from "../../ui/form/PendingButton";
import { formatCount, formatMoney, formatMonth, today } from "../../ui/format";
import { lazyPart } from "../../ui/lazy-code";
import { DataList } from "../../ui/list/DataList";
import type { ListColumn } from "../../ui/list/list-column";
import { RowDetails } from "../../ui/list/RowDetails";
import { useOpenedRow } from "../../ui/list/list-address";
import { startWork } from "../../ui/long-work/long-work";
import { PageContent, PageFrame } from "../../ui/PageFrame";
import { Person } from "../../ui/Person";
import { MonthSwitch } from "../../ui/report/ReportFrame";
import { StatCard, StatCardSkeleton, StatGrid } from "../../ui/Cards";
import { Status } from "../../ui/Badges";
import { commissionsPath } from "../public/finance-paths";
import { StatementStatus } from "../Statement";
import { commissionTeacher, type CommissionTeacher } from "./teacher-commission";
import { type ActingOnCommission, CommissionDialogs } from "./CommissionDialogs";

const commissionColumns: ListColumn<CommissionTeacher>[] = [
  {
    key: "nome",
    label: "Professor",
    phone: "name",
    cell: ({ name }) => <Person name={name} size="sm" facts={null} />,
  },
  {
    key: "aulas",
    label: "Aulas",
    phone: "facts",
    numeric: true,
    cell: ({ statement }) => formatCount(statement?.classCount ?? 0),
  },
  {
    key: "valor",
    label: "Comissão",
    phone: "value",
    numeric: true,
    cell: ({ statement }) => (
      <Amount
        cents={statement?.payableInCents ?? 0}
        state={statement?.state === "PAID" && statement.payableInCents > 0 ? "paid" : "plain"}
      />
    ),
  },
  {
    key: "status",
    label: "Situação",
    phone: "status",
    cell: ({ hasRule, statement }) =>
      statement ? (
        <StatementStatus state={statement.state} />
      ) : (
        <Status tone={hasRule ? "usual" : "neutral"}>{hasRule ? "Sem aulas" : "Sem regra"}</Status>
      ),
  },
];

/** What a month's commissions come to. */
function CommissionSums({ arena }: { arena: CommissionsPage_commissionSumsArena$key }) {
  const { commissions } = useFragment(
    graphql`
      fragment CommissionsPage_commissionSumsArena on Arena @argumentDefinitions(month: { type: "Date" }) {
        commissions(month: $month) {
          openInCents
          closedInCents
          paidInCents
          classCount
        }
      }
    `,
    arena,
  );
  if (!commissions) return null;
  const { openInCents, closedInCents, paidInCents, classCount } = commissions;
  return (
    <StatGrid>
      <StatCard
        label="Em aberto"
        icon={Hourglass}
        value={formatMoney(openInCents)}
        hint="muda até fechar o mês"
      />
      <StatCard
        label="A pagar"
        icon={CircleDollarSign}
        value={formatMoney(closedInCents)}
        hint="extratos fechados"
      />
      <StatCard label="Pago" icon={BadgeCheck} value={formatMoney(paidInCents)} hint="extratos pagos" />
      <StatCard label="Aulas" icon={CalendarCheck} value={formatCount(classCount)} hint="com chamada feita" />
    </StatGrid>
  );
}

const TeacherCommissionDetails = lazyPart(
  async () => (await import("./TeacherCommissionDetails")).TeacherCommissionDetails,
);

interface CommissionMonthProps {
  arena: CommissionsPage_arena$key;
  title: string;
}

/** The teachers of an arena with what the month brings each of them. */
function CommissionMonth({ arena, title }: CommissionMonthProps) {
  const environment = useRelayEnvironment();
  const { data, ...list } = usePaginationFragment<
    CommissionsPageCommissionMonthQuery,
    CommissionsPage_arena$key
  >(
    graphql`
      fragment CommissionsPage_arena on Arena
      @refetchable(queryName: "CommissionsPageCommissionMonthQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 40 }
        cursor: { type: "String" }
        month: { type: "Date" }
      ) {
        id
        name
        timeZone
        ...CommissionsPage_commissionSumsArena @arguments(month: $month)
        commissions(month: $month) {
          month
          teachers(first: $count, after: $cursor) @connection(key: "CommissionMonth_teachers") {
            edges {
              node {
                ...teacherCommission_teacher @arguments(month: $month)
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

const title = "Comissões";

/** /arena-financial/comissoes: what the arena owes its teachers for the classes of a month. */
export function CommissionsPage() {
  return (
    <PageContent
      skeleton={
        <PageFrame title={title}>
          <StatGrid>
            {["aberto", "fechado", "pago", "aulas"].map((stat) => (
              <StatCardSkeleton key={stat} />
            ))}
          </StatGrid>
          <RowsSkeleton rows={5} />
        </PageFrame>
      }
      frame={(content) => <PageFrame title={title}>{content}</PageFrame>}
      failure="Erro ao carregar as comissões"
    >
      <Content />
    </PageContent>
  );
}

function Content() {
  const { viewer } = usePageQuery<CommissionsPageQuery>(graphql`
    query CommissionsPageQuery($arena: UUID, $month: Date) {
      viewer {
        arena(key: $arena) {
          id
          viewerCanManage
          ...CommissionsPage_arena @arguments(month: $month)
        }
      }
    }
  `);
  const arena = viewer?.arena;
  if (!arena?.viewerCanManage)
    return (
      <PageFrame title={title}>
        <NoArena />
      </PageFrame>
    );
  return <CommissionMonth key={arena.id} arena={arena} title={title} />;
}
