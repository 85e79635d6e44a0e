import { expect, test } from "vitest";
import { layouts, lotTrailer } from "./cnab-layout.rules";
import { lineLength, writeRecord } from "./cnab-record.rules";

/** Start of each field in the manual; it ends before the next one, and the last at 240. */
const manual: Record<keyof typeof layouts, number[]> = {
  fileHeader: [
    1, 4, 8, 9, 18, 19, 33, 53, 58, 59, 71, 72, 73, 103, 133, 143, 144, 152, 158, 164, 167, 172, 192, 212,
  ],
  lotHeader: [1, 4, 8, 9, 10, 12, 14, 17, 18, 19, 34, 54, 59, 60, 72, 73, 74, 104, 144, 184, 192, 200, 208],
  segmentP: [
    1, 4, 8, 9, 14, 15, 16, 18, 23, 24, 36, 37, 38, 58, 59, 60, 61, 62, 63, 78, 86, 101, 106, 107, 109, 110,
    118, 119, 127, 142, 143, 151, 166, 181, 196, 221, 222, 224, 225, 228, 230, 240,
  ],
  segmentQ: [1, 4, 8, 9, 14, 15, 16, 18, 19, 34, 74, 114, 129, 134, 137, 152, 154, 155, 170, 210, 213, 233],
  segmentR: [
    1, 4, 8, 9, 14, 15, 16, 18, 19, 27, 42, 43, 51, 66, 67, 75, 90, 100, 140, 180, 200, 208, 211, 216, 217,
    229, 230, 231, 232,
  ],
  segmentT: [
    1, 4, 8, 9, 14, 15, 16, 18, 23, 24, 36, 37, 38, 58, 59, 74, 82, 97, 100, 105, 106, 131, 133, 134, 149,
    189, 199, 214, 224,
  ],
  segmentU: [
    1, 4, 8, 9, 14, 15, 16, 18, 33, 48, 63, 78, 93, 108, 123, 138, 146, 154, 158, 166, 181, 211, 214, 234,
  ],
  lotTrailer: [1, 4, 8, 9, 18, 24, 30, 47, 116, 124],
  fileTrailer: [1, 4, 8, 9, 18, 24, 30, 36],
};

test.each(Object.entries(layouts))("%s has every field of the manual, from 1 to 240", (name, layout) => {
  expect(layout.map(({ from }) => from)).toEqual(manual[name as keyof typeof layouts]);
  let next = 1;
  for (const part of layout) {
    expect(part.from).toBe(next);
    if ("always" in part) expect(part.always).toHaveLength(part.length);
    next += part.length;
  }
  expect(next).toBe(lineLength + 1);
});

test("a value that does not fit its field is rejected", () => {
  const end = { bank: "001", lot: 1, lines: 2, charges: 0, total: 0 };
  expect(() => writeRecord(lotTrailer, { ...end, lines: 1_000_000 })).toThrow(RangeError);
  expect(() => writeRecord(lotTrailer, { ...end, total: -1 })).toThrow(RangeError);
  expect(() => writeRecord(lotTrailer, { ...end, bank: "a" })).toThrow(RangeError);
});
