import { type MatchRules, setFormats } from "./match-format.rules";
import {
  alreadyDecided,
  atSet,
  countSet,
  gameCountProblem,
  isDecided,
  matchTiebreakDue,
  matchWinner,
  onlyGamesCount,
  validateMatchScore,
  validateSetAt,
  type SetsWon,
} from "./match-score.rules";
import {
  isUnfinishedSet,
  leaderOf,
  opponentOf,
  type Points,
  problem,
  type ScoreProblem,
  type SetScore,
  type Side,
  sideFirst,
  validateTieBreak,
} from "./score.rules";

/**
 * The score of a match in progress: the sets in order, of which the last may be unfinished. A set is added with its
 * first game, or first point of a match tie-break, so a match at 0x0 is an empty list.
 */
export type LiveScore = readonly SetScore[];

/** What the next tap on a side counts. */
export type Counting = "GAME" | "TIE_BREAK_POINT" | "MATCH_TIE_BREAK_POINT";

export interface LiveState {
  /** Sets each side has won. */
  won: Readonly<SetsWon>;
  /** The set that is played, from 1; of a decided match the last one. */
  setNumber: number;
  /** Its score so far, 0x0 before its first game. */
  current: SetScore;
  /** Null once nothing more can be counted. */
  counting: Counting | null;
  /** Points the tie-break under way goes to; null outside of one. */
  tieBreakTo: number | null;
  /** Whether the score as it is can end the match. */
  canEnd: boolean;
  /** The winner, once the score can end the match; null before that, and for a draw. */
  winner: Side | null;
}

const nothingYet: SetScore = { games: [0, 0] };

/** The state of a match at a score. @param score one that `liveScoreProblem` accepts. */
export function liveState(rules: MatchRules, score: LiveScore): LiveState {
  if (onlyGamesCount(rules)) return stateOfGameCount(rules, score);
  const { done, current } = split(rules, score);
  const won: SetsWon = [0, 0];
  for (const set of done) countSet(won, set);
  const over = isDecided(rules, won);
  const tieBreakTo = over ? null : tieBreakDue(rules, won, current);
  return {
    won,
    setNumber: over ? done.length : done.length + 1,
    current: over ? (done.at(-1) ?? nothingYet) : current,
    counting: over ? null : countingIn(rules, won, tieBreakTo),
    tieBreakTo,
    canEnd: over,
    winner: over ? leaderOf(won) : null,
  };
}

/** What a tap on this side would end; null when play goes on, or when nothing more can be counted. */
export function endedBy(rules: MatchRules, score: LiveScore, side: Side): "SET" | "MATCH" | null {
  const next = addGame(rules, score, side);
  if (!next) return null;
  if (liveState(rules, next).counting === null) return "MATCH";
  return !onlyGamesCount(rules) && split(rules, next).done.length > split(rules, score).done.length
    ? "SET"
    : null;
}

/**
 * One tap: a game for this side, or a point while a tie-break is played.
 * @returns the new score; null when nothing can be counted any more.
 */
export function addGame(rules: MatchRules, score: LiveScore, side: Side): LiveScore | null {
  const { counting, current, tieBreakTo, won } = liveState(rules, score);
  if (counting === null) return null;
  const done = onlyGamesCount(rules) ? [] : split(rules, score).done;
  if (counting === "GAME") return [...done, { games: plus(current.games, side, 1) }];
  const points = plus(current.tiebreak ?? [0, 0], side, 1);
  const target = tieBreakTo ?? 0;
  const ends = validateTieBreak(points, target) === null;
  const isMatchTieBreak = matchTiebreakDue(rules, won) !== null;
  const before = isMatchTieBreak ? nothingYet.games : current.games;
  return [...done, { games: ends ? plus(before, side, 1) : before, tiebreak: points }];
}

/**
 * Awards the whole tie-break to this side, when its points are not recorded.
 * @returns null unless a set's tie-break is due and no point of it has been counted.
 */
export function winTieBreak(rules: MatchRules, score: LiveScore, side: Side): LiveScore | null {
  const { counting, current } = liveState(rules, score);
  if (counting !== "TIE_BREAK_POINT" || current.tiebreak) return null;
  return [...split(rules, score).done, { games: plus(current.games, side, 1) }];
}

/**
 * Takes back this side's last game or point: what `addGame` or `winTieBreak` did for the same side is undone.
 * @returns null when there is nothing of this side to take back, or not before something of the other side.
 */
export function undo(rules: MatchRules, score: LiveScore, side: Side): LiveScore | null {
  const undone = withoutLast(rules, score, side);
  return undone && !liveScoreProblem(rules, undone) ? undone : null;
}

function withoutLast(rules: MatchRules, score: LiveScore, side: Side): LiveScore | null {
  const last = score.at(-1);
  if (!last) return null;
  const before = score.slice(0, -1);
  if (onlyGamesCount(rules)) return last.games[side] === 0 ? null : keep(before, less(last.games, side));
  const { done } = split(rules, score);
  if (done.length < score.length) {
    // The last set is under way.
    if (last.tiebreak)
      return last.tiebreak[side] === 0 ? null : keep(before, last.games, less(last.tiebreak, side));
    return last.games[side] === 0 ? null : keep(before, less(last.games, side));
  }
  // It is over: only its winner's last tap can have ended it.
  if (leaderOf(last.games) !== side) return null;
  const games = less(last.games, side);
  return keep(before, games, last.tiebreak && less(last.tiebreak, side));
}

/** Why a score, finished or not, is impossible; null for a possible one. Never throws. */
export function liveScoreProblem(rules: MatchRules, score: LiveScore): ScoreProblem | null {
  if (score.length === 0) return null;
  if (onlyGamesCount(rules)) return gameCountUnderWayProblem(rules, score);
  const won: SetsWon = [0, 0];
  for (const [index, set] of score.entries()) {
    if (isDecided(rules, won)) return alreadyDecided(index);
    const wrong = validateSetAt(rules, won, set);
    if (!wrong) {
      countSet(won, set);
      continue;
    }
    const isLast = index === score.length - 1;
    if (!isLast || !isUnfinishedSet(rules.setFormat, matchTiebreakDue(rules, won), set))
      return atSet(rules, index, wrong);
  }
  return null;
}

/** Whether two scores say the same. */
export function sameScore(one: LiveScore, other: LiveScore): boolean {
  return one.length === other.length && one.every((set, index) => sameSet(set, other[index]));
}

const sameSet = (one: SetScore, other: SetScore | undefined): boolean =>
  other !== undefined && samePoints(one.games, other.games) && samePoints(one.tiebreak, other.tiebreak);

const samePoints = (one?: Points | null, other?: Points | null): boolean =>
  one?.[0] === other?.[0] && one?.[1] === other?.[1];

/** The sets that are over, and the one that is played. */
function split(rules: MatchRules, score: LiveScore): { done: SetScore[]; current: SetScore } {
  const won: SetsWon = [0, 0];
  const done: SetScore[] = [];
  for (const set of score) {
    if (validateSetAt(rules, won, set)) return { done, current: set };
    done.push(set);
    countSet(won, set);
  }
  return { done, current: nothingYet };
}

function tieBreakDue(rules: MatchRules, won: Readonly<SetsWon>, current: SetScore): number | null {
  const matchTieBreak = matchTiebreakDue(rules, won);
  if (matchTieBreak !== null) return matchTieBreak;
  const { tiebreakAt, tiebreakTo } = setFormats[rules.setFormat];
  return current.games.every((games) => games === tiebreakAt) ? tiebreakTo : null;
}

function countingIn(rules: MatchRules, won: Readonly<SetsWon>, tieBreakTo: number | null): Counting {
  if (tieBreakTo === null) return "GAME";
  return matchTiebreakDue(rules, won) === null ? "TIE_BREAK_POINT" : "MATCH_TIE_BREAK_POINT";
}

function stateOfGameCount(rules: MatchRules, score: LiveScore): LiveState {
  const current = score[0] ?? nothingYet;
  const winner = matchWinner([current]);
  const canEnd = validateMatchScore(rules, [current]) === null && !(rules.someoneGoesOn && winner === null);
  const over = canEnd && rules.matchFormat === "FIXED_GAMES";
  return {
    won: [0, 0],
    setNumber: 1,
    current,
    counting: over ? null : "GAME",
    tieBreakTo: null,
    canEnd,
    winner: canEnd ? winner : null,
  };
}

function gameCountUnderWayProblem(rules: MatchRules, score: LiveScore): ScoreProblem | null {
  const wrong = gameCountProblem(score);
  const [set] = score;
  if (wrong || !set || rules.matchFormat === "TIMED") return wrong;
  if (!rules.fixedGames) return problem("Este formato precisa do número de games do jogo.");
  return set.games[0] + set.games[1] <= rules.fixedGames || validateMatchScore(rules, score) === null
    ? null
    : problem(`O jogo termina com ${rules.fixedGames} games.`, 0);
}

const plus = (points: Points, side: Side, more: number): Points =>
  sideFirst(side, points[side] + more, points[opponentOf(side)]);

const less = (points: Points, side: Side): Points => plus(points, side, -1);

/** The sets before, and the last one unless nothing is left of it. */
function keep(before: LiveScore, games: Points, points?: Points | null): LiveScore {
  const tiebreak = points && (points[0] > 0 || points[1] > 0) ? points : null;
  if (tiebreak) return [...before, { games, tiebreak }];
  return games[0] === 0 && games[1] === 0 ? before : [...before, { games }];
}
