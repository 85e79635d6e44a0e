import type { DrawPlan } from "../draws/draw-plan.rules";
import { VACANT, type DrawProgress, type MatchProgress } from "./draw-progress.rules";

type From = "WINNER_OF" | "LOSER_OF";

/**
 * The consequences of one result, in sentences: the next match of its winner, that of its loser, and what a W.O.
 * excludes them from.
 * @param phaseOf the name of a match by its number: "Semifinal".
 * @returns empty while the match has no result, and where nothing follows, as after a final.
 */
export function afterMatch(
  plan: DrawPlan,
  progress: DrawProgress,
  number: number,
  { walkoverBars, phaseOf }: { walkoverBars: boolean; phaseOf: (number: number) => string | null },
): string[] {
  const played = progress.matches.find(({ match }) => match.number === number);
  if (!played?.result) return [];
  if (played.match.stage === "GROUP") return afterGroupMatch(plan, played, walkoverBars);
  const named = (match: number) => {
    const phase = phaseOf(match);
    return phase === null ? `jogo ${match}` : `jogo ${match} (${phase})`;
  };
  const next = (from: From, match: number) =>
    progress.matches.find(({ match: { sides } }) =>
      sides.some((source) => source.kind === from && source.match === match),
    );
  const { outcome, winnerSide } = played.result;
  if (outcome === "DOUBLE_WALKOVER") {
    const alone = next("WINNER_OF", number);
    return alone
      ? [`Ninguém avança: quem vem do outro lado do ${named(alone.match.number)} fica sem adversário.`]
      : [];
  }
  if (winnerSide === null) return [];
  /** Skips matches with a vacant side, on to the next match to be played. */
  const way = (from: From): string | null => {
    const passed: string[] = [];
    let to = next(from, number);
    while (to?.state === "VACATED") {
      passed.push(named(to.match.number));
      to = next("WINNER_OF", to.match.number);
    }
    const goes = to ? `vai para o ${named(to.match.number)}` : null;
    if (passed.length === 0) return goes;
    return [`passa sem adversário pelo ${passed.join(" e pelo ")}`, goes].filter(Boolean).join(" e ");
  };
  const up = way("WINNER_OF");
  const down = played.loser === VACANT ? null : way("LOSER_OF");
  return [
    up && `Quem venceu ${up}.`,
    down && `Quem perdeu ${down}.`,
    outcome === "WALKOVER" && down === null && up !== null
      ? "Quem não compareceu não segue no torneio."
      : null,
  ].filter((sentence) => sentence !== null);
}

/** In a group only a W.O. has an immediate effect. After a double W.O. one of them may still qualify as second. */
function afterGroupMatch({ matches }: DrawPlan, { result }: MatchProgress, walkoverBars: boolean): string[] {
  if (matches.every(({ stage }) => stage === "GROUP")) return [];
  if (result?.outcome === "DOUBLE_WALKOVER") return ["Conta como derrota para as duas duplas."];
  return result?.outcome === "WALKOVER" && walkoverBars ? ["Quem não compareceu não avança do grupo."] : [];
}
