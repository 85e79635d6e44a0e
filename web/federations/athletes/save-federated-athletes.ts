import { fetchQuery, graphql } from "react-relay/hooks";
import type { Environment } from "relay-runtime";
import { athleteLevelLabel } from "../../../server/sport/athlete-level.rules";
import type { saveFederatedAthletesQuery } from "../../__generated__/saveFederatedAthletesQuery.graphql";
import type { Progress, WorkEnd } from "../../ui/long-work/long-work";
import { saveListSheet, type SheetColumn } from "../../ui/list/save-list-sheet";
import { federatedAthleteRow, type FederatedAthleteOfList } from "./federated-athlete-row";
import type { FederatedAthleteVariables } from "./federated-athletes-filter";

interface Sheet extends FederatedAthleteVariables {
  federationId: string;
  acronym: string;
}

/** Everybody whom the filters find. */
export const saveFederatedAthletes = (
  environment: Environment,
  { acronym, ...asked }: Sheet,
  tell: (progress: Progress) => void,
): Promise<WorkEnd> =>
  saveListSheet(
    {
      rowsAre: "atletas-federados",
      of: acronym,
      columns,
      mostPages: 1000,
      readPage: (after) => readPage(environment, asked, after),
    },
    tell,
  );

async function readPage(
  environment: Environment,
  { federationId: id, ...asked }: Omit<Sheet, "acronym">,
  after: string | null,
) {
  const data = await fetchQuery<saveFederatedAthletesQuery>(
    environment,
    graphql`
      query saveFederatedAthletesQuery(
        $id: ID!
        $after: String
        $search: String
        $level: AthleteLevel
        $club: String
      ) {
        node(id: $id) {
          ... on Federation {
            athletes(first: 100, after: $after, search: $search, level: $level, arena: $club) {
              totalCount
              pageInfo {
                hasNextPage
                endCursor
              }
              edges {
                node {
                  ...federatedAthleteRow_row
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
    rows: read.edges.map(({ node }) => federatedAthleteRow(node)),
    total: read.totalCount,
    next: hasNextPage ? (endCursor ?? null) : null,
  };
}

const columns: readonly SheetColumn<FederatedAthleteOfList>[] = [
  { head: "Nome", cell: ({ name }) => name },
  { head: "Nível", cell: ({ level }) => athleteLevelLabel[level] },
  { head: "Clube", cell: ({ clubs }) => clubs.join(", ") },
  {
    head: "Posições nos rankings",
    cell: ({ positions }) => positions.map(({ position, ranking }) => `${position}º ${ranking}`).join(", "),
  },
];
