import { z } from "zod";
import { nullableCleanString, optionalCleanString } from "../../platform/text-fields.rules";
import { walkoverScore, matchOutcomes, type MatchOutcome } from "./outcome.rules";
import type { MatchRules } from "./match-format.rules";
import { matchWinner, validateMatchScore } from "./match-score.rules";
import { completeRetirement } from "./retirement.rules";
import { opponentOf, problem, writeScore, type ScoreProblem, type SetScore, type Side } from "./score.rules";

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
