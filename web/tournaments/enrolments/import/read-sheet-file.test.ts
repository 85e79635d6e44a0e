import { expect, test } from "vitest";
import { readSheetFile } from "./read-sheet-file";

test("accents are read from UTF-8 and from what Excel writes", async () => {
  expect(await readSheetFile(new Blob(["João"]))).toBe("João");
  expect(await readSheetFile(new Blob([new Uint8Array([0x4a, 0x6f, 0xe3, 0x6f])]))).toBe("João");
});
