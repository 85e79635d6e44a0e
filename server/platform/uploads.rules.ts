import { cleanText } from "./text.rules";

/** A picture without what it may say besides: where and with what it was taken, and whatever was hung on to it. */
export interface BarePicture {
  mediaType: "image/png" | "image/jpeg" | "image/webp";
  width: number;
  height: number;
  content: Uint8Array<ArrayBuffer>;
}

/** Reads a PNG, JPEG or WebP picture that does not move; null for anything else. Its points are taken as they are. */
export const barePicture = (sent: Uint8Array): BarePicture | null =>
  barePng(sent) ?? bareJpeg(sent) ?? bareWebp(sent);

const begins = (bytes: Uint8Array, at: number, signs: readonly number[]): boolean =>
  signs.every((sign, index) => bytes[at + index] === sign);
const text = (bytes: Uint8Array, at: number, length = 4): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const pngMark = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** What of a PNG is the picture and its colours. */
const pngParts = new Set(["IHDR", "PLTE", "tRNS", "IDAT", "IEND", "gAMA", "sRGB", "cHRM"]);

function barePng(bytes: Uint8Array): BarePicture | null {
  if (!begins(bytes, 0, pngMark) || bytes.length < 33 || text(bytes, 12) !== "IHDR") return null;
  const view = viewOf(bytes);
  const kept = [bytes.subarray(0, 8)];
  for (let at = 8, ends = at; at + 12 <= bytes.length; at = ends) {
    ends = at + 12 + view.getUint32(at);
    if (ends > bytes.length) return null;
    const name = text(bytes, at + 4);
    if (pngParts.has(name)) kept.push(bytes.subarray(at, ends));
    if (name === "IEND")
      return {
        mediaType: "image/png",
        width: view.getUint32(16),
        height: view.getUint32(20),
        content: joined(kept),
      };
  }
  return null;
}

/** Frames that say how large a JPEG is: all from C0 to CF but three that are tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Remarks, and what programs add; JFIF and Adobe say how colours are meant, and stay. */
const isRemark = (marker: number): boolean =>
  marker === 0xfe || (marker >= 0xe1 && marker <= 0xef && marker !== 0xee);

function bareJpeg(bytes: Uint8Array): BarePicture | null {
  if (!begins(bytes, 0, [0xff, 0xd8, 0xff])) return null;
  const view = viewOf(bytes);
  const kept = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | null = null;
  for (let at = 2, ends = at; at + 4 <= bytes.length; at = ends) {
    if (bytes[at] !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    ends = at + 2 + view.getUint16(at + 2);
    if (ends > bytes.length) return null;
    if (isFrame(marker) && at + 9 <= bytes.length)
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    if (marker === 0xda) {
      const end = lastMark(bytes, ends);
      if (end === null || size === null) return null;
      return { mediaType: "image/jpeg", ...size, content: joined([...kept, bytes.subarray(at, end)]) };
    }
    if (!isRemark(marker)) kept.push(bytes.subarray(at, ends));
  }
  return null;
}

/** Where the picture's first end is, from its points on: in these an FF always has a 00 behind it. */
function lastMark(bytes: Uint8Array, from: number): number | null {
  for (let at = from; at + 1 < bytes.length; at += 1)
    if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return at + 2;
  return null;
}

const hasAlpha = 0x10;

function bareWebp(bytes: Uint8Array): BarePicture | null {
  if (bytes.length < 30 || text(bytes, 0) !== "RIFF" || text(bytes, 8) !== "WEBP") return null;
  const view = viewOf(bytes);
  const kept: Uint8Array[] = [];
  let size: { width: number; height: number } | null = null;
  for (let at = 12, ends = at; at + 8 <= bytes.length && size === null; at = ends) {
    const length = view.getUint32(at + 4, true);
    ends = at + 8 + length + (length % 2);
    if (ends > bytes.length) return null;
    const name = text(bytes, at);
    if (!["VP8X", "ALPH", "VP8 ", "VP8L"].includes(name)) continue;
    const part = bytes.slice(at, ends);
    // Of what the head announces only that it can be seen through is still there.
    if (name === "VP8X") part[8] = (part[8] ?? 0) & hasAlpha;
    kept.push(part);
    size = webpSize(name, viewOf(part.subarray(8)));
  }
  if (size === null) return null;
  const content = joined([bytes.subarray(0, 12), ...kept]);
  viewOf(content).setUint32(4, content.length - 8, true);
  return { mediaType: "image/webp", ...size, content };
}

/** @returns null of a part that is not the picture itself, or not a whole one. */
function webpSize(name: string, part: DataView): { width: number; height: number } | null {
  if (name === "VP8 " && part.byteLength > 10 && part.getUint16(3) === 0x9d01 && part.getUint8(5) === 0x2a)
    return { width: part.getUint16(6, true) & 0x3fff, height: part.getUint16(8, true) & 0x3fff };
  if (name === "VP8L" && part.byteLength > 5 && part.getUint8(0) === 0x2f) {
    const both = part.getUint32(1, true);
    return { width: (both & 0x3fff) + 1, height: ((both >>> 14) & 0x3fff) + 1 };
  }
  return null;
}

/** 5 MB, as systems of files count them. */
export const largestDocument = 5 * 1024 * 1024;
export const documentMediaType = "application/pdf";
export const documentRefused = "O arquivo deve ser um PDF de até 5 MB";

const mark = "%PDF-";

/** Whether the first bytes are a PDF's. */
export const looksLikePdf = (bytes: Uint8Array): boolean =>
  [...mark].every((sign, index) => bytes[index] === sign.charCodeAt(0));

const longestName = 120;
const extension = ".pdf";

/**
 * A name under which every system keeps the file, whatever was sent: no folders, no signs with a meaning, not too long,
 * and ".pdf" at its end.
 * @param otherwise what it is called where nothing of the name is left.
 */
export function safeDocumentName(sent: string, otherwise: string): string {
  const name = cleanText(sent)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}"*/:?\\|%;]+/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/\.pdf$/i, "")
    .replace(/^[\s.]+|[\s.]+$/g, "");
  const short = [...name].slice(0, longestName).join("").trim();
  return `${short || otherwise}${extension}`;
}

/** Without accents for who knows only ASCII, and as it is for all others. */
export function asAttachment(name: string): string {
  const plain = name
    .normalize("NFD")
    .replace(/[^\x20-\x7e]/g, "")
    .replace(/["\\]/g, "");
  const coded = encodeURIComponent(name).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${coded}`;
}

/** "340 kB", "4,9 MB". */
export function sizeInWords(bytes: number): string {
  const kilo = bytes / 1024;
  if (kilo < 1000) return `${Math.max(1, Math.round(kilo))} kB`;
  return `${(kilo / 1024).toFixed(1).replace(".", ",")} MB`;
}
