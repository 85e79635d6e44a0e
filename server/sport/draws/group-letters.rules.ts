import type { DrawPlan } from "./draw-plan.rules";

type Letters = Pick<DrawPlan, "lettersByResult" | "seeds">;

/** Whether the plan means this group by its own letter: all groups, or those that seeds opened. */
export const keepsLetter = ({ lettersByResult, seeds }: Letters, group: number): boolean =>
  !lettersByResult || group < seeds;

/** Whether the plan may mean this group by that letter, as far as is known before the groups are over. */
export const mayMean = (letters: Letters, letter: number, group: number): boolean =>
  keepsLetter(letters, letter) ? group === letter : !keepsLetter(letters, group);

export const seedsAmong = (entries: readonly { readonly seed: number | null }[]): number =>
  entries.filter(({ seed }) => seed !== null).length;
