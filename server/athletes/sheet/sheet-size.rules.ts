/** The most lines one file may have, without the names of its columns. */
export const mostLines = 200;

/** Most characters; more than the permitted lines can need. */
const longestSheet = 200_000;

export const sheetTooLarge = `Arquivo grande demais: importe no máximo ${mostLines} linhas por vez`;

export const isSheetTooLarge = (characters: number): boolean => characters > longestSheet;
