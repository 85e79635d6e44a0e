/** How one set is won. The name says the games to win and the score at which the tie-break is played. */
interface SetFormat {
  /** Games needed, with two of margin, unless the tie-break decides. */
  readonly games: number;
  /** Games each side has when the tie-break is played: 6 means at 6x6. */
  readonly tiebreakAt: number;
  /** Points the tie-break goes to, with two of margin. */
  readonly tiebreakTo: number;
  /** Portuguese name for forms and regulations. */
  readonly label: string;
}

const pointsOfTiebreak = 7;

/**
 * Every set format an event may choose. Always explicit, because "empate em 5x5" alone does not say to how many games.
 * Source: ITF Rules of Beach Tennis, Appendix V; CBT and state federations' regulations; IFBT.
 */
export const setFormats = {
  SET6_TB66: { games: 6, tiebreakAt: 6, tiebreakTo: pointsOfTiebreak, label: "Set até 6, tie-break em 6x6" },
  SET6_TB55: { games: 6, tiebreakAt: 5, tiebreakTo: pointsOfTiebreak, label: "Set até 6, tie-break em 5x5" },
  SET4_TB44: { games: 4, tiebreakAt: 4, tiebreakTo: pointsOfTiebreak, label: "Set até 4, tie-break em 4x4" },
  SET4_TB33: { games: 4, tiebreakAt: 3, tiebreakTo: pointsOfTiebreak, label: "Set até 4, tie-break em 3x3" },
  SET5_TB44: { games: 5, tiebreakAt: 4, tiebreakTo: pointsOfTiebreak, label: "Set até 5, tie-break em 4x4" },
  SET5_TB55: { games: 5, tiebreakAt: 5, tiebreakTo: pointsOfTiebreak, label: "Set até 5, tie-break em 5x5" },
  SET3_TB33: { games: 3, tiebreakAt: 3, tiebreakTo: pointsOfTiebreak, label: "Set até 3, tie-break em 3x3" },
  PRO8_TB88: {
    games: 8,
    tiebreakAt: 8,
    tiebreakTo: pointsOfTiebreak,
    label: "Pro set até 8, tie-break em 8x8",
  },
  PRO8_TB77: {
    games: 8,
    tiebreakAt: 7,
    tiebreakTo: pointsOfTiebreak,
    label: "Pro set até 8, tie-break em 7x7",
  },
  SET7_TB66: { games: 7, tiebreakAt: 6, tiebreakTo: pointsOfTiebreak, label: "Set até 7, tie-break em 6x6" },
  SET9_TB88: { games: 9, tiebreakAt: 8, tiebreakTo: pointsOfTiebreak, label: "Set até 9, tie-break em 8x8" },
} as const satisfies Record<string, SetFormat>;

export type SetFormatName = keyof typeof setFormats;

/** The formats in the order a form offers them. */
export const setFormatNames = Object.keys(setFormats) as [SetFormatName, ...SetFormatName[]];

/** One final score of a set, in games; `tiebreak` when only a tie-break leads to it. */
export interface SetResult {
  readonly winner: number;
  readonly loser: number;
  readonly tiebreak: boolean;
}

/** The final scores the format allows, from the clearest to the closest. */
export function legalResults(format: SetFormatName): SetResult[] {
  const { games, tiebreakAt } = setFormats[format];
  const results: SetResult[] = [];
  for (let loser = 0; loser <= games - 2; loser++) results.push({ winner: games, loser, tiebreak: false });
  // A tie-break at the target itself leaves room to win by two games first: 7x5.
  if (tiebreakAt === games) results.push({ winner: games + 1, loser: games - 1, tiebreak: false });
  results.push({ winner: tiebreakAt + 1, loser: tiebreakAt, tiebreak: true });
  return results;
}

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
