import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { drawnPng } from "../../prisma/demo/logo";
import { barePicture } from "./uploads.rules";

const bytes = (...parts: (string | number[] | Uint8Array)[]) =>
  Uint8Array.from(
    Buffer.concat(
      parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part))),
    ),
  );
const long = (value: number) => [value & 255, (value >> 8) & 255, (value >> 16) & 255, value >>> 24];
const read = (picture: Uint8Array) => {
  const found = barePicture(picture);
  return found && { ...found, content: Buffer.from(found.content).toString("latin1") };
};

describe("a JPEG", () => {
  const frame = [0xff, 0xc0, 0, 11, 8, 0, 120, 0, 200, 1, 1, 0x11, 0];
  const points = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 7, 0xff, 0, 9, 0xff, 0xd9];
  const remark = bytes([0xff, 0xe1, 0, 10], "Exif", [0, 0, 1, 2]);

  test("is kept without remarks and what stands behind its end", () => {
    const plain = bytes([0xff, 0xd8], frame, points);
    const sent = bytes([0xff, 0xd8], remark, frame, [0xff, 0xfe, 0, 5, 1, 2, 3], points, "PK");
    expect(read(sent)).toEqual({
      mediaType: "image/jpeg",
      width: 200,
      height: 120,
      content: Buffer.from(plain).toString("latin1"),
    });
  });

  test("without an end, or without measures, is none", () => {
    expect(read(bytes([0xff, 0xd8], frame, points.slice(0, -1)))).toBeNull();
    expect(read(bytes([0xff, 0xd8], points))).toBeNull();
  });
});

describe("a WebP", () => {
  const head = bytes("VP8X", long(10), [0x3c, 0, 0, 0], [99, 0, 0, 49, 0, 0]);
  const lossless = bytes("VP8L", long(6), [0x2f], long(99 | (49 << 14)), [0]);
  const exif = bytes("EXIF", long(3), "GPS", [0]);
  const file = (...parts: Uint8Array[]) => {
    const body = bytes("WEBP", ...parts);
    return bytes("RIFF", long(body.length), body);
  };

  test("is kept without what it says besides", () => {
    const bare = Uint8Array.from(head);
    bare[8] = 0x10;
    const content = Buffer.from(file(bare, lossless)).toString("latin1");
    expect(read(file(head, exif, lossless, exif))).toEqual({
      mediaType: "image/webp",
      width: 100,
      height: 50,
      content,
    });
    const lossy = bytes("VP8 ", long(12), [0, 0, 0, 0x9d, 1, 0x2a], [64, 0, 32, 0], [0, 0]);
    expect(read(file(lossy))).toMatchObject({ width: 64, height: 32 });
  });

  test("that moves is none", () =>
    expect(read(file(head, bytes("ANMF", long(6), [1, 2, 3, 4, 5, 6])))).toBeNull());
});

test("a PNG cut off anywhere is none", () => {
  const whole = drawnPng(20, 10, () => [1, 2, 3]);
  expect(read(whole)).toMatchObject({ mediaType: "image/png", width: 20, height: 10 });
  for (let length = 0; length < whole.length; length += 1) expect(read(whole.slice(0, length))).toBeNull();
});

test("whatever comes is read or refused, and what was read once is read as the same", () => {
  const beginnings = [
    [0xff, 0xd8, 0xff],
    [...drawnPng(16, 16, () => [0, 0, 0])],
    [...Buffer.from("RIFF0000WEBP")],
  ];
  fc.assert(
    fc.property(fc.constantFrom(...beginnings), fc.uint8Array({ maxLength: 200 }), (begin, rest) => {
      const once = barePicture(bytes(begin, rest));
      if (once) expect(barePicture(once.content)).toEqual(once);
    }),
  );
});
