/** How a category of pairs is played. */
export const drawFormats = ["GROUPS_KNOCKOUT", "KNOCKOUT", "ROUND_ROBIN", "DOUBLE_ELIMINATION"] as const;
export type DrawFormat = (typeof drawFormats)[number];

export const drawFormatLabel: Record<DrawFormat, string> = {
  GROUPS_KNOCKOUT: "Fase de grupos + eliminatórias",
  KNOCKOUT: "Eliminatória simples",
  ROUND_ROBIN: "Todos contra todos",
  DOUBLE_ELIMINATION: "Dupla eliminação",
};

/** The part of a draw a match belongs to. */
export const drawStages = ["GROUP", "MAIN", "THIRD_PLACE", "LOSERS", "GRAND_FINAL", "CONSOLATION"] as const;
export type DrawStage = (typeof drawStages)[number];

export const drawStageLabel: Record<DrawStage, string> = {
  GROUP: "Fase de grupos",
  MAIN: "Chave principal",
  THIRD_PLACE: "Disputa de 3º lugar",
  LOSERS: "Chave dos perdedores",
  GRAND_FINAL: "Grande final",
  CONSOLATION: "Consolação",
};

/** Who wants to be drawn: a pair. */
export interface DrawEntry {
  readonly id: string;
  /** 1 for the strongest; null for who is not seeded. Seeds are distinct and leave no gap. */
  readonly seed: number | null;
  /** Clubs of its athletes; entries that share one are kept apart early where that is possible. */
  readonly clubs: readonly string[];
}

/** Where a side of a match comes from. There are no byes: who has one enters in the next round. */
export type SideSource =
  | { readonly kind: "ENTRY"; readonly entryId: string }
  /** `group` counts from 0 (A), `place` from 1. */
  | { readonly kind: "GROUP_PLACE"; readonly group: number; readonly place: number }
  | { readonly kind: "WINNER_OF"; readonly match: number }
  | { readonly kind: "LOSER_OF"; readonly match: number };

export interface PlannedMatch {
  /** From 1, unique within the draw, in an order in which they can be played. */
  readonly number: number;
  readonly stage: DrawStage;
  /** 0 for group A; null outside the groups. */
  readonly group: number | null;
  /** From 1 within its stage; in MAIN and CONSOLATION round 1 is the one furthest from the final, also where byes leave gaps. */
  readonly round: number;
  /** From 1 within stage and round, from the top; in MAIN it is the line of the bracket, with gaps where a bye stands. */
  readonly order: number;
  readonly sides: readonly [SideSource, SideSource];
}

export interface DrawSettings {
  readonly format: DrawFormat;
  /** GROUPS_KNOCKOUT: how many of each group go on. */
  readonly qualifiersPerGroup: number;
  /** GROUPS_KNOCKOUT: pairs per group one aims at; null for the usual table. */
  readonly groupSize: number | null;
  readonly thirdPlace: boolean;
  readonly consolation: boolean;
}

export const defaultDrawSettings: DrawSettings = {
  format: "GROUPS_KNOCKOUT",
  qualifiersPerGroup: 2,
  groupSize: null,
  thirdPlace: false,
  consolation: false,
};

/** A whole draw: the same entries, settings and lots always give the same one. */
export interface DrawPlan {
  readonly settings: DrawSettings;
  /** Entry ids of each group in the order of their seats; empty without groups. */
  readonly groups: readonly (readonly string[])[];
  /**
   * Whether letters of GROUP_PLACE are given after the groups, to the best group winner first: those that no seed decided
   * before. Without seeds a source (group 0, place 2) then means: the second of the group whose winner was the best.
   */
  readonly lettersByResult: boolean;
  /** How many entries were seeded: with groups the first of them opened A, B and so on, which keep their letters. */
  readonly seeds: number;
  /** Entry ids in the order in which lots decide what nothing else does; the first one wins. */
  readonly lots: readonly string[];
  /** In the order of their numbers. */
  readonly matches: readonly PlannedMatch[];
}

/** What is known of a match that was played or decided. */
export interface DrawResult {
  readonly match: number;
  readonly outcome: "COMPLETED" | "WALKOVER" | "DOUBLE_WALKOVER" | "RETIREMENT";
  /** Null after a double W.O. */
  readonly winnerSide: 0 | 1 | null;
  /** Sets as they count, side 0 first; a match tie-break is one set of 1 game to 0. */
  readonly sets: readonly (readonly [number, number])[];
}
