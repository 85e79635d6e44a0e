import { fetchQuery, graphql } from "react-relay/hooks";
import type { Environment } from "relay-runtime";
import { paymentMethodLabel } from "../../../server/billing/charge-words.rules";
import { athleteLevelLabel } from "../../../server/sport/athlete-level.rules";
import type {
  saveEnrolmentsSheetQuery,
  saveEnrolmentsSheetQuery$data,
  saveEnrolmentsSheetQuery$variables,
} from "../../__generated__/saveEnrolmentsSheetQuery.graphql";
import { formatDateTime } from "../../ui/format";
import type { Progress, WorkEnd } from "../../ui/long-work/long-work";
import { saveListSheet, type SheetColumn } from "../../ui/list/save-list-sheet";
import { enrolmentStateLabel } from "../EnrolmentStateBadge";

interface Sheet {
  tournament: { id: string; name: string; timeZone: string; isChampionship: boolean };
  filters: Omit<saveEnrolmentsSheetQuery$variables, "id" | "after">;
}

type Entries = NonNullable<NonNullable<saveEnrolmentsSheetQuery$data["node"]>["entries"]>;
type Entry = Entries["edges"][number]["node"];

/** Everybody whom the filters find: one row for each athlete. */
export const saveEnrolmentsSheet = (
  environment: Environment,
  { tournament, filters }: Sheet,
  tell: (progress: Progress) => void,
): Promise<WorkEnd> =>
  saveListSheet(
    {
      rowsAre: "inscricoes",
      of: tournament.name,
      columns: columns(tournament),
      mostPages: 60,
      readPage: (after) => readPage(environment, { ...filters, id: tournament.id, after }),
    },
    tell,
  );

async function readPage(environment: Environment, variables: saveEnrolmentsSheetQuery$variables) {
  const data = await fetchQuery<saveEnrolmentsSheetQuery>(
    environment,
    graphql`
      query saveEnrolmentsSheetQuery(
        $id: ID!
        $after: String
        $search: String
        $statuses: [EnrolmentStatus!]
        $categoryId: ID
        $owing: Boolean
      ) {
        node(id: $id) {
          ... on Tournament {
            entries(
              first: 100
              after: $after
              search: $search
              statuses: $statuses
              categoryId: $categoryId
              owing: $owing
            ) {
              totalCount
              pageInfo {
                hasNextPage
                endCursor
              }
              edges {
                node {
                  status
                  awaitsConsent
                  enrolledAt
                  feeInCents
                  athlete {
                    displayName
                    email
                    phone
                    level
                  }
                  category {
                    name
                  }
                  partnerEnrolment {
                    athlete {
                      displayName
                    }
                  }
                  payment {
                    amountInCents
                    paidAt
                    method
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
  const read = data?.node?.entries;
  if (!read) return undefined;
  const { hasNextPage, endCursor } = read.pageInfo;
  return {
    rows: read.edges.map(({ node }) => node),
    total: read.totalCount,
    next: hasNextPage ? (endCursor ?? null) : null,
  };
}

function columns({ timeZone, isChampionship }: Sheet["tournament"]): SheetColumn<Entry>[] {
  const moment = (instant: string | null | undefined) => (instant ? formatDateTime(instant, timeZone) : null);
  return [
    { head: "Atleta", cell: ({ athlete }) => athlete.displayName },
    { head: "Dupla com", cell: ({ partnerEnrolment }) => partnerEnrolment?.athlete.displayName },
    // A federation does not see how its athletes are reached.
    ...(isChampionship
      ? []
      : [
          { head: "E-mail", cell: ({ athlete }: Entry) => athlete.email },
          { head: "Telefone", cell: ({ athlete }: Entry) => athlete.phone },
        ]),
    { head: "Nível", cell: ({ athlete }) => athleteLevelLabel[athlete.level] },
    { head: "Categoria", cell: ({ category }) => category?.name },
    { head: "Situação", cell: ({ status, awaitsConsent }) => enrolmentStateLabel(status, awaitsConsent) },
    {
      head: "Valor",
      cell: ({ payment, feeInCents }) => ({ cents: payment?.amountInCents ?? feeInCents ?? 0 }),
    },
    { head: "Pago em", cell: ({ payment }) => moment(payment?.paidAt) },
    {
      head: "Forma de pagamento",
      cell: ({ payment }) => (payment?.method ? paymentMethodLabel[payment.method] : null),
    },
    { head: "Inscrição em", cell: ({ enrolledAt }) => moment(enrolledAt) },
  ];
}
