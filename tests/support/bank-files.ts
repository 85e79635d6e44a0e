import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A line of a file; a negative amount is a debit. */
export interface FiledLine {
  externalId: string;
  on: string;
  amountInCents: number;
  text: string;
}

/** A file in the format of a bank's export. */
export const sampleStatement = (bank: string): Uint8Array =>
  new Uint8Array(readFileSync(join(import.meta.dirname, "../fixtures/bank-statements", `${bank}.ofx`)));

/** A file of one account in Itaú's format. */
export function bankFile(account: string, lines: readonly FiledLine[]): string {
  const days = lines.map(({ on }) => on.replaceAll("-", "")).toSorted();
  const entries = lines.map(
    ({ externalId, on, amountInCents, text }) =>
      `<STMTTRN>\n<TRNTYPE>${amountInCents < 0 ? "DEBIT" : "CREDIT"}</TRNTYPE>\n` +
      `<DTPOSTED>${on.replaceAll("-", "")}100000[-03:EST]</DTPOSTED>\n<TRNAMT>${(amountInCents / 100).toFixed(2)}</TRNAMT>\n` +
      `<FITID>${externalId}</FITID>\n<MEMO>${text}</MEMO>\n</STMTTRN>\n`,
  );
  return (
    "OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nENCODING:USASCII\nCHARSET:1252\n\n<OFX>\n<BANKMSGSRSV1>\n<STMTTRNRS>\n" +
    `<STMTRS>\n<CURDEF>BRL</CURDEF>\n<BANKACCTFROM>\n<BANKID>0341</BANKID>\n<ACCTID>${account}</ACCTID>\n</BANKACCTFROM>\n` +
    `<BANKTRANLIST>\n<DTSTART>${days[0]}</DTSTART>\n<DTEND>${days.at(-1)}</DTEND>\n${entries.join("")}</BANKTRANLIST>\n` +
    "</STMTRS>\n</STMTTRNRS>\n</BANKMSGSRSV1>\n</OFX>\n"
  );
}
