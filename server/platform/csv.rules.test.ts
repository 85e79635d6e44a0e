import fc from "fast-check";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { csvMark, csvRow, csvText, quotedCsvRow, type CsvSeparator } from "./csv.rules";

const separators: CsvSeparator[] = [";", ","];

/** Parses the CSV with an independent library. */
const read = (text: string, delimiter: CsvSeparator) => {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: "\r\n", skipEmptyLines: false });
  expect(errors).toEqual([]);
  return data.slice(0, -1);
};

const harmless = fc
  .string({ unit: "binary" })
  .filter((text) => !/^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/.test(text));

test.each(separators)("whatever is in the cells, the same is read back (%s)", (separator) => {
  const awkward = fc.constantFrom(
    '"',
    '""',
    "a;b",
    "a,b",
    "a\r\nb",
    "\n x".trim(),
    " ",
    " a ",
    "ação",
    "'",
    "a\tb",
  );
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.oneof(harmless, awkward), { minLength: 2, maxLength: 4 }), {
        minLength: 1,
        maxLength: 5,
      }),
      (rows) => {
        const text = csvText(rows, separator);
        expect(text.startsWith(csvMark)).toBe(true);
        expect(read(text.slice(csvMark.length), separator)).toEqual(rows);
      },
    ),
  );
});

test.each(["=1+1", "+55 48", "-x", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "＝1", '=HYPERLINK("x";"y")'])(
  "%j is a text for every sheet, and begins no cell",
  (text) => {
    for (const separator of separators) {
      const row = csvRow([text, "b"], separator);
      expect(row.replace(/^"/, "").startsWith("'")).toBe(true);
      expect(read(row, separator)).toEqual([[`'${text}`, "b"]]);
    }
  },
);

test.each([
  [0, "0", "0"],
  [-30.5, "-30,5", "-30.5"],
  [1234567.25, "1234567,25", "1234567.25"],
  [1e-7, "0,0000001", "0.0000001"],
  [-1.5e-7, "-0,00000015", "-0.00000015"],
  [2e21, "2000000000000000000000", "2000000000000000000000"],
  [Number.NaN, "", ""],
  [Number.POSITIVE_INFINITY, "", ""],
  [{ cents: 124050 }, "1240,50", "1240.50"],
  [{ cents: 5 }, "0,05", "0.05"],
  [{ cents: -3000 }, "-30,00", "-30.00"],
  [{ cents: 0 }, "0,00", "0.00"],
])("%j stays a number that a sheet can add up", (cell, brazilian, other) => {
  expect(read(csvRow([cell, ""], ";"), ";")).toEqual([[brazilian, ""]]);
  expect(read(csvRow([cell, ""], ","), ",")).toEqual([[other, ""]]);
});

test("a missing cell is empty, each row ends as sheets end theirs, and the mark stands once", () => {
  expect(
    csvText(
      [
        ["Nome", "Valor"],
        ["Ana", null],
        [undefined, 1],
      ],
      ";",
    ),
  ).toBe("\uFEFFNome;Valor\r\nAna;\r\n;1\r\n");
});

test("only what would part a cell stands in quotes: a comma does between commas", () => {
  expect(csvRow(["vírgula, sim", "a\tb", "a;b"], ";")).toBe('vírgula, sim;a\tb;"a;b"\r\n');
  expect(csvRow(["vírgula, sim", "a\tb", "a;b"], ",")).toBe('"vírgula, sim",a\tb,a;b\r\n');
});

test("between quotes an amount stands as people read it, and is no formula where it is a debt", () => {
  expect(quotedCsvRow([{ cents: -123_456_789 }, { cents: 5 }, 12, null, "-x"])).toBe(
    `"-1.234.567,89","0,05","12","","'-x"\r\n`,
  );
});
