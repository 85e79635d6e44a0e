import { crc32, deflateSync } from "node:zlib";

type Colour = readonly [red: number, green: number, blue: number];

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** A picture as a PNG file, point by point. */
export function drawnPng(
  width: number,
  height: number,
  colourAt: (x: number, y: number) => Colour,
): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const rows = Array.from({ length: height }, (_, y) => [
    0,
    ...Array.from({ length: width }, (_point, x) => colourAt(x, y)).flat(),
  ]);
  return Uint8Array.from(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk("IHDR", head),
      chunk("IDAT", deflateSync(Uint8Array.from(rows.flat()))),
      chunk("IEND", Buffer.alloc(0)),
    ]),
  );
}

const [sky, sun, sea, foam]: readonly Colour[] = [
  [255, 244, 228],
  [244, 112, 82],
  [20, 122, 138],
  [255, 255, 255],
];

/** A sun that goes down over three waves. */
export const sunOverWaves = (): Uint8Array<ArrayBuffer> =>
  drawnPng(256, 256, (x, y) => {
    const wave = (from: number) => y - from - 8 * Math.sin((x / 256) * Math.PI * 4);
    if (wave(150) > 0) {
      const isFoam = [150, 184, 218].some((from) => wave(from) > 0 && wave(from) < 9);
      return (isFoam ? foam : sea)!;
    }
    return (Math.hypot(x - 128, y - 134) < 84 ? sun : sky)!;
  });
