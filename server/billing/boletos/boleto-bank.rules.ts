import { barcodeOf, dueFactorOf } from "../../brazil/boleto.rules";
import { collectionBank, type CollectionAccount } from "../cnab/cnab-bank.rules";
import { plainCapitals } from "../cnab/cnab-record.rules";
import type { ReturnKind } from "../cnab/return-file.rules";
import { lateFeesInBasisPoints } from "../late-fees.rules";
import type { Standing } from "../ledger.rules";
import { endedStatuses, isIn, type BoletoStatus } from "./boleto.rules";

export const agreementBank = { code: "001", name: "Banco do Brasil", wallet: "17" } as const;

export interface AgreementRow {
  number: string;
  variation: string;
  branch: string;
  branchDigit: string;
  account: string;
  accountDigit: string;
  receiverName: string;
}

export const accountOf = (agreement: AgreementRow, cnpj: string): CollectionAccount => ({
  bank: agreementBank.code,
  agreement: agreement.number,
  wallet: agreementBank.wallet,
  walletVariation: agreement.variation,
  branch: agreement.branch,
  branchDigit: agreement.branchDigit,
  account: agreement.account,
  accountDigit: agreement.accountDigit,
  name: agreement.receiverName,
  document: cnpj,
});

/** The bank of every agreement. */
export const boletoBank = () => {
  const bank = collectionBank(agreementBank.code);
  if (bank === null) throw new Error("Banco do Brasil has no row");
  return bank;
};

/** The agreement whose number a boleto begins with: an agreement of 7 digits leaves 10 for the sequence. */
export const agreementOf = (ourNumber: string): string => ourNumber.slice(0, 7);

/** The 44 digits of a boleto's barcode; of an account they contain the agreement and the wallet only. */
export const barcodeOfBoleto = (boleto: {
  ourNumber: string;
  amountInCents: number;
  dueOn: string;
}): string =>
  barcodeOf({
    bank: agreementBank.code,
    dueFactor: dueFactorOf(boleto.dueOn),
    amountInCents: boleto.amountInCents,
    freeField: boletoBank().freeFieldOf(
      { agreement: agreementOf(boleto.ourNumber), wallet: agreementBank.wallet } as CollectionAccount,
      boleto.ourNumber,
    ),
  });

const itfDigits = ["nnwwn", "wnnnw", "nwnnw", "wwnnn", "nnwnw", "wnwnn", "nwwnn", "nnnww", "wnnwn", "nwnwn"];

/** Interleaved 2 of 5: widths of bars and spaces in turn, a bar first; 1 is narrow. @param code an even number of digits */
export function interleavedBars(code: string): number[] {
  const widths = [...code].flatMap((digit, index) => {
    if (index % 2 === 1) return [];
    const [bars = "", spaces = ""] = [itfDigits[Number(digit)], itfDigits[Number(code[index + 1])]];
    return [...bars].flatMap((bar, at) => [bar, spaces[at]]);
  });
  return ["n", "n", "n", "n", ...widths, "w", "n", "n"].map((width) => (width === "w" ? 3 : 1));
}

/** The status of a boleto after the bank's news. Files may come in any order, so what has ended does not begin again. */
export function statusAfter(status: BoletoStatus, kind: ReturnKind): BoletoStatus {
  switch (kind) {
    case "REGISTERED":
      return status === "SENT" || status === "WAITING" ? "REGISTERED" : status;
    case "REFUSED":
      return isIn(["WAITING", "SENT", "CANCEL_REQUESTED", "CANCEL_SENT"], status) ? "REFUSED" : status;
    case "PAID":
      return "PAID";
    case "TAKEN_OUT":
      return isIn(endedStatuses, status) ? status : "TAKEN_OUT";
    case "OTHER":
      return status;
  }
}

/**
 * The status of a boleto after the bank has refused to take it out: it is asked again with the next remittance, unless the
 * bank never had it.
 */
export function afterRefusedOrder(status: BoletoStatus, words: string): BoletoStatus {
  if (status !== "CANCEL_SENT") return status;
  return words.includes("título não cadastrado") ? "TAKEN_OUT" : "CANCEL_REQUESTED";
}

/**
 * What a boleto asks for: what is owed today. Fine and interest that may come later go into the bank's fields; a fine that
 * is already part of the amount, or was waived, is not asked for again.
 */
export function boletoTerms({
  dueOn,
  isLate,
  principalOpen,
  fineOpen,
  interestOpen,
}: Pick<Standing, "dueOn" | "isLate" | "principalOpen" | "fineOpen" | "interestOpen">) {
  const hasLateFees = dueOn !== null;
  return {
    amountInCents: principalOpen + fineOpen + interestOpen,
    fineInBasisPoints: hasLateFees && !isLate ? lateFeesInBasisPoints.fine : 0,
    interestInBasisPoints: hasLateFees ? lateFeesInBasisPoints.interest : 0,
  };
}

/** Who pays, as the bank reads it. */
export interface BoletoPayer {
  payerName: string;
  payerDocument: string;
  street: string;
  district: string;
  postalCode: string;
  city: string;
  uf: string;
}

/** The same details for the bank: a file has capital letters and a limited length. */
export const isSamePayer = (a: BoletoPayer, b: BoletoPayer): boolean =>
  payerFields.every((name) => plainCapitals(a[name]) === plainCapitals(b[name]));

const payerFields = ["payerName", "payerDocument", "street", "district", "postalCode", "city", "uf"] as const;

/** Whether the bank's reasons for refusing are about who pays. */
export const isAboutPayer = (words: string | null): boolean =>
  /quem paga|CEP|estado inválido/.test(words ?? "");
