import { type RandomSource, seededRandom, shuffle } from "../../platform/random.rules";
import {
  bracket,
  bracketRound,
  bracketSize,
  bye,
  type DraftMatch,
  type DraftSide,
  drawKnockout,
  loserOf,
  rankedLines,
  winnerOf,
} from "./knockout-draw.rules";
import type { DrawEntry, DrawPlan, DrawSettings, DrawStage, PlannedMatch } from "./draw-plan.rules";
import { drawProblem } from "./draw-problem.rules";
import { drawGroups, groupSizes, keepsLetter, seedsAmong } from "./group-draw.rules";
import { type GroupPlace, type OpenLine, seatApart, seatSeconds, zip } from "./keep-apart.rules";

/**
 * How the losers of each round of the winners' bracket, from round 2 on, cross to other lines of the losers' bracket.
 * 1 swaps neighbours, 2 swaps neighbouring groups of two, 4 groups of four; sums combine them. None in the final.
 * Keyed by the number of lines. Chosen among all crossings by, in this order: the latest first possible rematch, the
 * fewest expected rematches before the losers' final, the least harm by byes.
 */
const crossings: Readonly<Record<number, readonly number[]>> = {
  8: [1],
  16: [2, 0],
  32: [2, 2, 0],
  64: [12, 4, 1, 1],
  128: [12, 12, 4, 0, 1],
};

/**
 * Double elimination: a loser of the winners' bracket drops to the losers' bracket; a second defeat eliminates. The
 * winners of both brackets play a single grand final, even if the unbeaten side loses it.
 * @param lines a power of two of sides, at least 4, from the top.
 * @returns matches in an order in which they can be played; the grand final is the last.
 */
function doubleElimination(lines: readonly DraftSide[]): DraftMatch[] {
  const [first = [], ...rounds] = bracket(lines, "MAIN", 1);
  const matches = [...first];
  let number = lines.length;
  let losersRound = 1;
  const addLosersRound = (sides: readonly DraftSide[]): DraftSide[] => {
    const round = bracketRound(sides, { stage: "LOSERS", round: losersRound++ }, number);
    number += round.length;
    matches.push(...round);
    return round.map(winnerOf);
  };

  let survivors: DraftSide[] = first.map(loserOf);
  for (const [index, round] of rounds.entries()) {
    survivors = addLosersRound(survivors);
    matches.push(...round);
    const dropped = crossed(round.map(loserOf), crossings[lines.length]?.[index] ?? 0);
    survivors = addLosersRound(
      survivors.flatMap((survivor, line) => [survivor, ...dropped.slice(line, line + 1)]),
    );
  }
  const champion = rounds.at(-1)?.map(winnerOf) ?? [];
  const place = { stage: "GRAND_FINAL", round: 1 } as const;
  return [...matches, ...bracketRound([...champion, ...survivors], place, number)];
}

/** The losers in the order of the lines they drop to. */
function crossed<S>(sides: readonly S[], crossing: number): S[] {
  return sides.flatMap((_, line) => sides.slice(line ^ crossing, (line ^ crossing) + 1));
}

/**
 * Who of the groups stands where in the knockout. Winners rank by the letter of their group, after them come the seconds
 * and so on, each on a line of their ranks. So winners never meet in round 1 and have the byes; a second stands in the
 * half where the winner of its group is not, later places as far from their group as there is room.
 * @param sizes pairs in each group, A first.
 * @param places the places that take part, best first: [1, 2] for winners and seconds.
 * @returns the side on each line.
 */
export function groupsToKnockout(sizes: readonly number[], places: readonly number[]): DraftSide[] {
  const tiers = places.map((place) =>
    sizes.flatMap((size, group): GroupPlace[] => (size >= place ? [{ group, place }] : [])),
  );
  const count = tiers.flat().length;
  const lines = rankedLines(bracketSize(count));
  const seated = new Map<number, GroupPlace>();
  for (const [index, tier] of tiers.entries()) {
    const open = tier.map((_, offset): OpenLine => {
      const rank = seated.size + offset + 1;
      return { line: lines.indexOf(rank) + 1, hasBye: rank <= lines.length - count };
    });
    const chosen = seatTier(index, tier, open, seated, lines.length);
    for (const [line, place] of chosen) seated.set(line, place);
  }
  return lines.map((_, index): DraftSide => {
    const place = seated.get(index + 1);
    return place === undefined ? bye : { kind: "GROUP_PLACE", ...place };
  });
}

function seatTier(
  index: number,
  tier: readonly GroupPlace[],
  open: readonly OpenLine[],
  seated: ReadonlyMap<number, GroupPlace>,
  size: number,
): [number, GroupPlace][] {
  if (index === 0) return zip(open, tier).map(([{ line }, place]) => [line, place]);
  return index === 1 && tier.length === seated.size
    ? seatSeconds(tier, open, seated, size)
    : seatApart(tier, open, seated, size);
}

/**
 * The consolation of a direct knockout, for the losers of their first playable match. These are the losers of round 1,
 * and the losers of round 2 matches in which both sides had a bye; the latter get the byes of the consolation. An entry
 * that has a bye and loses to a winner of round 1 does not qualify: the draw cannot know which of the two loses.
 * @param rounds the knockout, before byes disappear.
 * @param thirdPlace whether the losers of the semifinals play for third place and so do not come in either.
 */
function consolationOfKnockout(
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
function consolationOfGroups(
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

/**
 * Round robin: each entry meets each other entry once, and plays at most once per round. With an odd number one entry
 * rests in each round. The first two entries meet in the last round.
 * @param entries distinct, best first.
 * @returns the matches of each round.
 * Source: circle method with the first entry fixed.
 */
export function roundRobin<E>(entries: readonly E[]): [E, E][][] {
  const [first, ...others] = entries;
  if (first === undefined || others.length === 0) return [];
  let circle: (E | null)[] = others.length % 2 === 1 ? others : [...others, null];
  return Array.from({ length: circle.length }, () => {
    const seats = [first, ...circle];
    circle = [...circle.slice(-1), ...circle.slice(0, -1)];
    return seats.slice(0, seats.length / 2).flatMap((one, index): [E, E][] => {
      const other = seats[seats.length - 1 - index] ?? null;
      return one === null || other === null ? [] : [[one, other]];
    });
  });
}

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
