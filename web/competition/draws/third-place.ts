import type { BracketMatch } from "../public/bracket-view";
import type { ReadBracket } from "../public/read-bracket";

/** The match for third place goes below the final of its bracket where there is room, else it stands on its own. */
export function withThirdPlace(
  brackets: readonly ReadBracket[],
): (ReadBracket & { third: BracketMatch | null })[] {
  const main = brackets.find(({ stage }) => stage === "MAIN");
  const moves = main !== undefined && main.rounds.length >= 3;
  const third = brackets.find(({ stage }) => stage === "THIRD_PLACE")?.rounds[0]?.matches[0] ?? null;
  return brackets
    .filter(({ stage }) => stage !== "THIRD_PLACE" || !moves)
    .map((bracket) => ({ ...bracket, third: moves && bracket === main ? third : null }));
}
