import { fetchQuery, graphql } from "react-relay/hooks";
import type { Environment } from "relay-runtime";
import type {
  saveTeachingReportQuery,
  saveTeachingReportQuery$data,
} from "../../__generated__/saveTeachingReportQuery.graphql";
import { saveListSheet, type SheetColumn } from "../../ui/list/save-list-sheet";
import type { Progress, WorkEnd } from "../../ui/long-work/long-work";
import { attendancePercent } from "./attendance-in-words";

interface Sheet {
  arenaId: string;
  arenaName: string;
  /** Its first day, YYYY-MM-DD. */
  month: string;
}

type Report = NonNullable<NonNullable<saveTeachingReportQuery$data["node"]>["teachingReport"]>;
type Row = Report["teachers"]["edges"][number]["node"];

/** Everybody who taught in the month, also those not on screen, as a sheet. */
export const saveTeachingReport = (
  environment: Environment,
  { arenaId, arenaName, month }: Sheet,
  tell: (progress: Progress) => void,
): Promise<WorkEnd> =>
  saveListSheet(
    {
      rowsAre: "professores",
      of: `${arenaName} ${month.slice(0, 7)}`,
      columns,
      mostPages: 200,
      readPage: (after) => readPage(environment, { id: arenaId, month, after }),
    },
    tell,
  );

async function readPage(environment: Environment, variables: saveTeachingReportQuery["variables"]) {
  const data = await fetchQuery<saveTeachingReportQuery>(
    environment,
    graphql`
      query saveTeachingReportQuery($id: ID!, $month: Date, $after: String) {
        node(id: $id) {
          ... on Arena {
            teachingReport(month: $month) {
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
  {
    head: "Presença (%)",
    cell: ({ presentCount, absentCount }) => attendancePercent({ presentCount, absentCount }),
  },
];
