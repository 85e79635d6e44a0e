import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { Armchair, CalendarCheck, GraduationCap, UserRoundCheck, UsersRound } from "lucide-react";
import { useState } from "react";
import { graphql, usePaginationFragment, useRelayEnvironment } from "react-relay/hooks";
import { useSearchParams } from "react-router-dom";
import {
  monthsOfPeriod,
  reportPeriodLabel,
  reportPeriods,
  type TaughtCounts,
} from "../../../server/pages/report-figures.rules";
import { counted, plural } from "../../../server/platform/numbers.rules";
import { monthName } from "../../../server/platform/time/time-in-words.rules";
import type {
  TeachingReport_arena$data,
  TeachingReport_arena$key,
} from "../../__generated__/TeachingReport_arena.graphql";
import type { TeachingReportQuery } from "../../__generated__/TeachingReportQuery.graphql";
import { ButtonLink, TextLink } from "../../ui/Links";
import { Card, StatCard, StatGrid } from "../../ui/Cards";
import { Bars } from "../../ui/charts/Charts";
import { EmptyState } from "../../ui/PageStates";
import { ChoiceChips } from "../../ui/form/Chips";
import { formatCount, formatMonth, today } from "../../ui/format";
import { DataList } from "../../ui/list/DataList";
import type { ListColumn } from "../../ui/list/list-column";
import { inTable } from "../../ui/list/list-look";
import { startWork } from "../../ui/long-work/long-work";
import { PageFrame } from "../../ui/PageFrame";
import { MonthSwitch, ReportActions, ReportPaper } from "../../ui/report/ReportFrame";
import { Status } from "../../ui/Badges";
import { TabLinks } from "../../ui/TabLinks";
import { arenaTeacherPath, narrowedReportAt, teachingReportPath } from "../public/teacher-paths";
import { attendanceOf, keptOf, occupancyOf, shareInWords } from "./teaching-shares";

type Report = NonNullable<TeachingReport_arena$data["teachingReport"]>;
type Row = Report["teachers"]["edges"][number]["node"] & { id: string };

/** What a head says where there is one. */
const OnPhone = chakra("span", { base: { [inTable]: { display: "none" } } });

/** A share, which a phone names: its facts have no heads. */
const Share = ({ of, what }: { of: number | null; what: string }) => (
  <>
    {shareInWords(of)}
    <OnPhone>{` ${what}`}</OnPhone>
  </>
);

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
    cell: ({ cancelledCount }) => (
      <>
        {formatCount(cancelledCount)}
        <OnPhone>{plural(cancelledCount, " cancelada", " canceladas")}</OnPhone>
      </>
    ),
  },
  {
    key: "alunos",
    label: "Alunos",
    phone: "facts",
    numeric: true,
    cell: ({ studentCount }) => (
      <>
        {formatCount(studentCount)}
        <OnPhone>{plural(studentCount, " aluno", " alunos")}</OnPhone>
      </>
    ),
  },
  {
    key: "presenca",
    label: "Presença",
    phone: "facts",
    numeric: true,
    cell: (row) => <Share of={attendanceOf(row)} what="presença" />,
  },
  {
    key: "ocupacao",
    label: "Ocupação",
    phone: "facts",
    numeric: true,
    cell: (row) => <Share of={occupancyOf(row)} what="ocupação" />,
  },
  {
    key: "ficaram",
    label: "Alunos que ficaram",
    phone: "facts",
    numeric: true,
    cell: (row) => <Share of={keptOf(row)} what="ficaram" />,
  },
  {
    key: "status",
    label: "Status",
    phone: "status",
    cell: ({ active }) => (
      <Status tone={active ? "usual" : "neutral"}>{active ? "Ativo" : "Encerrado"}</Status>
    ),
  },
];

/** What the picture can show of the last twelve months. */
const pictures = [
  {
    key: "dadas",
    label: "Aulas dadas",
    title: "Aulas dadas por mês",
    valueLabel: "Aulas",
    value: ({ givenCount }: TaughtCounts) => givenCount,
    format: formatCount,
  },
  {
    key: "presenca",
    label: "Presença",
    title: "Presença por mês",
    valueLabel: "Presença",
    value: (month: TaughtCounts) => attendanceOf(month) ?? 0,
    format: shareInWords,
  },
  {
    key: "ocupacao",
    label: "Ocupação",
    title: "Ocupação por mês",
    valueLabel: "Ocupação",
    value: (month: TaughtCounts) => occupancyOf(month) ?? 0,
    format: shareInWords,
  },
  {
    key: "ficaram",
    label: "Alunos que ficaram",
    title: "Alunos que ficaram por mês",
    valueLabel: "Ficaram",
    value: (month: TaughtCounts) => keptOf(month) ?? 0,
    format: shareInWords,
  },
] as const;

interface TeachingReportProps {
  arena: TeachingReport_arena$key;
  frame: { title: string; back: { to: string; label: string } };
}

/** What was taught in a month or several, by all teachers or one: the picture of twelve months first. */
export function TeachingReport({ arena, frame }: TeachingReportProps) {
  const environment = useRelayEnvironment();
  const [search] = useSearchParams();
  const { teacher, period } = narrowedReportAt(search);
  const [shown, setShown] = useState<(typeof pictures)[number]["key"]>("dadas");
  const { data, ...list } = usePaginationFragment<TeachingReportQuery, TeachingReport_arena$key>(
    graphql`
      fragment TeachingReport_arena on Arena
      @refetchable(queryName: "TeachingReportQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 40 }
        cursor: { type: "String" }
        month: { type: "Date" }
        period: { type: "ReportPeriod" }
        teacher: { type: "ID" }
      ) {
        id
        name
        timeZone
        teachingReport(month: $month, period: $period, teacherArenaId: $teacher) {
          month
          firstMonth
          months {
            month
            givenCount
            cancelledCount
            presentCount
            absentCount
            placeCount
            takenCount
            priorStudentCount
            keptStudentCount
          }
          givenCount
          cancelledCount
          studentCount
          presentCount
          absentCount
          placeCount
          takenCount
          priorStudentCount
          keptStudentCount
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
                placeCount
                takenCount
                priorStudentCount
                keptStudentCount
              }
            }
          }
        }
      }
    `,
    arena,
  );
  const { id, name, timeZone, teachingReport: report } = data;
  if (!report)
    return (
      <PageFrame {...frame}>
        <EmptyState icon={GraduationCap} title="Professor não encontrado">
          <ButtonLink to={teachingReportPath()}>Ver todos os professores</ButtonLink>
        </EmptyState>
      </PageFrame>
    );
  const { month, firstMonth, months, studentCount } = report;
  const { edges } = report.teachers;
  const teacherName = edges.find(({ node }) => node.teacherArenaId === teacher)?.node.name;
  const marked = report.presentCount + report.absentCount;
  const when =
    firstMonth === month ? formatMonth(month) : `${formatMonth(firstMonth)} a ${formatMonth(month)}`;
  const picture = pictures.find(({ key }) => key === shown) ?? pictures[0];
  const current = months.at(-1);
  const save = () =>
    startWork({
      key: `relatório de professores ${id} ${month} ${period} ${teacher}`,
      doing: () => "Baixando os professores…",
      run: async (tell) =>
        (await import("./save-teaching-report")).saveTeachingReport(
          environment,
          { arenaId: id, arenaName: teacherName ?? name, month, period, teacher },
          tell,
        ),
    });
  return (
    <PageFrame
      {...frame}
      subtitle={
        <Text color="fg.muted" textStyle="sm">
          {[teacherName, name, when].filter(Boolean).join(" · ")}
        </Text>
      }
      actions={<ReportActions list={list} onCsv={save} />}
    >
      <ReportPaper>
        <MonthSwitch
          month={month}
          today={today(timeZone)}
          to={(asked) => teachingReportPath(asked, { teacher, period })}
        />
        <TabLinks
          label="Período do relatório"
          otherwise={teachingReportPath(month.slice(0, 7), { teacher })}
          tabs={reportPeriods.map((each) => ({
            to: teachingReportPath(month.slice(0, 7), { teacher, period: each }),
            label: reportPeriodLabel[each],
          }))}
        />
        {teacherName ? (
          <Flex align="center" justify="space-between" gap="3" wrap="wrap">
            <Heading as="h2" textStyle="lg">
              {teacherName}
            </Heading>
            <TextLink to={teachingReportPath(month.slice(0, 7), { period })}>
              Ver todos os professores
            </TextLink>
          </Flex>
        ) : null}
        <Card title={picture.title}>
          <Stack gap="4">
            <Box _print={{ display: "none" }}>
              <ChoiceChips
                legend="O que o gráfico mostra"
                options={pictures.map(({ key, label }) => ({ value: key, label }))}
                value={shown}
                onChange={setShown}
                columns={{ base: 2, md: 4 }}
              />
            </Box>
            <Bars
              label={picture.title}
              says={`${picture.label}: ${current ? picture.format(picture.value(current)) : "–"} em ${formatMonth(month)}.`}
              nameLabel="Mês"
              valueLabel={picture.valueLabel}
              points={months.map((each) => ({
                name: formatMonth(each.month),
                short: monthName(each.month).slice(0, 3),
                value: picture.value(each),
              }))}
              format={picture.format}
              current={formatMonth(month)}
            />
          </Stack>
        </Card>
        <StatGrid>
          <StatCard
            label="Aulas dadas"
            icon={CalendarCheck}
            value={formatCount(report.givenCount)}
            hint={`${counted(report.cancelledCount, "cancelada", "canceladas")} · ${counted(studentCount, "aluno", "alunos")}`}
          />
          <StatCard
            label="Presença"
            icon={UserRoundCheck}
            value={shareInWords(attendanceOf(report))}
            hint={
              marked === 0
                ? "nenhuma chamada feita"
                : `${formatCount(report.presentCount)} de ${counted(marked, "presença marcada", "marcadas")}`
            }
          />
          <StatCard
            label="Ocupação"
            icon={Armchair}
            value={shareInWords(occupancyOf(report))}
            hint={`${formatCount(report.takenCount)} de ${counted(report.placeCount, "vaga", "vagas")}`}
          />
          <StatCard
            label="Alunos que ficaram"
            icon={UsersRound}
            value={shareInWords(keptOf(report))}
            hint={`${formatCount(report.keptStudentCount)} de ${formatCount(report.priorStudentCount)} do mês anterior`}
          />
        </StatGrid>
        <DataList
          label="Professores"
          rows={edges.map(({ node }) => ({ ...node, id: node.teacherArenaId }))}
          columns={columns}
          nameOf={({ name: called }) => called}
          openAt={({ id: row }) =>
            teacher === row
              ? arenaTeacherPath(row)
              : teachingReportPath(month.slice(0, 7), { teacher: row, period })
          }
          more={list}
          empty={<EmptyState icon={GraduationCap} title="Nenhum professor ainda" />}
        />
        <Stack gap="1" color="fg.muted" textStyle="sm">
          <Text>
            Presença: das chamadas feitas, quantos vieram entre presentes e faltas. Falta avisada não conta.
          </Text>
          <Text>Ocupação: das vagas das aulas dadas, quantas estavam ocupadas.</Text>
          <Text>
            Alunos que ficaram: de quem teve vaga em alguma aula dada no mês anterior, quantos tiveram de novo
            no mês seguinte{teacherName ? ", com este professor" : ""}.
            {monthsOfPeriod[period] > 1 ? " Em vários meses, soma-se mês a mês." : ""} No mês em curso, até
            agora.
          </Text>
        </Stack>
      </ReportPaper>
    </PageFrame>
  );
}
