import type { DrawStage } from "../../../server/sport/draws/draw-plan.rules";
import type { MatchWay } from "./match-way";
import type { ShownSet } from "./match-words";

/** A side of a match as the bracket shows it. */
export interface BracketSide {
  /** Of both athletes; empty while it is not known who comes. */
  readonly names: readonly string[];
  readonly seed: number | null;
  /** "Vencedor do jogo 7", while it is not known who comes. */
  readonly origin: string | null;
  readonly sets: readonly ShownSet[];
  readonly isWinner: boolean;
  /** Whose matches are looked for plays on it. */
  readonly isOwn?: boolean;
}

export interface BracketMatch {
  /** Null in a preview. */
  readonly id: string | null;
  readonly way: MatchWay;
  readonly number: number;
  /** From 1, from the top; numbers that are missing are byes. */
  readonly order: number;
  readonly sides: readonly BracketSide[];
  /** "W.O.", "sáb 09:00 · Quadra 2"; null when there is nothing to say. */
  readonly note: string | null;
  readonly state: "open" | "live" | "over";
}

export interface BracketRound {
  readonly name: string;
  readonly matches: readonly BracketMatch[];
}

/** A place in a column; null where somebody has a bye. */
export interface BracketSlot {
  readonly match: BracketMatch | null;
  /** Whether its winner goes on up, down or straight to the next column; null where no line leads on. */
  readonly leads: "up" | "down" | "straight" | null;
  /** Whether a line of the column before ends here. */
  readonly reached: boolean;
}

/** The column one looks at first: the first in which something is left to play, else the last. */
export function currentColumn(rounds: readonly BracketRound[]): number {
  const open = rounds.findIndex(({ matches }) => matches.some(({ state }) => state !== "over"));
  return open === -1 ? rounds.length - 1 : open;
}

/** Each column with all its places, so that the lines between them meet. */
export function bracketSlots(stage: DrawStage, rounds: readonly BracketRound[]): BracketSlot[][] {
  const last = rounds.length - 1;
  // Among the losers every second round only takes up who drops from the winners.
  const size = (index: number) => 2 ** (stage === "LOSERS" ? Math.floor((last - index) / 2) : last - index);
  const columns = rounds.map(({ matches }, index) =>
    Array.from({ length: size(index) }, (_, slot) => matches.find(({ order }) => order === slot + 1) ?? null),
  );
  return columns.map((column, index) => {
    const halves = columns[index + 1]?.length !== column.length;
    return column.map((match, slot): BracketSlot => {
      const before = columns[index - 1] ?? [];
      const from =
        before.length === column.length ? [before[slot]] : [before[2 * slot], before[2 * slot + 1]];
      const direction = halves ? (slot % 2 === 0 ? "down" : "up") : "straight";
      return {
        match,
        leads: match === null || index === last ? null : direction,
        reached: match !== null && from.some((it) => it !== null && it !== undefined),
      };
    });
  });
}
