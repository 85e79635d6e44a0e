import { fetchQuery, graphql } from "react-relay/hooks";
import type { Environment } from "relay-runtime";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import { certificationLevelLabel } from "../../../server/teachers/certification-level.rules";
import { certificationStateLabel } from "../../../server/teachers/certifications/certification-state.rules";
import type { saveFederatedCertificationsQuery } from "../../__generated__/saveFederatedCertificationsQuery.graphql";
import { formatDate, formatDateTime } from "../../ui/format";
import { saveListSheet, type SheetColumn } from "../../ui/list/save-list-sheet";
import type { Progress, WorkEnd } from "../../ui/long-work/long-work";
import {
  federatedCertificationRow,
  type FederatedCertificationOfList,
} from "./federated-certification-columns";
import type { FederatedCertificationVariables } from "./federated-certifications-filter";

interface Sheet extends FederatedCertificationVariables {
  federationId: string;
  acronym: string;
}

/** All certificates that the filters find. */
export const saveFederatedCertifications = (
  environment: Environment,
  { acronym, ...asked }: Sheet,
  tell: (progress: Progress) => void,
): Promise<WorkEnd> =>
  saveListSheet(
    {
      rowsAre: "certificacoes",
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
  const data = await fetchQuery<saveFederatedCertificationsQuery>(
    environment,
    graphql`
      query saveFederatedCertificationsQuery(
        $id: ID!
        $after: String
        $search: String
        $only: CertificationFilter
        $level: CertificationLevel
      ) {
        node(id: $id) {
          ... on Federation {
            certifications(first: 100, after: $after, search: $search, only: $only, level: $level) {
              totalCount
              pageInfo {
                hasNextPage
                endCursor
              }
              edges {
                node {
                  ...federatedCertificationColumns_row
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
  const read = data?.node?.certifications;
  if (!read) return undefined;
  const { hasNextPage, endCursor } = read.pageInfo;
  return {
    rows: read.edges.map(({ node }) => federatedCertificationRow(node)),
    total: read.totalCount,
    next: hasNextPage ? (endCursor ?? null) : null,
  };
}

const moment = (at: string | null | undefined): string => (at ? formatDateTime(at, brasiliaTime) : "");

const columns: readonly SheetColumn<FederatedCertificationOfList>[] = [
  { head: "Professor", cell: ({ teacher }) => teacher },
  { head: "Arenas", cell: ({ arenas }) => arenas.join(", ") },
  { head: "Certificação", cell: ({ name }) => name },
  { head: "Nível", cell: ({ level }) => certificationLevelLabel[level] },
  { head: "Entidade certificadora", cell: ({ issuer }) => issuer },
  { head: "Data", cell: ({ issuedOn }) => formatDate(issuedOn) },
  { head: "Validade", cell: ({ validUntil }) => (validUntil ? formatDate(validUntil) : "Não vence") },
  { head: "Situação", cell: ({ state }) => certificationStateLabel[state] },
  { head: "Verificada por", cell: ({ verified }) => verified?.by ?? "" },
  { head: "Verificada em", cell: ({ verified }) => moment(verified?.at) },
  { head: "Lembrete em", cell: ({ remindedAt }) => moment(remindedAt) },
];
