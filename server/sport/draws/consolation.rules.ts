import { bracket, bye, loserOf, type DraftMatch, type DraftSide } from "./bracket.rules";
import { bracketSize } from "./byes.rules";
import { groupsToKnockout } from "./groups-to-knockout.rules";
import { rankedLines } from "./seed-lines.rules";

/**
 * The consolation of a direct knockout, for the losers of their first playable match. These are the losers of round 1,
 * and the losers of round 2 matches in which both sides had a bye; the latter get the byes of the consolation. An entry
 * that has a bye and loses to a winner of round 1 does not qualify: the draw cannot know which of the two loses.
 * @param rounds the knockout, before byes disappear.
 * @param thirdPlace whether the losers of the semifinals play for third place and so do not come in either.
 */
export function consolationOfKnockout(
  rounds: readonly DraftMatch[][],
  thirdPlace: boolean,
  firstNumber: number,
): DraftMatch[][] {
  const [first = [], second = []] = thirdPlace ? rounds.slice(0, -2) : rounds.slice(0, -1);
  const played = first.filter(({ sides }) => sides.every(({ kind }) => kind !== "BYE"));
  const winners = new Set(played.map(({ number }) => number));
  const afterByes = second.filter(({ sides }) =>
    sides.every((side) => side.kind === "WINNER_OF" && !winners.has(side.match)),
  );
  const losers = [...afterByes, ...played].map(loserOf);
  if (losers.length < 2) return [];
  const lines = rankedLines(bracketSize(losers.length));
  return bracket(
    lines.map((rank): DraftSide => losers[rank - 1] ?? bye),
    "CONSOLATION",
    firstNumber,
  );
}

/**
 * The consolation after groups, for all places that do not qualify.
 * @param sizes how many pairs the group of each letter has at least.
 * @param qualifiers how many of each group qualify.
 */
export function consolationOfGroups(
  sizes: readonly number[],
  qualifiers: number,
  firstNumber: number,
): DraftMatch[][] {
  const others = Math.max(0, Math.max(...sizes) - qualifiers);
  const places = Array.from({ length: others }, (_, index) => qualifiers + index + 1);
  const lines = groupsToKnockout(sizes, places);
  const entered = lines.filter(({ kind }) => kind !== "BYE");
  return entered.length < 2 ? [] : bracket(lines, "CONSOLATION", firstNumber);
}
