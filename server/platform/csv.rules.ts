/** An amount of money, exact: it is written with two decimals and without a sign for thousands, so that a sheet can add it up. */
interface CsvAmount {
  readonly cents: number;
}

export type CsvCell = string | number | CsvAmount | null | undefined;

/** ";" is what sheets in Brazil expect, with a comma before decimals; "," what everybody else does, with a point. */
export type CsvSeparator = ";" | ",";

/** By which Excel knows that the text is UTF-8; the first thing in a file. */
export const csvMark = "\uFEFF";

/** What a sheet would take for a formula and run, however it came into a name; also in the wide letters of Asia. */
const formula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** What needs quotes with either separator, for one does not know with which the reader reads. */
const parting = /[";,\t\r\n]|^\s|\s$/;

/** One row with its end of line: for who writes as a stream, after `csvMark`. */
export const csvRow = (cells: readonly CsvCell[], separator: CsvSeparator): string =>
  `${cells.map((cell) => written(cell, separator)).join(separator)}\r\n`;

/** One row of texts with a comma between and quotes around each, for who asks for just that. */
export const quotedCsvRow = (cells: readonly string[]): string =>
  `${cells.map((cell) => inQuotes(harmless(cell))).join(",")}\r\n`;

/** A whole sheet: its first row has the names of the columns. */
export const csvText = (rows: readonly (readonly CsvCell[])[], separator: CsvSeparator): string =>
  csvMark + rows.map((row) => csvRow(row, separator)).join("");

function written(cell: CsvCell, separator: CsvSeparator): string {
  const point = separator === ";" ? "," : ".";
  if (cell === null || cell === undefined) return "";
  if (typeof cell === "number") return Number.isFinite(cell) ? decimal(cell, point) : "";
  if (typeof cell === "object") return amount(cell, point);
  return quoted(harmless(cell));
}

const harmless = (text: string): string => (formula.test(text) ? `'${text}` : text);

const inQuotes = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const quoted = (text: string): string => (parting.test(text) ? inQuotes(text) : text);

const plain = new Intl.NumberFormat("en-US", { useGrouping: false, maximumFractionDigits: 20 });

/** Never as 1e+21, which a sheet would read as a text. */
const decimal = (value: number, point: string): string => plain.format(value).replace(".", point);

function amount({ cents }: CsvAmount, point: string): string {
  const whole = Math.abs(Math.round(cents));
  const sign = cents < 0 && whole > 0 ? "-" : "";
  return `${sign}${Math.floor(whole / 100)}${point}${String(whole % 100).padStart(2, "0")}`;
}
