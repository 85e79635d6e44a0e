import {
  type MatchRules,
  type SetFormatName,
  setFormats,
} from "../../../server/sport/scores/match-format.rules";
import type { MatchOutcome } from "../../../server/sport/scores/match-outcome.rules";
import {
  type MatchResult,
  type SettledResult,
  settleResult,
} from "../../../server/sport/scores/match-result.rules";
import { onlyGamesCount } from "../../../server/sport/scores/match-score.rules";
import { leaderOf, validateSet } from "../../../server/sport/scores/score.rules";
import type { MatchInWords } from "../public/competition-words";
import {
  emptySet,
  entryOfSet,
  halfTyped,
  numbers,
  playsSeveralSets,
  type SetEntry,
  type SetProblems,
  setsOf,
} from "../public/several-sets";

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

export interface EntryProblems {
  winner?: string;
  games?: string;
  tieBreak?: string;
  /** By the set's place, from 0. */
  sets?: Record<number, SetProblems>;
  absent?: string;
  retired?: string;
  /** What belongs to no field. */
  general?: string;
}

/** What the API takes. */
interface ResultInput {
  outcome: MatchOutcome;
  sets?: { games: number[]; tieBreak: number[] | null }[];
  games?: number[] | null;
  tieBreak?: number[] | null;
  absentOrRetiredSide: number | null;
}

/** What keeps the entry from being a result, beside which field it belongs. Empty when nothing does. */
export function entryProblems(entry: ScoreEntry, rules: MatchRules): EntryProblems {
  if (entry.mode === "WALKOVER") return entry.absent ? {} : { absent: "Informe quem não compareceu." };
  const problems = playsSeveralSets(rules) ? typedSetProblems(entry, rules) : typedProblems(entry, rules);
  if (entry.mode === "RETIREMENT" && !entry.retired) problems.retired = "Informe quem desistiu.";
  if (Object.keys(problems).length > 0) return problems;
  const settled = settleResult(rules, matchResult(entry, rules));
  if (!("message" in settled)) return {};
  if (playsSeveralSets(rules) && settled.setIndex !== null)
    return { sets: { [settled.setIndex]: { games: settled.message } } };
  return playsSeveralSets(rules)
    ? { general: settled.message }
    : oneSetProblem(entry, rules, settled.message);
}

/** @param entry one without problems. */
export function toResult(entry: ScoreEntry, rules: MatchRules): ResultInput {
  const { outcome, absentOrRetiredSide, sets, games, tieBreak } = matchResult(entry, rules);
  const side = absentOrRetiredSide ?? null;
  if (sets)
    return {
      outcome,
      sets: sets.map((set) => ({ games: [...set.games], tieBreak: set.tieBreak ? [...set.tieBreak] : null })),
      absentOrRetiredSide: side,
    };
  return {
    outcome,
    games: games ? [...games] : null,
    tieBreak: tieBreak ? [...tieBreak] : null,
    absentOrRetiredSide: side,
  };
}

/** What will be written down for a walkover or a retirement; null while that is not known. */
export function writtenResult(entry: ScoreEntry, rules: MatchRules): SettledResult | null {
  if (Object.keys(entryProblems(entry, rules)).length > 0) return null;
  const settled = settleResult(rules, matchResult(entry, rules));
  return "message" in settled ? null : settled;
}

function matchResult(entry: ScoreEntry, rules: MatchRules): MatchResult {
  if (entry.mode === "WALKOVER")
    return entry.absent === "both"
      ? { outcome: "DOUBLE_WALKOVER" }
      : { outcome: "WALKOVER", absentOrRetiredSide: entry.absent === "2" ? 2 : 1 };
  const result: MatchResult = { outcome: entry.mode };
  if (entry.mode === "RETIREMENT") result.absentOrRetiredSide = entry.retired === "2" ? 2 : 1;
  if (playsSeveralSets(rules)) {
    result.sets = setsOf(entry.sets, rules).map(({ games, tiebreak }) => ({
      games: [games[0], games[1]],
      tieBreak: tiebreak ? [tiebreak[0], tiebreak[1]] : null,
    }));
    return result;
  }
  const games = numbers(entry.games);
  const tieBreak = onlyGamesCount(rules) ? null : numbers(entry.tieBreak);
  result.games = games ? [games[0], games[1]] : null;
  result.tieBreak = tieBreak ? [tieBreak[0], tieBreak[1]] : null;
  return result;
}

function typedSetProblems(entry: ScoreEntry, rules: MatchRules): EntryProblems {
  const sets = halfTyped(entry.sets, rules);
  if (Object.keys(sets).length > 0) return { sets };
  const nothing = setsOf(entry.sets, rules).length === 0;
  return nothing && entry.mode === "COMPLETED"
    ? { sets: { 0: { games: "Informe os games das duas duplas." } } }
    : {};
}

function typedProblems(entry: ScoreEntry, rules: MatchRules): EntryProblems {
  const games = numbers(entry.games);
  const problems: EntryProblems = {};
  if (entry.mode === "COMPLETED" && !entry.winner && !games && !onlyGamesCount(rules))
    problems.winner = "Informe quem venceu.";
  else if (!games) problems.games = "Informe os games das duas duplas.";
  if (entry.tieBreak.some(Boolean) && !numbers(entry.tieBreak))
    problems.tieBreak = "Informe os pontos das duas duplas no tie-break.";
  return problems;
}

/** The problem of a finished set belongs to its tie-break when its games alone could be. */
function oneSetProblem(entry: ScoreEntry, rules: MatchRules, message: string): EntryProblems {
  const games = numbers(entry.games);
  const gamesCanBe =
    entry.mode === "COMPLETED" &&
    !onlyGamesCount(rules) &&
    games &&
    validateSet(rules.setFormat, { games }) === null;
  return gamesCanBe ? { tieBreak: message } : { games: message };
}

interface ServerProblem {
  readonly path: readonly string[];
  readonly message: string;
}

/** Puts what the server refused beside the field it speaks of. */
export function problemsFromServer(fields: readonly ServerProblem[], mode: EntryMode): EntryProblems {
  const problems: EntryProblems = {};
  for (const { path, message } of fields) {
    const set = setOf(path);
    if (set !== null && mode !== "WALKOVER") (problems.sets ??= {})[set] ??= { games: message };
    else problems[fieldOf(path, mode)] ??= message;
  }
  return problems;
}

/** The place of the set that a path leads to: "input", "sets", "1", "games". */
function setOf(path: readonly string[]): number | null {
  const place = path[path.indexOf("sets") + 1];
  return path.includes("sets") && place !== undefined ? Number(place) : null;
}

function fieldOf(path: readonly string[], mode: EntryMode): Exclude<keyof EntryProblems, "sets"> {
  const name = path.find((step) => step !== "input");
  if (name === "absentOrRetiredSide" && mode !== "COMPLETED")
    return mode === "WALKOVER" ? "absent" : "retired";
  // A walkover shows no fields for games.
  if (mode === "WALKOVER") return "general";
  return name === "games" || name === "tieBreak" ? name : "general";
}
