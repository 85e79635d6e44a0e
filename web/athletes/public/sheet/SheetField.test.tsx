import { expect, test } from "vitest";
import { readSheetFile } from "./SheetField";

test("accents are read from UTF-8 and from what Excel writes", async () => {
  expect(await readSheetFile(new Blob(["João"]))).toBe("João");
  expect(await readSheetFile(new Blob([new Uint8Array([0x4a, 0x6f, 0xe3, 0x6f])]))).toBe("João");
});

test("and from what Excel writes on a Mac", async () => {
  expect(await readSheetFile(new Blob([new Uint8Array([0x4a, 0x6f, 0x8b, 0x6f])]))).toBe("João");
});

test("a sheet saved as Unicode text is read", async () => {
  expect(await readSheetFile(new Blob([new Uint8Array([0xff, 0xfe, 0x4a, 0, 0xe3, 0, 0x6f, 0])]))).toBe(
    "Jão",
  );
});
