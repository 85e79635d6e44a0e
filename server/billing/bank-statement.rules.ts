import { parseSync } from "ofx-js";
import { legibleText } from "../platform/text.rules";
import { isCalendarDate } from "../platform/time/calendar-day.rules";

/** A line of a bank's statement; the day is YYYY-MM-DD, the amount centavos, negative for what went out. */
export interface BankLine {
  /** The bank's own number, FITID. Banks repeat them, and may leave it out. */
  externalId: string;
  on: string;
  amountInCents: number;
  /** Who, and what for, in the bank's words. */
  text: string;
}

/** A line with a unique key, which is stable if the file is imported again. */
export interface KeyedLine extends BankLine {
  key: string;
}

/** What a bank says of one account. */
export interface BankStatement {
  /** Bank, branch and account, "341/1234/56789-0"; of these, what the bank says. */
  account: string;
  /** First and last day of the statement, YYYY-MM-DD; null if the file does not say. */
  from: string | null;
  until: string | null;
  lines: KeyedLine[];
}

/** In bytes: some years of a busy account. */
export const largestStatement = 2 * 1024 * 1024;
export const mostStatementLines = 5000;

export const statementProblem = {
  tooLarge: "O extrato deve ter até 2 MB e 5.000 lançamentos: baixe um período menor no banco",
  noStatement: "O arquivo não é um extrato OFX: no site do banco, escolha exportar o extrato em OFX",
  broken: "O extrato está incompleto: baixe o arquivo de novo no banco",
  creditCard: "O arquivo é a fatura de um cartão: envie o extrato da conta",
  currency: "O extrato deve ser de uma conta em reais",
} as const;

/**
 * Reads what banks export: OFX 1 (SGML, in Latin letters of Windows or UTF-8) and OFX 2 (XML), with a point or a comma
 * before the centavos.
 * @returns an account's lines in the order of the file, or in one sentence why there are none.
 */
export function readBankStatement(bytes: Uint8Array): { statements: BankStatement[] } | { problem: string } {
  if (bytes.length > largestStatement) return { problem: statementProblem.tooLarge };
  const { text, lines, others, isWhole } = tidy(decoded(bytes));
  if (lines > mostStatementLines) return { problem: statementProblem.tooLarge };
  if (!text.startsWith("<OFX>")) return { problem: statementProblem.noStatement };
  if (!isWhole || others > mostOthers) return { problem: statementProblem.broken };
  const root = parsed(text);
  if (root === null) return { problem: statementProblem.broken };
  const found = everyIn(root, "BANKMSGSRSV1", "STMTTRNRS", "STMTRS");
  if (found.length === 0)
    return {
      problem: "CREDITCARDMSGSRSV1" in root ? statementProblem.creditCard : statementProblem.noStatement,
    };
  const statements: BankStatement[] = [];
  for (const one of found) {
    const read = readStatement(one);
    if ("problem" in read) return read;
    statements.push(read);
  }
  return { statements };
}

/** Lines with their keys: account|FITID|day|centavos|n, where n counts equal lines of one file. */
export function keyed(account: string, lines: readonly BankLine[]): KeyedLine[] {
  const counted = new Map<string, number>();
  return lines.map((line) => {
    const key = [account, line.externalId, line.on, line.amountInCents].join("|");
    const count = (counted.get(key) ?? 0) + 1;
    counted.set(key, count);
    return { ...line, key: `${key}|${count}` };
  });
}

type Node = Record<string, unknown>;

function readStatement(node: Node): BankStatement | { problem: string } {
  if (!isReal(valueOf(node, "CURDEF"))) return { problem: statementProblem.currency };
  const [list = {}] = everyIn(node, "BANKTRANLIST");
  const entries = everyIn(list, "STMTTRN");
  const lines: BankLine[] = [];
  for (const [index, entry] of entries.entries()) {
    const currencies = everyIn(entry, "CURRENCY").map((currency) => valueOf(currency, "CURSYM"));
    if (!currencies.every(isReal)) return { problem: statementProblem.currency };
    const on = dayOf(valueOf(entry, "DTPOSTED"));
    const amountInCents = centsOf(valueOf(entry, "TRNAMT"));
    if (on === null || amountInCents === null)
      return { problem: `O lançamento ${index + 1} do extrato está sem data ou sem valor` };
    lines.push({
      externalId: valueOf(entry, "FITID").slice(0, longestId),
      on,
      amountInCents,
      text: lineText(valueOf(entry, "NAME"), valueOf(entry, "MEMO")),
    });
  }
  const account = accountOf(everyIn(node, "BANKACCTFROM")[0] ?? {});
  return {
    account,
    from: dayOf(valueOf(list, "DTSTART")),
    until: dayOf(valueOf(list, "DTEND")),
    lines: keyed(account, lines),
  };
}

const longestId = 255;
const longestText = 500;
/** Longest raw value in the file, including escaped characters. */
const longestWritten = 2000;

/** The currency of a file that says none is Brazil's: its banks sent it. */
const isReal = (currency: string): boolean => currency === "" || currency.toUpperCase() === "BRL";

const accountOf = (node: Node): string =>
  [valueOf(node, "BANKID").replace(/^0+(?=\d{3})/, ""), valueOf(node, "BRANCHID"), valueOf(node, "ACCTID")]
    .map((part) => part.replaceAll("|", "").slice(0, 40))
    .filter((part) => part !== "")
    .join("/");

/** The first eight digits, which are the bank's local day; time and zone after them are ignored. */
function dayOf(written: string): string | null {
  const [, year, month, date] = /^(\d{4})(\d{2})(\d{2})(?!\d{1,3}$)/.exec(written) ?? [];
  const day = `${year}-${month}-${date}`;
  return isCalendarDate(day) ? day : null;
}

/** Parses "150.00", "-150,00", "1.234,56", "150"; null for an invalid or ambiguous amount. */
function centsOf(written: string): number | null {
  const match = /^([+-]?)(\d+|\d{1,3}(?:\.\d{3})+(?=,)|\d{1,3}(?:,\d{3})+(?=\.))(?:[.,](\d{1,2}))?$/.exec(
    written.replace(/\s/g, ""),
  );
  if (!match) return null;
  const [, sign, reais = "", decimals = ""] = match;
  const cents = Number(reais.replace(/[.,]/g, "") + decimals.padEnd(2, "0"));
  if (!Number.isSafeInteger(cents)) return null;
  return sign === "-" && cents > 0 ? -cents : cents;
}

/** Some banks split payer and purpose over NAME and MEMO, others repeat one text in both. */
function lineText(name: string, memo: string): string {
  const text = memo.includes(name) ? memo : name.includes(memo) ? name : `${name} - ${memo}`;
  return text.slice(0, longestText);
}

function parsed(text: string): Node | null {
  try {
    const { OFX } = parseSync(text);
    return typeof OFX === "object" ? OFX : {};
  } catch {
    return null;
  }
}

/** All nodes at a path, each step of which may occur several times. */
const everyIn = (node: Node, ...path: string[]): Node[] =>
  path.reduce<Node[]>(
    (nodes, name) =>
      nodes
        .flatMap((one) => one[name] ?? [])
        .filter((one): one is Node => typeof one === "object" && one !== null),
    [node],
  );

function valueOf(node: Node, name: string): string {
  const [value] = [node[name]].flat();
  return typeof value === "string" ? legibleText(value).replace(/\s+/g, " ").trim() : "";
}

/** Groups that are parsed; all others are removed before parsing. */
const groups = new Set([
  "OFX",
  "BANKMSGSRSV1",
  "CREDITCARDMSGSRSV1",
  "STMTTRNRS",
  "STMTRS",
  "BANKACCTFROM",
  "BANKTRANLIST",
  "STMTTRN",
  "CURRENCY",
]);
const values = new Set([
  "CURDEF",
  "CURSYM",
  "BANKID",
  "BRANCHID",
  "ACCTID",
  "DTSTART",
  "DTEND",
  "DTPOSTED",
  "TRNAMT",
  "FITID",
  "NAME",
  "MEMO",
]);
/** Most groups besides lines, such as accounts. */
const mostOthers = 500;

/**
 * Normalises the parsed part of a file: closes every value and escapes characters as in XML, for both the SGML and the
 * XML variant. Input on which the parser would take too long never reaches it: unclosed groups, long names, blanks and
 * comments.
 */
function tidy(file: string): { text: string; lines: number; others: number; isWhole: boolean } {
  const parts: string[] = [];
  const open: string[] = [];
  let [lines, others, isWhole] = [0, 0, true];
  const plain = file.replace(/<!\[CDATA\[([^<\]]*)\]\]>/g, (_all, inner: string) => asEntities(inner));
  for (const [, slash = "", written = "", rest = ""] of plain.matchAll(/<(\/?)([^<>]*)>([^<]*)/g)) {
    const name = written.trim().toUpperCase();
    if (groups.has(name)) {
      if (parts.length === 0 && name !== "OFX") continue;
      if (slash === "" && name === "STMTTRN") lines += 1;
      else if (slash === "" && name !== "CURRENCY") others += 1;
      if (slash === "") open.push(name);
      else if (open.pop() !== name) isWhole = false;
      parts.push(`<${slash}${name}>`);
    } else if (slash === "" && values.has(name) && parts.length > 0) {
      const value = asEntities(withoutEntities(rest.replace(/\s+/g, " ").trim().slice(0, longestWritten)));
      if (value !== "") parts.push(`<${name}>${value}</${name}>`);
    }
  }
  return { text: parts.join(""), lines, others, isWhole: isWhole && open.length === 0 };
}

const asEntities = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

const withoutEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z]{2,4}));/gi, (all, decimal, hexadecimal, name) => {
    if (name !== undefined) return entities[String(name).toLowerCase()] ?? all;
    const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal);
    return code <= 0x10_ffff ? String.fromCodePoint(code) : "";
  });

/** Decodes valid UTF-8, else Windows-1252. The encoding in the file's header is ignored, because it is often wrong. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return Array.from(bytes, (byte) => windowsLetters[byte - 0x80] ?? String.fromCharCode(byte)).join("");
  }
}

/**
 * Characters 0x80 to 0x9F of Windows-1252; all others equal Latin-1. Some supported versions of Node decode these as
 * control characters.
 */
const windowsLetters = [..."€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ"];
