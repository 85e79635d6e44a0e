import type { DrawPlan, PlannedMatch, SideSource } from "../../server/sport/draws/draw-plan.rules";

export const slotMinutes = 40;

export interface CourtSlot {
  /** From 0, one after the other. */
  readonly slot: number;
  /** From 0. */
  readonly court: number;
}

/** A place for every match: in its number's order, never before what it follows, a slot of rest between two of a pair. */
export function courtSlots(plan: DrawPlan, courts: number): Map<number, CourtSlot> {
  const slots = new Map<number, CourtSlot>();
  const used = new Map<number, number>();
  const lastOf = new Map<string, number>();
  const groupsEnd = () =>
    Math.max(
      -1,
      ...plan.matches
        .filter(({ stage }) => stage === "GROUP")
        .map(({ number }) => slots.get(number)?.slot ?? -1),
    );
  // A slot of rest lies between what one waits for and one's own match.
  const earliest = (source: SideSource): number => {
    if (source.kind === "ENTRY") return (lastOf.get(source.entryId) ?? -2) + 2;
    if (source.kind === "GROUP_PLACE") return groupsEnd() + 2;
    return (slots.get(source.match)?.slot ?? -2) + 2;
  };
  for (const match of plan.matches) {
    let slot = Math.max(...match.sides.map(earliest));
    while ((used.get(slot) ?? 0) >= Math.max(1, courts)) slot += 1;
    const court = used.get(slot) ?? 0;
    used.set(slot, court + 1);
    slots.set(match.number, { slot, court });
    for (const entry of entriesOf(match)) lastOf.set(entry, slot);
  }
  return slots;
}

const entriesOf = ({ sides }: PlannedMatch): string[] =>
  sides.flatMap((source) => (source.kind === "ENTRY" ? [source.entryId] : []));
