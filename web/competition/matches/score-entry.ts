import { leaderOf } from "../../../server/sport/scores/score.rules";
import { setFormats, type SetFormatName } from "../../../server/sport/scores/set-format.rules";
import type { MatchInWords } from "../public/match-words";
import { emptySet, entryOfSet, numbers, type SetEntry } from "../public/several-sets";

export type SideNumber = "1" | "2";
export type EntryMode = "COMPLETED" | "WALKOVER" | "RETIREMENT";

/** What is tapped and typed into the score sheet, as text, before it is a result. */
export interface ScoreEntry {
  mode: EntryMode;
  winner: SideNumber | null;
  /** Games of side 1 and side 2. In a retirement: when play stopped. */
  games: readonly [string, string];
  tieBreak: readonly [string, string];
  /** The sets of a match that has several, instead of games and tie-break. */
  sets: readonly SetEntry[];
  absent: SideNumber | "both" | null;
  retired: SideNumber | null;
}

export interface LegalScore {
  readonly winnerGames: number;
  readonly loserGames: number;
  readonly tieBreak: boolean;
}

export const emptyEntry: ScoreEntry = {
  mode: "COMPLETED",
  winner: null,
  games: ["", ""],
  tieBreak: ["", ""],
  sets: [],
  absent: null,
  retired: null,
};

/** The present result, ready to be corrected. A retirement's partial score is not kept: only who retired is known. */
export function entryFromMatch({ outcome, sides, sets = [] }: MatchInWords): ScoreEntry {
  const winner = sides[0]?.isWinner ? "1" : sides[1]?.isWinner ? "2" : null;
  const loser = winner && otherSide(winner);
  switch (outcome) {
    case "WALKOVER":
      return { ...emptyEntry, mode: "WALKOVER", absent: loser };
    case "DOUBLE_WALKOVER":
      return { ...emptyEntry, mode: "WALKOVER", absent: "both" };
    case "RETIREMENT":
      return { ...emptyEntry, mode: "RETIREMENT", retired: loser };
    case "COMPLETED": {
      const text = (value: number | undefined) => String(value ?? "");
      const [only] = sets;
      return {
        ...emptyEntry,
        winner,
        games: [text(only?.games[0]), text(only?.games[1])],
        tieBreak: [text(only?.tiebreak?.[0]), text(only?.tiebreak?.[1])],
        sets: sets.map(entryOfSet),
      };
    }
    default:
      return emptyEntry;
  }
}

/** First tap: who won. A score already chosen changes sides with the winner. */
export function chooseWinner(entry: ScoreEntry, winner: SideNumber): ScoreEntry {
  const swap = entry.winner !== null && entry.winner !== winner;
  return swap
    ? { ...entry, winner, games: swapped(entry.games), tieBreak: swapped(entry.tieBreak) }
    : { ...entry, winner };
}

/** Second tap: one of the legal results. */
export function chooseScore(
  entry: ScoreEntry,
  { winnerGames, loserGames, tieBreak }: LegalScore,
): ScoreEntry {
  const own = String(winnerGames);
  const other = String(loserGames);
  const games = entry.winner === "2" ? ([other, own] as const) : ([own, other] as const);
  return { ...entry, games, tieBreak: tieBreak ? entry.tieBreak : ["", ""] };
}

/** Typing instead of tapping: the winner follows from the numbers as soon as there are two. */
export function typeGames(entry: ScoreEntry, side: SideNumber, text: string): ScoreEntry {
  const games = replaced(entry.games, side, text);
  const points = numbers(games);
  const leader = points && leaderOf(points);
  return { ...entry, games, winner: leader === 0 ? "1" : leader === 1 ? "2" : entry.winner };
}

export function typeTieBreak(entry: ScoreEntry, side: SideNumber, text: string): ScoreEntry {
  return { ...entry, tieBreak: replaced(entry.tieBreak, side, text) };
}

/** A number of one set; what stands below stays. */
export function typeInSet(
  entry: ScoreEntry,
  index: number,
  of: keyof SetEntry,
  side: SideNumber,
  text: string,
): ScoreEntry {
  const sets = Array.from({ length: Math.max(entry.sets.length, index + 1) }, (_, at) => {
    const set = entry.sets[at] ?? emptySet;
    return at === index ? { ...set, [of]: replaced(set[of], side, text) } : set;
  });
  return { ...entry, sets };
}

/** The legal result that the numbers are at this moment. */
export function chosenScore(entry: ScoreEntry, legalScores: readonly LegalScore[]): LegalScore | undefined {
  const games = numbers(entry.games);
  if (!games) return undefined;
  const [most, least] = [Math.max(...games), Math.min(...games)];
  return legalScores.find(({ winnerGames, loserGames }) => winnerGames === most && loserGames === least);
}

/** Whether the numbers have room for a tie-break's points. */
export function takesTieBreak(
  entry: ScoreEntry,
  format: SetFormatName,
  legalScores: readonly LegalScore[],
): boolean {
  if (entry.mode === "COMPLETED") return chosenScore(entry, legalScores)?.tieBreak ?? false;
  const games = numbers(entry.games);
  return (
    entry.mode === "RETIREMENT" &&
    games !== null &&
    games.every((count) => count === setFormats[format].tiebreakAt)
  );
}

const otherSide = (side: SideNumber): SideNumber => (side === "1" ? "2" : "1");

const swapped = ([first, second]: readonly [string, string]) => [second, first] as const;

function replaced(
  texts: readonly [string, string],
  side: SideNumber,
  text: string,
): readonly [string, string] {
  const digits = text.replace(/\D/g, "").slice(0, 2);
  return side === "1" ? [digits, texts[1]] : [texts[0], digits];
}
