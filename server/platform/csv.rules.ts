import { inThousands } from "./numbers.rules";

/** An amount of money, exact: it is written with two decimals and without a sign for thousands, so that a sheet can add it up. */
interface CsvAmount {
  readonly cents: number;
}

export type CsvCell = string | number | CsvAmount | null | undefined;

/** ";" as spreadsheets in Brazil expect it, with a decimal comma; "," for all others, with a decimal point. */
export type CsvSeparator = ";" | ",";

/** The byte order mark at the start of a file, by which Excel recognises UTF-8. */
export const csvMark = "\uFEFF";

/** The first characters that a spreadsheet runs as a formula (CSV injection), also in their full-width forms. */
const formula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** The texts that need quotes: those with a separator, a quote, a line break, or white space at an edge. */
const parting: Record<CsvSeparator, RegExp> = {
  ";": /[";\r\n]|^\s|\s$/,
  ",": /[",\r\n]|^\s|\s$/,
};

/** One row with its line break, for streaming after `csvMark`. */
export const csvRow = (cells: readonly CsvCell[], separator: CsvSeparator): string =>
  `${cells.map((cell) => written(cell, separator)).join(separator)}\r\n`;

/**
 * One row with commas and quotes around each cell, for the export that requires it; amounts are formatted as
 * "1.234,56".
 */
export const quotedCsvRow = (cells: readonly CsvCell[]): string =>
  `${cells.map((cell) => inQuotes(readable(cell))).join(",")}\r\n`;

/** A whole sheet: its first row has the names of the columns. */
export const csvText = (rows: readonly (readonly CsvCell[])[], separator: CsvSeparator): string =>
  csvMark + rows.map((row) => csvRow(row, separator)).join("");

function written(cell: CsvCell, separator: CsvSeparator): string {
  const point = separator === ";" ? "," : ".";
  if (cell === null || cell === undefined) return "";
  if (typeof cell === "number") return Number.isFinite(cell) ? decimal(cell, point) : "";
  if (typeof cell === "object") return amount(cell, point);
  return quoted(harmless(cell), separator);
}

/** The text of a cell in a quoted CSV: its amounts are formatted for people, not for a spreadsheet. */
const readable = (cell: CsvCell): string => {
  if (typeof cell === "string") return harmless(cell);
  return typeof cell === "object" && cell !== null ? amount(cell, ",", inThousands) : written(cell, ";");
};

const harmless = (text: string): string => (formula.test(text) ? `'${text}` : text);

const inQuotes = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const quoted = (text: string, separator: CsvSeparator): string =>
  parting[separator].test(text) ? inQuotes(text) : text;

const plain = new Intl.NumberFormat("en-US", { useGrouping: false, maximumFractionDigits: 20 });

/** Never as 1e+21, which a sheet would read as a text. */
const decimal = (value: number, point: string): string => plain.format(value).replace(".", point);

function amount(
  { cents }: CsvAmount,
  point: string,
  reaisWritten: (reais: number) => string = String,
): string {
  const whole = Math.abs(Math.round(cents));
  const sign = cents < 0 && whole > 0 ? "-" : "";
  return `${sign}${reaisWritten(Math.floor(whole / 100))}${point}${String(whole % 100).padStart(2, "0")}`;
}
