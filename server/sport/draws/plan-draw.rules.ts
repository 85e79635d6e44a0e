import { seededRandom, shuffle, type RandomSource } from "../../platform/random.rules";
import { bracket, bye, type DraftMatch, type DraftSide } from "./bracket.rules";
import { collapseByes } from "./collapse-byes.rules";
import { consolationOfGroups, consolationOfKnockout } from "./consolation.rules";
import { doubleElimination } from "./double-elimination.rules";
import type { DrawEntry, DrawPlan, DrawSettings } from "./draw-plan.rules";
import { drawProblem } from "./draw-problem.rules";
import { drawGroups } from "./group-draw.rules";
import { keepsLetter, seedsAmong } from "./group-letters.rules";
import { groupMatches } from "./group-matches.rules";
import { groupSizes } from "./group-sizes.rules";
import { groupsToKnockout } from "./groups-to-knockout.rules";
import { drawKnockout } from "./knockout-draw.rules";
import { thirdPlaceMatch } from "./third-place.rules";

/**
 * Draws a category. Neither the order of the entries nor the time matters: the same entries, settings and seed of the
 * lots give the same draw for ever.
 * @param lotsSeed stored with the draw.
 * @returns the draw, or in Portuguese why there can be none.
 */
export function planDraw(
  entries: readonly DrawEntry[],
  settings: DrawSettings,
  lotsSeed: string,
): DrawPlan | { readonly problem: string } {
  const problem = drawProblem(entries.length, settings);
  if (problem !== null) return { problem };
  const byId = [...entries].sort((one, other) => (one.id < other.id ? -1 : 1));
  return {
    settings,
    seeds: seedsAmong(entries),
    lots: shuffle(
      byId.map(({ id }) => id),
      seededRandom(`${lotsSeed}/ties`),
    ),
    ...stages(byId, settings, lotsSeed),
  };
}

function stages(
  entries: readonly DrawEntry[],
  settings: DrawSettings,
  lotsSeed: string,
): Pick<DrawPlan, "groups" | "lettersByResult" | "matches"> {
  const random = seededRandom(`${lotsSeed}/draw`);
  if (settings.format === "GROUPS_KNOCKOUT" || settings.format === "ROUND_ROBIN")
    return groupStages(entries, settings, random);
  const lines = drawKnockout(entries, random).map((entry): DraftSide =>
    entry === null ? bye : { kind: "ENTRY", entryId: entry.id },
  );
  return { groups: [], lettersByResult: false, matches: collapseByes(knockoutStages(lines, settings)) };
}

function knockoutStages(lines: readonly DraftSide[], settings: DrawSettings): DraftMatch[] {
  if (settings.format === "DOUBLE_ELIMINATION") return doubleElimination(lines);
  const main = bracket(lines, "MAIN", 1);
  const consolation = settings.consolation
    ? consolationOfKnockout(main, settings.thirdPlace, lines.length)
    : [];
  return inPlayingOrder(main, consolation, settings);
}

function groupStages(
  entries: readonly DrawEntry[],
  settings: DrawSettings,
  random: RandomSource,
): Pick<DrawPlan, "groups" | "lettersByResult" | "matches"> {
  const sizes =
    settings.format === "ROUND_ROBIN" ? [entries.length] : groupSizes(entries.length, settings.groupSize);
  const groups = drawGroups(entries, sizes, random).map((group) => group.map(({ id }) => id));
  const matches = groupMatches(groups);
  if (settings.format === "ROUND_ROBIN")
    return { groups, lettersByResult: false, matches: collapseByes(matches) };

  const seeds = seedsAmong(entries);
  const lettersByResult = seeds < groups.length;
  const places = Array.from({ length: settings.qualifiersPerGroup }, (_, index) => index + 1);
  const main = bracket(groupsToKnockout(sizes, places), "MAIN", matches.length + 1);
  const firstNumber = matches.length + main.flat().length + 1;
  // The letters of the other groups depend on results, so it is unknown which of them are large: assume small ones.
  const certainSizes = sizes.map((size, group) =>
    keepsLetter({ lettersByResult, seeds }, group) ? size : Math.min(...sizes),
  );
  const consolation = settings.consolation
    ? consolationOfGroups(certainSizes, settings.qualifiersPerGroup, firstNumber)
    : [];
  matches.push(...inPlayingOrder(main, consolation, settings));
  return { groups, lettersByResult, matches: collapseByes(matches) };
}

/** Round by round, the consolation a round behind; the match for third place and the final come last. */
function inPlayingOrder(
  main: readonly DraftMatch[][],
  consolation: readonly DraftMatch[][],
  { thirdPlace }: DrawSettings,
): DraftMatch[] {
  const beforeFinal = main.slice(0, -1);
  const rounds = Array.from({ length: Math.max(beforeFinal.length, consolation.length + 1) }, (_, round) => [
    ...(beforeFinal[round] ?? []),
    ...(consolation[round - 1] ?? []),
  ]);
  const highest = Math.max(...[...main, ...consolation].flat().map(({ number }) => number));
  const third = thirdPlace ? thirdPlaceMatch(beforeFinal.at(-1) ?? [], highest + 1) : [];
  return [...rounds.flat(), ...third, ...(main.at(-1) ?? [])];
}
