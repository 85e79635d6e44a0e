import { z } from "zod";
import { optionalCleanString } from "../platform/input-fields.rules";
import { pixKeyProblem, readPixKey } from "./pix-key.rules";

/**
 * Pix "copia e cola" with a fixed receiver, in the EMV format of Banco Central's "Manual de Padrões para Iniciação do
 * Pix". It never confirms itself: a person looks at the account's statement.
 */
export interface StaticPix {
  /** As returned by `readPixKey`. */
  key: string;
  /**
   * Reduced to the allowed characters; if none are left, a neutral name is used. The bank shows the real owner anyway.
   */
  merchantName: string;
  /** The same; null when it is not known. */
  merchantCity: string | null;
  /** Integer centavos; null lets the payer type the amount. */
  amountInCents: number | null;
  /** The transaction id, 1 to 25 letters and digits, which appears on the bank statement; null for none. */
  txid: string | null;
  /** The description that the payer sees; cut to the space that the key leaves. */
  info?: string | null;
}

const gui = "br.gov.bcb.pix";
const longest = { name: 25, city: 15, amount: 13, template: 99 } as const;
/** A code without name or city is none. */
const neutral = { name: "Recebedor", city: "Brasil" } as const;
const withoutTxid = "***";
const anyTxid = /^(\*\*\*|[A-Za-z0-9]{1,25})$/;
const written = /^\d{1,10}\.\d{2}$/;

/**
 * @returns what the payer copies, or the QR code holds.
 * @throws RangeError for an amount below one centavo or too large, a txid or a key that no payload can carry.
 */
export function pixPayload({
  key,
  merchantName,
  merchantCity,
  amountInCents,
  txid,
  info,
}: StaticPix): string {
  const account = field("00", gui) + field("01", key);
  const room = longest.template - account.length - 4;
  if (room < -4) throw new RangeError("The Pix key is too long");
  const description = fit(info ?? "", Math.max(room, 0));
  const reference = txid ?? withoutTxid;
  if (!anyTxid.test(reference)) throw new RangeError(`“${reference}” is not a txid`);
  const payload = [
    field("00", "01"),
    field("26", account + (description === "" ? "" : field("02", description))),
    field("52", "0000"),
    field("53", "986"),
    amountInCents === null ? "" : field("54", amountOf(amountInCents)),
    field("58", "BR"),
    field("59", legible(merchantName, longest.name) ?? neutral.name),
    field("60", legible(merchantCity ?? "", longest.city) ?? neutral.city),
    field("62", field("05", reference)),
    "6304",
  ].join("");
  return payload + crc16(payload);
}

export interface ParsedPix {
  /** Null in a dynamic code, which has an address instead. */
  key: string | null;
  url: string | null;
  info: string | null;
  amountInCents: number | null;
  merchantName: string;
  merchantCity: string;
  /** Null when it has none. */
  txid: string | null;
}

/**
 * Reads a Pix code.
 * @returns null when it is none, also when only one character is wrong.
 */
export function parsePix(payload: string): ParsedPix | null {
  const body = payload.slice(0, -4);
  if (!body.endsWith("6304") || crc16(body) !== payload.slice(-4).toUpperCase()) return null;
  const fields = readFields(payload);
  const account = readFields(fields?.get("26") ?? "");
  const more = readFields(fields?.get("62") ?? "");
  const amount = fields?.get("54");
  if (!fields || !account || !more || fields.get("00") !== "01" || fields.get("58") !== "BR") return null;
  if (account.get("00")?.toLowerCase() !== gui || fields.get("53") !== "986") return null;
  if (amount !== undefined && !written.test(amount)) return null;
  const [merchantName, merchantCity] = [fields.get("59"), fields.get("60")];
  if (!merchantName || !merchantCity) return null;
  const txid = more.get("05");
  return {
    key: account.get("01") ?? null,
    url: account.get("25") ?? null,
    info: account.get("02") ?? null,
    amountInCents: amount === undefined ? null : Number(amount.replace(".", "")),
    merchantName,
    merchantCity,
    txid: txid === undefined || txid === withoutTxid ? null : txid,
  };
}

const field = (id: string, value: string): string => `${id}${String(value.length).padStart(2, "0")}${value}`;

/** Accents folded, and what no bank's screen shows left out: a length counts characters and bytes alike. */
const fit = (text: string, length: number): string =>
  text
    .normalize("NFD")
    .replace(/[^\x20-\x7e]/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, length)
    .trim();

/** The text reduced to characters that the payload allows; null if no letter or digit is left. */
function legible(text: string, length: number): string | null {
  const fitting = fit(text, length);
  return /[A-Za-z0-9]/.test(fitting) ? fitting : null;
}

/** Whether a Pix code can say it, so that the payer knows what is meant. */
export const isLegibleInPix = (text: string): boolean => legible(text, text.length) !== null;

function amountOf(cents: number): string {
  const amount = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
  if (!Number.isSafeInteger(cents) || cents < 1 || amount.length > longest.amount)
    throw new RangeError(`${cents} is not an amount that Pix carries`);
  return amount;
}

/** Id, length and value, one after the other to the very end; null when a length leads elsewhere. */
function readFields(text: string): Map<string, string> | null {
  const fields = new Map<string, string>();
  let at = 0;
  while (at < text.length) {
    const head = /^(\d{2})(\d{2})/.exec(text.slice(at, at + 4));
    const [, id = "", length = ""] = head ?? [];
    const value = text.slice(at + 4, at + 4 + Number(length));
    if (!head || value.length !== Number(length) || fields.has(id)) return null;
    fields.set(id, value);
    at += 4 + value.length;
  }
  return fields;
}

/** CRC-16/CCITT-FALSE: polynomial 0x1021 from 0xFFFF, as four capital hexadecimal digits. */
function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, "0");
}

/** A Pix key that may be left out: as the payload carries it, or null. */
export const optionalPixKey = optionalCleanString().transform((typed, ctx) => {
  if (typed === null) return null;
  const message = pixKeyProblem(typed);
  if (message === null) return readPixKey(typed)?.key ?? null;
  ctx.addIssue({ code: "custom", message });
  return z.NEVER;
});

/** The city of who is paid, as a Pix code names it; it may be left out. */
export const optionalPixCity = optionalCleanString()
  .pipe(z.string().max(60, "Cidade deve ter no máximo 60 caracteres").nullable())
  .refine((city) => city === null || isLegibleInPix(city), "Informe a cidade com letras de A a Z");
