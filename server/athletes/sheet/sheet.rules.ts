import Papa from "papaparse";
import { email } from "../../identity/person.rules";
import { cleanText } from "../../platform/text.rules";
import { addressIsOf, addressIsOfAnother, isSamePerson } from "../same-person.rules";
import { isSheetTooLarge, mostLines, sheetTooLarge } from "./sheet-size.rules";

/** An athlete as written in a line. */
export interface WrittenAthlete {
  /** Blank when only the address is given. */
  name: string;
  /** Lower case; null without one. */
  email: string | null;
  /** As written, blank if absent; used only for athletes who are new at the arena. */
  phone: string;
  level: string;
  gender: string;
}

/** A parsed line, before athletes are looked up. */
export interface WrittenLine {
  /** Of the file, from 1. */
  line: number;
  /** One, or two in a tournament of pairs. */
  athletes: readonly WrittenAthlete[];
  problems: readonly string[];
}

/** Letters of any alphabet and digits, without accents, capitals, spaces and signs. */
export const plain = (text: string): string =>
  cleanText(text)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

type Column = `${keyof WrittenAthlete}${1 | 2}`;
type Columns = ReadonlyMap<Column, number>;

const kinds = [
  [/mail/, "email"],
  [/fone|celular|whats/, "phone"],
  [/nivel/, "level"],
  [/genero|sexo/, "gender"],
  [/nome|atleta|jogador|parceir|^dupla\d*$/, "name"],
] as const satisfies readonly [RegExp, keyof WrittenAthlete][];

/** Headings of other columns: "Categoria da dupla" and "Nome do responsável" are not names of athletes. */
const aboutThem =
  /categoria|idade|nascimento|cpf|cidade|camis|clube|arena|torneio|pago|pagamento|valor|status|situacao|observ|data|ranking|cabeca|responsavel/;

/**
 * Which of two columns for the same thing is meant: the one with a number before all others, and "Dupla" last: beside an
 * "Atleta 2" or a "Parceiro" it is how the pair calls itself.
 */
const rankOf = (header: string): number =>
  /[12]$/.test(plain(header)) ? 0 : plain(header) === "dupla" ? 2 : 1;

/** "Nome 1", "Atleta 1", "E-mail da dupla", "Parceiro"… */
function columnOf(header: string): Column | null {
  // A cell with an address is data, not a header.
  if (header.includes("@")) return null;
  const words = plain(header);
  const kind = kinds.find(([names]) => names.test(words))?.[1];
  if (!kind || (kind === "name" && aboutThem.test(words))) return null;
  return `${kind}${/2$|dupla|parceir/.test(words) ? 2 : 1}`;
}

/** What programs put into a cell for the eye alone: a space that does not break, a hyphen that does not show. */
const tidy = (cell: string): string =>
  cell.replace(/[\u00A0\u2007\u202F]/g, " ").replace(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, "");

/** Titles and blank rows may precede the header, which must be within these rows. */
const headerWithin = 15;

interface Table {
  columns: Columns;
  rows: readonly string[][];
  /** Of the first row after the names of the columns, from 1. */
  firstLine: number;
}

/** A file that Excel shall open with a certain delimiter says so in its first line: "sep=;". */
const saidDelimiter = /^sep=(.)\r?\n/i;

/**
 * The sheet as a table: of the delimiters the one by which most columns have a name. Without such a row it is still
 * read where the columns are obvious.
 */
function tableOf(csv: string, inPairs: boolean): Table | null {
  const text = csv.replace(/^\uFEFF/, "");
  const said = saidDelimiter.exec(text);
  const rest = said ? text.slice(said[0].length) : text;
  const skipped = said ? 1 : 0;
  const readings = (said?.[1] ? [said[1]] : [";", ",", "\t"]).map((delimiter) =>
    Papa.parse<string[]>(rest, { delimiter }).data.map((row) => row.map(tidy)),
  );
  const named = readings
    .flatMap((rows) =>
      rows.slice(0, headerWithin).map((row, at): Table => {
        return { columns: namedColumns(row), rows: rows.slice(at + 1), firstLine: at + 2 + skipped };
      }),
    )
    .filter(({ columns }) => hasAthletes(columns, inPairs))
    .toSorted((a, b) => b.columns.size - a.columns.size)[0];
  if (named) return named;
  for (const rows of readings) {
    const columns = obviousColumns(rows.filter(isFilled));
    if (hasAthletes(columns, inPairs) && columns.has("name1"))
      return { columns, rows, firstLine: 1 + skipped };
  }
  return null;
}

const isFilled = (row: readonly string[]): boolean => row.some((cell) => cell.trim() !== "");

function hasAthletes(columns: Columns, inPairs: boolean): boolean {
  const has = (number: 1 | 2) => columns.has(`name${number}`) || columns.has(`email${number}`);
  return has(1) && (!inPairs || has(2));
}

function namedColumns(header: readonly string[]): Columns {
  const columns = new Map<Column, number>();
  for (const [index, title] of [...header.entries()].toSorted(([, a], [, b]) => rankOf(a) - rankOf(b))) {
    const column = columnOf(title);
    if (column !== null && !columns.has(column)) columns.set(column, index);
  }
  return columns;
}

/**
 * For sheets without a header: columns full of addresses, and an equal number of columns with full names. With three or
 * more columns of one kind, none is obvious.
 */
function obviousColumns(rows: readonly (readonly string[])[]): Columns {
  const columns = new Map<Column, number>();
  const found = { name: 0, email: 0 };
  const width = Math.max(0, ...rows.map((row) => row.length));
  for (let index = 0; index < width; index++) {
    const cells = rows.map((row) => row[index]?.trim() ?? "").filter((cell) => cell !== "");
    const most = (test: (cell: string) => boolean) => cells.filter(test).length * 2 > cells.length;
    const kind = most((cell) => /^\S+@\S+$/.test(cell))
      ? "email"
      : most((cell) => /^\p{L}[\p{L}.'-]*(\s+\p{L}[\p{L}.'-]*)+$/u.test(cell))
        ? "name"
        : null;
    if (kind === null) continue;
    found[kind] += 1;
    columns.set(`${kind}${found[kind] === 1 ? 1 : 2}`, index);
  }
  return found.email === found.name && found.name <= 2 ? columns : new Map();
}

/**
 * Reads a sheet saved as CSV: comma, semicolon or tab, with or without quotes, BOM, "sep=;", titles above and, where they
 * are obvious, names of the columns. Blank lines are passed over.
 * @returns the lines, or why the file as a whole cannot be read.
 */
export function readSheet(csv: string, inPairs: boolean): { lines: WrittenLine[] } | { problem: string } {
  if (isSheetTooLarge(csv.length)) return { problem: sheetTooLarge };
  const table = tableOf(csv, inPairs);
  if (!table)
    return {
      problem: inPairs
        ? "A primeira linha deve ter os nomes das colunas: Atleta 1; E-mail 1; Atleta 2; E-mail 2"
        : "A primeira linha deve ter os nomes das colunas: Atleta; E-mail",
    };
  const { columns, rows, firstLine } = table;
  const filled = rows
    .map((cells, index) => ({ cells, line: index + firstLine }))
    .filter(({ cells }) => isFilled(cells));
  if (filled.length === 0) return { problem: "O arquivo não tem nenhuma linha preenchida" };
  if (filled.length > mostLines)
    return {
      problem: `O arquivo tem ${filled.length} linhas, e pode ter no máximo ${mostLines}: divida em dois ou mais`,
    };
  const numbers = inPairs ? ([1, 2] as const) : ([1] as const);
  return {
    lines: filled.map(({ cells, line }) => {
      const cell = (column: Column) => cleanText(cells[columns.get(column) ?? -1] ?? "");
      return readLine(
        line,
        numbers.map((number) => ({
          name: cell(`name${number}`),
          email: cell(`email${number}`),
          phone: cell(`phone${number}`),
          level: cell(`level${number}`),
          gender: cell(`gender${number}`),
        })),
      );
    }),
  };
}

/** "do atleta", "do atleta 2". */
export const ofAthlete = (index: number, all: number): string =>
  all === 1 ? "do atleta" : `do atleta ${index + 1}`;

function readLine(
  line: number,
  written: readonly (WrittenAthlete & { readonly email: string })[],
): WrittenLine {
  const problems: string[] = [];
  const athletes = written.map(({ email: address, ...rest }, index): WrittenAthlete => {
    const parsed = address === "" ? null : email.safeParse(address);
    const who = ofAthlete(index, written.length);
    if (rest.name === "" && address === "") problems.push(`Falta o nome ou o e-mail ${who}.`);
    if (parsed?.success === false) problems.push(`O e-mail ${who} é inválido: ${address}.`);
    return { ...rest, email: parsed?.success ? parsed.data : null };
  });
  return { line, athletes, problems };
}

/** How a line calls an athlete. */
export const calledBy = ({ name, email: address }: WrittenAthlete): string => name || (address ?? "");

/** Names are the same whatever their accents, capitals and spaces. */
export const sameName = (a: string, b: string): boolean => plain(a) === plain(b);

/** A candidate for a match. */
export interface KnownAthlete {
  id: string;
  name: string;
  email: string | null;
}

/**
 * Finds the athlete by address if given, else by full name. An address with another athlete's name is a problem, never
 * a match.
 * @param namesOwner whether the message may name the owner of the address.
 * @returns the athlete, null for an unknown one, or the problem in Portuguese.
 */
export function findAthlete<Athlete extends KnownAthlete>(
  written: WrittenAthlete,
  known: readonly Athlete[],
  namesOwner = true,
): Athlete | { problem: string } | null {
  const { email: address } = written;
  if (address !== null) {
    const owner = known.find((athlete) => athlete.email === address);
    if (owner === undefined) return null;
    if (written.name === "" || isSamePerson(owner.name, written.name)) return owner;
    return {
      problem: namesOwner
        ? addressIsOf(address, owner.name, written.name)
        : addressIsOfAnother(address, written.name),
    };
  }
  const named = known.filter(({ name }) => sameName(name, written.name));
  if (named.length > 1)
    return { problem: `Há ${named.length} atletas com o nome ${written.name}: informe o e-mail.` };
  return named[0] ?? null;
}

/** Every address of a sheet, once. */
export const addressesOf = (lines: readonly WrittenLine[]): string[] => [
  ...new Set(lines.flatMap(({ athletes }) => athletes.flatMap(({ email: address }) => address ?? []))),
];

/** Addresses listed without their owner's name: the response would reveal whether they are registered. */
export function guessedAddresses(lines: readonly WrittenLine[], known: readonly KnownAthlete[]): string[] {
  const owners = new Map(known.map((athlete) => [athlete.email, athlete.name]));
  const given = lines.flatMap(({ athletes }) => athletes);
  return addressesOf(lines).filter((address) => {
    const owner = owners.get(address);
    return !given.some(
      ({ name, email: of }) => of === address && owner !== undefined && sameName(name, owner),
    );
  });
}

/** Problems of athletes who occur more than once; each names the first line. */
export function duplicates(
  lines: readonly { line: number; athleteIds: readonly string[] }[],
): Map<number, string> {
  const first = new Map<string, number>();
  const problems = new Map<number, string>();
  for (const { line, athleteIds } of lines) {
    if (new Set(athleteIds).size < athleteIds.length)
      problems.set(line, "A dupla tem duas vezes o mesmo atleta.");
    for (const id of athleteIds) {
      const before = first.get(id);
      if (before === undefined) first.set(id, line);
      else if (before !== line && !problems.has(line))
        problems.set(line, `Atleta repetido: já está na linha ${before}.`);
    }
  }
  return problems;
}
