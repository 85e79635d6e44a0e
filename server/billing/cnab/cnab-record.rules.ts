import { isCalendarDate } from "../../platform/time/calendar-day.rules";

/** Characters per line. */
export const lineLength = 240;

/**
 * NUMBER and CENTS are whole numbers from 0 with zeros before them, CODE keeps its own zeros and letters, DATE is DDMMAAAA
 * and zeros for none, TEXT is capital ASCII with blanks after it.
 */
export type FieldKind = "NUMBER" | "CENTS" | "CODE" | "DATE" | "TEXT";

/** A field of a line; positions start at 1, as in the manuals. */
export interface Field<Name extends string = string, Kind extends FieldKind = FieldKind> {
  readonly name: Name;
  readonly from: number;
  readonly length: number;
  readonly kind: Kind;
}

/** A constant field. Banks may replace blanks and zeros by their own values. */
export interface Constant {
  readonly from: number;
  readonly length: number;
  readonly always: string;
}

export type Layout = readonly (Field | Constant)[];

interface ValueOf {
  NUMBER: number;
  CENTS: number;
  CODE: string;
  DATE: string | null;
  TEXT: string;
}

/** The values of a line; days are YYYY-MM-DD, amounts centavos. */
export type ValuesOf<Record extends Layout> = {
  [Each in Extract<Record[number], Field> as Each["name"]]: ValueOf[Each["kind"]];
};

export const field = <Name extends string, Kind extends FieldKind>(
  name: Name,
  from: number,
  until: number,
  kind: Kind,
): Field<Name, Kind> => ({ name, from, length: until - from + 1, kind });

export const constant = (from: number, until: number, sign: string): Constant => ({
  from,
  length: until - from + 1,
  always: sign.length === 1 ? sign.repeat(until - from + 1) : sign,
});

export const blanks = (from: number, until: number = from): Constant => constant(from, until, " ");
export const zeros = (from: number, until: number = from): Constant => constant(from, until, "0");

/** @returns a line. @throws RangeError for a value that its place does not take. */
export function writeRecord<Record extends Layout>(layout: Record, values: ValuesOf<Record>): string {
  const given = values as { readonly [name: string]: ValueOf[FieldKind] };
  return layout
    .map((part) => ("always" in part ? part.always : writtenAs(part, given[part.name] ?? null)))
    .join("");
}

/** @returns null if a value is invalid for its kind; constants are not checked. */
export function readRecord<Record extends Layout>(layout: Record, line: string): ValuesOf<Record> | null {
  const values: { [name: string]: ValueOf[FieldKind] } = {};
  for (const part of layout) {
    if ("always" in part) continue;
    const value = readAs(part.kind, line.slice(part.from - 1, part.from - 1 + part.length));
    if (value === undefined) return null;
    values[part.name] = value;
  }
  return values as ValuesOf<Record>;
}

function writtenAs({ name, length, kind }: Field, value: ValueOf[FieldKind]): string {
  const text = signsOf(kind, value);
  const written = kind === "TEXT" ? text.slice(0, length).padEnd(length) : text.padStart(length, "0");
  if (written.length !== length) throw new RangeError(`${name} is too long: ${text}`);
  return written;
}

function signsOf(kind: FieldKind, value: ValueOf[FieldKind]): string {
  if (kind === "TEXT") return plainCapitals(String(value ?? ""));
  if (kind === "DATE") {
    if (value === null) return "";
    const [year, month, date] = String(value).split("-");
    return `${date}${month}${year}`;
  }
  if (kind === "CODE") {
    if (!/^[0-9A-Z]*$/.test(String(value ?? ""))) throw new RangeError(`“${value}” is no code`);
    return String(value ?? "");
  }
  if (typeof value !== "number" || !Number.isSafeInteger(value) || value < 0)
    throw new RangeError(`${value} is no number from 0`);
  return String(value);
}

function readAs(kind: FieldKind, text: string): ValueOf[FieldKind] | undefined {
  switch (kind) {
    case "TEXT":
      return text.trimEnd();
    case "CODE":
      return text.trim();
    case "DATE": {
      if (/^[0 ]*$/.test(text)) return null;
      const day = `${text.slice(4)}-${text.slice(2, 4)}-${text.slice(0, 2)}`;
      return isCalendarDate(day) ? day : undefined;
    }
    case "NUMBER":
    case "CENTS": {
      const digits = text.trim();
      return /^\d*$/.test(digits) && Number.isSafeInteger(Number(digits)) ? Number(digits) : undefined;
    }
  }
}

/** What banks take of a text: capital letters, digits and the signs of ASCII, without accents. */
export const plainCapitals = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{Cc}\p{Z}]+/gu, " ")
    .replace(/[^\x20-\x7e]/g, "")
    .toUpperCase()
    .trim();
