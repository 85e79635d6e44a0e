import { createHash } from "node:crypto";

/** The minimum length of a secret; 2²⁵⁶ values cannot be guessed. */
const minimumBytes = 32;

/** A random secret of this length has fewer distinct characters once in some billion cases. */
const fewestDifferent = { hex: 9, base64: 18 } as const;

/** The hashes of an empty input and of an empty line, which scripts produce if their source is missing. */
const hashesOfNothing = new Set(
  ["", "\n"].flatMap((nothing) =>
    (["sha256", "sha384", "sha512"] as const).flatMap((algorithm) => {
      const digest = createHash(algorithm).update(nothing);
      return [digest.copy().digest("hex"), digest.digest("base64url")];
    }),
  ),
);

/** The same in one way of writing: base64 without its padding, in the letters for addresses. */
const asBase64Url = (text: string): string =>
  text.replace(/=+$/, "").replaceAll("+", "-").replaceAll("/", "_");

const piecesOf = (text: string, length: number): string[] =>
  Array.from({ length: text.length - length + 1 }, (_, start) => text.slice(start, start + length));

/** The length of the parts of a text that repeat an earlier part. */
function repeated(text: string): number {
  const pieces = piecesOf(text, 4);
  return pieces.length - new Set(pieces).size;
}

/** Rows of keys and of numbers, in either direction. */
const sequences = ["0123456789abcdef", "abcdefghijklmnopqrstuvwxyz", "qwertyuiopasdfghjklzxcvbnm"]
  .flatMap((row) => [row, [...row].reverse().join("")])
  .map((row) => row + row);

const inSequence = (text: string): number =>
  piecesOf(text.toLowerCase(), 4).filter((piece) => sequences.some((row) => row.includes(piece))).length;

/**
 * Whether a secret looks generated: 32 random bytes or more in hex or base64. A passphrase looks different, whatever
 * its length, and its entropy is unknown.
 */
export function isGenerated(secret: string): boolean {
  const isHex = /^(?:[0-9a-f]+|[0-9A-F]+)$/.test(secret);
  const bytes = isHex ? secret.length / 2 : Math.floor((asBase64Url(secret).length * 3) / 4);
  if (!isHex && !isBase64(secret)) return false;
  if (bytes < minimumBytes) return false;
  if (new Set(secret).size < fewestDifferent[isHex ? "hex" : "base64"]) return false;
  if (hashesOfNothing.has(secret.toLowerCase()) || hashesOfNothing.has(asBase64Url(secret))) return false;
  return repeated(secret) + inSequence(secret) <= secret.length / 8;
}

/**
 * Four in ten random characters are small letters and one in six is a vowel; a passphrase has more of both. So has one in
 * 280,000 random secrets of 32 bytes.
 */
function isBase64(secret: string): boolean {
  if (!/^[\w+/-]+={0,2}$/.test(secret) || !/[A-Z]/.test(secret)) return false;
  const share = (kind: RegExp) => (secret.match(kind)?.length ?? 0) / secret.length;
  return share(/[a-z]/g) < 0.72 || share(/[aeiou]/gi) < 1 / 4;
}

/** Who runs this platform, and where they can be reached. */
export interface Contact {
  name: string;
  email: string;
}

const form = /^\s*([^<>]*[^<>\s])\s*<([^<>"\s@]+@[^<>"\s@]+\.[^<>"\s@]+)>\s*$/;

/** "Praia <contato@praia.example>" in its two parts; null where it is not of this form. */
export function readContact(text: string): Contact | null {
  const [, name, email] = form.exec(text) ?? [];
  return name && email ? { name, email } : null;
}
