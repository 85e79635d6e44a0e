import {
  byLots,
  classesBy,
  gameBalanceOf,
  gamePercentOf,
  setBalanceOf,
  setPercentOf,
  type DecidedMatch,
  type Measure,
  type Tally,
} from "./tally.rules";

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
