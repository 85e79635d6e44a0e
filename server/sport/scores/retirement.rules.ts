import type { MatchRules } from "./match-format.rules";
import {
  alreadyDecided,
  atSet,
  countSet,
  gameCountProblem,
  isDecided,
  matchTiebreakDue,
  onlyGamesCount,
  validateSetAt,
  type SetsWon,
} from "./match-score.rules";
import { completeSet, isUnfinishedSet, sideFirst } from "./partial-set.rules";
import { opponentOf, problem, writeScore, type ScoreProblem, type SetScore, type Side } from "./score.rules";

export type Completion =
  { readonly ok: true; readonly sets: SetScore[] } | { readonly ok: false; readonly problem: ScoreProblem };

/**
 * The score written for a retirement: the missing games go to the side that stayed (2x1 → 6x1, 5x5 → 7x5).
 * Where only games count, a side that stayed may still have fewer of them: the winner is who stayed, not who leads.
 * @param partial the score when play stopped: finished sets and possibly one under way.
 * Each set keeps what was played of it.
 * @returns a score that `validateMatchScore` accepts, or why the partial one cannot be.
 */
export function completeRetirement(
  rules: MatchRules,
  partial: readonly SetScore[],
  retired: Side,
): Completion {
  const winner = opponentOf(retired);
  if (onlyGamesCount(rules)) return completeGameCount(rules, partial, winner);
  const won: SetsWon = [0, 0];
  const sets: SetScore[] = [];
  const add = (set: SetScore) => {
    sets.push(set);
    countSet(won, set);
  };
  let stoppedWithinSet = false;
  for (const [index, set] of partial.entries()) {
    if (isDecided(rules, won)) return refuse(alreadyDecided(index));
    const notFinished = validateSetAt(rules, won, set);
    if (!notFinished) {
      add(set);
      continue;
    }
    const tiebreakTo = matchTiebreakDue(rules, won);
    if (index < partial.length - 1) return refuse(atSet(rules, index, notFinished));
    if (!isUnfinishedSet(rules.setFormat, tiebreakTo, set)) {
      return refuse(atSet(rules, index, problem(`O placar parcial não é possível. ${notFinished.message}`)));
    }
    add({
      ...completeSet(rules.setFormat, tiebreakTo, set, winner),
      played: { games: set.games, tiebreak: set.tiebreak ?? null },
    });
    stoppedWithinSet = true;
  }
  if (isDecided(rules, won) && !stoppedWithinSet) {
    return refuse(problem("O jogo já terminou: registre o placar como encerrado."));
  }
  while (!isDecided(rules, won)) {
    const due = matchTiebreakDue(rules, won);
    add({ ...completeSet(rules.setFormat, due, { games: [0, 0] }, winner), played: { games: [0, 0] } });
  }
  return { ok: true, sets };
}

function completeGameCount(rules: MatchRules, partial: readonly SetScore[], winner: Side): Completion {
  const wrongForm = partial.length === 0 ? null : gameCountProblem(partial);
  if (wrongForm) return refuse(wrongForm);
  const games = partial[0]?.games ?? [0, 0];
  const own = games[winner];
  const other = games[opponentOf(winner)];
  if (rules.matchFormat === "TIMED") {
    const needsLastPoint = rules.goldenPoint && own === other;
    if (!needsLastPoint) return { ok: true, sets: [{ games }] };
    return { ok: true, sets: [{ games: sideFirst(winner, own + 1, other), played: { games } }] };
  }
  if (!rules.fixedGames) return refuse(problem("Este formato precisa do número de games do jogo."));
  if (own + other >= rules.fixedGames) {
    const limit = `o jogo termina com ${rules.fixedGames} games.`;
    return refuse(problem(`Placar parcial ${writeScore(games)} não é possível: ${limit}`, 0));
  }
  return {
    ok: true,
    sets: [{ games: sideFirst(winner, rules.fixedGames - other, other), played: { games } }],
  };
}

function refuse(why: ScoreProblem): Completion {
  return { ok: false, problem: why };
}
