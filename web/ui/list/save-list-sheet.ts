import { csvText, type CsvCell } from "../../../server/platform/csv.rules";
import { plainWords } from "../../../server/platform/search.rules";
import type { Progress, WorkEnd } from "../long-work/long-work";
import { csvMediaType, saveFile } from "../save-file";

export interface SheetColumn<Row> {
  head: string;
  cell: (row: Row) => CsvCell;
}

interface SheetPage<Row> {
  rows: readonly Row[];
  total: number | null | undefined;
  /** After which row the next page begins; null where this is the last. */
  next: string | null;
}

interface ListSheet<Row> {
  /** What the rows are, and of whom: "atletas" of "Arena Beira-Mar" make the name of the file. */
  rowsAre: string;
  of: string;
  columns: readonly SheetColumn<Row>[];
  /** Longer than any list of the kind, so that a server that never ends does not keep the browser. */
  mostPages: number;
  /** Undefined where the list cannot be read any more. */
  readPage: (after: string | null) => Promise<SheetPage<Row> | undefined>;
}

/** All rows that a list's filters find, also those not on screen, as a sheet; the browser shows the file. */
export async function saveListSheet<Row>(
  { rowsAre, of, columns, ...list }: ListSheet<Row>,
  tell: (progress: Progress) => void,
): Promise<WorkEnd> {
  try {
    const rows = await readAll(list, tell);
    saveFile(
      `${[rowsAre, ...plainWords(of)].join("-").slice(0, 80)}.csv`,
      csvText(
        [columns.map(({ head }) => head), ...rows.map((row) => columns.map(({ cell }) => cell(row)))],
        ";",
      ),
      csvMediaType,
    );
    return { ok: true };
  } catch {
    return {
      ok: false,
      again: true,
      says: "Não foi possível exportar. Verifique sua conexão e tente novamente.",
    };
  }
}

async function readAll<Row>(
  { mostPages, readPage }: Pick<ListSheet<Row>, "mostPages" | "readPage">,
  tell: (progress: Progress) => void,
): Promise<Row[]> {
  const all: Row[] = [];
  let after: string | null = null;
  for (let page = 0; page < mostPages; page += 1) {
    const read: SheetPage<Row> | undefined = await readPage(after);
    if (!read) throw new Error("The list cannot be read any more");
    all.push(...read.rows);
    if (read.next === null) return all;
    tell({ done: all.length, of: Math.max(read.total ?? 0, all.length) });
    after = read.next;
  }
  throw new Error("The list has no end");
}
