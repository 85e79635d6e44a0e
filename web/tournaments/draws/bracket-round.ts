import type { BracketMatch_match$key } from "../../__generated__/BracketMatch_match.graphql";

/** A round as both ways of showing a bracket take it. */
export interface BracketRound {
  readonly number: number;
  readonly name: string;
  readonly matches: readonly (BracketMatch_match$key & {
    readonly id: string;
    readonly order: number;
    readonly status: string;
  })[];
}

/** The round one looks for first: the first that still has a match to play; the last one when all is over. */
export function roundInPlay(rounds: readonly BracketRound[]): number {
  const open = rounds.find(({ matches }) => matches.some(({ status }) => status !== "PLAYED"));
  return (open ?? rounds.at(-1))?.number ?? 1;
}
