import { drawFormatLabel, drawFormats } from "./draw-plan.rules";

/** How a category is played: by pairs in a draw, or by everybody for themselves in a Super N. */
export const categoryFormats = [...drawFormats, "SUPER_N"] as const;
export type CategoryFormat = (typeof categoryFormats)[number];

export const categoryFormatLabel: Record<CategoryFormat, string> = {
  ...drawFormatLabel,
  SUPER_N: "Super N",
};

/** Whether people enter a category two by two: also one that is not known yet. */
export const entersInPairs = (
  category: { readonly drawFormat: CategoryFormat } | null | undefined,
): boolean => category?.drawFormat !== "SUPER_N";
