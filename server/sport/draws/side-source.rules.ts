import type { SideSource } from "./draw-plan.rules";

/** "A" for group 0, "Z" for 25, "AA" for 26. */
export function groupLetter(group: number): string {
  const letter = String.fromCharCode(65 + (group % 26));
  return group < 26 ? letter : groupLetter(Math.floor(group / 26) - 1) + letter;
}

/** As a match's row keeps it: "E:<pair id>", "G:0.1" (group A, first), "W:12" (winner of match 12), "L:12". */
export function writeSource(source: SideSource): string {
  switch (source.kind) {
    case "ENTRY":
      return `E:${source.entryId}`;
    case "GROUP_PLACE":
      return `G:${source.group}.${source.place}`;
    case "WINNER_OF":
      return `W:${source.match}`;
    case "LOSER_OF":
      return `L:${source.match}`;
  }
}

const group = /^G:(\d+)\.(\d+)$/;
const match = /^([WL]):(\d+)$/;

/** @throws RangeError for what `writeSource` never wrote. */
export function readSource(text: string): SideSource {
  if (text.startsWith("E:")) return { kind: "ENTRY", entryId: text.slice(2) };
  const place = group.exec(text);
  if (place) return { kind: "GROUP_PLACE", group: Number(place[1]), place: Number(place[2]) };
  const of = match.exec(text);
  if (of) return { kind: of[1] === "W" ? "WINNER_OF" : "LOSER_OF", match: Number(of[2]) };
  throw new RangeError(`No side comes from ${text}`);
}

/** The text for a side that is not known yet: "1º do grupo A", "Vencedor do jogo 12". */
export function sourceInWords(source: SideSource): string {
  switch (source.kind) {
    case "ENTRY":
      return "Dupla";
    case "GROUP_PLACE":
      return `${source.place}º do grupo ${groupLetter(source.group)}`;
    case "WINNER_OF":
      return `Vencedor do jogo ${source.match}`;
    case "LOSER_OF":
      return `Perdedor do jogo ${source.match}`;
  }
}

/** The words for a source once no one can come from it: "Ninguém vem do jogo 12". */
export function emptySideInWords(source: SideSource): string {
  switch (source.kind) {
    case "ENTRY":
      return "Ninguém";
    case "GROUP_PLACE":
      return `Ninguém vem do grupo ${groupLetter(source.group)}`;
    case "WINNER_OF":
    case "LOSER_OF":
      return `Ninguém vem do jogo ${source.match}`;
  }
}

/** @returns null for an entry that was drawn onto the side, and for a side without a source. */
export function originOf(stored: string | null): SideSource | null {
  const source = stored === null ? null : readSource(stored);
  return source?.kind === "ENTRY" ? null : source;
}
