import { counted } from "../../platform/numbers.rules";
import { cleanText } from "../../platform/text.rules";

/** States of an incoming payment. */
export const bankLineStates = ["OPEN", "MATCHED", "CONFIRMED", "IGNORED"] as const;
export type BankLineState = (typeof bankLineStates)[number];

export const bankLineStateLabel: Record<BankLineState, string> = {
  OPEN: "A conferir",
  MATCHED: "Conciliado sozinho",
  CONFIRMED: "Confirmado",
  IGNORED: "Ignorado",
};

/** The lists in which an arena goes through them. */
export const bankLineLists = ["TO_CHECK", "SETTLED", "IGNORED"] as const;
export type BankLineList = (typeof bankLineLists)[number];

export const bankLineListLabel: Record<BankLineList, string> = {
  TO_CHECK: "A conferir",
  SETTLED: "Conciliados",
  IGNORED: "Ignorados",
};

export const statesOf: Record<BankLineList, readonly BankLineState[]> = {
  TO_CHECK: ["OPEN"],
  SETTLED: ["MATCHED", "CONFIRMED"],
  IGNORED: ["IGNORED"],
};

/** Under which the ledger knows the payment that a line became; another each time, for one that was undone stays known. */
export const externalIdOf = (lineId: string, payment: number): string => `extrato:${lineId}:${payment}`;

export const undoneReason = "Conciliação com o extrato do banco desfeita";

/** More than one payment can be. */
export const tooLargeToPay = "Um pagamento vai até R$ 100.000,00";
export const notYetHere = "Este lançamento é de um dia que ainda não chegou";

/** PUT sends a file, with `?nome=` its name. @param arenaKey an arena's key */
export const sendBankStatementPath = (arenaKey: string): string => `/extratos/arenas/${arenaKey}`;

/** Browsers report different media types for OFX files, so uploads use this fixed one. */
export const statementMediaType = "application/x-ofx";
export const statementMediaProblem = "Envie o extrato em OFX";

const longestName = 120;

/** A file's name as it is shown. */
export const shownFileName = (sent: string): string =>
  [...cleanText(sent).replace(/\s+/g, " ")].slice(0, longestName).join("").trim() || "extrato.ofx";

/** What a file brought. */
export interface BankImport {
  /** Money that came in: what went out is not kept. */
  lines: number;
  /** Of these, what no file had brought before. */
  newLines: number;
  /** Number of new lines that paid a charge automatically. */
  matched: number;
  matchedInCents: number;
}

/** In one sentence what a file brought. */
export function importInWords({ lines, newLines, matched }: BankImport): string {
  if (lines === 0) return "Nenhum valor recebido neste extrato.";
  if (newLines === 0) return "Tudo neste extrato já tinha sido importado.";
  const before = lines - newLines;
  const parts = [
    counted(newLines, "recebimento novo", "recebimentos novos"),
    ...(matched > 0 ? [counted(matched, "conciliado sozinho", "conciliados sozinhos")] : []),
    ...(before > 0 ? [`${before} já ${before === 1 ? "estava" : "estavam"} aqui`] : []),
  ];
  return `${parts.join(", ")}.`;
}
