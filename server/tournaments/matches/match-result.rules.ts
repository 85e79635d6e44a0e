import { z } from "zod";
import { walkoverScore, matchOutcomes, type MatchOutcome } from "./outcome.rules";
import type { MatchRules } from "./match-format.rules";
import { matchWinner, validateMatchScore } from "./match-score.rules";
import { completeRetirement } from "./retirement.rules";
import { opponentOf, type ScoreProblem, type SetScore, type Side } from "./score.rules";

/** Far above any tie-break ever played; what is higher was typed wrong, and the sums made of it have to be stored. */
const highestCount = 999;

const pair = (message: string) => {
  const count = z
    .number({ error: message })
    .max(highestCount, `Cada lado pode ter no máximo ${highestCount}`);
  return z.tuple([count, count], { error: message });
};

/** A result as it is typed in: how the match ended, the games of side 1 and side 2, and who was absent or gave up. */
export const matchResultSchema = z
  .object({
    outcome: z.enum(matchOutcomes, { error: "Informe como o jogo terminou" }),
    games: pair("Informe os games dos dois lados").nullish(),
    tieBreak: pair("Informe os pontos dos dois lados no tie-break").nullish(),
    absentOrRetiredSide: z.union([z.literal(1), z.literal(2)], { error: "Informe qual dupla" }).nullish(),
  })
  .superRefine((result, ctx) => {
    const needsGames = result.outcome === "COMPLETED" || result.outcome === "RETIREMENT";
    const needsSide = result.outcome === "WALKOVER" || result.outcome === "RETIREMENT";
    if (needsGames && !result.games)
      ctx.addIssue({ code: "custom", path: ["games"], message: "Informe os games dos dois lados" });
    if (needsSide && !result.absentOrRetiredSide)
      ctx.addIssue({
        code: "custom",
        path: ["absentOrRetiredSide"],
        message:
          result.outcome === "WALKOVER" ? "Informe qual dupla não compareceu" : "Informe qual dupla desistiu",
      });
  });

export type MatchResult = z.output<typeof matchResultSchema>;

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
  const typed: SetScore[] = result.games ? [{ games: result.games, tiebreak: result.tieBreak ?? null }] : [];
  if (outcome === "DOUBLE_WALKOVER") return { outcome, sets: [], winner: null };
  if (outcome === "COMPLETED")
    return validateMatchScore(rules, typed) ?? { outcome, sets: typed, winner: matchWinner(typed) };
  if (missing === null) throw new TypeError("a walkover or retirement names its side");
  const winner = opponentOf(missing);
  if (outcome === "WALKOVER") return { outcome, sets: walkoverScore(rules, winner), winner };
  const completion = completeRetirement(rules, typed, missing);
  return completion.ok ? { outcome, sets: completion.sets, winner } : completion.problem;
}
