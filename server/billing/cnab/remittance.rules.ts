import { isValidCnpj, isValidCpf, normaliseCnpj, normaliseCpf } from "../../brazil/cpf-cnpj.rules";
import { addDays, daysUntil } from "../../platform/time/calendar-day.rules";
import { collectionAccountProblem, collectionBank, type CollectionAccount } from "./cnab-bank.rules";
import {
  fileHeader,
  fileTrailer,
  lotHeader,
  lotTrailer,
  segmentP,
  segmentQ,
  segmentR,
} from "./cnab-layout.rules";
import { plainCapitals, writeRecord } from "./cnab-record.rules";

/** What the bank shall do with a charge. */
export const remittanceMovements = { ENTRY: "01", TAKE_OUT: "02", DUE_DATE: "06" } as const;

/** A charge as a bank collects it; amounts in centavos, days YYYY-MM-DD, percentages in hundredths of a percent. */
export interface RemittedCharge {
  movement: keyof typeof remittanceMovements;
  /** Our sequence number, from 1, unique per bank. */
  sequence: number;
  /** Comes back as it is: at most 25 capital letters and digits, such as the charge's txid. */
  companyId: string;
  /** What the payer reads as the number of the document. */
  document: string;
  amountInCents: number;
  issuedOn: string;
  dueOn: string;
  /** Once, from the day after it was due; 0 for none. */
  fineInBasisPoints: number;
  /** A month, from the day after it was due; 0 for none. */
  interestInBasisPoints: number;
  discount: { amountInCents: number; until: string } | null;
  payer: {
    name: string;
    /** CPF or CNPJ. */
    document: string;
    street: string;
    district: string;
    /** Eight digits. */
    postalCode: string;
    city: string;
    state: string;
  };
}

/** About the file itself. */
export interface RemittanceFile {
  /** YYYY-MM-DD and HH:mm, on the clocks of the arena. */
  writtenOn: string;
  writtenAt: string;
  /** Counted from 1. */
  fileNumber: number;
}

export interface Remittance {
  /** Lines of 240 characters of ASCII, each with its CRLF. */
  text: string;
  charges: number;
  totalInCents: number;
  /** In the order of the charges. */
  ourNumbers: string[];
}

/** More are sent in another file. */
export const mostRemitted = 10_000;
const onlyLot = 1;
const longestDocument = 15;

/**
 * Why a charge cannot be sent, in one sentence; null if it can.
 * @param writtenOn the day of the file, YYYY-MM-DD.
 */
export function remittedChargeProblem(
  charge: RemittedCharge,
  account: CollectionAccount,
  writtenOn: string,
): string | null {
  const bank = collectionBank(account.bank);
  const { payer, discount } = charge;
  if (!isWhole(charge.sequence, 1, bank?.lastSequence(account) ?? 0))
    return "O número desta cobrança não cabe no convênio";
  if (!/^[0-9A-Z]{1,25}$/.test(charge.companyId)) return "O código desta cobrança não cabe na remessa";
  if (plainCapitals(charge.document).length > longestDocument)
    return "O número do documento tem até 15 letras e números";
  if (!isWhole(charge.amountInCents, 1, 9_999_999_999)) return "O valor não cabe em um boleto";
  if (charge.issuedOn > charge.dueOn) return "O vencimento não pode ser antes da emissão";
  if (charge.issuedOn > writtenOn) return "A emissão não pode ser depois da remessa";
  if (daysUntil(writtenOn, charge.dueOn) > (bank?.longestTerm ?? 0))
    return "O vencimento está longe demais para o banco";
  if (!isWhole(charge.fineInBasisPoints, 0, 10_000) || !isWhole(charge.interestInBasisPoints, 0, 10_000))
    return "Multa e juros vão de 0 a 100%";
  if (discount && !isWhole(discount.amountInCents, 1, charge.amountInCents - 1))
    return "O desconto deve ser menor que o valor";
  if (discount && discount.until > charge.dueOn) return "O desconto vale no máximo até o vencimento";
  if (documentKindOf(payer.document) === null) return "Falta o CPF ou o CNPJ de quem paga";
  if (plainCapitals(payer.name) === "") return "Falta o nome de quem paga";
  if (plainCapitals(payer.street) === "" || plainCapitals(payer.city) === "")
    return "Falta o endereço de quem paga";
  if (!/^\d{8}$/.test(payer.postalCode)) return "Falta o CEP de quem paga";
  return /^[A-Z]{2}$/.test(payer.state) ? null : "Falta o estado de quem paga";
}

/**
 * Remittance file to a bank: headers, the segments P and Q of each charge, R for new charges, and trailers.
 * @throws RangeError for an account or a charge with a problem, no charges, too many, and numbers that repeat.
 */
export function writeRemittance(
  account: CollectionAccount,
  charges: readonly RemittedCharge[],
  file: RemittanceFile,
): Remittance {
  const bank = collectionBank(account.bank);
  const wallet = bank?.wallets[account.wallet];
  const problem =
    collectionAccountProblem(account) ??
    charges
      .map((charge) => remittedChargeProblem(charge, account, file.writtenOn))
      .find((one) => one !== null);
  if (bank === null || wallet === undefined || typeof problem === "string")
    throw new RangeError(problem ?? "");
  const ourNumbers = charges.map(({ sequence }) => bank.ourNumberOf(account, sequence));
  if (charges.length === 0 || charges.length > mostRemitted || new Set(ourNumbers).size < charges.length)
    throw new RangeError(`A file has 1 to ${mostRemitted} charges, each with its own number`);
  const place = {
    bank: bank.code,
    branch: account.branch,
    branchDigit: account.branchDigit,
    account: account.account,
    accountDigit: account.accountDigit,
  };
  const company = {
    ...place,
    companyDocumentKind: documentKindOf(account.document) ?? 2,
    companyDocument: plainDocument(account.document),
    agreement: bank.agreementOf(account),
    companyName: account.name,
    fileNumber: file.fileNumber,
    writtenOn: file.writtenOn,
  };
  let number = 0;
  const details = charges.flatMap((charge, index) => {
    const { payer, discount } = charge;
    const head = () => ({
      bank: bank.code,
      lot: onlyLot,
      number: (number += 1),
      movement: remittanceMovements[charge.movement],
    });
    const dayAfter = addDays(charge.dueOn, 1);
    const p = writeRecord(segmentP, {
      ...place,
      ...head(),
      ourNumber: ourNumbers[index] ?? "",
      wallet: wallet.code,
      printedBy: wallet.printedBy,
      handedOutBy: wallet.handedOutBy,
      document: charge.document,
      dueOn: charge.dueOn,
      amount: charge.amountInCents,
      species: bank.species,
      issuedOn: charge.issuedOn,
      interestKind: charge.interestInBasisPoints > 0 ? 2 : 3,
      interestFrom: charge.interestInBasisPoints > 0 ? dayAfter : null,
      interest: charge.interestInBasisPoints,
      discountKind: discount ? 1 : 0,
      discountUntil: discount?.until ?? null,
      discount: discount?.amountInCents ?? 0,
      companyId: charge.companyId,
    });
    const q = writeRecord(segmentQ, {
      ...head(),
      payerDocumentKind: documentKindOf(payer.document) ?? 0,
      payerDocument: plainDocument(payer.document),
      payerName: payer.name,
      street: payer.street,
      district: payer.district,
      postalCode: payer.postalCode.slice(0, 5),
      postalSuffix: payer.postalCode.slice(5),
      city: payer.city,
      state: payer.state,
    });
    if (charge.movement !== "ENTRY") return [p, q];
    const r = writeRecord(segmentR, {
      ...head(),
      fineKind: charge.fineInBasisPoints > 0 ? 2 : 0,
      fineFrom: charge.fineInBasisPoints > 0 ? dayAfter : null,
      fine: charge.fineInBasisPoints,
    });
    return [p, q, r];
  });
  const totalInCents = charges.reduce((sum, { amountInCents }) => sum + amountInCents, 0);
  const lines = [
    writeRecord(fileHeader, {
      ...company,
      bankName: bank.name,
      direction: 1,
      writtenAt: `${file.writtenAt.replace(":", "")}00`,
      layoutVersion: bank.fileLayout,
    }),
    writeRecord(lotHeader, { ...company, lot: onlyLot, operation: "R", layoutVersion: bank.lotLayout }),
    ...details,
    writeRecord(lotTrailer, {
      bank: bank.code,
      lot: onlyLot,
      lines: details.length + 2,
      charges: bank.sumsUp ? charges.length : 0,
      total: bank.sumsUp ? totalInCents : 0,
    }),
    writeRecord(fileTrailer, { bank: bank.code, lots: 1, lines: details.length + 4 }),
  ];
  return {
    text: lines.map((line) => `${line}\r\n`).join(""),
    charges: charges.length,
    totalInCents,
    ourNumbers,
  };
}

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isSafeInteger(value) && value >= least && value <= most;

/** 1 for a CPF, 2 for a CNPJ, null for neither. */
const documentKindOf = (document: string): 1 | 2 | null =>
  isValidCpf(document) ? 1 : isValidCnpj(document) ? 2 : null;

const plainDocument = (document: string): string =>
  isValidCpf(document) ? normaliseCpf(document) : normaliseCnpj(document);
