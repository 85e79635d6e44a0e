import { expect, test } from "vitest";
import { readSheet } from "../../../server/enrolments/import/csv-import.rules";
import { countedEntries, sheetExample, sheetTemplate } from "./sheet-words";

test.each([true, false])("the example and a filled template can be imported (pairs: %s)", (inPairs) => {
  const [, row = ""] = sheetExample(inPairs).split("\n");
  for (const sheet of [sheetExample(inPairs), sheetTemplate(inPairs) + row]) {
    const read = readSheet(sheet, inPairs);
    expect("lines" in read && read.lines.map(({ problems }) => problems)).toEqual([[]]);
  }
});

test("entries are counted as pairs or athletes", () => {
  expect(countedEntries(1, true)).toBe("1 dupla");
  expect(countedEntries(8, false)).toBe("8 atletas");
});
