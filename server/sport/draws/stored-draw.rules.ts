import {
  type DrawFormat,
  type DrawPlan,
  type DrawResult,
  type DrawStage,
  readSource,
  type SideSource,
} from "./draw-plan.rules";
import { seedsAmong } from "./group-draw.rules";

/** A draw and its entries, as their rows keep them. */
export interface StoredDraw {
  format: DrawFormat;
  qualifiersPerGroup: number;
  groupSize: number | null;
  thirdPlace: boolean;
  consolation: boolean;
  lettersByResult: boolean;
  entries: readonly {
    pairId: string;
    group: number | null;
    seat: number;
    seed: number | null;
    lot: number;
  }[];
}

/** A match of a draw, as its row keeps it. */
export interface StoredMatch {
  number: number | null;
  stage: DrawStage | null;
  group: number | null;
  round: number;
  order: number;
  source1: string | null;
  source2: string | null;
  status: string;
  outcome: DrawResult["outcome"] | "BYE" | null;
  winnerSide: number | null;
  sets: readonly { gamesSide1: number; gamesSide2: number }[];
}

/** The plan that was drawn, read back from its rows; an entry's id is its pair's. */
export function planFromRows(draw: StoredDraw, matches: readonly StoredMatch[]): DrawPlan {
  const { format, qualifiersPerGroup, groupSize, thirdPlace, consolation, lettersByResult, entries } = draw;
  const groups: string[][] = [];
  for (const { group, pairId } of entries.toSorted((a, b) => a.seat - b.seat))
    if (group !== null) (groups[group] ??= []).push(pairId);
  return {
    settings: { format, qualifiersPerGroup, groupSize, thirdPlace, consolation },
    groups,
    lettersByResult,
    seeds: seedsAmong(entries),
    lots: entries.toSorted((a, b) => a.lot - b.lot).map(({ pairId }) => pairId),
    matches: matches
      .flatMap(({ number, stage, group, round, order, source1, source2 }) =>
        number === null || stage === null || source1 === null || source2 === null
          ? []
          : [
              {
                number,
                stage,
                group,
                round,
                order,
                sides: [readSource(source1), readSource(source2)] as const,
              },
            ],
      )
      .sort((a, b) => a.number - b.number),
  };
}

/** The results that count. A match that was decided because a side stayed vacant is not a result. */
export const resultsFromRows = (matches: readonly StoredMatch[]): DrawResult[] =>
  matches.flatMap(({ number, status, outcome, winnerSide, sets }) =>
    number === null || status !== "PLAYED" || outcome === null || outcome === "BYE"
      ? []
      : [
          {
            match: number,
            outcome,
            winnerSide: winnerSide === 1 ? 0 : winnerSide === 2 ? 1 : null,
            sets: sets.map(({ gamesSide1, gamesSide2 }) => [gamesSide1, gamesSide2] as const),
          },
        ],
  );

/** Two entries of a draw trade places, in the groups and in every match; lots stay with their entries. */
export function swapEntries(plan: DrawPlan, one: string, other: string): DrawPlan {
  const traded = (id: string) => {
    if (id === one) return other;
    return id === other ? one : id;
  };
  const side = (source: SideSource): SideSource =>
    source.kind === "ENTRY" ? { ...source, entryId: traded(source.entryId) } : source;
  return {
    ...plan,
    groups: plan.groups.map((group) => group.map(traded)),
    matches: plan.matches.map((match) => ({ ...match, sides: [side(match.sides[0]), side(match.sides[1])] })),
  };
}
