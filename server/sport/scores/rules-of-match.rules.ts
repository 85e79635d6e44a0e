import type { MatchFormatName, MatchRules } from "./match-format.rules";
import type { SetFormatName } from "./set-format.rules";

/** What a category says of its matches; null stands for what the tournament or the groups say. */
export interface CategoryRules {
  readonly matchFormat: MatchFormatName;
  readonly setFormat: SetFormatName | null;
  readonly fixedGames: number | null;
  readonly knockoutMatchFormat: MatchFormatName | null;
  readonly knockoutSetFormat: SetFormatName | null;
}

/**
 * What one match is played by. A Super 8 plays one set; in a category of pairs the knockout may have formats of its own,
 * and from it somebody always goes on.
 * @param match its stage, null in a Super 8.
 * @param category the match's; null in a Super 8.
 */
export function rulesOfMatch(
  match: { readonly stage: string | null },
  category: CategoryRules | null,
  tournament: { readonly setFormat: SetFormatName },
): MatchRules {
  if (match.stage === null || !category)
    return { matchFormat: "ONE_SET", setFormat: category?.setFormat ?? tournament.setFormat };
  const { matchFormat, setFormat, fixedGames, knockoutMatchFormat, knockoutSetFormat } = category;
  const ofGroups = { matchFormat, setFormat: setFormat ?? tournament.setFormat, fixedGames };
  if (match.stage === "GROUP") return ofGroups;
  return {
    matchFormat: knockoutMatchFormat ?? matchFormat,
    setFormat: knockoutSetFormat ?? ofGroups.setFormat,
    fixedGames,
    someoneGoesOn: true,
  };
}
