import type { DrawPlan, DrawResult, PlannedMatch, SideSource } from "../draws/draw-plan.rules";
import { keepsLetter } from "../draws/group-draw.rules";
import {
  compareAcrossGroups,
  type Compared,
  type GroupStanding,
  groupStandings,
} from "./group-standings.rules";
import type { DecidedMatch, TieBreaking } from "./tie-breaking.rules";

/** A side that stays empty for good: its entry was barred, or did not show up. */
export const VACANT = Symbol("vacant");

/** An entry's id; null while the side is not known. */
export type DrawSide = string | null | typeof VACANT;

/**
 * WAITING: a side is not known yet. READY: it can be played. PLAYED: it has a result.
 * VACATED: one of its sides stays empty, so the other one advances without playing.
 */
export type ProgressState = "WAITING" | "READY" | "PLAYED" | "VACATED";

export interface MatchProgress {
  readonly match: PlannedMatch;
  readonly sides: readonly [DrawSide, DrawSide];
  readonly state: ProgressState;
  /** The valid result; null unless played. A result of a match whose sides are not known is ignored. */
  readonly result: DrawResult | null;
  readonly winner: DrawSide;
  readonly loser: DrawSide;
}

export interface GroupProgress {
  readonly group: number;
  readonly standings: readonly GroupStanding[];
  /** Whether every match of the group is decided: only then are its places given. */
  readonly settled: boolean;
}

export interface DrawProgress {
  /** In the order of the plan. */
  readonly matches: readonly MatchProgress[];
  readonly groups: readonly GroupProgress[];
  /**
   * The group behind each letter of the plan. While groups are still being played, only the letters fixed by seeds are
   * listed; null when all letters depend on results.
   */
  readonly letters: readonly number[] | null;
  /** Whether no match is left to play. */
  readonly decided: boolean;
}

/**
 * How far a draw has come: it follows from the plan and the results alone, whatever the order in which they arrived.
 * @param results at most one for each match.
 */
export function progressOf(
  plan: DrawPlan,
  results: readonly DrawResult[],
  tieBreaking: TieBreaking,
): DrawProgress {
  const resultOf = new Map(results.map((result) => [result.match, result]));
  const progress = new Map<number, MatchProgress>();
  const advance = (match: PlannedMatch, sideOf: (source: SideSource) => DrawSide) => {
    const sides = [sideOf(match.sides[0]), sideOf(match.sides[1])] as const;
    progress.set(match.number, advanceMatch(match, sides, resultOf.get(match.number), tieBreaking));
  };

  for (const match of plan.matches)
    if (match.stage === "GROUP")
      advance(match, (source) => (source.kind === "ENTRY" ? source.entryId : null));
  const groups = groupProgress(plan, [...progress.values()], tieBreaking);
  const letters = lettersOf(plan, groups);

  const sideOf = (source: SideSource): DrawSide => {
    switch (source.kind) {
      case "ENTRY":
        return source.entryId;
      case "WINNER_OF":
        return progress.get(source.match)?.winner ?? null;
      case "LOSER_OF":
        return progress.get(source.match)?.loser ?? null;
      case "GROUP_PLACE": {
        const group = groups[letters?.[source.group] ?? -1];
        if (!group?.settled) return null;
        const standing = group.standings[source.place - 1];
        return standing && !standing.barred ? standing.entryId : VACANT;
      }
    }
  };
  for (const match of plan.matches) if (match.stage !== "GROUP") advance(match, sideOf);

  const matches = plan.matches.flatMap(({ number }) => progress.get(number) ?? []);
  const decided = matches.every(({ state }) => state === "PLAYED" || state === "VACATED");
  return { matches, groups, letters, decided };
}

/** The matches that count for a classification. */
export function decidedMatches(matches: readonly MatchProgress[]): DecidedMatch[] {
  return matches.flatMap(({ sides: [first, second], result }) =>
    typeof first === "string" && typeof second === "string" && result
      ? [{ sides: [first, second], result }]
      : [],
  );
}

function advanceMatch(
  match: PlannedMatch,
  sides: readonly [DrawSide, DrawSide],
  typed: DrawResult | undefined,
  { walkoverBars }: TieBreaking,
): MatchProgress {
  const [first, second] = sides;
  if (first === VACANT || second === VACANT) {
    const winner = first === VACANT ? second : first;
    return {
      match,
      sides,
      state: winner === null ? "WAITING" : "VACATED",
      result: null,
      winner,
      loser: VACANT,
    };
  }
  if (first === null || second === null || !typed) {
    const state = first === null || second === null ? "WAITING" : "READY";
    return { match, sides, state, result: null, winner: null, loser: null };
  }
  const played = { match, sides, state: "PLAYED", result: typed } as const;
  if (typed.outcome === "DOUBLE_WALKOVER") return { ...played, winner: VACANT, loser: VACANT };
  if (typed.winnerSide === null) return { ...played, winner: null, loser: null };
  const loser = typed.winnerSide === 0 ? second : first;
  return {
    ...played,
    winner: typed.winnerSide === 0 ? first : second,
    loser: typed.outcome === "WALKOVER" && walkoverBars ? VACANT : loser,
  };
}

function groupProgress(
  { groups, lots }: DrawPlan,
  matches: readonly MatchProgress[],
  tieBreaking: TieBreaking,
): GroupProgress[] {
  return groups.map((entryIds, group) => {
    const own = matches.filter(({ match }) => match.group === group);
    return {
      group,
      standings: groupStandings(entryIds, decidedMatches(own), lots, tieBreaking),
      settled: own.every(({ state }) => state === "PLAYED"),
    };
  });
}

/** Letters given by result go to groups in the order of their winners; groups whose winner is barred come last. */
function lettersOf(plan: DrawPlan, groups: readonly GroupProgress[]): number[] | null {
  const { lots } = plan;
  const kept = groups.flatMap(({ group }) => (keepsLetter(plan, group) ? [group] : []));
  const byResult = groups.filter(({ group }) => !kept.includes(group));
  if (byResult.some(({ settled }) => !settled)) return kept.length > 0 ? kept : null;
  const firsts = byResult.flatMap(({ standings: [first] }) => first ?? []);
  const ordered = [
    ...compareAcrossGroups(
      firsts.filter(({ barred }) => !barred),
      lots,
    ),
    ...compareAcrossGroups(
      firsts.filter(({ barred }) => barred),
      lots,
    ),
  ];
  const groupOf = ({ tally }: Compared) =>
    groups.findIndex(({ standings }) => standings[0]?.entryId === tally.entryId);
  return [...kept, ...ordered.map(groupOf)];
}

/** Who comes to a side of a match, as rows and the API say it. Neither a pair nor vacant: not known yet. */
export interface ComingSide {
  readonly pairId: string | null;
  readonly vacant: boolean;
}

export const comingSide = (side: DrawSide): ComingSide => ({
  pairId: typeof side === "string" ? side : null,
  vacant: side === VACANT,
});
