import { fetchQuery, graphql } from "react-relay/hooks";
import type { Environment } from "relay-runtime";
import { teachingLabel } from "../../../server/teachers/arena-teachers/arena-teacher.rules";
import { weekdayLabel } from "../../../server/platform/time/calendar-day.rules";
import { certificationLevelLabel } from "../../../server/teachers/certification-level.rules";
import type {
  saveTeachersSheetQuery,
  saveTeachersSheetQuery$data,
} from "../../__generated__/saveTeachersSheetQuery.graphql";
import type { Progress, WorkEnd } from "../../ui/long-work/long-work";
import { saveListSheet, type SheetColumn } from "../../ui/list/save-list-sheet";
import type { ArenaTeacherVariables } from "./arena-teachers-filter";
import { hoursInWords } from "./arena-teacher-columns";

interface Sheet extends ArenaTeacherVariables {
  arenaId: string;
  arenaName: string;
}

type Teachers = NonNullable<NonNullable<saveTeachersSheetQuery$data["node"]>["teachers"]>;
type Row = Teachers["edges"][number]["node"];

/** Everybody whom the filters find. */
export const saveTeachersSheet = (
  environment: Environment,
  { arenaName, ...asked }: Sheet,
  tell: (progress: Progress) => void,
): Promise<WorkEnd> =>
  saveListSheet(
    {
      rowsAre: "professores",
      of: arenaName,
      columns,
      mostPages: 50,
      readPage: (after) => readPage(environment, asked, after),
    },
    tell,
  );

async function readPage(
  environment: Environment,
  { arenaId: id, ...asked }: Omit<Sheet, "arenaName">,
  after: string | null,
) {
  const data = await fetchQuery<saveTeachersSheetQuery>(
    environment,
    graphql`
      query saveTeachersSheetQuery(
        $id: ID!
        $after: String
        $search: String
        $active: Boolean
        $descending: Boolean
      ) {
        node(id: $id) {
          ... on Arena {
            teachers(first: 50, after: $after, search: $search, active: $active, descending: $descending) {
              totalCount
              pageInfo {
                hasNextPage
                endCursor
              }
              edges {
                node {
                  name
                  active
                  email
                  phone
                  specialties
                  hours {
                    weekday
                    startsAt
                    endsAt
                  }
                  highestCertification {
                    name
                    level
                  }
                  scheduledClassCount
                  studentCount
                }
              }
            }
          }
        }
      }
    `,
    { id, after, ...asked },
    { fetchPolicy: "network-only" },
  ).toPromise();
  const read = data?.node?.teachers;
  if (!read) return undefined;
  const { hasNextPage, endCursor } = read.pageInfo;
  return {
    rows: read.edges.map(({ node }) => node),
    total: read.totalCount,
    next: hasNextPage ? (endCursor ?? null) : null,
  };
}

const columns: readonly SheetColumn<Row>[] = [
  { head: "Nome", cell: ({ name }) => name },
  { head: "E-mail", cell: ({ email }) => email },
  { head: "Telefone", cell: ({ phone }) => phone },
  { head: "Maior certificação", cell: ({ highestCertification }) => highestCertification?.name },
  {
    head: "Nível",
    cell: ({ highestCertification }) =>
      highestCertification && certificationLevelLabel[highestCertification.level],
  },
  { head: "Aulas agendadas", cell: ({ scheduledClassCount }) => scheduledClassCount },
  { head: "Atletas únicos", cell: ({ studentCount }) => studentCount },
  { head: "Especialidades", cell: ({ specialties }) => specialties.join(", ") },
  {
    head: "Horários disponíveis",
    cell: ({ hours }) =>
      hours
        .map(({ weekday, startsAt, endsAt }) => `${weekdayLabel[weekday]} ${hoursInWords(startsAt, endsAt)}`)
        .join(", "),
  },
  { head: "Status", cell: ({ active }) => teachingLabel(active) },
];
