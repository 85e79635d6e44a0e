import { csvMark, csvText, quotedCsvRow, type CsvCell } from "../../../server/platform/csv.rules";
import { dateInDigits } from "../../../server/platform/time/time-in-words.rules";

type Cell = { text: string } | { money_cents: number } | { date: string } | { int: number } | null;

interface Input {
  dialect: "EXCEL_BR" | "ADMIN_REPORT";
  rows: Cell[][];
}

export function run({ dialect, rows }: Input) {
  const cells = rows.map((row) => row.map(toCell));
  return {
    file: dialect === "EXCEL_BR" ? csvText(cells, ";") : csvMark + cells.map(quotedCsvRow).join(""),
  };
}

function toCell(cell: Cell): CsvCell {
  if (cell === null) return null;
  if ("money_cents" in cell) return { cents: cell.money_cents };
  if ("date" in cell) return dateInDigits(cell.date);
  return "int" in cell ? cell.int : cell.text;
}
