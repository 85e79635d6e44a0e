import type { SheetWords } from "../../athletes/public/sheet/SheetField";
import { counted } from "../../../server/platform/plural.rules";

/** "1 dupla", "12 duplas", "8 atletas". */
export function countedEntries(count: number, inPairs: boolean): string {
  return inPairs ? counted(count, "dupla", "duplas") : counted(count, "atleta", "atletas");
}

interface SheetKind {
  inPairs: boolean;
  /** True if unknown athletes are registered: the sheet then has more columns than name and e-mail. */
  registers: boolean;
}

const known = ["Atleta", "E-mail"];
const people = [
  ["Ana Souza", "ana@exemplo.com.br", "(48) 99999-0001", "C", "Feminino"],
  ["Bia Lima", "bia@exemplo.com.br", "(48) 99999-0002", "D", "Feminino"],
];

function columns({ inPairs, registers }: SheetKind): string {
  const own = registers ? [...known, "Telefone", "Nível", "Gênero"] : known;
  return (inPairs ? [1, 2].flatMap((number) => own.map((name) => `${name} ${number}`)) : own).join(";");
}

/** The sheet template: only its header line, with a byte order mark so that Excel reads it as UTF-8. */
export const sheetTemplate = (kind: SheetKind): string => `\uFEFF${columns(kind)}\r\n`;

/** An example sheet, the placeholder of the text field. */
export const sheetExample = (kind: SheetKind): string =>
  `${columns(kind)}\n${people
    .slice(0, kind.inPairs ? 2 : 1)
    .flatMap((person) => person.slice(0, kind.registers ? undefined : known.length))
    .join(";")}`;

/** The hint of the text field. */
const sheetHint = ({ inPairs, registers }: SheetKind): string =>
  `Uma ${inPairs ? "dupla" : "inscrição"} por linha, no máximo 200; a primeira tem os nomes das colunas. ${
    registers
      ? "Quem ainda não é da arena será cadastrado: basta o nome; e-mail, telefone, nível (Fun, D, C, B, A/PRO) e gênero ajudam."
      : "O e-mail vale mais que o nome."
  }`;

export const sheetWords = (kind: SheetKind): SheetWords => ({
  hint: sheetHint(kind),
  example: sheetExample(kind),
  template: sheetTemplate(kind),
  templateName: "modelo-inscricoes.csv",
});
