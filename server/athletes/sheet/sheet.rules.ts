import Papa from "papaparse";
import { email } from "../../identity/person.rules";
import { cleanText } from "../../platform/text.rules";
import { addressIsOf, addressIsOfAnother, isSamePerson } from "../same-person.rules";
import { isSheetTooLarge, mostLines, sheetTooLarge } from "./sheet-size.rules";

/** How one athlete stands in a line. */
export interface WrittenAthlete {
  /** Blank when only the address is given. */
  name: string;
  /** Lower case; null without one. */
  email: string | null;
  /** As written, blank without: told of who is new at the arena only. */
  phone: string;
  level: string;
  gender: string;
}

/** A line as it is written, before anybody is looked up. */
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

const kinds = [
  [/mail/, "email"],
  [/fone|celular|whats/, "phone"],
  [/nivel/, "level"],
  [/genero|sexo/, "gender"],
  [/nome|atleta|jogador|dupla|parceir/, "name"],
] as const satisfies readonly [RegExp, keyof WrittenAthlete][];

/** "Nome 1", "Atleta 1", "E-mail da dupla", "Parceiro"… */
function columnOf(header: string): Column | null {
  const words = plain(header);
  const kind = kinds.find(([names]) => names.test(words))?.[1];
  return kind ? `${kind}${/2$|dupla|parceir/.test(words) ? 2 : 1}` : null;
}

/** The names of the columns hold no delimiter of their own; lines further down, half empty, would mislead a guess. */
function delimiterOf(text: string): string {
  const [titles = ""] = text.split(/\r?\n/, 1);
  const count = (sign: string) => titles.split(sign).length;
  return [";", ",", "\t"].toSorted((a, b) => count(b) - count(a))[0] ?? ";";
}

/**
 * Reads a sheet saved as CSV: comma, semicolon or tab, with or without quotes and BOM. Blank lines are passed over.
 * @returns the lines, or why the file as a whole cannot be read.
 */
export function readSheet(csv: string, inPairs: boolean): { lines: WrittenLine[] } | { problem: string } {
  if (isSheetTooLarge(csv.length)) return { problem: sheetTooLarge };
  const text = csv.replace(/^\uFEFF/, "");
  const { data } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text) });
  const [header = [], ...rows] = data;
  const columns = new Map<Column, number>();
  header.forEach((title, index) => {
    const column = columnOf(title);
    if (column !== null && !columns.has(column)) columns.set(column, index);
  });
  const has = (number: 1 | 2) => columns.has(`name${number}`) || columns.has(`email${number}`);
  if (!has(1) || (inPairs && !has(2)))
    return {
      problem: inPairs
        ? "A primeira linha deve ter os nomes das colunas: Atleta 1; E-mail 1; Atleta 2; E-mail 2"
        : "A primeira linha deve ter os nomes das colunas: Atleta; E-mail",
    };
  const filled = rows
    .map((cells, index) => ({ cells, line: index + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
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

/** Somebody who may be meant. */
export interface KnownAthlete {
  id: string;
  name: string;
  email: string | null;
}

/**
 * Finds the athlete by the address where there is one, else by the whole name. An address beside the name of somebody
 * else is a problem, never a match.
 * @param namesOwner whether the reader may know whose address it is.
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

/** Those that a sheet does not give to the athlete whose they are, by name: an answer tells something about them. */
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

/** Each athlete stands in one line of a file; the later ones say in which. */
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
