import { counted } from "../../platform/plural.rules";
import { cleanText } from "../../platform/text.rules";

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
