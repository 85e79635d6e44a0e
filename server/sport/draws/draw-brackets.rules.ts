import { roundName } from "./round-reached.rules";
import { drawStages, type DrawFormat, type DrawStage } from "./draw-plan.rules";

export interface BracketRound<M> {
  readonly number: number;
  /** "Semifinal", "Rodada 2". */
  readonly name: string;
  readonly matches: readonly M[];
}

/** The matches of one stage outside the groups. */
export interface Bracket<M> {
  readonly stage: DrawStage;
  readonly rounds: readonly BracketRound<M>[];
}

interface PlacedMatch {
  readonly stage: DrawStage | null;
  readonly round: number;
  readonly order: number;
}

/** The brackets of a draw in the order one looks at them, round by round. */
export function bracketsOf<M extends PlacedMatch>(matches: readonly M[], format: DrawFormat): Bracket<M>[] {
  return drawStages.flatMap((stage) => {
    const own = matches.filter((match) => match.stage === stage);
    if (stage === "GROUP" || own.length === 0) return [];
    const last = Math.max(...own.map(({ round }) => round));
    const rounds = Array.from({ length: last }, (_, index) => ({
      number: index + 1,
      name: nameOf(stage, index + 1, last, format),
      matches: own.filter(({ round }) => round === index + 1).sort((one, other) => one.order - other.order),
    }));
    return [{ stage, rounds }];
  });
}

function nameOf(stage: DrawStage, round: number, last: number, format: DrawFormat): string {
  switch (stage) {
    case "THIRD_PLACE":
      return "Disputa de 3º lugar";
    case "GRAND_FINAL":
      return "Grande final";
    case "LOSERS":
      return round === last ? "Final dos perdedores" : `Rodada ${round}`;
    case "MAIN":
    case "CONSOLATION":
    case "GROUP":
      if (format === "DOUBLE_ELIMINATION") return round === last ? "Final dos vencedores" : `Rodada ${round}`;
      return capitalised(roundName(last - round));
  }
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
