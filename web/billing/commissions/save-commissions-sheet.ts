import { fetchQuery, graphql } from "react-relay/hooks";
import type { Environment } from "relay-runtime";
import { statementStateLabel } from "../../../server/billing/commissions/commission-words.rules";
import { paymentMethodLabel } from "../../../server/billing/charge-words.rules";
import { amountInDigits } from "../../../server/brazil/money.rules";
import type {
  saveCommissionsSheetQuery,
  saveCommissionsSheetQuery$data,
} from "../../__generated__/saveCommissionsSheetQuery.graphql";
import { formatDate } from "../../ui/format";
import { saveListSheet, type SheetColumn } from "../../ui/list/save-list-sheet";
import type { Progress, WorkEnd } from "../../ui/long-work/long-work";

interface Sheet {
  arenaId: string;
  arenaName: string;
  /** Its first day, YYYY-MM-DD. */
  month: string;
}

type Month = NonNullable<NonNullable<saveCommissionsSheetQuery$data["node"]>["commissions"]>;
type Row = Month["teachers"]["edges"][number]["node"];

/** What the month brings each teacher, also those not on screen, as a sheet. */
export const saveCommissionsSheet = (
  environment: Environment,
  { arenaId, arenaName, month }: Sheet,
  tell: (progress: Progress) => void,
): Promise<WorkEnd> =>
  saveListSheet(
    {
      rowsAre: "comissoes",
      of: `${arenaName} ${month.slice(0, 7)}`,
      columns,
      mostPages: 200,
      readPage: (after) => readPage(environment, { id: arenaId, month, after }),
    },
    tell,
  );

async function readPage(environment: Environment, variables: saveCommissionsSheetQuery["variables"]) {
  const data = await fetchQuery<saveCommissionsSheetQuery>(
    environment,
    graphql`
      query saveCommissionsSheetQuery($id: ID!, $month: Date!, $after: String) {
        node(id: $id) {
          ... on Arena {
            commissions(month: $month) {
              teachers(first: 50, after: $after) {
                pageInfo {
                  hasNextPage
                  endCursor
                }
                edges {
                  node {
                    name
                    commissionStatement(month: $month) {
                      state
                      classCount
                      grossInCents
                      correctionsInCents
                      carriedInInCents
                      payableInCents
                      paidOn
                      method
                      note
                    }
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
  const read = data?.node?.commissions?.teachers;
  if (!read) return undefined;
  const { hasNextPage, endCursor } = read.pageInfo;
  return {
    rows: read.edges.map(({ node }) => node),
    total: null,
    next: hasNextPage ? (endCursor ?? null) : null,
  };
}

const money = (cents: number | undefined): string => amountInDigits(cents ?? 0);

const columns: readonly SheetColumn<Row>[] = [
  { head: "Professor", cell: ({ name }) => name },
  { head: "Aulas", cell: ({ commissionStatement }) => commissionStatement?.classCount ?? 0 },
  {
    head: "Aulas e ajustes (R$)",
    cell: ({ commissionStatement }) => money(commissionStatement?.grossInCents),
  },
  {
    head: "Correções (R$)",
    cell: ({ commissionStatement }) => money(commissionStatement?.correctionsInCents),
  },
  {
    head: "Saldo anterior (R$)",
    cell: ({ commissionStatement }) => money(commissionStatement?.carriedInInCents),
  },
  { head: "A pagar (R$)", cell: ({ commissionStatement }) => money(commissionStatement?.payableInCents) },
  {
    head: "Situação",
    cell: ({ commissionStatement }) =>
      commissionStatement ? statementStateLabel[commissionStatement.state] : "Sem extrato",
  },
  {
    head: "Pago em",
    cell: ({ commissionStatement }) => commissionStatement?.paidOn && formatDate(commissionStatement.paidOn),
  },
  {
    head: "Forma",
    cell: ({ commissionStatement }) =>
      commissionStatement?.method && paymentMethodLabel[commissionStatement.method],
  },
  { head: "Observação", cell: ({ commissionStatement }) => commissionStatement?.note },
];
