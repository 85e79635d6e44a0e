import { fetchQuery, graphql } from "react-relay/hooks";
import type { Environment } from "relay-runtime";
import { csvText, type CsvCell } from "../../../server/platform/csv.rules";
import { paymentMethodLabel } from "../../../server/billing/payment-status.rules";
import { athleteLevelLabel } from "../../../server/sport/athlete-level.rules";
import type {
  saveEnrolmentsSheetQuery,
  saveEnrolmentsSheetQuery$data,
  saveEnrolmentsSheetQuery$variables,
} from "../../__generated__/saveEnrolmentsSheetQuery.graphql";
import { formatDateTime } from "../../ui/format";
import type { Progress, WorkEnd } from "../../ui/long-work/long-work";
import { csvMediaType, saveFile } from "../../ui/save-file";
import { enrolmentStateLabel } from "../enrolment-state";

interface Sheet {
  tournament: { id: string; name: string; timeZone: string; isChampionship: boolean };
  filters: Omit<saveEnrolmentsSheetQuery$variables, "id" | "after">;
}

type Entries = NonNullable<NonNullable<saveEnrolmentsSheetQuery$data["node"]>["entries"]>;
type Entry = Entries["edges"][number]["node"];

/** Longer than the list of any event, so that a server that never ends does not keep the browser. */
const mostPages = 60;

/** Everybody whom the filters find, also those not on screen, as a sheet: one row for each athlete. */
export async function saveEnrolmentsSheet(
  environment: Environment,
  sheet: Sheet,
  tell: (progress: Progress) => void,
): Promise<WorkEnd> {
  try {
    const entries = await readAll(environment, sheet, tell);
    const rows = entries.map((entry) => columns(sheet.tournament).map(({ cell }) => cell(entry)));
    const heads = columns(sheet.tournament).map(({ head }) => head);
    saveFile(
      `inscricoes-${fileWord(sheet.tournament.name)}.csv`,
      csvText([heads, ...rows], ";"),
      csvMediaType,
    );
    // The browser shows the file.
    return { ok: true };
  } catch {
    return {
      ok: false,
      again: true,
      says: "Não foi possível exportar. Verifique sua conexão e tente novamente.",
    };
  }
}

async function readAll(
  environment: Environment,
  { tournament, filters }: Sheet,
  tell: (progress: Progress) => void,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  let after: string | null = null;
  for (let page = 0; page < mostPages; page += 1) {
    const read: Entries | null | undefined = await readPage(environment, {
      ...filters,
      id: tournament.id,
      after,
    });
    if (!read) throw new Error("The tournament cannot be read any more");
    entries.push(...read.edges.map(({ node }) => node));
    if (!read.pageInfo.hasNextPage) return entries;
    tell({ done: entries.length, of: Math.max(read.totalCount ?? 0, entries.length) });
    after = read.pageInfo.endCursor ?? null;
  }
  throw new Error("The list has no end");
}

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
  return data?.node?.entries;
}

interface SheetColumn {
  head: string;
  cell: (entry: Entry) => CsvCell;
}

function columns({ timeZone, isChampionship }: Sheet["tournament"]): SheetColumn[] {
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
    { head: "Situação", cell: ({ status }) => enrolmentStateLabel[status] },
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

/** "Copa Beira-Mar: 2026" → "copa-beira-mar-2026". */
const fileWord = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 60);
