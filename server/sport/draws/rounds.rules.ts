import { type DrawFormat, type DrawStage, drawStages, groupLetter } from "./draw-plan.rules";

/** How far an entry came, from the winner down. GROUP: out before the last 32, or in the groups. */
export const roundsReached = ["W", "F", "SF", "QF", "R16", "R32", "GROUP"] as const;
export type RoundReached = (typeof roundsReached)[number];

/** @param depth 0 for the winner of the final, 1 for its loser, 2 for who lost a semifinal, … */
export function roundAtDepth(depth: number): RoundReached {
  return roundsReached[Math.min(depth, roundsReached.length - 1)] ?? "GROUP";
}

/** Where there is no single bracket: 1st, 2nd, up to 4th, up to 8th, up to 16th, up to 32nd. */
export function roundAtPosition(position: number): RoundReached {
  return roundAtDepth(Math.ceil(Math.log2(position)));
}

/** What a round is called by how far it is from the final: 0 is the final itself. */
export function roundName(roundsToFinal: number): string {
  return (
    ["final", "semifinal", "quartas de final", "oitavas de final"][roundsToFinal] ??
    `${2 ** roundsToFinal} avos de final`
  );
}

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

interface DrawBracketsRulesPlacedMatch {
  readonly stage: DrawStage | null;
  readonly round: number;
  readonly order: number;
}

/** The brackets of a draw in the order one looks at them, round by round. */
export function bracketsOf<M extends DrawBracketsRulesPlacedMatch>(
  matches: readonly M[],
  format: DrawFormat,
): Bracket<M>[] {
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
