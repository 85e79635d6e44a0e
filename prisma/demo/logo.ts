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
  // Each row begins with a 0: its points are said as they are.
  const rows = new Uint8Array(height * (1 + width * 3));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows.set(colourAt(x, y), y * (1 + width * 3) + 1 + x * 3);
  return Uint8Array.from(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk("IHDR", head),
      chunk("IDAT", deflateSync(rows)),
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

const mixed = (from: Colour, to: Colour, share: number): Colour => {
  const part = Math.min(1, Math.max(0, share));
  return [
    Math.round(from[0] + (to[0] - from[0]) * part),
    Math.round(from[1] + (to[1] - from[1]) * part),
    Math.round(from[2] + (to[2] - from[2]) * part),
  ];
};

const [dawn, sand, line, net, hill]: readonly Colour[] = [
  [250, 190, 140],
  [238, 209, 160],
  [32, 92, 170],
  [40, 52, 60],
  [70, 110, 112],
];

/** Three beach tennis courts in front of the sea, on a late afternoon: the wide picture at the head of an arena's page. */
export const courtsByTheSea = (): Uint8Array<ArrayBuffer> => {
  const [width, height, horizon, shore] = [1120, 320, 128, 172];
  /** Where the sun goes down, and where the middle of each court is. */
  const [sunAt, courts] = [830, [130, 560, 990]];
  return drawnPng(width, height, (x, y) => {
    if (y < horizon) {
      if (Math.hypot(x - sunAt, y - horizon + 14) < 46) return sun!;
      const ridge = horizon - 34 - 22 * Math.sin(x / 95) - 12 * Math.sin(x / 37 + 1);
      if (x < 520 && y > ridge + x / 11) return hill!;
      return mixed(sky!, dawn!, y / horizon);
    }
    const beach = shore + 5 * Math.sin(x / 70);
    if (y < beach) {
      const glitter = Math.abs(x - sunAt) < 46 && (y + Math.round(Math.sin(x / 9) * 2)) % 7 < 2;
      if (glitter || beach - y < 5) return foam!;
      return mixed(sea!, sky!, (y - horizon) / 140);
    }
    // Seen from behind one end: the nearer, the wider.
    const near = (y - 190) / (height - 206);
    for (const middle of courts!) {
      const half = 78 + 92 * near;
      const aside = Math.abs(x - (middle + (middle - 560) * 0.18 * near));
      if (y >= 190 && y <= height - 16) {
        const isEdge = Math.abs(aside - half) < 1.6 + 1.4 * near;
        const isEnd = aside < half && (y < 193 || y > height - 20);
        if (isEdge || isEnd) return line!;
      }
      const netHalf = 134;
      const across = Math.abs(x - (middle + (middle - 560) * 0.06));
      if (y > 204 && y < 250 && Math.abs(across - netHalf) < 3) return net!;
      if (across < netHalf && y > 207 && y < 238) {
        if (y < 211) return foam!;
        if (x % 6 === 0 || y % 6 === 0) return net!;
      }
    }
    return mixed(sand!, dawn!, (y - shore) / 400);
  });
};
