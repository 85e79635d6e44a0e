import { counted } from "../../../server/platform/plural.rules";

/** "1 dupla", "12 duplas", "8 atletas". */
export function countedEntries(count: number, inPairs: boolean): string {
  return inPairs ? counted(count, "dupla", "duplas") : counted(count, "atleta", "atletas");
}

const columns = { pairs: "Atleta 1;E-mail 1;Atleta 2;E-mail 2", alone: "Atleta;E-mail" } as const;
const example = {
  pairs: "Ana Souza;ana@exemplo.com.br;Bia Lima;bia@exemplo.com.br",
  alone: "Ana Souza;ana@exemplo.com.br",
} as const;

const kind = (inPairs: boolean) => (inPairs ? "pairs" : "alone");

/** The sheet to fill in: the names of its columns only, with a mark by which Excel knows the accents. */
export const sheetTemplate = (inPairs: boolean): string => `\uFEFF${columns[kind(inPairs)]}\r\n`;

/** What a sheet looks like, in the field where one pastes it. */
export const sheetExample = (inPairs: boolean): string =>
  `${columns[kind(inPairs)]}\n${example[kind(inPairs)]}`;
