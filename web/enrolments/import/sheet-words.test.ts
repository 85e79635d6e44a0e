import { expect, test } from "vitest";
import { readSheet } from "../../../server/athletes/sheet/sheet.rules";
import { readNewcomer } from "../../../server/athletes/sheet/newcomer.rules";
import { athleteLevelLabel } from "../../../server/sport/athlete-level.rules";
import { countedEntries, sheetExample, sheetTemplate } from "./ImportSheet";

test.each([
  [true, true],
  [true, false],
  [false, true],
  [false, false],
])("the example and a filled template can be imported (pairs: %s, registers: %s)", (inPairs, registers) => {
  const kind = { inPairs, registers };
  const [, row = ""] = sheetExample(kind).split("\n");
  for (const sheet of [sheetExample(kind), sheetTemplate(kind) + row]) {
    const read = readSheet(sheet, inPairs);
    if ("problem" in read) throw new Error(read.problem);
    expect(read.lines.map(({ problems }) => problems)).toEqual([[]]);
    for (const one of read.lines[0]?.athletes ?? [])
      expect(readNewcomer(one, 0, 1)).toMatchObject({ gender: registers ? "FEMALE" : null });
    if (registers)
      for (const { level } of read.lines[0]?.athletes ?? [])
        expect(Object.values<string>(athleteLevelLabel)).toContain(level);
  }
});

test("entries are counted as pairs or athletes", () => {
  expect(countedEntries(1, true)).toBe("1 dupla");
  expect(countedEntries(8, false)).toBe("8 atletas");
});
