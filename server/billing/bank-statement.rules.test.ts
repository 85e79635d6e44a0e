import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "../platform/time/calendar-day.rules";
import {
  keyed,
  largestStatement,
  mostStatementLines,
  readBankStatement,
  statementProblem,
  type BankLine,
} from "./bank-statement.rules";

const folder = join(import.meta.dirname, "../../tests/fixtures/bank-statements");
const sample = (bank: string) => new Uint8Array(readFileSync(join(folder, `${bank}.ofx`)));
const bytesOf = (text: string) => new TextEncoder().encode(text);

function read(bytes: Uint8Array) {
  const result = readBankStatement(bytes);
  if ("problem" in result) throw new Error(result.problem);
  return result.statements;
}

describe("what banks export", () => {
  test("Banco do Brasil: values not closed, letters of Windows, one number for two payments", () => {
    expect(read(sample("banco-do-brasil"))).toEqual([
      {
        account: "1/3286-0/75367-8",
        from: "2026-11-01",
        until: "2026-11-12",
        lines: [
          {
            key: "1/3286-0/75367-8|20261109115000|2026-11-09|15000|1",
            externalId: "20261109115000",
            on: "2026-11-09",
            amountInCents: 15_000,
            text: "Pix - Recebido - 09/11 08:31 00052998224725 EVA LIMA",
          },
          {
            key: "1/3286-0/75367-8|20261109115000|2026-11-09|15000|2",
            externalId: "20261109115000",
            on: "2026-11-09",
            amountInCents: 15_000,
            text: "Pix - Recebido - 09/11 18:02 00011144477735 JOSE G SOUZA",
          },
          {
            key: "1/3286-0/75367-8|20261110132500|2026-11-10|-3250|1",
            externalId: "20261110132500",
            on: "2026-11-10",
            amountInCents: -3250,
            text: "Tarifa Pacote de Serviços – Cobrança referente 10/11/2026",
          },
          {
            key: "1/3286-0/75367-8|20261111511240|2026-11-11|124007|1",
            externalId: "20261111511240",
            on: "2026-11-11",
            amountInCents: 124_007,
            text: "Cobrança - Títulos liquidados",
          },
        ],
      },
    ]);
  });

  test.each([
    [
      "itau",
      "341/1234567890",
      [
        ["2026-11-10", 15_305, "PIX QRS 00FZSTK4PGCF2B4JLN9WQZ1IY EVA L"],
        ["2026-11-11", 9000, "PIX TRANSF RUI ALV10/11"],
        ["2026-11-11", -41_290, "PAG BOLETO AREIA & CIA MANUTENÇÃO"],
      ],
    ],
    [
      "nubank",
      "260/1/48211903-5",
      [
        [
          "2026-11-05",
          25_000,
          "Transferência recebida pelo Pix - João da Conceição - •••.982.247-•• - BCO DO BRASIL S.A. (0001) Agência: 3286 Conta: 75367-8",
        ],
        ["2026-11-06", -8000, "Transferência enviada pelo Pix - Raquetes & Redes Ltda"],
      ],
    ],
    [
      "bradesco",
      "237/1260/0782713",
      [
        ["2026-11-10", 123_456, "TRANSFERENCIA PIX REM: Conceição Avança 10/11"],
        ["2026-11-10", -990, "TARIFA BANCARIA CESTA PJ"],
        ["2026-11-11", 15_000, "LIQUIDACAO DE COBRANCA"],
      ],
    ],
    [
      "inter-ofx2",
      "077/0001-9/201733446",
      [
        ["2026-11-09", 15_000, 'Eva Lima - Pix recebido: "Cp :00000000-EVA LIMA"'],
        ["2026-11-10", -115_025, 'Pagamento efetuado: "Luz & Força"'],
      ],
    ],
  ])("%s", (bank, account, lines) => {
    const [statement] = read(sample(bank));
    expect(statement).toMatchObject({ account, from: "2026-11-01", until: "2026-11-12" });
    expect(statement?.lines.map(({ on, amountInCents, text }) => [on, amountInCents, text])).toEqual(lines);
  });

  test("a file of two accounts has a statement for each", () => {
    expect(read(sample("inter-ofx2")).map(({ account, lines }) => [account, lines.length])).toEqual([
      ["077/0001-9/201733446", 2],
      ["077/0001-9/201733454", 0],
    ]);
  });

  test("a file that is not UTF-8 is decoded as Windows-1252", () => {
    const head = bytesOf(
      "<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><BANKTRANLIST><STMTTRN><DTPOSTED>20261110<TRNAMT>1<MEMO>",
    );
    const foot = bytesOf("</STMTTRN></BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>");
    const decoded = (...bytes: number[]) =>
      read(new Uint8Array([...head, ...bytes, ...foot]))[0]?.lines[0]?.text;
    expect(decoded(0x80, 0x92, 0x96, 0xe7, 0xff)).toBe("€’–çÿ");
    expect(decoded(0x4a, 0x6f, 0xe3, 0x6f, 0x8a, 0x9f)).toBe("JoãoŠŸ");
  });
});

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

interface Dialect {
  closed: boolean;
  comma: boolean;
  end: string;
  zone: string;
}

function written(
  lines: readonly BankLine[],
  { closed, comma, end, zone }: Dialect,
  currency = "BRL",
): string {
  const value = (name: string, text: string) => `<${name}>${text}${closed ? `</${name}>` : ""}${end}`;
  const amount = (cents: number) => {
    const [whole, rest] = [Math.floor(Math.abs(cents) / 100), String(Math.abs(cents) % 100).padStart(2, "0")];
    return `${cents < 0 ? "-" : ""}${whole}${comma ? "," : "."}${rest}`;
  };
  const entries = lines.map(
    (line) =>
      `<STMTTRN>${end}${value("TRNTYPE", line.amountInCents < 0 ? "DEBIT" : "CREDIT")}` +
      value("DTPOSTED", line.on.replaceAll("-", "") + zone) +
      value("TRNAMT", amount(line.amountInCents)) +
      value("FITID", escaped(line.externalId)) +
      `${value("MEMO", escaped(line.text))}</STMTTRN>${end}`,
  );
  return (
    `OFXHEADER:100${end}DATA:OFXSGML${end}${end}<OFX>${end}<BANKMSGSRSV1><STMTTRNRS><STMTRS>` +
    `${value("CURDEF", currency)}<BANKACCTFROM>${value("BANKID", "341")}${value("ACCTID", "56789-0")}</BANKACCTFROM>` +
    `<BANKTRANLIST>${end}${entries.join("")}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`
  );
}

const dialect = fc.record({
  closed: fc.boolean(),
  comma: fc.boolean(),
  end: fc.constantFrom("\n", "\r\n", "\n  "),
  zone: fc.constantFrom("", "120000", "000000[-3:BRT]", "100000[-03:EST]", "030000.000[0:GMT]"),
});
const words = fc.stringMatching(/^[A-Za-zçãéõ0-9&<>"'/.-]{1,12}( [A-Za-zçãéõ0-9&<>"'/.-]{1,12}){0,4}$/);
const anyLine: fc.Arbitrary<BankLine> = fc.record({
  externalId: fc.constantFrom("N1", "N2", "20261110001", "690b6a3e-2f57"),
  on: fc.nat(400).map((days) => addDays("2026-01-01", days)),
  amountInCents: fc.oneof(fc.constantFrom(15_000, -990), fc.integer({ min: -9e9, max: 9e9 })),
  text: words,
});
const anyLines = fc.array(anyLine, { maxLength: 8 });

describe("any statement", () => {
  test("is read as the bank has it, however it writes", () => {
    fc.assert(
      fc.property(anyLines, dialect, (lines, how) => {
        const [statement] = read(bytesOf(written(lines, how)));
        expect(statement?.lines).toEqual(keyed("341/56789-0", lines));
      }),
    );
  });

  test("has no key twice, and the same ones when it comes again", () => {
    fc.assert(
      fc.property(anyLines, dialect, dialect, (lines, how, again) => {
        const keys = (one: Dialect) => read(bytesOf(written(lines, one)))[0]?.lines.map(({ key }) => key);
        expect(new Set(keys(how)).size).toBe(lines.length);
        expect(keys(again)).toEqual(keys(how));
      }),
    );
  });

  test("cut off anywhere is refused, or has lost no line", () => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 4 }),
        dialect,
        fc.nat(99),
        (lines, how, part) => {
          const whole = written(lines, how);
          const result = readBankStatement(bytesOf(whole.slice(0, Math.floor((whole.length * part) / 100))));
          expect(result).toHaveProperty("problem");
        },
      ),
    );
  });

  test("and any other file is answered with a sentence", () => {
    const pieces = fc.constantFrom(
      "<OFX>",
      "</OFX>",
      "<STMTTRN>",
      "</STMTTRN>",
      "<BANKTRANLIST>",
      "<STMTRS>",
      "<MEMO>",
      "<TRNAMT>1,2,3",
      "<DTPOSTED>20269999",
      "<!--",
      "<![CDATA[",
      "]]>",
      "&#99999999;",
      "<__proto__>",
      "\0",
      "<",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 30 }), (parts) => {
        const result = readBankStatement(bytesOf(parts.join("")));
        if ("problem" in result) expect(result.problem).toMatch(/^O .+/);
      }),
    );
  });
});

const asItau: Dialect = { closed: true, comma: false, end: "\n", zone: "" };
const line: BankLine = { externalId: "N1", on: "2026-11-10", amountInCents: 100, text: "PIX" };
const withValue = (name: string, text: string) =>
  written([line], asItau).replace(new RegExp(`<${name}>[^<]*`), () => `<${name}>${text}`);

describe("rejected files", () => {
  test.each([
    ["an empty file", "", statementProblem.noStatement],
    ["a sheet", "Data;Valor\r\n10/11/2026;150,00\r\n", statementProblem.noStatement],
    ["a page", "<html><body>Sessão expirada</body></html>", statementProblem.noStatement],
    ["an OFX of nothing", "<OFX></OFX>", statementProblem.noStatement],
    [
      "a card's",
      "<OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>",
      statementProblem.creditCard,
    ],
    ["another currency", written([line], asItau, "USD"), statementProblem.currency],
    [
      "another currency in a line",
      withValue("FITID", "1</FITID><CURRENCY><CURSYM>USD</CURSYM></CURRENCY><FITID>2"),
      statementProblem.currency,
    ],
    [
      "a day that is none",
      withValue("DTPOSTED", "20261131"),
      "O lançamento 1 do extrato está sem data ou sem valor",
    ],
    ["no day", withValue("DTPOSTED", ""), "O lançamento 1 do extrato está sem data ou sem valor"],
    ["no amount", withValue("TRNAMT", ""), "O lançamento 1 do extrato está sem data ou sem valor"],
    [
      "an amount that may be two",
      withValue("TRNAMT", "1.234"),
      "O lançamento 1 do extrato está sem data ou sem valor",
    ],
    ["groups that cross", written([line], asItau).replace("</STMTRS>", ""), statementProblem.broken],
  ])("%s", (_what, file, problem) => {
    expect(readBankStatement(bytesOf(file))).toEqual({ problem });
  });

  test("more than is read at once", () => {
    const tooLarge = { problem: statementProblem.tooLarge };
    expect(readBankStatement(new Uint8Array(largestStatement + 1))).toEqual(tooLarge);
    const many = (count: number) =>
      bytesOf(
        written(
          Array.from({ length: count }, () => line),
          asItau,
        ),
      );
    expect(read(many(mostStatementLines))[0]?.lines).toHaveLength(mostStatementLines);
    expect(readBankStatement(many(mostStatementLines + 1))).toEqual(tooLarge);
  });

  test.each([
    ["long names", "<OFX>", "<AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA>x"],
    ["blanks", "<OFX><MEMO>a", " "],
    ["comments", "<OFX>", "<!--"],
    ["open quotations", "<OFX>", "<![CDATA["],
    ["groups in groups", "<OFX>", "<BANKTRANLIST>"],
    ["lines in lines", "<OFX>", "<STMTTRN>"],
    ["values", "<OFX><STMTTRN>", "<DTPOSTED>1"],
    ["open signs", "<OFX>", "<"],
    ["ampersands", "<OFX><MEMO>", "&#"],
  ])("a file made to keep a server busy: %s", (_what, head, piece) => {
    const file = head + piece.repeat(Math.floor((largestStatement - 100) / piece.length));
    expect(readBankStatement(bytesOf(file))).toHaveProperty("problem");
  });
});
