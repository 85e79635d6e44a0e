import { roundName } from "./round-reached.rules";
import type { DrawFormat, DrawStage } from "./draw-plan.rules";
import { groupLetter } from "./side-source.rules";

interface PlacedMatch {
  readonly stage: DrawStage;
  readonly group: number | null;
  readonly round: number;
}

/**
 * Where a match stands in its draw: "Grupo A", "Quartas de final", "Disputa de 3º lugar", "Consolação: semifinal".
 * @param rounds how many rounds its stage has.
 */
export function matchPhase({ stage, group, round }: PlacedMatch, rounds: number, format: DrawFormat): string {
  switch (stage) {
    case "GROUP":
      return format === "ROUND_ROBIN" ? `Rodada ${round}` : `Grupo ${groupLetter(group ?? 0)}`;
    case "THIRD_PLACE":
      return "Disputa de 3º lugar";
    case "GRAND_FINAL":
      return "Grande final";
    case "CONSOLATION":
      return `Consolação: ${roundName(rounds - round)}`;
    case "LOSERS":
      return round === rounds ? "Final dos perdedores" : `Perdedores: rodada ${round}`;
    case "MAIN": {
      if (format === "DOUBLE_ELIMINATION")
        return round === rounds ? "Final dos vencedores" : `Vencedores: rodada ${round}`;
      const name = roundName(rounds - round);
      return name.charAt(0).toUpperCase() + name.slice(1);
    }
  }
}
