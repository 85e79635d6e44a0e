import { plainWords } from "../../server/platform/search.rules";

interface Line {
  /** Its own: labels may be the same. */
  readonly id: string;
  readonly label: string;
  /** What tells it from another of the same label: the area it is in. */
  readonly detail?: string | null;
  /** What it stands under: "Páginas", "Ações". */
  readonly group: string;
}

/** What can be found: a page to go to, or something to do. */
export interface Command extends Line {
  readonly run: () => void;
}

/** What the server has found: "Torneios", "Atletas". */
export interface Found extends Line {
  readonly to: string;
  /** The arena or federation whose it is; null where one does not work there. */
  readonly workplaceKey: string | null;
}

/** Whether words of a label begin with what is typed, word by word, whatever the accents. */
export function beginsWith(label: string, typed: string): boolean {
  const words = plainWords(label);
  return plainWords(typed).every((part) => words.some((word) => word.startsWith(part)));
}

/** Each once, by its id, the first of them; only those keep a detail whose label another has too. */
export function disambiguate(commands: readonly Command[]): Command[] {
  const once = [...new Map(commands.toReversed().map((command) => [command.id, command])).values()].reverse();
  const repeats = (label: string) => once.filter((other) => other.label === label).length > 1;
  return once.map((command) => (repeats(command.label) ? command : { ...command, detail: null }));
}

/** The key that goes with a letter, as this machine's keyboard names it. */
export const commandKey = (): string => (/Mac OS X/.test(navigator.userAgent) ? "⌘" : "Ctrl");
