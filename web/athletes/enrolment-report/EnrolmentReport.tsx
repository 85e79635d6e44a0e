import { Grid } from "@chakra-ui/react/grid";
import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { UserRoundCheck, UserRoundPlus, UserRoundX, Users } from "lucide-react";
import { graphql, usePaginationFragment, useRelayEnvironment } from "react-relay/hooks";
import { standingLabel } from "../../../server/athletes/arena-athletes/arena-athlete.rules";
import { counted, plural } from "../../../server/platform/numbers.rules";
import { addDays, addMonths } from "../../../server/platform/time/calendar-day.rules";
import { monthName } from "../../../server/platform/time/time-in-words.rules";
import { athleteLevelLabel } from "../../../server/sport/athlete-level.rules";
import type {
  EnrolmentReport_arena$data,
  EnrolmentReport_arena$key,
} from "../../__generated__/EnrolmentReport_arena.graphql";
import type { EnrolmentReportQuery } from "../../__generated__/EnrolmentReportQuery.graphql";
import { Card, StatCard, StatGrid } from "../../ui/Cards";
import { Bars } from "../../ui/charts/Charts";
import { Meter } from "../../ui/charts/SmallCharts";
import { EmptyState } from "../../ui/PageStates";
import { formatCount, formatDate, formatMonth, today } from "../../ui/format";
import { DataList } from "../../ui/list/DataList";
import type { ListColumn } from "../../ui/list/list-column";
import { inTable } from "../../ui/list/list-look";
import { openedParameter } from "../../ui/list/list-address";
import { startWork } from "../../ui/long-work/long-work";
import { PageFrame } from "../../ui/PageFrame";
import { MonthSwitch, ReportActions, ReportPaper } from "../../ui/report/ReportFrame";
import { Status } from "../../ui/Badges";
import { enrolmentReportPath } from "../public/athlete-paths";
import { arenaAthletesPath } from "../public/join-paths";

type Report = NonNullable<EnrolmentReport_arena$data["enrolmentReport"]>;
type Row = Report["athletes"]["edges"][number]["node"] & { id: string };

/** What a head says where there is one. */
const OnPhone = chakra("span", { base: { [inTable]: { display: "none" } } });

const columns: ListColumn<Row>[] = [
  { key: "nome", label: "Nome", phone: "name", cell: ({ name }) => name },
  {
    key: "nivel",
    label: "Nível",
    phone: "facts",
    cell: ({ level }) => (
      <>
        <OnPhone>Nível </OnPhone>
        {athleteLevelLabel[level]}
      </>
    ),
  },
  {
    key: "desde",
    label: "Desde",
    phone: "facts",
    cell: ({ since }) => (
      <>
        <OnPhone>desde </OnPhone>
        {formatDate(since)}
      </>
    ),
    width: "8rem",
  },
  {
    key: "aulas",
    label: "Aulas por semana",
    phone: "value",
    numeric: true,
    cell: ({ weeklyClassCount }) => (
      <>
        {formatCount(weeklyClassCount)}
        <OnPhone>{plural(weeklyClassCount, " aula/semana", " aulas/semana")}</OnPhone>
      </>
    ),
    width: "9rem",
  },
  {
    key: "status",
    label: "Status",
    phone: "status",
    cell: ({ active }) => <Status tone={active ? "usual" : "neutral"}>{standingLabel(active)}</Status>,
    width: "7rem",
  },
];

interface EnrolmentReportProps {
  arena: EnrolmentReport_arena$key;
  frame: { title: string; back: { to: string; label: string } };
}

/** How many came in each month, at which level they play, and everybody by name. */
export function EnrolmentReport({ arena, frame }: EnrolmentReportProps) {
  const environment = useRelayEnvironment();
  const { data, ...list } = usePaginationFragment<EnrolmentReportQuery, EnrolmentReport_arena$key>(
    graphql`
      fragment EnrolmentReport_arena on Arena
      @refetchable(queryName: "EnrolmentReportQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 40 }
        cursor: { type: "String" }
        month: { type: "Date" }
      ) {
        id
        name
        timeZone
        enrolmentReport(month: $month) {
          month
          months {
            month
            count
          }
          activeCount
          inactiveCount
          levels {
            level
            count
            percent
          }
          athletes(first: $count, after: $cursor) @connection(key: "EnrolmentReport_athletes") {
            edges {
              node {
                arenaAthleteId
                name
                level
                since
                active
                weeklyClassCount
              }
            }
          }
        }
      }
    `,
    arena,
  );
  const { id, name, timeZone, enrolmentReport: report } = data;
  if (!report) return null;
  const { month, months, activeCount, inactiveCount, levels, athletes } = report;
  const total = activeCount + inactiveCount;
  const [before, came] = [months.at(-2)?.count ?? 0, months.at(-1)?.count ?? 0];
  const save = () =>
    startWork({
      key: `relatório de matrículas ${id} ${month}`,
      doing: (progress) =>
        progress ? `Baixando ${progress.done} de ${progress.of} atletas…` : "Baixando os atletas…",
      run: async (tell) =>
        (await import("./save-enrolment-report")).saveEnrolmentReport(
          environment,
          { arenaId: id, arenaName: name, month, total },
          tell,
        ),
    });
  return (
    <PageFrame
      {...frame}
      subtitle={
        <Text color="fg.muted" textStyle="sm">
          {`${name} · até ${formatDate(addDays(addMonths(month, 1), -1))}`}
        </Text>
      }
      actions={<ReportActions list={list} onCsv={save} />}
    >
      <ReportPaper>
        <MonthSwitch month={month} today={today(timeZone)} to={enrolmentReportPath} />
        <StatGrid>
          <StatCard
            label="Atletas ativos"
            icon={UserRoundCheck}
            value={formatCount(activeCount)}
            hint="hoje"
          />
          <StatCard
            label={`Novos em ${monthName(month)}`}
            icon={UserRoundPlus}
            value={formatCount(came)}
            hint={`${formatCount(before)} em ${monthName(addMonths(month, -1))}`}
          />
          <StatCard label="Inativos" icon={UserRoundX} value={formatCount(inactiveCount)} hint="já não vêm" />
          <StatCard
            label="Total de matrículas"
            icon={Users}
            value={formatCount(total)}
            hint="desde o início"
          />
        </StatGrid>
        <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" }} gap="4">
          <Card title="Novos atletas por mês" minW="0">
            <Bars
              label="Novos atletas por mês"
              says={`${counted(came, "atleta novo", "atletas novos")} em ${formatMonth(month)}; ${formatCount(months.reduce((sum, { count }) => sum + count, 0))} em doze meses.`}
              nameLabel="Mês"
              valueLabel="Novos"
              points={months.map((each) => ({
                name: formatMonth(each.month),
                short: monthName(each.month).slice(0, 3),
                value: each.count,
              }))}
              format={formatCount}
              current={formatMonth(month)}
            />
          </Card>
          <Card title="Por nível" minW="0">
            <Stack as="ul" gap="3" listStyleType="none">
              {levels.map(({ level, count, percent }) => (
                <li key={level}>
                  <Meter
                    label={athleteLevelLabel[level]}
                    value={count}
                    of={activeCount}
                    says={`${formatCount(count)} · ${percent}%`}
                  />
                </li>
              ))}
            </Stack>
          </Card>
        </Grid>
        <DataList
          label="Atletas"
          rows={athletes.edges.map(({ node }) => ({
            id: node.arenaAthleteId,
            arenaAthleteId: node.arenaAthleteId,
            name: node.name,
            level: node.level,
            since: node.since,
            active: node.active,
            weeklyClassCount: node.weeklyClassCount,
          }))}
          columns={columns}
          nameOf={({ name: athlete }) => athlete}
          openAt={({ id: row }) => `${arenaAthletesPath}?${openedParameter}=${encodeURIComponent(row)}`}
          more={list}
          empty={<EmptyState icon={Users} title={`Nenhum atleta até ${formatMonth(month)}`} />}
        />
        <Text color="fg.muted" textStyle="sm">
          Nível, status e aulas por semana são os de hoje.
        </Text>
      </ReportPaper>
    </PageFrame>
  );
}
