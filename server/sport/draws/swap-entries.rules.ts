import type { DrawPlan, SideSource } from "./draw-plan.rules";

/** Two entries of a draw trade places, in the groups and in every match; lots stay with their entries. */
export function swapEntries(plan: DrawPlan, one: string, other: string): DrawPlan {
  const traded = (id: string) => {
    if (id === one) return other;
    return id === other ? one : id;
  };
  const side = (source: SideSource): SideSource =>
    source.kind === "ENTRY" ? { ...source, entryId: traded(source.entryId) } : source;
  return {
    ...plan,
    groups: plan.groups.map((group) => group.map(traded)),
    matches: plan.matches.map((match) => ({ ...match, sides: [side(match.sides[0]), side(match.sides[1])] })),
  };
}
