import type { DrawStage } from "../../../server/sport/draws/draw-plan.rules";
import type { MatchWay } from "./match-way";
import type { ShownSet } from "./match-words";

/** A side of a match as the bracket shows it. */
export interface BracketSide {
  /** The names of both athletes; empty while the pair is unknown. */
  readonly names: readonly string[];
  readonly seed: number | null;
  /** "Vencedor do jogo 7", while the pair is unknown. */
  readonly origin: string | null;
  readonly sets: readonly ShownSet[];
  readonly isWinner: boolean;
  /** Whether it is the highlighted pair. */
  readonly isOwn?: boolean;
}

export interface BracketMatch {
  /** Null in a preview. */
  readonly id: string | null;
  readonly way: MatchWay;
  readonly number: number;
  /** Position from the top, starting at 1; missing numbers are byes. */
  readonly order: number;
  readonly sides: readonly BracketSide[];
  /** "W.O.", "sáb 09:00 · Quadra 2"; null if there is nothing to say. */
  readonly note: string | null;
  readonly state: "open" | "live" | "over";
}

export interface BracketRound {
  readonly name: string;
  readonly matches: readonly BracketMatch[];
}

/** A place in a column; `match` is null for a bye. */
export interface BracketSlot {
  readonly match: BracketMatch | null;
  /** The direction of the line to the next column; null without one. */
  readonly leads: "up" | "down" | "straight" | null;
  /** Whether a line from the previous column ends here. */
  readonly reached: boolean;
}

/** The column shown first: the first with an unplayed match, otherwise the last. */
export function currentColumn(rounds: readonly BracketRound[]): number {
  const open = rounds.findIndex(({ matches }) => matches.some(({ state }) => state !== "over"));
  return open === -1 ? rounds.length - 1 : open;
}

/** Each column with all its slots, byes included, so that the lines between columns meet. */
export function bracketSlots(stage: DrawStage, rounds: readonly BracketRound[]): BracketSlot[][] {
  const last = rounds.length - 1;
  // In the losers' bracket every second round only adds the losers of the winners' bracket, so its size stays.
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
