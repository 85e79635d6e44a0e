/** What can be found: a page to go to, or something to do. */
export interface Command {
  readonly id: string;
  readonly label: string;
  /** Where it belongs: "Páginas", "Ações". */
  readonly group: string;
  readonly run: () => void;
}

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

/** Whether words of a label begin with what is typed, word by word, whatever the accents. */
export function beginsWith(label: string, typed: string): boolean {
  const words = plain(label).split(/[^\p{L}\p{N}]+/u);
  return plain(typed)
    .split(/\s+/)
    .filter(Boolean)
    .every((part) => words.some((word) => word.startsWith(part)));
}
