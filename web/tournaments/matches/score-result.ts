import { walkoverScore, type MatchOutcome } from "../../../server/tournaments/matches/outcome.rules";
import { completeRetirement } from "../../../server/tournaments/matches/retirement.rules";
import { validateSet, type Points, type SetScore } from "../../../server/tournaments/matches/score.rules";
import type { SetFormatName } from "../../../server/tournaments/matches/set-format.rules";
import { numbers, type ScoreEntry } from "./score-entry";

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
