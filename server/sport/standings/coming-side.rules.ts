import { VACANT, type DrawSide } from "./draw-progress.rules";

/** Who comes to a side of a match, as rows and the API say it. Neither a pair nor vacant: not known yet. */
export interface ComingSide {
  readonly pairId: string | null;
  readonly vacant: boolean;
}

export const comingSide = (side: DrawSide): ComingSide => ({
  pairId: typeof side === "string" ? side : null,
  vacant: side === VACANT,
});
