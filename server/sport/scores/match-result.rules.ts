import { z } from "zod";
import { nullableCleanString, optionalCleanString } from "../../platform/input-fields.rules";
import type { MatchRules } from "./match-format.rules";
import {
  alreadyDecided,
  atSet,
  countSet,
  gameCountProblem,
  isDecided,
  matchTiebreakDue,
  matchWinner,
  onlyGamesCount,
  type SetsWon,
  validateMatchScore,
  validateSetAt,
} from "./match-score.rules";
import { type MatchOutcome, matchOutcomes, walkoverScore } from "./match-outcome.rules";
import {
  completeSet,
  isUnfinishedSet,
  opponentOf,
  problem,
  type ScoreProblem,
  type SetScore,
  type Side,
  sideFirst,
  writeScore,
} from "./score.rules";

type Completion =
  | { readonly ok: true; readonly sets: SetScore[] }
  | { readonly ok: false; readonly problem: ScoreProblem };

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

/** Far above any tie-break ever played; what is higher was typed wrong, and the sums made of it have to be stored. */
const highestCount = 999;

const pair = (message: string) => {
  const count = z
    .number({ error: message })
    .max(highestCount, `Cada lado pode ter no máximo ${highestCount}`);
  return z.tuple([count, count], { error: message });
};

const scoreShape = {
  games: pair("Informe os games dos dois lados"),
  tieBreak: pair("Informe os pontos dos dois lados no tie-break").nullish(),
};

const resultShape = z.object({
  outcome: z.enum(matchOutcomes, { error: "Informe como o jogo terminou" }),
  sets: z.array(z.object(scoreShape)).max(3, "Um jogo tem no máximo 3 sets").nullish(),
  games: scoreShape.games.nullish(),
  tieBreak: scoreShape.tieBreak,
  absentOrRetiredSide: z.union([z.literal(1), z.literal(2)], { error: "Informe qual dupla" }).nullish(),
});

/**
 * A result as it is typed in: how the match ended, the games of side 1 and side 2 set by set, and who was absent or gave
 * up. A match of one set may give its games and tie-break without the list.
 */
export const matchResultSchema = resultShape.superRefine(complete);
export type MatchResult = z.output<typeof matchResultSchema>;

/** What is noted beside a match; null takes it away. */
export const matchNotes = nullableCleanString().pipe(
  z.string().max(1000, "Observações devem ter no máximo 1000 caracteres").nullable(),
);

const changeReason = optionalCleanString().pipe(
  z.string().max(300, "Motivo deve ter no máximo 300 caracteres").nullable(),
);

/** Why a W.O. was no W.O. */
export const takenBackSchema = z.object({ reason: changeReason });

/** That a pair leaves the draw, or comes back to it. */
export const withdrawalSchema = takenBackSchema.extend({
  withdrawn: z
    .boolean()
    .nullish()
    .transform((leaves) => leaves ?? true),
});

/** A result with why it was changed, what is noted beside it, and whether other matches may move because of it. */
export const recordedResultSchema = resultShape
  .extend({
    reason: changeReason,
    /** Left out: they stay as they are. */
    notes: matchNotes.optional(),
    acceptMoves: z
      .boolean()
      .nullish()
      .transform((accepted) => accepted ?? false),
  })
  .superRefine(complete);
export type RecordedResult = z.output<typeof recordedResultSchema>;

function complete(
  { outcome, games, sets, absentOrRetiredSide }: z.output<typeof resultShape>,
  ctx: z.RefinementCtx,
): void {
  const needsGames = outcome === "COMPLETED" || outcome === "RETIREMENT";
  const needsSide = outcome === "WALKOVER" || outcome === "RETIREMENT";
  if (needsGames && !games && !sets)
    ctx.addIssue({ code: "custom", path: ["games"], message: "Informe os games dos dois lados" });
  if (needsSide && !absentOrRetiredSide)
    ctx.addIssue({
      code: "custom",
      path: ["absentOrRetiredSide"],
      message: outcome === "WALKOVER" ? "Informe qual dupla não compareceu" : "Informe qual dupla desistiu",
    });
}

/** What is written of a result: the sets as they count, and the winner (null after a double W.O.). */
export interface SettledResult {
  outcome: MatchOutcome;
  sets: SetScore[];
  winner: Side | null;
}

/** @returns what counts, or why the score cannot be. */
export function settleResult(rules: MatchRules, result: MatchResult): SettledResult | ScoreProblem {
  const { outcome } = result;
  const missing: Side | null = result.absentOrRetiredSide ? (result.absentOrRetiredSide === 1 ? 0 : 1) : null;
  const typed = setsOf(result);
  if (outcome === "DOUBLE_WALKOVER") return { outcome, sets: [], winner: null };
  if (outcome === "COMPLETED")
    return (
      validateMatchScore(rules, typed) ??
      missingWinner(rules, typed) ?? { outcome, sets: typed, winner: matchWinner(typed) }
    );
  if (missing === null) throw new TypeError("a walkover or retirement names its side");
  const winner = opponentOf(missing);
  if (outcome === "WALKOVER") return { outcome, sets: walkoverScore(rules, winner), winner };
  const completion = completeRetirement(rules, typed, missing);
  return completion.ok ? { outcome, sets: completion.sets, winner } : completion.problem;
}

/** The field that a problem of the score belongs to. */
export function pathOfProblem({ sets }: MatchResult, { setIndex }: ScoreProblem): string[] {
  if (!sets) return ["games"];
  return setIndex === null ? ["sets"] : ["sets", String(setIndex), "games"];
}

function setsOf({ sets, games, tieBreak }: MatchResult): SetScore[] {
  if (sets) return sets.map((set) => ({ games: set.games, tiebreak: set.tieBreak ?? null }));
  return games ? [{ games, tiebreak: tieBreak ?? null }] : [];
}

function missingWinner({ someoneGoesOn }: MatchRules, sets: readonly SetScore[]): ScoreProblem | null {
  const [first] = sets;
  if (!someoneGoesOn || !first || matchWinner(sets) !== null) return null;
  return problem(
    `Empate em ${writeScore(first.games)} não é possível: nesta fase alguém precisa avançar. Registre quem venceu o game decisivo.`,
    0,
  );
}
