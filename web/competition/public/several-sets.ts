import { matchFormats, type MatchRules, setFormats } from "../../../server/sport/scores/match-format.rules";
import {
  countSet,
  isDecided,
  matchTiebreakDue,
  validateSetAt,
  type SetsWon,
} from "../../../server/sport/scores/match-score.rules";
import { leaderOf, type Points, type SetScore } from "../../../server/sport/scores/score.rules";

/** One set as it is typed; of a match tie-break the points stand as games. */
export interface SetEntry {
  readonly games: readonly [string, string];
  readonly tieBreak: readonly [string, string];
}

export interface SetProblems {
  games?: string;
  tieBreak?: string;
}

/** A row of the score sheet. */
export interface SetRow {
  readonly entry: SetEntry;
  readonly legend: string;
  /** Whether the numbers have room for a tie-break's points. */
  readonly takesTieBreak: boolean;
}

export const emptySet: SetEntry = { games: ["", ""], tieBreak: ["", ""] };

export const playsSeveralSets = ({ matchFormat }: MatchRules): boolean =>
  matchFormats[matchFormat].setsToWin > 1;

/** The rows to show: as many as a match needs at least, and one more each time it is still open after them. */
export function setRows(entries: readonly SetEntry[], rules: MatchRules): SetRow[] {
  const won: SetsWon = [0, 0];
  const rows: SetRow[] = [];
  const { setsToWin } = matchFormats[rules.matchFormat];
  while (rows.length < 2 * setsToWin - 1) {
    const entry = entries[rows.length] ?? emptySet;
    const tieBreakTo = matchTiebreakDue(rules, won);
    const enough = rows.length >= setsToWin && won[0] + won[1] < rows.length;
    if (isDecided(rules, won) || enough) break;
    const games = numbers(entry.games);
    rows.push({
      entry,
      legend: tieBreakTo === null ? `Set ${rows.length + 1}` : `Match tie-break até ${tieBreakTo} (pontos)`,
      takesTieBreak: tieBreakTo === null && games !== null && mayHaveTieBreak(games, rules),
    });
    const set = setOf(entry, tieBreakTo);
    if (set && validateSetAt(rules, won, set) === null) countSet(won, set);
  }
  return rows;
}

/** What was typed, as sets; blank rows at the end are left out. */
export function setsOf(entries: readonly SetEntry[], rules: MatchRules): SetScore[] {
  const won: SetsWon = [0, 0];
  const sets: SetScore[] = [];
  for (const { entry } of setRows(entries, rules)) {
    const set = setOf(entry, matchTiebreakDue(rules, won));
    if (!set) break;
    sets.push(set);
    if (validateSetAt(rules, won, set) === null) countSet(won, set);
  }
  return sets;
}

/** Rows of which only one number was typed, or that stand below a blank one. */
export function halfTyped(entries: readonly SetEntry[], rules: MatchRules): Record<number, SetProblems> {
  const problems: Record<number, SetProblems> = {};
  const rows = setRows(entries, rules);
  const last = rows.findLastIndex(({ entry }) => entry.games.some(Boolean));
  for (const [index, { entry }] of rows.entries()) {
    if (index <= last && !numbers(entry.games))
      problems[index] = { games: "Informe os games das duas duplas." };
    else if (entry.tieBreak.some(Boolean) && !numbers(entry.tieBreak))
      problems[index] = { tieBreak: "Informe os pontos das duas duplas no tie-break." };
  }
  return problems;
}

/** A set that stands, ready to be corrected. */
export function entryOfSet({ games, tiebreak }: SetScore): SetEntry {
  const isMatchTiebreak = tiebreak && games[0] + games[1] === 1;
  const text = (points: Points): [string, string] => [String(points[0]), String(points[1])];
  if (isMatchTiebreak) return { games: text(tiebreak), tieBreak: ["", ""] };
  return { games: text(games), tieBreak: tiebreak ? text(tiebreak) : ["", ""] };
}

function setOf({ games: typed, tieBreak }: SetEntry, matchTiebreakTo: number | null): SetScore | null {
  const points = numbers(typed);
  if (!points) return null;
  if (matchTiebreakTo === null) return { games: points, tiebreak: numbers(tieBreak) };
  const isOver = Math.max(...points) >= matchTiebreakTo && Math.abs(points[0] - points[1]) >= 2;
  const winner = leaderOf(points);
  return { games: isOver ? (winner === 0 ? [1, 0] : [0, 1]) : [0, 0], tiebreak: points };
}

function mayHaveTieBreak(games: Points, { setFormat }: MatchRules): boolean {
  const { tiebreakAt } = setFormats[setFormat];
  return Math.min(...games) === tiebreakAt && Math.max(...games) <= tiebreakAt + 1;
}

/** The two numbers; null until both are there. */
export function numbers([first, second]: readonly [string, string]): Points | null {
  return first === "" || second === "" ? null : [Number(first), Number(second)];
}
