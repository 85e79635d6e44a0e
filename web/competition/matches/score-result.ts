import type { MatchRules } from "../../../server/sport/scores/match-format.rules";
import { onlyGamesCount } from "../../../server/sport/scores/match-score.rules";
import {
  settleResult,
  type MatchResult,
  type SettledResult,
} from "../../../server/sport/scores/match-result.rules";
import type { MatchOutcome } from "../../../server/sport/scores/outcome.rules";
import { validateSet } from "../../../server/sport/scores/score.rules";
import type { ScoreEntry, EntryMode } from "./score-entry";
import { halfTyped, numbers, playsSeveralSets, setsOf, type SetProblems } from "../public/several-sets";

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
export interface ResultInput {
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
