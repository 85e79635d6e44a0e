import { type WrittenAthlete } from "../../athletes/sheet/sheet.rules";

/** The outcome of a line of the sheet. */
export interface ImportedLine {
  line: number;
  athletes: string[];
  problems: string[];
  /** Athletes of other arenas, as the line calls them: they are asked and enter with their yes. */
  guests: string[];
  /** The athletes whom this line registers at the arena, with their data from the sheet. */
  registers: string[];
  /** Whether the category already has exactly this enrolment, so that nothing happens. */
  alreadyIn: boolean;
  entered: boolean;
}

/** The problem of a line in a federation's sheet whose athlete belongs to no affiliated arena. */
export const unknownToFederation = ({ name, email: address }: WrittenAthlete): string =>
  address === null
    ? `Nenhum atleta das arenas filiadas com o nome ${name}: informe o e-mail. Quem cadastra atletas é a arena.`
    : `Nenhum atleta das arenas filiadas com o e-mail ${address}. Quem cadastra atletas é a arena.`;

export const takenElsewhere = (email: string): string =>
  `O e-mail ${email} já tem cadastro, mas não entre os atletas ativos da arena. Peça ao atleta que entre na arena, ou abra o torneio a outras arenas para convidar.`;
