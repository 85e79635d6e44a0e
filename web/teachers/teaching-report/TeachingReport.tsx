import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { CalendarCheck, CalendarX, GraduationCap, UserRoundCheck, Users } from "lucide-react";
import { graphql, usePaginationFragment, useRelayEnvironment } from "react-relay/hooks";
import { counted, plural } from "../../../server/platform/plural.rules";
import { addMonths } from "../../../server/platform/time/calendar-day.rules";
import { monthName } from "../../../server/platform/time/time-in-words.rules";
import type {
  TeachingReport_arena$data,
  TeachingReport_arena$key,
} from "../../__generated__/TeachingReport_arena.graphql";
import type { TeachingReportQuery } from "../../__generated__/TeachingReportQuery.graphql";
import { Card } from "../../ui/Card";
import { Bars } from "../../ui/charts/Bars";
import { EmptyState } from "../../ui/EmptyState";
import { formatCount, formatMonth, today } from "../../ui/format";
import { DataList } from "../../ui/list/DataList";
import type { ListColumn } from "../../ui/list/list-column";
import { inTable } from "../../ui/list/list-look";
import { startWork } from "../../ui/long-work/long-work";
import { PageFrame } from "../../ui/PageFrame";
import { MonthSwitch } from "../../ui/report/MonthSwitch";
import { ReportActions } from "../../ui/report/ReportActions";
import { ReportPaper } from "../../ui/report/ReportPaper";
import { StatCard, StatGrid } from "../../ui/StatCard";
import { Status } from "../../ui/Status";
import { arenaTeacherPath, teachingReportPath } from "../public/teacher-paths";
import { attendanceInWords } from "./attendance-in-words";

type Report = NonNullable<TeachingReport_arena$data["teachingReport"]>;
type Row = Report["teachers"]["edges"][number]["node"] & { id: string };

/** What a head says where there is one. */
const OnPhone = chakra("span", { base: { [inTable]: { display: "none" } } });

const columns: ListColumn<Row>[] = [
  { key: "nome", label: "Professor", phone: "name", cell: ({ name }) => name },
  {
    key: "dadas",
    label: "Aulas dadas",
    phone: "value",
    numeric: true,
    cell: ({ givenCount }) => (
      <>
        {formatCount(givenCount)}
        <OnPhone>{plural(givenCount, " aula dada", " aulas dadas")}</OnPhone>
      </>
    ),
  },
  {
    key: "canceladas",
    label: "Canceladas",
    phone: "facts",
    numeric: true,
    cell: ({ cancelledCount }) => formatCount(cancelledCount),
  },
  {
    key: "alunos",
    label: "Alunos",
    phone: "facts",
    numeric: true,
    cell: ({ studentCount }) => formatCount(studentCount),
  },
  { key: "presenca", label: "Presença", phone: "facts", numeric: true, cell: attendanceInWords },
  {
    key: "status",
    label: "Status",
    phone: "status",
    cell: ({ active }) => (
      <Status tone={active ? "usual" : "neutral"}>{active ? "Ativo" : "Encerrado"}</Status>
    ),
  },
];

interface TeachingReportProps {
  arena: TeachingReport_arena$key;
  frame: { title: string; back: { to: string; label: string } };
}

/** What was taught in a month and those before it, and by whom. */
export function TeachingReport({ arena, frame }: TeachingReportProps) {
  const environment = useRelayEnvironment();
  const { data, ...list } = usePaginationFragment<TeachingReportQuery, TeachingReport_arena$key>(
    graphql`
      fragment TeachingReport_arena on Arena
      @refetchable(queryName: "TeachingReportQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 40 }
        cursor: { type: "String" }
        month: { type: "Date" }
      ) {
        id
        name
        timeZone
        teachingReport(month: $month) {
          month
          months {
            month
            givenCount
          }
          givenCount
          cancelledCount
          studentCount
          presentCount
          absentCount
          teachers(first: $count, after: $cursor) @connection(key: "TeachingReport_teachers") {
            edges {
              node {
                teacherArenaId
                name
                active
                givenCount
                cancelledCount
                studentCount
                presentCount
                absentCount
              }
            }
          }
        }
      }
    `,
    arena,
  );
  const { id, name, timeZone, teachingReport: report } = data;
  if (!report) return null;
  const { month, months, givenCount, cancelledCount, studentCount, presentCount, absentCount } = report;
  const { edges } = report.teachers;
  const before = months.at(-2)?.givenCount ?? 0;
  const marked = presentCount + absentCount;
  const save = () =>
    startWork({
      key: `relatório de professores ${id} ${month}`,
      doing: () => "Baixando os professores…",
      run: async (tell) =>
        (await import("./save-teaching-report")).saveTeachingReport(
          environment,
          { arenaId: id, arenaName: name, month },
          tell,
        ),
    });
  return (
    <PageFrame
      {...frame}
      subtitle={
        <Text color="fg.muted" textStyle="sm">
          {`${name} · ${formatMonth(month)}`}
        </Text>
      }
      actions={<ReportActions list={list} onCsv={save} />}
    >
      <ReportPaper>
        <MonthSwitch month={month} today={today(timeZone)} to={teachingReportPath} />
        <StatGrid>
          <StatCard
            label="Aulas dadas"
            icon={CalendarCheck}
            value={formatCount(givenCount)}
            hint={`${formatCount(before)} em ${monthName(addMonths(month, -1))}`}
          />
          <StatCard
            label="Canceladas"
            icon={CalendarX}
            value={formatCount(cancelledCount)}
            hint={`em ${monthName(month)}`}
          />
          <StatCard label="Alunos" icon={Users} value={formatCount(studentCount)} hint="cada um uma vez" />
          <StatCard
            label="Presença"
            icon={UserRoundCheck}
            value={attendanceInWords({ presentCount, absentCount })}
            hint={
              marked === 0
                ? "nenhuma chamada feita"
                : `${formatCount(presentCount)} de ${counted(marked, "presença marcada", "marcadas")}`
            }
          />
        </StatGrid>
        <Card title="Aulas dadas por mês">
          <Bars
            label="Aulas dadas por mês"
            says={`${counted(givenCount, "aula dada", "aulas dadas")} em ${formatMonth(month)}; ${formatCount(months.reduce((sum, each) => sum + each.givenCount, 0))} em doze meses.`}
            nameLabel="Mês"
            valueLabel="Aulas"
            points={months.map((each) => ({
              name: formatMonth(each.month),
              short: monthName(each.month).slice(0, 3),
              value: each.givenCount,
            }))}
            format={formatCount}
            current={formatMonth(month)}
          />
        </Card>
        <DataList
          label="Professores"
          rows={edges.map(({ node }) => ({
            id: node.teacherArenaId,
            teacherArenaId: node.teacherArenaId,
            name: node.name,
            active: node.active,
            givenCount: node.givenCount,
            cancelledCount: node.cancelledCount,
            studentCount: node.studentCount,
            presentCount: node.presentCount,
            absentCount: node.absentCount,
          }))}
          columns={columns}
          nameOf={({ name: teacher }) => teacher}
          openAt={({ id: row }) => arenaTeacherPath(row)}
          more={list}
          empty={<EmptyState icon={GraduationCap} title="Nenhum professor ainda" />}
        />
        <Text color="fg.muted" textStyle="sm">
          Presença: das chamadas feitas, quantos vieram entre presentes e faltas. Falta avisada não conta.
        </Text>
      </ReportPaper>
    </PageFrame>
  );
}
