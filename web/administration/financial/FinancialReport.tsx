import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Download, SearchX } from "lucide-react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import { serviceLabel } from "../../../server/billing/service-type.rules";
import {
  unknownPayer,
  financialExportPath,
  financialFileName,
  type FinancialFormat,
} from "../../../server/administration/financial/financial-report.rules";
import type {
  FinancialReport_query$data,
  FinancialReport_query$key,
} from "../../__generated__/FinancialReport_query.graphql";
import reportQuery, { type FinancialReportQuery } from "../../__generated__/FinancialReportQuery.graphql";
import { useListRefetch } from "../../relay/use-list-refetch";
import { chargeAmountState, ChargeStatus } from "../../billing/public/charge-look";
import { Amount } from "../../ui/Amount";
import { EmptyState } from "../../ui/EmptyState";
import { formatCount, today } from "../../ui/format";
import { DataList } from "../../ui/list/DataList";
import { ListDay } from "../../ui/list/ListDay";
import type { ListColumn } from "../../ui/list/list-column";
import { ListBar } from "../../ui/list/ListBar";
import { useListAddress } from "../../ui/list/use-list-address";
import {
  financialFilterNames,
  financialVariables,
  periodOptions,
  serviceOptions,
  type FinancialVariables,
} from "./financial-filters";
import { ArenaFilter } from "./ArenaFilter";
import { FinancialCards } from "./FinancialCards";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import { saveServedSheet } from "../../relay/save-served-sheet";

/** All rows of the report as a file. */
const saveReport = (asked: FinancialVariables, format: FinancialFormat = "padrao") =>
  saveServedSheet({
    key: "relatorio-financeiro",
    what: "o relatório financeiro",
    rows: "transações",
    address: addressOf(asked, format),
    fileName: financialFileName(today(brasiliaTime)),
  });

function addressOf({ period, service, arenaKey }: FinancialVariables, format: FinancialFormat): string {
  const asked = new URLSearchParams({
    periodo: period,
    ...(service ? { servico: service } : {}),
    ...(arenaKey ? { arena: arenaKey } : {}),
    ...(format === "padrao" ? {} : { formato: format }),
  });
  return `${financialExportPath}?${asked}`;
}

type Transaction = FinancialReport_query$data["financialReport"]["transactions"]["edges"][number]["node"];

const columns: ListColumn<Transaction>[] = [
  { key: "data", label: "Data", phone: "facts", cell: ({ on }) => <ListDay date={on} />, width: "7rem" },
  { key: "arena", label: "Arena", phone: "facts", cell: ({ receiverName }) => receiverName },
  { key: "tipo", label: "Tipo", phone: "none", cell: ({ service }) => serviceLabel[service] },
  { key: "descricao", label: "Descrição", phone: "name", cell: ({ description }) => description },
  {
    key: "valor",
    label: "Valor",
    phone: "value",
    numeric: true,
    cell: ({ amountInCents, standing }) => (
      <Amount cents={amountInCents} state={chargeAmountState[standing]} />
    ),
  },
  {
    key: "status",
    label: "Status",
    phone: "status",
    cell: ({ standing, paidOn }) => <ChargeStatus standing={standing} paidOn={paidOn ?? null} />,
  },
  { key: "cliente", label: "Cliente", phone: "none", cell: ({ payerName }) => payerName ?? unknownPayer },
];

/** Four totals, and the list of charges that add up to them. */
export function FinancialReport({ query }: { query: FinancialReport_query$key }) {
  const { data, refetch, ...more } = usePaginationFragment<FinancialReportQuery, FinancialReport_query$key>(
    graphql`
      fragment FinancialReport_query on Query
      @refetchable(queryName: "FinancialReportQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 40 }
        cursor: { type: "String" }
        period: { type: "FinancialPeriod!" }
        service: { type: "ServiceType" }
        arenaKey: { type: "UUID" }
      ) {
        financialReport(period: $period, service: $service, arenaKey: $arenaKey) {
          arenaName
          transactionCount
          ...FinancialCards_report
          transactions(first: $count, after: $cursor) @connection(key: "FinancialReport_transactions") {
            edges {
              node {
                id
                on
                receiverName
                service
                description
                amountInCents
                standing
                paidOn
                payerName
              }
            }
          }
        }
      }
    `,
    query,
  );
  const { ask, refreshing, failed } = useListRefetch<FinancialReportQuery, FinancialVariables>(
    reportQuery,
    {},
    refetch,
  );
  const address = useListAddress(financialFilterNames, ({ filters }) => ask(financialVariables(filters)));
  const { transactions, transactionCount } = data.financialReport;
  const rows = transactions.edges.map(({ node: { id, ...row } }) => ({ id, ...row }));
  const choose = (name: (typeof financialFilterNames)[number]) => (value: string | null) =>
    address.change({ filters: { [name]: value } });

  return (
    <Stack gap={{ base: "4", md: "6" }}>
      <FinancialCards report={data.financialReport} />
      <Stack gap="0">
        <ListBar
          filters={[
            {
              label: "Período",
              value: address.filters.periodo,
              options: periodOptions,
              all: "Mês atual",
              onChange: choose("periodo"),
            },
            {
              label: "Tipo de serviço",
              value: address.filters.servico,
              options: serviceOptions,
              onChange: choose("servico"),
            },
          ]}
          onCsv={() => saveReport(financialVariables(address.filters))}
          setAmongChildren={financialVariables(address.filters).arenaKey === null ? 0 : 1}
        >
          <ArenaFilter
            arenaKey={financialVariables(address.filters).arenaKey}
            arenaName={data.financialReport.arenaName ?? null}
            onChange={choose("arena")}
          />
          <Button
            variant="outline"
            colorPalette="gray"
            bg="bg.panel"
            onClick={() => saveReport(financialVariables(address.filters), "excel")}
          >
            <Download />
            CSV para Excel
          </Button>
        </ListBar>
        <Text as="output" color="fg.muted" textStyle="sm" fontWeight="semibold" mb="2">
          {refreshing
            ? "Carregando transações..."
            : `${formatCount(transactionCount)} transação(ões) encontrada(s)`}
        </Text>
        <DataList
          label="Transações"
          rows={rows}
          columns={columns}
          nameOf={({ description }) => description}
          more={more}
          refreshing={refreshing}
          failed={failed}
          empty={
            <EmptyState
              icon={SearchX}
              title="Nenhuma transação encontrada"
              description="Nada foi cobrado neste período com estes filtros."
            >
              {address.isNarrowed ? (
                <Button variant="outline" onClick={address.clear}>
                  Limpar filtros
                </Button>
              ) : null}
            </EmptyState>
          }
        />
      </Stack>
    </Stack>
  );
}
