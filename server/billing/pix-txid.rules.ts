import { isUuid } from "../platform/uuid.rules";

/**
 * The txid of a charge's Pix, which appears on the receiver's statement, is its id in base 36. The 128 bits of a UUID
 * take at most 25 digits in that base, the maximum of a txid, so it is unique and case-insensitive.
 */
const base = 36n;
const digits = 25;
const biggest = 2n ** 128n - 1n;

/** @param chargeId a UUID. @returns 25 capital letters and digits, always the same. @throws RangeError for anything else. */
export function chargeTxid(chargeId: string): string {
  if (!isUuid(chargeId)) throw new RangeError(`“${chargeId}” is no id of a charge`);
  const value = BigInt(`0x${chargeId.replaceAll("-", "")}`);
  return value.toString(Number(base)).toUpperCase().padStart(digits, "0");
}

/** The charge id encoded in a txid, case-insensitive; null if it cannot be one of ours. */
export function chargeOfTxid(txid: string): string | null {
  if (!/^[0-9A-Za-z]{25}$/.test(txid)) return null;
  let value = 0n;
  for (const digit of txid) value = value * base + BigInt(Number.parseInt(digit, Number(base)));
  if (value > biggest) return null;
  const hex = value.toString(16).padStart(32, "0");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/**
 * What a place in a tournament carries: older than `chargeTxid`, and kept, for codes that were copied are paid later. It
 * has the last 64 bits of the id, 62 of them drawn by lot; should two ever share one, a person decides.
 */
export const enrolmentTxid = (enrolmentId: string): string =>
  `INSC${enrolmentId.replaceAll("-", "").slice(-16).toUpperCase()}`;

/** All that codes of a charge may have carried, today's first. */
export const txidsOf = (charge: { id: string; enrolmentId: string | null }): string[] => [
  chargeTxid(charge.id),
  ...(charge.enrolmentId === null ? [] : [enrolmentTxid(charge.enrolmentId)]),
];

/**
 * What in a statement's text may be one of our txids.
 * @returns ids of charges, which need not exist, and older codes of places in capitals.
 */
export function txidsIn(text: string): { chargeIds: string[]; enrolmentTxids: string[] } {
  const words = text.split(/[^0-9A-Za-z]+/);
  return {
    chargeIds: [...new Set(words.flatMap((word) => chargeOfTxid(word) ?? []))],
    enrolmentTxids: [
      ...new Set(words.filter((word) => /^INSC[0-9A-F]{16}$/i.test(word)).map((word) => word.toUpperCase())),
    ],
  };
}
