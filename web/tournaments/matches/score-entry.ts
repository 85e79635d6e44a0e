import { walkoverScore, type MatchOutcome } from "../../../server/tournaments/matches/outcome.rules";
import { completeRetirement } from "../../../server/tournaments/matches/retirement.rules";
import {
  leaderOf,
  validateSet,
  type Points,
  type SetScore,
} from "../../../server/tournaments/matches/score.rules";
import { setFormats, type SetFormatName } from "../../../server/tournaments/matches/set-format.rules";

export type SideNumber = "1" | "2";
export type EntryMode = "COMPLETED" | "WALKOVER" | "RETIREMENT";

/** What is tapped and typed into the score sheet, as text, before it is a result. */
export interface ScoreEntry {
  mode: EntryMode;
  winner: SideNumber | null;
  /** Games of side 1 and side 2. In a retirement: when play stopped. */
  games: readonly [string, string];
  tieBreak: readonly [string, string];
  absent: SideNumber | "both" | null;
  retired: SideNumber | null;
}

export interface LegalScore {
  readonly winnerGames: number;
  readonly loserGames: number;
  readonly tieBreak: boolean;
}

export interface EntryProblems {
  winner?: string;
  games?: string;
  tieBreak?: string;
  absent?: string;
  retired?: string;
  /** What belongs to no field. */
  general?: string;
}

/** What the API takes. */
export interface ResultInput {
  outcome: MatchOutcome;
  games: number[] | null;
  tieBreak: number[] | null;
  absentOrRetiredSide: number | null;
}

export const emptyEntry: ScoreEntry = {
  mode: "COMPLETED",
  winner: null,
  games: ["", ""],
  tieBreak: ["", ""],
  absent: null,
  retired: null,
};

interface RecordedMatch {
  readonly outcome?: MatchOutcome | null;
  readonly winnerSide?: number | null;
  readonly sides: readonly { readonly games?: number | null; readonly tieBreakPoints?: number | null }[];
}

/** The present result, ready to be corrected. A retirement's partial score is not kept: only who retired is known. */
export function entryFromMatch({ outcome, winnerSide, sides }: RecordedMatch): ScoreEntry {
  const winner = winnerSide === 1 ? "1" : winnerSide === 2 ? "2" : null;
  const loser = winner && otherSide(winner);
  switch (outcome) {
    case "WALKOVER":
      return { ...emptyEntry, mode: "WALKOVER", absent: loser };
    case "DOUBLE_WALKOVER":
      return { ...emptyEntry, mode: "WALKOVER", absent: "both" };
    case "RETIREMENT":
      return { ...emptyEntry, mode: "RETIREMENT", retired: loser };
    case "COMPLETED": {
      const text = (value: number | null | undefined) => (value == null ? "" : String(value));
      return {
        ...emptyEntry,
        winner,
        games: [text(sides[0]?.games), text(sides[1]?.games)],
        tieBreak: [text(sides[0]?.tieBreakPoints), text(sides[1]?.tieBreakPoints)],
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

/** What keeps the entry from being a result, beside which field it belongs. Empty when nothing does. */
export function entryProblems(entry: ScoreEntry, format: SetFormatName): EntryProblems {
  if (entry.mode === "WALKOVER") return entry.absent ? {} : { absent: "Informe quem não compareceu." };
  const games = numbers(entry.games);
  const tieBreak = numbers(entry.tieBreak);
  const halfTieBreak = entry.tieBreak.some(Boolean) && !tieBreak;
  const problems: EntryProblems = {};
  if (entry.mode === "COMPLETED" && !entry.winner && !games) problems.winner = "Informe quem venceu.";
  else if (!games) problems.games = "Informe os games das duas duplas.";
  if (entry.mode === "RETIREMENT" && !entry.retired) problems.retired = "Informe quem desistiu.";
  if (halfTieBreak) problems.tieBreak = "Informe os pontos das duas duplas no tie-break.";
  if (Object.keys(problems).length > 0 || !games) return problems;
  const set: SetScore = { games, tiebreak: tieBreak };
  if (entry.mode === "RETIREMENT") {
    const completion = completeRetirement(oneSet(format), [set], entry.retired === "1" ? 0 : 1);
    return completion.ok ? {} : { games: completion.problem.message };
  }
  const withoutTieBreak = validateSet(format, { games });
  if (withoutTieBreak) return { games: withoutTieBreak.message };
  const withTieBreak = validateSet(format, set);
  return withTieBreak ? { tieBreak: withTieBreak.message } : {};
}

/** @param entry one without problems. */
export function toResult(entry: ScoreEntry): ResultInput {
  if (entry.mode === "WALKOVER") {
    const nothing = { games: null, tieBreak: null };
    if (entry.absent === "both") return { outcome: "DOUBLE_WALKOVER", ...nothing, absentOrRetiredSide: null };
    return { outcome: "WALKOVER", ...nothing, absentOrRetiredSide: Number(entry.absent) };
  }
  const games = numbers(entry.games);
  const tieBreak = numbers(entry.tieBreak);
  return {
    outcome: entry.mode,
    games: games && [...games],
    tieBreak: tieBreak && [...tieBreak],
    absentOrRetiredSide: entry.mode === "RETIREMENT" ? Number(entry.retired) : null,
  };
}

/** The score that will be written down for a walkover or a retirement; null while that is not known. */
export function writtenScore(entry: ScoreEntry, format: SetFormatName): Points | null {
  if (Object.keys(entryProblems(entry, format)).length > 0) return null;
  if (entry.mode === "WALKOVER") {
    if (entry.absent === "both") return null;
    return walkoverScore(oneSet(format), entry.absent === "1" ? 1 : 0)[0]?.games ?? null;
  }
  const games = numbers(entry.games);
  if (entry.mode === "COMPLETED" || !games) return games;
  const set = { games, tiebreak: numbers(entry.tieBreak) };
  const completion = completeRetirement(oneSet(format), [set], entry.retired === "1" ? 0 : 1);
  return completion.ok ? (completion.sets[0]?.games ?? null) : null;
}

const oneSet = (setFormat: SetFormatName) => ({ matchFormat: "ONE_SET", setFormat }) as const;

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

function numbers([first, second]: readonly [string, string]): Points | null {
  return first === "" || second === "" ? null : [Number(first), Number(second)];
}
