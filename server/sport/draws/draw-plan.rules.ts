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

/** How a category is played: by pairs in a draw, or by everybody for themselves in a Super N. */
export const categoryFormats = [...drawFormats, "SUPER_N"] as const;
export type CategoryFormat = (typeof categoryFormats)[number];

export const categoryFormatLabel: Record<CategoryFormat, string> = {
  ...drawFormatLabel,
  SUPER_N: "Super N",
};

/** Whether people enter a category two by two: also one that is not known yet. */
export const entersInPairs = (
  category: { readonly drawFormat: CategoryFormat } | null | undefined,
): boolean => category?.drawFormat !== "SUPER_N";

/** "A" for group 0, "Z" for 25, "AA" for 26. */
export function groupLetter(group: number): string {
  const letter = String.fromCharCode(65 + (group % 26));
  return group < 26 ? letter : groupLetter(Math.floor(group / 26) - 1) + letter;
}

/** As a match's row keeps it: "E:<pair id>", "G:0.1" (group A, first), "W:12" (winner of match 12), "L:12". */
export function writeSource(source: SideSource): string {
  switch (source.kind) {
    case "ENTRY":
      return `E:${source.entryId}`;
    case "GROUP_PLACE":
      return `G:${source.group}.${source.place}`;
    case "WINNER_OF":
      return `W:${source.match}`;
    case "LOSER_OF":
      return `L:${source.match}`;
  }
}

const group = /^G:(\d+)\.(\d+)$/;
const match = /^([WL]):(\d+)$/;

/** @throws RangeError for what `writeSource` never wrote. */
export function readSource(text: string): SideSource {
  if (text.startsWith("E:")) return { kind: "ENTRY", entryId: text.slice(2) };
  const place = group.exec(text);
  if (place) return { kind: "GROUP_PLACE", group: Number(place[1]), place: Number(place[2]) };
  const of = match.exec(text);
  if (of) return { kind: of[1] === "W" ? "WINNER_OF" : "LOSER_OF", match: Number(of[2]) };
  throw new RangeError(`No side comes from ${text}`);
}

/** The text for a side that is not known yet: "1º do grupo A", "Vencedor do jogo 12". */
export function sourceInWords(source: SideSource): string {
  switch (source.kind) {
    case "ENTRY":
      return "Dupla";
    case "GROUP_PLACE":
      return `${source.place}º do grupo ${groupLetter(source.group)}`;
    case "WINNER_OF":
      return `Vencedor do jogo ${source.match}`;
    case "LOSER_OF":
      return `Perdedor do jogo ${source.match}`;
  }
}

/** The words for a source once no one can come from it: "Ninguém vem do jogo 12". */
export function emptySideInWords(source: SideSource): string {
  switch (source.kind) {
    case "ENTRY":
      return "Ninguém";
    case "GROUP_PLACE":
      return `Ninguém vem do grupo ${groupLetter(source.group)}`;
    case "WINNER_OF":
    case "LOSER_OF":
      return `Ninguém vem do jogo ${source.match}`;
  }
}

/** @returns null for an entry that was drawn onto the side, and for a side without a source. */
export function originOf(stored: string | null): SideSource | null {
  const source = stored === null ? null : readSource(stored);
  return source?.kind === "ENTRY" ? null : source;
}
