import { matchFormats, type MatchRules } from "./match-format.rules";
import {
  areCounts,
  leaderOf,
  problem,
  validateSet,
  validateTieBreak,
  writeScore,
  type ScoreProblem,
  type SetScore,
  type Side,
} from "./score.rules";

/** Sets each side has won so far. */
export type SetsWon = [number, number];

/** Whether a finished match's score is possible; null when it is. Never throws. */
export function validateMatchScore(rules: MatchRules, sets: readonly SetScore[]): ScoreProblem | null {
  const [first, ...others] = sets;
  if (!first) return problem("Informe o placar do jogo.");
  if (onlyGamesCount(rules)) return validateGameCount(rules, [first, ...others]);
  const won: SetsWon = [0, 0];
  for (const [index, set] of sets.entries()) {
    if (isDecided(rules, won)) return alreadyDecided(index);
    const wrong = validateSetAt(rules, won, set);
    if (wrong) return atSet(rules, index, wrong);
    countSet(won, set);
  }
  if (isDecided(rules, won)) return null;
  return problem(
    `O jogo ainda não está decidido (${writeScore(won)} em sets): vence quem ganha ${matchFormats[rules.matchFormat].setsToWin} sets.`,
  );
}

/** Whether a match is one count of games, without sets to win. */
export function onlyGamesCount({ matchFormat }: MatchRules): boolean {
  return matchFormat === "FIXED_GAMES" || matchFormat === "TIMED";
}

/** Who won a possible score: more sets, or more games where only games count; null for a draw. */
export function matchWinner(sets: readonly SetScore[]): Side | null {
  const won: SetsWon = [0, 0];
  for (const set of sets) countSet(won, set);
  return leaderOf(won);
}

/** Points of the match tie-break now due instead of a set; null when a set is due. */
export function matchTiebreakDue(rules: MatchRules, won: Readonly<SetsWon>): number | null {
  const { setsToWin, matchTiebreakTo } = matchFormats[rules.matchFormat];
  return won.every((sets) => sets === setsToWin - 1) ? matchTiebreakTo : null;
}

/** Whether one set, or match tie-break, is possible at this point of the match. */
export function validateSetAt(rules: MatchRules, won: Readonly<SetsWon>, set: SetScore): ScoreProblem | null {
  const tiebreakTo = matchTiebreakDue(rules, won);
  return tiebreakTo === null ? validateSet(rules.setFormat, set) : validateMatchTiebreak(set, tiebreakTo);
}

export function isDecided(rules: MatchRules, won: Readonly<SetsWon>): boolean {
  return Math.max(...won) >= matchFormats[rules.matchFormat].setsToWin;
}

export function countSet(won: SetsWon, set: SetScore): void {
  const winner = leaderOf(set.games);
  if (winner !== null) won[winner] += 1;
}

export function alreadyDecided(setIndex: number): ScoreProblem {
  return problem(`O jogo já estava decidido antes do set ${setIndex + 1}. Retire esse set.`, setIndex);
}

/** Names the set in the message where a match has more than one. */
export function atSet(rules: MatchRules, setIndex: number, { message }: ScoreProblem): ScoreProblem {
  const several = matchFormats[rules.matchFormat].setsToWin > 1;
  return problem(several ? `Set ${setIndex + 1}: ${message}` : message, setIndex);
}

function validateMatchTiebreak({ games, tiebreak }: SetScore, target: number): ScoreProblem | null {
  if (!tiebreak)
    return problem(`O match tie-break até ${target} decide o jogo. Informe os pontos de cada lado.`);
  const wrongPoints = validateTieBreak(tiebreak, target);
  if (wrongPoints) return wrongPoints;
  const winner = leaderOf(tiebreak);
  const countsOneGame = winner === 0 ? games[0] === 1 && games[1] === 0 : games[0] === 0 && games[1] === 1;
  return countsOneGame
    ? null
    : problem("O match tie-break vale 1 game para quem o venceu: registre 1x0 ou 0x1.");
}

/** What is wrong with the form of a score where only games count, whether finished or under way. */
export function gameCountProblem(sets: readonly SetScore[]): ScoreProblem | null {
  const [set] = sets;
  if (!set || sets.length > 1)
    return problem("Este formato tem um único placar de games. Retire os outros sets.");
  if (!areCounts(set.games))
    return problem("Informe os games de cada lado com números inteiros a partir de 0.", 0);
  return set.tiebreak ? problem("Este formato não tem tie-break.", 0) : null;
}

function validateGameCount(rules: MatchRules, sets: readonly [SetScore, ...SetScore[]]): ScoreProblem | null {
  const wrongForm = gameCountProblem(sets);
  if (wrongForm) return wrongForm;
  const { games } = sets[0];
  const [first, second] = games;
  if (rules.matchFormat === "TIMED") {
    return rules.goldenPoint && first === second
      ? problem(`Empate em ${writeScore(games)} não é possível: o ponto de ouro decide o jogo.`, 0)
      : null;
  }
  if (!rules.fixedGames) return problem("Este formato precisa do número de games do jogo.");
  if (first + second === rules.fixedGames) return null;
  const decidedByOneMore = first + second === rules.fixedGames + 1 && Math.abs(first - second) === 1;
  if (rules.someoneGoesOn && decidedByOneMore) return null;
  return problem(
    `Placar ${writeScore(games)} não é possível: são sempre ${rules.fixedGames} games, e a soma dos dois lados deve ser ${rules.fixedGames}.`,
    0,
  );
}
