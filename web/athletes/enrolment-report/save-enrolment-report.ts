import { fetchQuery, graphql } from "react-relay/hooks";
import type { Environment } from "relay-runtime";
import { standingLabel } from "../../../server/athletes/arena-athletes/arena-athlete.rules";
import { athleteLevelLabel } from "../../../server/sport/athlete-level.rules";
import type {
  saveEnrolmentReportQuery,
  saveEnrolmentReportQuery$data,
} from "../../__generated__/saveEnrolmentReportQuery.graphql";
import { formatDate } from "../../ui/format";
import { saveListSheet, type SheetColumn } from "../../ui/list/save-list-sheet";
import type { Progress, WorkEnd } from "../../ui/long-work/long-work";

interface Sheet {
  arenaId: string;
  arenaName: string;
  /** Its first day, YYYY-MM-DD. */
  month: string;
  total: number;
}

type Report = NonNullable<NonNullable<saveEnrolmentReportQuery$data["node"]>["enrolmentReport"]>;
type Row = Report["athletes"]["edges"][number]["node"];

/** Everybody who has come up to the month's end, also those not on screen, as a sheet. */
export const saveEnrolmentReport = (
  environment: Environment,
  { arenaId, arenaName, month, total }: Sheet,
  tell: (progress: Progress) => void,
): Promise<WorkEnd> =>
  saveListSheet(
    {
      rowsAre: "matriculas",
      of: `${arenaName} ${month.slice(0, 7)}`,
      columns,
      mostPages: 200,
      readPage: async (after) => {
        const read = await readPage(environment, { id: arenaId, month, after });
        return read && { ...read, total };
      },
    },
    tell,
  );

async function readPage(environment: Environment, variables: saveEnrolmentReportQuery["variables"]) {
  const data = await fetchQuery<saveEnrolmentReportQuery>(
    environment,
    graphql`
      query saveEnrolmentReportQuery($id: ID!, $month: Date, $after: String) {
        node(id: $id) {
          ... on Arena {
            enrolmentReport(month: $month) {
              athletes(first: 100, after: $after) {
                pageInfo {
                  hasNextPage
                  endCursor
                }
                edges {
                  node {
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
        }
      }
    `,
    variables,
    { fetchPolicy: "network-only" },
  ).toPromise();
  const read = data?.node?.enrolmentReport?.athletes;
  if (!read) return undefined;
  const { hasNextPage, endCursor } = read.pageInfo;
  return { rows: read.edges.map(({ node }) => node), next: hasNextPage ? (endCursor ?? null) : null };
}

const columns: readonly SheetColumn<Row>[] = [
  { head: "Nome", cell: ({ name }) => name },
  { head: "Nível", cell: ({ level }) => athleteLevelLabel[level] },
  { head: "Desde", cell: ({ since }) => formatDate(since) },
  { head: "Status", cell: ({ active }) => standingLabel(active) },
  { head: "Aulas por semana", cell: ({ weeklyClassCount }) => weeklyClassCount },
];
