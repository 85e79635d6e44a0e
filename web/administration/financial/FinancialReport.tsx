import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { ChartPie, ChevronDown, CircleCheck, Download, Hourglass, SearchX, Wallet } from "lucide-react";
import { useId, useState } from "react";
import { graphql, useFragment, usePaginationFragment } from "react-relay/hooks";
import {
  financialExportPath,
  financialFileName,
  type FinancialFormat,
  unknownPayer,
} from "../../../server/administration/financial/financial-report.rules";
import { serviceLabel, servicesLabel } from "../../../server/billing/charge-words.rules";
import { counted } from "../../../server/platform/numbers.rules";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import type { FinancialReport_report$key } from "../../__generated__/FinancialReport_report.graphql";
import type {
  FinancialReport_query$data,
  FinancialReport_query$key,
} from "../../__generated__/FinancialReport_query.graphql";
import type { FinancialReportQuery } from "../../__generated__/FinancialReportQuery.graphql";
import reportQuery from "../../__generated__/FinancialReportQuery.graphql";
import { chargeAmountState, ChargeStatus } from "../../billing/public/charge-look";
import { saveServedSheet } from "../../relay/save-served-sheet";
import { useListRefetch } from "../../relay/use-list-refetch";
import { Amount } from "../../ui/Amount";
import { EmptyState } from "../../ui/PageStates";
import { formatCount, formatMoney, today } from "../../ui/format";
import { lazyDialog } from "../../ui/lazy-code";
import { DataList } from "../../ui/list/DataList";
import type { ListColumn } from "../../ui/list/list-column";
import { ListBar } from "../../ui/list/ListBar";
import { ListDay } from "../../ui/list/DataListRows";
import { useListAddress } from "../../ui/list/list-address";
import { StatCard, StatGrid } from "../../ui/Cards";
import {
  financialFilterNames,
  financialVariables,
  type FinancialVariables,
  periodOptions,
  serviceOptions,
} from "./financial-filters";

/** What is found comes to, on all pages together. */
function FinancialCards({ report: key }: { report: FinancialReport_report$key }) {
  const { transactionCount, totalInCents, paidInCents, pendingInCents, topService } = useFragment(
    graphql`
      fragment FinancialReport_report on FinancialReport {
        transactionCount
        totalInCents
        paidInCents
        pendingInCents
        topService
      }
    `,
    key,
  );
  return (
    <StatGrid>
      <StatCard
        label="Receita Total"
        icon={Wallet}
        value={formatMoney(totalInCents)}
        hint={counted(transactionCount, "transação", "transações")}
      />
      <StatCard
        label="Receita Paga"
        icon={CircleCheck}
        value={formatMoney(paidInCents)}
        hint={shareInWords(paidInCents, totalInCents)}
      />
      <StatCard
        label="Receita Pendente"
        icon={Hourglass}
        value={formatMoney(pendingInCents)}
        hint={shareInWords(pendingInCents, totalInCents)}
      />
      <StatCard
        label="Maior Categoria"
        icon={ChartPie}
        value={topService ? servicesLabel[topService] : "N/A"}
        hint="Por volume de receita"
      />
    </StatGrid>
  );
}

/** "53,5% do total", with one decimal; "0,0% do total" of nothing. @param part in centavos, like the whole. */
export function shareInWords(part: number, whole: number): string {
  const permille = whole === 0 ? 0 : Math.round((part * 1000) / whole);
  const digits = Math.abs(permille);
  return `${permille < 0 ? "-" : ""}${Math.floor(digits / 10)},${digits % 10}% do total`;
}

const ChooseArenaDialog = lazyDialog(async () => (await import("./ChooseArenaDialog")).ChooseArenaDialog);

interface ArenaFilterProps {
  /** Null for all. */
  arenaKey: string | null;
  /** Null for all, and for one that is not there. */
  arenaName: string | null;
  onChange: (arenaKey: string | null) => void;
}

/** Of which arena a report is: there may be more than a list to choose from could hold, so one is looked for. */
export function ArenaFilter({ arenaKey, arenaName, onChange }: ArenaFilterProps) {
  const [open, setOpen] = useState(false);
  const labelId = useId();
  const valueId = useId();
  return (
    <Box flex="1 1 9rem" maxW={{ md: "16rem" }}>
      <Text id={labelId} textStyle="sm" fontWeight="semibold" mb="1.5">
        Arena
      </Text>
      <Button
        variant="outline"
        colorPalette="gray"
        bg="bg.panel"
        borderColor="border.emphasized"
        px="3"
        w="full"
        justifyContent="space-between"
        fontWeight="normal"
        aria-labelledby={`${labelId} ${valueId}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Text as="span" id={valueId} truncate>
          {arenaKey === null ? "Todas" : (arenaName ?? "Arena não encontrada")}
        </Text>
        <ChevronDown />
      </Button>
      <ChooseArenaDialog
        open={open}
        chosen={arenaKey}
        onClose={() => setOpen(false)}
        onChoose={(key) => {
          setOpen(false);
          onChange(key);
        }}
      />
    </Box>
  );
}

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
          ...FinancialReport_report
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
