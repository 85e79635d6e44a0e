import type { DrawResult } from "../draws/draw-plan.rules";

/** A match between two known entries that was played or decided. */
export interface DecidedMatch {
  readonly sides: readonly [string, string];
  readonly result: Pick<DrawResult, "outcome" | "winnerSide" | "sets">;
}

/** What one entry has collected. */
export interface Tally {
  readonly entryId: string;
  /** Matches played or decided, walkovers among them. */
  readonly played: number;
  readonly victories: number;
  readonly defeats: number;
  readonly setsWon: number;
  readonly setsLost: number;
  readonly gamesWon: number;
  readonly gamesLost: number;
  /** Matches whose games count: all but a W.O. in a timed match, which has no games. */
  readonly measured: number;
  /** Matches it showed up for: all but those it lost by W.O. */
  readonly appearances: number;
  /** Whether it lost a match by W.O.; a double W.O. is a defeat and nothing more. */
  readonly absent: boolean;
}

/** A measure as a fraction, so that nothing is rounded before it is compared. */
type Fraction = readonly [numerator: number, denominator: number];
export type Measure = (tally: Tally) => Fraction;

export const setBalanceOf = ({ setsWon, setsLost }: Tally): number => setsWon - setsLost;
export const gameBalanceOf = ({ gamesWon, gamesLost }: Tally): number => gamesWon - gamesLost;
export const setPercentOf: Measure = ({ setsWon, setsLost }) => [setsWon, setsWon + setsLost];
export const gamePercentOf: Measure = ({ gamesWon, gamesLost }) => [gamesWon, gamesWon + gamesLost];

/** Negative when `a` ranks before `b`, 0 when equal. A ratio of nothing counts as 0. */
function byMeasure(measure: Measure): (a: Tally, b: Tally) => number {
  return (a, b) => {
    const [ownPart, ownWhole] = measure(a);
    const [otherPart, otherWhole] = measure(b);
    return otherPart * Math.max(ownWhole, 1) - ownPart * Math.max(otherWhole, 1);
  };
}

/** The tallies grouped by a measure, best first; equal ones share a group. */
export function classesBy(measure: Measure, tallies: readonly Tally[]): Tally[][] {
  const compare = byMeasure(measure);
  const classes: Tally[][] = [];
  for (const tally of tallies.toSorted(compare)) {
    const last = classes.at(-1);
    if (last?.[0] && compare(last[0], tally) === 0) last.push(tally);
    else classes.push([tally]);
  }
  return classes;
}

/** Sorts by lots; the id keeps the order total if an entry has no lot. */
export function byLots(lots: readonly string[]): (a: Tally, b: Tally) => number {
  const places = new Map(lots.map((entryId, place) => [entryId, place]));
  const placeOf = ({ entryId }: Tally) => places.get(entryId) ?? lots.length;
  return (a, b) => placeOf(a) - placeOf(b) || (a.entryId < b.entryId ? -1 : 1);
}

/**
 * The tally of each entry, in the order of the entries; it does not include what their opponents won.
 * A match tie-break counts as one set and one game, as it is written down; a double W.O. credits neither side.
 */
export function tallyMatches(entryIds: readonly string[], matches: readonly DecidedMatch[]): Tally[] {
  const tallies = new Map(entryIds.map((entryId) => [entryId, emptyTally(entryId)]));
  for (const { sides, result } of matches) {
    for (const side of [0, 1] as const) {
      const tally = tallies.get(sides[side]);
      if (tally) count(tally, side, result);
    }
  }
  return [...tallies.values()];
}

type Counting = { -readonly [Key in keyof Tally]: Tally[Key] };

function emptyTally(entryId: string): Counting {
  return {
    entryId,
    played: 0,
    victories: 0,
    defeats: 0,
    setsWon: 0,
    setsLost: 0,
    gamesWon: 0,
    gamesLost: 0,
    measured: 0,
    appearances: 0,
    absent: false,
  };
}

function count(tally: Counting, own: 0 | 1, result: DecidedMatch["result"]): void {
  const { outcome, winnerSide } = result;
  const isDraw = winnerSide === null && outcome !== "DOUBLE_WALKOVER";
  const stayedAway = outcome === "DOUBLE_WALKOVER" || (outcome === "WALKOVER" && winnerSide !== own);
  tally.played += 1;
  if (winnerSide === own) tally.victories += 1;
  else if (!isDraw) tally.defeats += 1;
  if (!stayedAway) tally.appearances += 1;
  if (outcome === "WALKOVER" && stayedAway) tally.absent = true;
  if (outcome === "WALKOVER" && result.sets.length === 0) {
    if (stayedAway) tally.setsLost += 1;
    else tally.setsWon += 1;
    return;
  }
  tally.measured += 1;
  for (const games of result.sets) {
    const winner = setWinner(games, result);
    tally.gamesWon += games[own];
    tally.gamesLost += games[own === 0 ? 1 : 0];
    if (winner === own) tally.setsWon += 1;
    else if (winner !== null) tally.setsLost += 1;
  }
}

/** Who won a set. Where one count of games is the whole match, a retirement may leave the winner with fewer of them. */
function setWinner(
  [first, second]: readonly [number, number],
  { sets, winnerSide }: DecidedMatch["result"],
): 0 | 1 | null {
  if (sets.length === 1) return winnerSide;
  if (first === second) return null;
  return first > second ? 0 : 1;
}

/** What an event may put, in its own order, between victories and lots. */
export const tieBreakCriteria = [
  "HEAD_TO_HEAD",
  "SET_BALANCE",
  "GAME_BALANCE",
  "SET_PERCENT",
  "GAME_PERCENT",
  "GAMES_WON",
] as const;
export type TieBreakCriterion = (typeof tieBreakCriteria)[number];

export const tieBreakCriterionLabel: Record<TieBreakCriterion, string> = {
  HEAD_TO_HEAD: "Confronto direto",
  SET_BALANCE: "Saldo de sets",
  GAME_BALANCE: "Saldo de games",
  SET_PERCENT: "Percentual de sets",
  GAME_PERCENT: "Percentual de games",
  GAMES_WON: "Games ganhos",
};

/** The commonest order in Brazil. */
export const defaultTieBreakers: readonly TieBreakCriterion[] = [
  "SET_BALANCE",
  "GAME_BALANCE",
  "SET_PERCENT",
  "GAME_PERCENT",
];

/** How an event breaks ties. */
export interface TieBreaking {
  readonly tieBreakers: readonly TieBreakCriterion[];
  /** Whether a pair that did not show up is placed last and cannot qualify. */
  readonly walkoverBars: boolean;
}

export const defaultTieBreaking: TieBreaking = { tieBreakers: defaultTieBreakers, walkoverBars: true };

/** What separated an entry from the others it was tied with. */
export type DecidedBy = "WALKOVER" | "VICTORIES" | TieBreakCriterion | "LOTS";

export interface Placed {
  readonly tally: Tally;
  readonly decidedBy: DecidedBy;
  /** Whether games were compared per match, because one of those tied has a W.O. without games. */
  readonly byAverage?: boolean;
}

type Step = "VICTORIES" | TieBreakCriterion;

/** Where a W.O. has no games, games are compared per match that has some. */
const averages: Partial<Record<Step, Measure>> = {
  GAME_BALANCE: (tally) => [gameBalanceOf(tally), tally.measured],
  GAMES_WON: ({ gamesWon, measured }) => [gamesWon, measured],
};

const measures: Record<Exclude<Step, "HEAD_TO_HEAD">, Measure> = {
  VICTORIES: ({ victories }) => [victories, 1],
  SET_BALANCE: (tally) => [setBalanceOf(tally), 1],
  GAME_BALANCE: (tally) => [gameBalanceOf(tally), 1],
  SET_PERCENT: setPercentOf,
  GAME_PERCENT: gamePercentOf,
  GAMES_WON: ({ gamesWon }) => [gamesWon, 1],
};

/**
 * The order of a group: victories, then the event's criteria one after the other over all matches of the group, then
 * lots. As soon as exactly two are tied, the match between them decides; where HEAD_TO_HEAD is in the list, only from
 * that criterion on. An entry that a criterion has separated keeps its place: criteria are not applied again.
 * @param matches those of the group that were played or decided, in any order.
 * @param lots entry ids; the first one wins what nothing else decides.
 */
export function breakTies(
  tallies: readonly Tally[],
  matches: readonly DecidedMatch[],
  lots: readonly string[],
  { tieBreakers, walkoverBars }: TieBreaking,
): Placed[] {
  const steps: readonly Step[] = ["VICTORIES", ...tieBreakers];
  const barred = tallies.filter(({ absent }) => walkoverBars && absent);
  const inOrder = (tied: readonly Tally[]) => separate(tied, "LOTS", steps, matches, lots);
  return [
    ...inOrder(tallies.filter((tally) => !barred.includes(tally))),
    ...inOrder(barred).map(({ tally }): Placed => ({ tally, decidedBy: "WALKOVER" })),
  ];
}

function separate(
  tied: readonly Tally[],
  decidedBy: DecidedBy,
  steps: readonly Step[],
  matches: readonly DecidedMatch[],
  lots: readonly string[],
): Placed[] {
  const [first, second, ...others] = tied;
  if (!first) return [];
  if (!second) return [{ tally: first, decidedBy }];
  const theirMatchDecides = !steps.includes("VICTORIES") && !steps.includes("HEAD_TO_HEAD");
  if (others.length === 0 && theirMatchDecides) {
    const better = headToHead(first.entryId, second.entryId, matches);
    if (better !== 0)
      return (better < 0 ? [first, second] : [second, first]).map((tally) => ({
        tally,
        decidedBy: "HEAD_TO_HEAD",
      }));
  }
  const [step, ...rest] = steps;
  if (!step) return tied.toSorted(byLots(lots)).map((tally) => ({ tally, decidedBy: "LOTS" }));
  if (step === "HEAD_TO_HEAD") return separate(tied, decidedBy, rest, matches, lots);
  const average = tied.some(({ measured, played }) => measured !== played) ? averages[step] : undefined;
  const classes = classesBy(average ?? measures[step], tied);
  if (classes.length === 1) return separate(tied, decidedBy, rest, matches, lots);
  return classes.flatMap((level) =>
    separate(level, step, rest, matches, lots).map((placed) =>
      average && placed.decidedBy === step ? { ...placed, byAverage: true } : placed,
    ),
  );
}

/** Negative when `a` won what the two played against each other, 0 when level, never met or both stayed away. */
export function headToHead(a: string, b: string, matches: readonly DecidedMatch[]): number {
  let victories = 0;
  for (const { sides, result } of matches) {
    if (!sides.includes(a) || !sides.includes(b) || result.winnerSide === null) continue;
    victories += sides[result.winnerSide] === a ? 1 : -1;
  }
  return -victories;
}
