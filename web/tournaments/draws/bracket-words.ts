import type { BracketMatch, BracketSide } from "./bracket-view";

/** "Ana Souza e Bia Lima", "Vencedor do jogo 7" */
export function sideInWords({ names, origin }: Pick<BracketSide, "names" | "origin">): string {
  return names.length > 0 ? names.join(" e ") : (origin ?? "a definir");
}

/** "Jogo 7: Ana e Bia 6 contra Carla e Dani 4", for those who listen. */
export function matchInWords({ number, sides, note }: BracketMatch): string {
  const words = sides.map((side) => [sideInWords(side), ...side.games].join(" "));
  return `Jogo ${number}: ${words.join(" contra ")}${note ? `, ${note}` : ""}`;
}
