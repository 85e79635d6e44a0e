/** What can be found: a page to go to, or something to do. */
export interface Command {
  /** Its own: labels may be the same. */
  readonly id: string;
  readonly label: string;
  /** What tells it from another of the same label: the area it is in. */
  readonly detail?: string | null;
  /** What it stands under: "Páginas", "Ações". */
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

/** Each once, by its id, the first of them; only those keep a detail whose label another has too. */
export function toldApart(commands: readonly Command[]): Command[] {
  const once = [...new Map(commands.toReversed().map((command) => [command.id, command])).values()].reverse();
  const repeats = (label: string) => once.filter((other) => other.label === label).length > 1;
  return once.map((command) => (repeats(command.label) ? command : { ...command, detail: null }));
}
