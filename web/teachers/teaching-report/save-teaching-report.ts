import { fetchQuery, graphql } from "react-relay/hooks";
import type { Environment } from "relay-runtime";
import type { ReportPeriod } from "../../../server/pages/report-figures.rules";
import type {
  saveTeachingReportQuery,
  saveTeachingReportQuery$data,
} from "../../__generated__/saveTeachingReportQuery.graphql";
import { saveListSheet, type SheetColumn } from "../../ui/list/save-list-sheet";
import type { Progress, WorkEnd } from "../../ui/long-work/long-work";
import { attendanceOf, keptOf, occupancyOf } from "./teaching-shares";

interface Sheet {
  arenaId: string;
  arenaName: string;
  /** The first day of the last month, YYYY-MM-DD. */
  month: string;
  period: ReportPeriod;
  /** Of the one teacher it is about; null for all. */
  teacher: string | null;
}

type Report = NonNullable<NonNullable<saveTeachingReportQuery$data["node"]>["teachingReport"]>;
type Row = Report["teachers"]["edges"][number]["node"];

/** Everyone who taught in the period, also those not on screen, as a sheet. */
export const saveTeachingReport = (
  environment: Environment,
  { arenaId, arenaName, month, period, teacher }: Sheet,
  tell: (progress: Progress) => void,
): Promise<WorkEnd> =>
  saveListSheet(
    {
      rowsAre: "professores",
      of: `${arenaName} ${month.slice(0, 7)}`,
      columns,
      mostPages: 200,
      readPage: (after) => readPage(environment, { id: arenaId, month, period, teacher, after }),
    },
    tell,
  );

async function readPage(environment: Environment, variables: saveTeachingReportQuery["variables"]) {
  const data = await fetchQuery<saveTeachingReportQuery>(
    environment,
    graphql`
      query saveTeachingReportQuery(
        $id: ID!
        $month: Date
        $period: ReportPeriod
        $teacher: ID
        $after: String
      ) {
        node(id: $id) {
          ... on Arena {
            teachingReport(month: $month, period: $period, teacherArenaId: $teacher) {
              teachers(first: 100, after: $after) {
                pageInfo {
                  hasNextPage
                  endCursor
                }
                edges {
                  node {
                    name
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
        }
      }
    `,
    variables,
    { fetchPolicy: "network-only" },
  ).toPromise();
  const read = data?.node?.teachingReport?.teachers;
  if (!read) return undefined;
  const { hasNextPage, endCursor } = read.pageInfo;
  return {
    rows: read.edges.map(({ node }) => node),
    total: null,
    next: hasNextPage ? (endCursor ?? null) : null,
  };
}

const columns: readonly SheetColumn<Row>[] = [
  { head: "Professor", cell: ({ name }) => name },
  { head: "Aulas dadas", cell: ({ givenCount }) => givenCount },
  { head: "Aulas canceladas", cell: ({ cancelledCount }) => cancelledCount },
  { head: "Alunos", cell: ({ studentCount }) => studentCount },
  { head: "Presenças", cell: ({ presentCount }) => presentCount },
  { head: "Faltas", cell: ({ absentCount }) => absentCount },
  { head: "Presença (%)", cell: attendanceOf },
  { head: "Vagas", cell: ({ placeCount }) => placeCount },
  { head: "Vagas ocupadas", cell: ({ takenCount }) => takenCount },
  { head: "Ocupação (%)", cell: occupancyOf },
  { head: "Alunos do mês anterior", cell: ({ priorStudentCount }) => priorStudentCount },
  { head: "Alunos que ficaram", cell: ({ keptStudentCount }) => keptStudentCount },
  { head: "Alunos que ficaram (%)", cell: keptOf },
];
