import { fetchQuery, graphql } from "react-relay/hooks";
import type { Environment } from "relay-runtime";
import { standingLabel } from "../../../server/athletes/arena-athletes/arena-athlete.rules";
import { athleteGenderLabel } from "../../../server/sport/gender.rules";
import { athleteLevelLabel } from "../../../server/sport/athlete-level.rules";
import type {
  saveAthletesSheetQuery,
  saveAthletesSheetQuery$data,
} from "../../__generated__/saveAthletesSheetQuery.graphql";
import { formatDate } from "../../ui/format";
import type { Progress, WorkEnd } from "../../ui/long-work/long-work";
import { saveListSheet, type SheetColumn } from "../../ui/list/save-list-sheet";
import type { ArenaAthleteVariables } from "./arena-athletes-filter";

interface Sheet extends ArenaAthleteVariables {
  arenaId: string;
  arenaName: string;
}

type Athletes = NonNullable<NonNullable<saveAthletesSheetQuery$data["node"]>["athletes"]>;
type Row = Athletes["edges"][number]["node"];

/** Everybody whom the filters find. */
export const saveAthletesSheet = (
  environment: Environment,
  { arenaName, ...asked }: Sheet,
  tell: (progress: Progress) => void,
): Promise<WorkEnd> =>
  saveListSheet(
    {
      rowsAre: "atletas",
      of: arenaName,
      columns,
      mostPages: 200,
      readPage: (after) => readPage(environment, asked, after),
    },
    tell,
  );

async function readPage(
  environment: Environment,
  { arenaId: id, ...asked }: Omit<Sheet, "arenaName">,
  after: string | null,
) {
  const data = await fetchQuery<saveAthletesSheetQuery>(
    environment,
    graphql`
      query saveAthletesSheetQuery(
        $id: ID!
        $after: String
        $search: String
        $level: AthleteLevel
        $active: Boolean
        $weeklyClass: UUID
        $overdue: Boolean
        $order: ArenaAthleteOrder
        $descending: Boolean
      ) {
        node(id: $id) {
          ... on Arena {
            athletes(
              first: 100
              after: $after
              search: $search
              level: $level
              active: $active
              weeklyClass: $weeklyClass
              overdue: $overdue
              order: $order
              descending: $descending
            ) {
              totalCount
              pageInfo {
                hasNextPage
                endCursor
              }
              edges {
                node {
                  name
                  active
                  firstVisitOn
                  note
                  athlete {
                    level
                    email
                    phone
                    gender
                    birthDate
                  }
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
  const read = data?.node?.athletes;
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
  { head: "E-mail", cell: ({ athlete }) => athlete.email },
  { head: "Telefone", cell: ({ athlete }) => athlete.phone },
  { head: "Nível", cell: ({ athlete }) => athleteLevelLabel[athlete.level] },
  { head: "Gênero", cell: ({ athlete }) => athlete.gender && athleteGenderLabel[athlete.gender] },
  { head: "Data de nascimento", cell: ({ athlete }) => athlete.birthDate && formatDate(athlete.birthDate) },
  { head: "Primeira visita", cell: ({ firstVisitOn }) => formatDate(firstVisitOn) },
  { head: "Status", cell: ({ active }) => standingLabel(active) },
  { head: "Observações da arena", cell: ({ note }) => note },
];
