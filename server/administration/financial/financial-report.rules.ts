import {
  chargeStandingLabel,
  serviceLabel,
  type ServiceType,
  standingOn,
} from "../../billing/charge-words.rules";
import type { ChargeStatus } from "../../billing/charge.rules";
import { amountInDigits } from "../../brazil/money.rules";
import { type CsvCell, csvRow, quotedCsvRow } from "../../platform/csv.rules";
import { addDays, addMonths, firstOfMonth } from "../../platform/time/calendar-day.rules";
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

export const financialPeriods = ["LAST_7_DAYS", "LAST_30_DAYS", "CURRENT_MONTH"] as const;
export type FinancialPeriod = (typeof financialPeriods)[number];

export const financialPeriodLabel: Record<FinancialPeriod, string> = {
  LAST_7_DAYS: "Últimos 7 dias",
  LAST_30_DAYS: "Últimos 30 dias",
  CURRENT_MONTH: "Mês atual",
};

/** Days are YYYY-MM-DD; both belong to it. */
export interface DaySpan {
  from: string;
  to: string;
}

/** The last days end today; the month is whole, for what is due until its end is its revenue too. */
export function daysOfPeriod(period: FinancialPeriod, today: string): DaySpan {
  if (period === "LAST_7_DAYS") return { from: addDays(today, -6), to: today };
  if (period === "LAST_30_DAYS") return { from: addDays(today, -29), to: today };
  const from = firstOfMonth(today);
  return { from, to: addDays(addMonths(from, 1), -1) };
}
