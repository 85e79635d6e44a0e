import { cleanText } from "./text.rules";

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
