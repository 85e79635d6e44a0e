import { weighted } from "../../brazil/boleto.rules";
import { isValidCnpj, isValidCpf } from "../../brazil/cpf-cnpj.rules";

/** What an arena has agreed with its bank; digits without points and dashes. */
export interface CollectionAccount {
  /** Three digits. */
  bank: string;
  /** "Convênio". */
  agreement: string;
  /** "Carteira", two digits. */
  wallet: string;
  /** "Variação da carteira", three digits; "000" where the bank has none. */
  walletVariation: string;
  branch: string;
  /** A digit or X; blank where there is none. */
  branchDigit: string;
  account: string;
  accountDigit: string;
  /** The receiver's name and CPF or CNPJ, as the bank has them. */
  name: string;
  document: string;
}

/** Bank-specific values: adding a row supports another bank for reading and writing. */
export interface CollectionBank {
  code: string;
  name: string;
  /** Of the file and of the lot, which belong together. */
  fileLayout: string;
  lotLayout: string;
  /** The twenty characters that say which agreement a file is for. */
  agreementOf: (account: CollectionAccount) => string;
  /** "Nosso número": what the bank knows a charge by. @param sequence from 1, counted by us, never used twice */
  ourNumberOf: (account: CollectionAccount, sequence: number) => string;
  /** The last sequence that an agreement has room for. */
  lastSequence: (account: CollectionAccount) => number;
  /** The 25 digits of the barcode that are the bank's own. */
  freeFieldOf: (account: CollectionAccount, ourNumber: string) => string;
  /** What a wallet is called in the file, and who prints and hands out: 1 the bank, 2 us. */
  wallets: Readonly<Record<string, { code: number; printedBy: number; handedOutBy: number }>>;
  /** "Espécie do título". */
  species: string;
  /** Whether the trailer of a lot has the number and the sum of its charges. */
  sumsUp: boolean;
  /** Most days ahead for a due date. */
  longestTerm: number;
  /** Reasons that mean something else at this bank. */
  reasons: Readonly<Record<string, string>>;
  /** Problem of an account in one sentence; null if valid. */
  problemOf: (account: CollectionAccount) => string | null;
}

/**
 * Banco do Brasil. Source: "Particularidades BB, Leiaute CNAB 240", August 2017: "nosso número" by how long the agreement
 * is (13.3P), the wallet's code (14.3P), the agreement in the headers (07.0, 11.1), reason 52 (28.3T). The barcode's own
 * field: "Especificações técnicas para confecção de boletos, Cobrança BB".
 */
const bancoDoBrasil: CollectionBank = {
  code: "001",
  name: "BANCO DO BRASIL S.A.",
  fileLayout: "084",
  lotLayout: "043",
  agreementOf: ({ agreement, wallet, walletVariation }) =>
    `${agreement.padStart(9, "0")}0014${wallet}${walletVariation}`,
  ourNumberOf: ({ agreement }, sequence) => {
    const number = agreement + String(sequence).padStart(sequenceLength(agreement), "0");
    return agreement.length === 7 ? number : `${number}${ourNumberDigit(number)}`;
  },
  lastSequence: ({ agreement }) => 10 ** sequenceLength(agreement) - 1,
  freeFieldOf: ({ agreement, branch, account, wallet }, ourNumber) =>
    agreement.length === 7
      ? `000000${ourNumber}${wallet}`
      : ourNumber.slice(0, 11) + branch.padStart(4, "0").slice(-4) + account.padStart(8, "0") + wallet,
  wallets: {
    "11": { code: 1, printedBy: 1, handedOutBy: 1 },
    "17": { code: 7, printedBy: 2, handedOutBy: 2 },
  },
  species: "17", // "recibo"
  sumsUp: false,
  longestTerm: 2500,
  reasons: { "52": "título já pago na carteira 17" },
  problemOf: ({ agreement, account }) => {
    if (!/^([1-9]\d{3}|[1-9]\d{5}|[1-9]\d{6})$/.test(agreement))
      return "O convênio do Banco do Brasil tem 4, 6 ou 7 números";
    return /^\d{1,8}$/.test(account) ? null : "A conta do Banco do Brasil tem até 8 números, sem o dígito";
  },
};

const sequenceLength = (agreement: string): number => (agreement.length === 7 ? 10 : 11 - agreement.length);

/** The check digit of numbers with eleven digits; X for 10. */
function ourNumberDigit(number: string): string {
  const digit = (11 - (weighted(number) % 11)) % 11;
  return digit === 10 ? "X" : String(digit);
}

/** A row for each bank that files are exchanged with. */
const banks: readonly CollectionBank[] = [bancoDoBrasil];

export const collectionBank = (code: string): CollectionBank | null =>
  banks.find((bank) => bank.code === code) ?? null;

/** Why no files can be written for an account, in one sentence; null if they can. */
export function collectionAccountProblem(account: CollectionAccount): string | null {
  const bank = collectionBank(account.bank);
  if (bank === null) return "Ainda não há remessa para este banco";
  if (!(account.wallet in bank.wallets))
    return `A carteira deve ser uma destas: ${Object.keys(bank.wallets).join(", ")}`;
  if (!/^\d{3}$/.test(account.walletVariation)) return "A variação da carteira tem 3 números";
  if (!/^\d{1,5}$/.test(account.branch)) return "A agência tem até 5 números, sem o dígito";
  if (!/^[0-9X]?$/.test(account.branchDigit) || !/^[0-9X]?$/.test(account.accountDigit))
    return "O dígito da agência e o da conta são um número ou X";
  if (!isValidCpf(account.document) && !isValidCnpj(account.document))
    return "Falta o CPF ou o CNPJ de quem recebe";
  return bank.problemOf(account);
}
