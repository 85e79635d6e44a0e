import { chargeOfTxid } from "../pix-txid.rules";
import { collectionBank, type CollectionBank } from "./cnab-bank.rules";
import { fileHeader, fileTrailer, lotTrailer, segmentT, segmentU } from "./cnab-layout.rules";
import { lineLength, readRecord, type ValuesOf } from "./cnab-record.rules";
import { movementWords, reasonsInWords } from "./cnab-reason.rules";

export type ReturnKind =
  /** 02: the bank collects it, and it can be paid. */
  | "REGISTERED"
  /** 03: the bank does not, and says why. */
  | "REFUSED"
  /** 06, and 17 where it had been taken out before. */
  | "PAID"
  /** 09: the bank no longer collects it. */
  | "TAKEN_OUT"
  /** Informational; changes nothing. */
  | "OTHER";

const kinds: Readonly<Record<string, ReturnKind>> = {
  "02": "REGISTERED",
  "03": "REFUSED",
  "06": "PAID",
  "09": "TAKEN_OUT",
  "17": "PAID",
};

/** Outcome of one charge; amounts in centavos, days YYYY-MM-DD. */
export interface ReturnedCharge {
  /** The same for the same news, however often the file comes; no other in the file has it. */
  key: string;
  kind: ReturnKind;
  /** The bank's code, "06". */
  movement: string;
  /** "pago: pela internet", "recusado: CEP inválido". */
  words: string;
  ourNumber: string;
  /** Our reference from the remittance; blank if the bank does not return it. */
  companyId: string;
  /** The charge that it names by its txid; null where it names none. */
  chargeId: string | null;
  amountInCents: number;
  dueOn: string | null;
  paidInCents: number;
  /** Fine, interest and other late fees; included in the paid amount. */
  lateInCents: number;
  discountInCents: number;
  /** What the bank took for it. */
  feeInCents: number;
  /** What reaches the account, and when. */
  creditedInCents: number;
  creditedOn: string | null;
  occurredOn: string | null;
}

export interface ReturnFile {
  bank: string;
  agreement: string;
  fileNumber: number;
  writtenOn: string | null;
  charges: ReturnedCharge[];
  paidInCents: number;
}

export const returnProblem = {
  tooLarge: "O arquivo de retorno é grande demais: baixe um período menor no banco",
  noReturn: "O arquivo não é um retorno CNAB 240",
  remittance: "O arquivo é uma remessa: envie o retorno que o banco devolve",
  bank: "Ainda não lemos o retorno deste banco",
  broken: "O arquivo de retorno está incompleto: baixe o arquivo de novo no banco",
} as const;

/** In bytes. */
export const largestReturn = 10 * 1024 * 1024;

/**
 * Reads what a bank sends back.
 * @returns the charges in the order of the file, or in one sentence why there are none.
 */
export function readReturnFile(bytes: Uint8Array): { file: ReturnFile } | { problem: string } {
  if (bytes.length > largestReturn) return { problem: returnProblem.tooLarge };
  if (bytes.includes(0)) return { problem: returnProblem.broken };
  // One character for each byte, whatever letters a bank put into a name.
  const lines = new TextDecoder("latin1")
    .decode(bytes)
    .replaceAll("\u001a", "")
    .split(/\r?\n/)
    .filter((line) => line !== "")
    .map((line) => line.slice(0, lineLength) + line.slice(lineLength).trimEnd());
  const [first = ""] = lines;
  const header = readRecord(fileHeader, first);
  if (first.length !== lineLength || first[7] !== "0" || !header) return { problem: returnProblem.noReturn };
  if (header.direction !== 2)
    return { problem: header.direction === 1 ? returnProblem.remittance : returnProblem.noReturn };
  const bank = collectionBank(header.bank);
  if (bank === null) return { problem: returnProblem.bank };
  const charges = lines.every((line) => line.length === lineLength) ? chargesIn(lines, bank) : null;
  if (charges === null) return { problem: returnProblem.broken };
  return {
    file: {
      bank: bank.code,
      agreement: header.agreement,
      fileNumber: header.fileNumber,
      writtenOn: header.writtenOn,
      charges,
      paidInCents: charges.reduce((sum, one) => sum + (one.kind === "PAID" ? one.paidInCents : 0), 0),
    },
  };
}

/** Null where counters, sums or the order of lines say that something is missing. */
function chargesIn(lines: readonly string[], bank: CollectionBank): ReturnedCharge[] | null {
  const trailer = readRecord(fileTrailer, lines.at(-1) ?? "");
  if (lines.at(-1)?.[7] !== "9" || trailer?.lines !== lines.length) return null;
  const charges: ReturnedCharge[] = [];
  let lots = 0;
  let start: number | null = null;
  let open: ValuesOf<typeof segmentT> | null = null;
  for (const [index, line] of lines.entries()) {
    if (line.slice(0, 3) !== bank.code) return null;
    const kind = line[7];
    if (index === 0 || index === lines.length - 1) continue;
    if (kind === "1") {
      if (start !== null) return null;
      start = index;
      lots += 1;
    } else if (kind === "5") {
      const end = readRecord(lotTrailer, line);
      if (start === null || open !== null || end?.lines !== index - start + 1) return null;
      start = null;
    } else if (kind !== "3" || start === null) return null;
    else if (line[13] === "T") {
      if (open !== null) return null;
      open = readRecord(segmentT, line);
      if (open === null) return null;
    } else if (line[13] === "U") {
      const paid = readRecord(segmentU, line);
      if (open === null || paid?.movement !== open.movement) return null;
      charges.push(chargeOf(open, paid, bank));
      open = null;
    }
  }
  return start === null && open === null && trailer.lots === lots ? counted(charges) : null;
}

/** Two payments of a charge on one day are identical lines: a counter makes their keys unique. */
function counted(charges: readonly ReturnedCharge[]): ReturnedCharge[] {
  const equal = new Map<string, number>();
  return charges.map((one) => {
    const count = (equal.get(one.key) ?? 0) + 1;
    equal.set(one.key, count);
    return { ...one, key: `${one.key}|${count}` };
  });
}

function chargeOf(
  charge: ValuesOf<typeof segmentT>,
  paid: ValuesOf<typeof segmentU>,
  bank: CollectionBank,
): ReturnedCharge {
  const { movement, ourNumber, companyId } = charge;
  const reasons = reasonsInWords(movement, charge.reasons, bank.reasons);
  const what = movementWords[movement] ?? `movimento ${movement}`;
  return {
    key: [bank.code, ourNumber, movement, paid.occurredOn ?? "", paid.paid, charge.reasons].join("|"),
    kind: kinds[movement] ?? "OTHER",
    movement,
    words: reasons.length === 0 ? what : `${what}: ${reasons.join(", ")}`,
    ourNumber,
    companyId,
    chargeId: chargeOfTxid(companyId),
    amountInCents: charge.amount,
    dueOn: charge.dueOn,
    paidInCents: paid.paid,
    lateInCents: paid.late,
    discountInCents: paid.discount,
    feeInCents: charge.fee,
    creditedInCents: paid.credited,
    creditedOn: paid.creditedOn,
    occurredOn: paid.occurredOn,
  };
}
