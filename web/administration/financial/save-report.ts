import {
  financialExportPath,
  financialFileName,
  type FinancialFormat,
} from "../../../server/administration/financial/financial-report.rules";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import { saveServedSheet } from "../../relay/save-served-sheet";
import { today } from "../../ui/format";
import type { FinancialVariables } from "./financial-filters";

/** All rows of the report as a file. */
export const saveReport = (asked: FinancialVariables, format: FinancialFormat = "padrao") =>
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
