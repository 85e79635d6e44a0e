import type { SetFormatName } from "./set-format.rules";

/** How many sets decide a match, and whether the last one is a match tie-break. */
export interface MatchFormat {
  readonly setsToWin: 1 | 2;
  /** Points of the match tie-break that replaces the deciding set; null where a full set is played. */
  readonly matchTiebreakTo: number | null;
  /** Portuguese name for forms and regulations. */
  readonly label: string;
}

export const matchFormats = {
  ONE_SET: { setsToWin: 1, matchTiebreakTo: null, label: "Um set" },
  BEST_OF_3_MTB10: { setsToWin: 2, matchTiebreakTo: 10, label: "Melhor de 3, match tie-break até 10" },
  BEST_OF_3_MTB7: { setsToWin: 2, matchTiebreakTo: 7, label: "Melhor de 3, match tie-break até 7" },
  BEST_OF_3: { setsToWin: 2, matchTiebreakTo: null, label: "Melhor de 3 sets" },
  FIXED_GAMES: { setsToWin: 1, matchTiebreakTo: null, label: "Número fixo de games" },
  TIMED: { setsToWin: 1, matchTiebreakTo: null, label: "Por tempo" },
} as const satisfies Record<string, MatchFormat>;

export type MatchFormatName = keyof typeof matchFormats;

/** The formats in the order a form offers them. */
export const matchFormatNames = Object.keys(matchFormats) as [MatchFormatName, ...MatchFormatName[]];

/** What a match is played by. The set format also says how many games a walkover is worth. */
export interface MatchRules {
  readonly matchFormat: MatchFormatName;
  readonly setFormat: SetFormatName;
  /** FIXED_GAMES only: how many games are always played. An even number allows a draw. */
  readonly fixedGames?: number | null;
  /** TIMED only: whether a last point decides, so that no match ends level. */
  readonly goldenPoint?: boolean | null;
  /** Outside groups: no match ends level. After an even number of fixed games one more decides. */
  readonly someoneGoesOn?: boolean | null;
}
