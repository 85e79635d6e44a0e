import type { ChargeStatus } from "../../billing/charge.rules";
import { chargeStandingLabel, standingOn } from "../../billing/charge-standing.rules";
import { serviceLabel, type ServiceType } from "../../billing/service-type.rules";
import { amountInDigits } from "../../brazil/money.rules";
import { csvRow, quotedCsvRow, type CsvCell } from "../../platform/csv.rules";
import { dateInDigits } from "../../platform/time/time-in-words.rules";

/** A charge as a row of the report. */
export interface FinancialRow {
  id: string;
  /** YYYY-MM-DD, the day of the service: of a tournament its first day, however early its fee was paid. */
  on: string;
  /** The payee: an arena, or the federation of a championship. */
  receiver: string;
  service: ServiceType;
  description: string;
  amountInCents: number;
  status: ChargeStatus;
  /** YYYY-MM-DD; null for what has no day. */
  dueOn: string | null;
  /** YYYY-MM-DD, of the last payment; null unless it is paid in full. */
  paidOn: string | null;
  /** The payer: an athlete, else a teacher, else the name of a person without a record; null if unknown. */
  payer: string | null;
}

/** The place of a row in the report. */
export type FinancialPlace = Pick<FinancialRow, "on" | "id">;

/** The path of the download, with the query parameters `periodo`, `servico`, `arena` and `formato`. */
export const financialExportPath = "/exportar/relatorio-financeiro.csv";

/** The text shown if the payer is unknown. */
export const unknownPayer = "N/A";

export const financialColumns = ["Data", "Arena", "Tipo", "Descrição", "Valor", "Status", "Cliente"] as const;

/** The file for Excel has the day of the payment too, behind the columns that other programs read. */
const excelColumns = [...financialColumns, "Pago em"];

/** @param today YYYY-MM-DD. */
export const financialFileName = (today: string): string => `relatorio-financeiro-${today}.csv`;

/** "excel": parted by ";", as Excel in Brazil opens a file with a double click; "padrao": by commas, all in quotes. */
export const financialFormats = ["padrao", "excel"] as const;
export type FinancialFormat = (typeof financialFormats)[number];

export const financialHead = (format: FinancialFormat = "padrao"): string =>
  format === "excel" ? csvRow(excelColumns, ";") : quotedCsvRow([...financialColumns]);

/** One row of the file: "07/03/2026","Arena Mar",…,"1.240,50",…; for Excel 07/03/2026;Arena Mar;…;1240,50;…;05/03/2026 */
export function financialLine(row: FinancialRow, today: string, format: FinancialFormat = "padrao"): string {
  const cells = (amount: CsvCell): CsvCell[] => [
    dateInDigits(row.on),
    row.receiver,
    serviceLabel[row.service],
    row.description,
    amount,
    chargeStandingLabel[standingOn(row, today)],
    row.payer ?? unknownPayer,
  ];
  return format === "excel"
    ? csvRow([...cells({ cents: row.amountInCents }), row.paidOn ? dateInDigits(row.paidOn) : ""], ";")
    : quotedCsvRow(cells(amountInDigits(row.amountInCents)));
}
