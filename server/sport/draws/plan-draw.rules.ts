import { seededRandom, shuffle, type RandomSource } from "../../platform/random.rules";
import { bracket, bye, type DraftMatch, type DraftSide, loserOf } from "./bracket.rules";
import { consolationOfGroups, consolationOfKnockout } from "./consolation.rules";
import { doubleElimination } from "./double-elimination.rules";
import type { DrawEntry, DrawPlan, DrawSettings, DrawStage, PlannedMatch } from "./draw-plan.rules";
import { drawProblem } from "./draw-problem.rules";
import { drawGroups } from "./group-draw.rules";
import { keepsLetter, seedsAmong } from "./group-letters.rules";
import { groupSizes } from "./group-sizes.rules";
import { groupsToKnockout } from "./groups-to-knockout.rules";
import { drawKnockout } from "./knockout-draw.rules";
import { roundRobin } from "./round-robin.rules";

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

/**
 * Removes byes. A match against a bye disappears: its real side moves on to where the winner would have gone, and its
 * loser counts as a bye in turn. The remaining matches are renumbered from 1 in the same order; rounds of the losers'
 * bracket that become empty are closed up.
 * @param drafts in a playable order: sources refer only to earlier matches.
 */
function collapseByes(drafts: readonly DraftMatch[]): PlannedMatch[] {
  const winners = new Map<number, DraftSide>();
  const losers = new Map<number, DraftSide>();
  const follow = (side: DraftSide): DraftSide => {
    if (side.kind === "WINNER_OF") return winners.get(side.match) ?? bye;
    if (side.kind === "LOSER_OF") return losers.get(side.match) ?? bye;
    return side;
  };
  const matches: PlannedMatch[] = [];
  for (const draft of drafts) {
    const [one, other] = [follow(draft.sides[0]), follow(draft.sides[1])];
    if (one.kind === "BYE" || other.kind === "BYE") {
      winners.set(draft.number, one.kind === "BYE" ? other : one);
      continue;
    }
    const number = matches.length + 1;
    matches.push({ ...draft, number, sides: [one, other] });
    winners.set(draft.number, { kind: "WINNER_OF", match: number });
    losers.set(draft.number, { kind: "LOSER_OF", match: number });
  }
  return closeUpRounds(matches, "LOSERS");
}

function closeUpRounds(matches: readonly PlannedMatch[], stage: DrawStage): PlannedMatch[] {
  const rounds = new Set(matches.filter((match) => match.stage === stage).map(({ round }) => round));
  const played = [...rounds].sort((one, other) => one - other);
  return matches.map((match) =>
    match.stage === stage ? { ...match, round: played.indexOf(match.round) + 1 } : match,
  );
}

/** Everybody against everybody within each group, round by round over all groups. */
function groupMatches(groups: readonly (readonly string[])[]): DraftMatch[] {
  const rounds = groups.map((entries) => roundRobin(entries));
  const matches: DraftMatch[] = [];
  for (let round = 1; round <= Math.max(...rounds.map(({ length }) => length)); round++) {
    const pairs = rounds.flatMap((ofGroup, group) =>
      (ofGroup[round - 1] ?? []).map((pair) => ({ group, pair })),
    );
    for (const [index, { group, pair }] of pairs.entries()) {
      const [one, other] = pair;
      matches.push({
        number: matches.length + 1,
        stage: "GROUP",
        group,
        round,
        order: index + 1,
        sides: [
          { kind: "ENTRY", entryId: one },
          { kind: "ENTRY", entryId: other },
        ],
      });
    }
  }
  return matches;
}

/** The match for third place between the losers of the semifinals, played before the final. */
function thirdPlaceMatch(semifinals: readonly DraftMatch[], number: number): DraftMatch[] {
  const [one, other] = semifinals;
  if (one === undefined || other === undefined) return [];
  const sides = [loserOf(one), loserOf(other)] as const;
  return [{ number, stage: "THIRD_PLACE", group: null, round: 1, order: 1, sides }];
}
